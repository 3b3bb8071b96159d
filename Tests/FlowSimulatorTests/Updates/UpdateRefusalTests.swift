import FlowSimulator
import FlowTestSupport
import Testing

/// What does not add up is refused with UIKit's sentence, and everything is as it was (R10.3, R10.4, R13.5, G36).
@MainActor
@Suite("Updates that do not add up")
struct UpdateRefusalTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var sentence: String
        var counts: [Int]
        var operations: @MainActor @Sendable (CollectionView) -> Void

        var testDescription: String { sentence }
    }

    /// From counts of 3 and 2.
    nonisolated static let cases = [
        Case(
            sentence: "attempt to delete item 3 from section 0 which only contains 3 items before the update",
            counts: [2, 2]
        ) { $0.deleteItems(at: [IndexPath(item: 3, section: 0)]) },
        Case(sentence: "attempt to delete section 2, but there are only 2 sections before the update", counts: [3]) {
            $0.deleteSections([2])
        },
        Case(
            sentence:
                "attempt to insert item 5 into section 0, but there are only 4 items in section 0 after the update",
            counts: [4, 2]
        ) { $0.insertItems(at: [IndexPath(item: 5, section: 0)]) },
        Case(sentence: "attempt to delete and reload the same index path", counts: [2, 2]) {
            $0.deleteItems(at: [IndexPath(item: 1, section: 0)])
            $0.reloadItems(at: [IndexPath(item: 1, section: 0)])
        },
        Case(sentence: "attempt to perform a delete and a move from the same index path", counts: [2, 2]) {
            $0.deleteItems(at: [IndexPath(item: 1, section: 0)])
            $0.moveItem(at: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))
        },
        Case(sentence: "attempt to perform an insert and a move to the same section (0)", counts: [3, 2, 1]) {
            $0.insertSections([0])
            $0.moveSection(1, toSection: 0)
        },
        Case(sentence: "attempt to move section (4) that doesn't exist (2 sections before update)", counts: [3, 2]) {
            $0.moveSection(4, toSection: 0)
        },
        Case(sentence: "Invalid update: invalid number of sections.", counts: [3, 2, 1]) { _ in },
        Case(sentence: "Invalid update: invalid number of items in section 1.", counts: [3, 5]) {
            $0.insertItems(at: [IndexPath(item: 0, section: 1)])
        },
        Case(sentence: "", counts: [2, 2]) {
            $0.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 0, section: 0)])
        },
        Case(sentence: "", counts: [3, 2]) {
            $0.deleteItems(at: [IndexPath(), IndexPath(index: 0), IndexPath(item: -1, section: 0)])
        },
        Case(sentence: "", counts: [3, 2]) {
            $0.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 1, section: 0))
            $0.moveItem(at: IndexPath(item: 2, section: 0), to: IndexPath(item: 1, section: 0))
        },
    ]

    @Test("Every kind is refused, and everything is as it was", arguments: cases, [false, true])
    func refused(_ example: Case, estimates: Bool) throws {
        let layout = CollectionViewFlowLayout()
        if estimates { layout.estimatedItemSize = size(320, 30) }
        layout.itemSize = size(320, 45)
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 120, counts: [3, 2], layout: layout) { path, _ in
            CGSize(width: 320, height: 40 + CGFloat(path.item))
        }
        screen.settle()
        screen.view.contentOffset.y = 50
        screen.settle()
        let before = (shownFrames(of: screen.view), screen.view.contentOffset, screen.view.contentSize)
        let cells = Set(screen.view.visibleCells.map(ObjectIdentifier.init))
        screen.source.counts = example.counts
        var refusal: UpdateError?
        do {
            try screen.view.performThrowingBatchUpdates { example.operations(screen.view) }
        } catch {
            refusal = error
        }
        #expect(refusal.map { "\($0)".hasPrefix(example.sentence) } == true, "\(refusal.map { "\($0)" } ?? "accepted")")
        // The data source says something else now; nobody asks it.
        screen.settle()
        #expect(screen.view.numberOfSections == 2)
        #expect([0, 1].map { screen.view.numberOfItems(inSection: $0) } == [3, 2])
        #expect((shownFrames(of: screen.view), screen.view.contentOffset, screen.view.contentSize) == before)
        #expect(Set(screen.view.visibleCells.map(ObjectIdentifier.init)) == cells)
        // And the next update works.
        screen.source.counts = [4, 2]
        try screen.view.performThrowingBatchUpdates { screen.view.insertItems(at: [path(0, 0)]) }
        #expect(screen.view.numberOfItems(inSection: 0) == 4)
    }

    @Test("G36: the handler receives the error; completions of what did not happen are not called")
    func handler() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        var errors: [UpdateError] = []
        screen.view.updateErrorHandler = { errors.append($0) }
        screen.source.counts = [2]
        screen.view.performBatchUpdates {
            screen.view.deleteItems(at: [path(0, 0)])
            screen.view.deleteItems(at: [path(0, 0)])
        } completion: { _ in Issue.record("nothing was completed") }
        #expect(errors.count == 1)
        #expect(screen.view.visibleCells.count == 3)
    }

    @Test("What was invalidated in a refused batch, and a batch that waits for its end, are not lost")
    func pendingWork() {
        let screen = TestScreen.rows(3, height: 1000)
        let source = screen.source
        screen.settle()
        var refused = 0
        screen.view.updateErrorHandler = { _ in refused += 1 }
        var completed: [String] = []
        source.whenCounted = {
            source.whenCounted = nil
            screen.view.performBatchUpdates({
                source.counts = [4]
                screen.view.insertItems(at: [path(0, 0)])
            }) { _ in completed.append("waiting") }
        }
        screen.view.performBatchUpdates {
            screen.flow.minimumLineSpacing = 7
            screen.view.insertItems(at: [path(0, 9)])
        } completion: { _ in completed.append("refused") }
        #expect(refused == 1)
        screen.settle()
        #expect(completed == ["waiting"])
        #expect(screen.view.numberOfItems(inSection: 0) == 4)
        #expect(screen.frames(0..<4).map(\.minY) == [0, 107, 214, 321])
    }

    @Test("After a refusal the delegate is asked nothing again")
    func asksNothingAgain() {
        let screen = TestScreen.rows(3, height: 1000)
        let sizes = SizeDelegate(Array(repeating: size(320, 50), count: 9))
        screen.view.delegate = sizes
        screen.settle()
        #expect(sizes.questions == 3)
        screen.source.counts = [9]
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates { screen.view.insertItems(at: [path(0, 0)]) }
        }
        screen.settle()
        #expect(sizes.questions == 3)
    }

    @Test("Reloading within a batch that is refused happens all the same (R10.16)")
    func reloadWithin() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        screen.source.counts = [5]
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates {
                screen.view.insertItems(at: [path(0, 0)])
                screen.view.reloadData()
            }
        }
        screen.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 5)
        #expect(screen.view.visibleCells.count == 5)
    }

    @Test("Without a handler the program stops")
    func stops() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            let screen = TestScreen.rows(3, height: 1000)
            screen.settle()
            screen.view.insertItems(at: [path(0, 0)])
        }
    }
}
