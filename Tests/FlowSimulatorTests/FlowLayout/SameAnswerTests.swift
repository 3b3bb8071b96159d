import FlowSimulator
import FlowTestSupport
import Testing

/// R6.14: objects are returned again while they are valid.
@MainActor @Suite("The same question again")
struct SameAnswerTests {
    private let layout = CollectionViewFlowLayout()
    private let source = TableSource([5])
    private let view: CollectionView

    init() {
        layout.itemSize = CGSize(width: 100, height: 80)
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        view = CollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
        view.register(CollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        view.register(
            CollectionReusableView.self, forSupplementaryViewOfKind: CollectionView.elementKindSectionHeader,
            withReuseIdentifier: "view")
        view.dataSource = source
    }

    private func answer(from start: CGFloat, to end: CGFloat) -> [CollectionViewLayoutAttributes] {
        layout.layoutAttributesForElements(in: CGRect(x: 0, y: start, width: 100, height: end - start)) ?? []
    }

    /// Objects made since this was asked last.
    private func made() -> Int {
        defer { view.resetStatistics() }
        return view.statistics.attributesMade
    }

    @Test("An answer that still holds is given again, object by object, and none is made")
    func again() {
        let first = answer(from: 0, to: 200)
        #expect(first.map(\.representedElementCategory) == [.supplementaryView, .cell, .cell])
        #expect(made() == 3)
        #expect(zip(answer(from: 0, to: 200), first).allSatisfy { $0 === $1 })
        #expect(made() == 0)
    }

    @Test("Of another rectangle only what is new is made")
    func moved() {
        let first = answer(from: 0, to: 200)
        #expect(made() == 3)
        let second = answer(from: 30, to: 230)
        #expect(made() == 1)
        #expect(second.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
        #expect(second[0] === first[1])
        #expect(second[1] === first[2])
        #expect(answer(from: 0, to: 10).first !== first[0])
        #expect(made() == 1)
        #expect(answer(from: 1000, to: 2000).isEmpty)
        #expect(answer(from: 1000, to: 2000).isEmpty)
    }

    @Test("Between two equal questions for a rectangle, one for an item changes nothing")
    func single() {
        let first = answer(from: 0, to: 200)
        let item = layout.layoutAttributesForItem(at: [0, 4])
        #expect(zip(answer(from: 0, to: 200), first).allSatisfy { $0 === $1 })
        #expect(layout.layoutAttributesForItem(at: [0, 4]) !== item)
    }

    @Test("An object that somebody changed is given again while its frame is right, else made anew and reported")
    func changed() {
        let first = answer(from: 0, to: 200)
        first[1].alpha = 0.5
        #expect(answer(from: 0, to: 200)[1] === first[1])
        first[1].frame.origin.x = 3
        let second = answer(from: 0, to: 200)
        #expect(second[1] !== first[1])
        #expect(second[1].frame.origin.x == 0)
        #expect(second[2] === first[2])
        #expect(view.issues.count == 1)
    }

    @Test("Elements that moved get new objects")
    func resized() {
        let first = answer(from: 0, to: 200)
        layout.headerReferenceSize.height = 30
        let second = answer(from: 0, to: 200)
        #expect(second.map(\.frame.minY) == [0, 30, 120])
        #expect(zip(first, second).allSatisfy { $0 !== $1 })
    }
}
