import FlowSimulator
import Testing

/// A layout that places its items while it is asked for them, as nothing forbids (R17.7).
@MainActor
@Suite("Layouts that place items when they are asked")
struct LatePlacementTests {
    /// Knows its length only once the elements were asked for.
    final class LateLayout: CollectionViewLayout {
        var length: CGFloat = 0
        var wanted: CGFloat = 10_000
        var growsWithEveryQuestion = false
        var sizeQuestions = 0

        override var collectionViewContentSize: CGSize {
            sizeQuestions += 1
            return CGSize(width: 320, height: length)
        }

        override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
            length = growsWithEveryQuestion ? length + 1 : wanted
            return (0..<100).compactMap { item in
                let attributes = CollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                attributes.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 320, height: 100)
                return attributes.frame.intersects(rect) ? attributes : nil
            }
        }
    }

    @Test("The view has the content size that holds after its elements were placed")
    func contentSize() {
        let layout = LateLayout()
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        #expect(screen.view.contentSize.height == 10_000)
        layout.wanted = 9_000
        layout.invalidateLayout()
        screen.settle()
        #expect(screen.view.contentSize.height == 9_000)
    }

    @Test("A size that stays is read once more and leads to no further round")
    func cost() {
        let layout = LateLayout()
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        (layout.sizeQuestions, screen.view.contentOffset.y) = (0, 50)
        screen.settle()
        #expect(layout.sizeQuestions == 1)
    }

    @Test("A size that is not a number goes round no longer than one that is", arguments: [CGFloat.nan, .infinity])
    func notANumber(length: CGFloat) {
        let layout = LateLayout()
        layout.wanted = length
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        #expect(screen.log.kinds.isEmpty)
        #expect(screen.view.statistics.elementQueries <= 3)
    }

    @Test("A layout that grows with every question is a loop, and is reported as one")
    func aLoop() {
        let layout = LateLayout()
        layout.growsWithEveryQuestion = true
        let screen = TestScreen(320, 480, counts: [100], layout: layout)
        screen.settle()
        #expect(screen.log.kinds.contains { if case .layoutLoop = $0 { true } else { false } })
    }
}
