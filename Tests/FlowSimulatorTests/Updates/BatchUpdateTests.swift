import FlowSimulator
import FlowTestSupport
import Testing

/// The rules of batch updates (docs/rules.md, section 10), one by one.
@MainActor
@Suite("Batch updates")
struct BatchUpdateTests {
    private func paths(_ items: Int...) -> [IndexPath] { items.map { path(0, $0) } }

    @Test("R10.1: sources are paths before, targets paths after, in any order")
    func coordinates() throws {
        for isReversed in [false, true] {
            let screen = TestScreen.list(320, 1000, count: 4, estimate: 50, spacing: 0) { [40, 50, 60, 70][$0] }
            screen.settle()
            let cells = (0..<4).map { screen.view.cellForItem(at: path(0, $0)) }
            let view = screen.view
            var calls: [() -> Void] = [
                { view.deleteItems(at: [path(0, 1)]) }, { view.insertItems(at: [path(0, 0)]) },
                { view.moveItem(at: path(0, 3), to: path(0, 1)) },
            ]
            if isReversed { calls.reverse() }
            screen.source.answer = { _, size in size }
            try view.performThrowingBatchUpdates { for call in calls { call() } }
            // New, 3, 0, 2.
            #expect(screen.frames(0..<4).map(\.height) == [50, 70, 40, 60])
            #expect(view.cellForItem(at: path(0, 1)) === cells[3])
            #expect(view.cellForItem(at: path(0, 2)) === cells[0])
            #expect(view.cellForItem(at: path(0, 3)) === cells[2])
        }
    }

    @Test("R10.2: a reload replaces the cell and nothing else; R10.13")
    func reload() throws {
        let screen = TestScreen.rows(5, height: 1000)
        screen.settle()
        let cells = (0..<3).map { screen.view.cellForItem(at: path(0, $0)) }
        screen.source.asked = []
        screen.view.reloadItems(at: [path(0, 1)])
        #expect(screen.source.asked == [path(0, 1)])
        #expect(screen.view.cellForItem(at: path(0, 1)) !== cells[1])
        #expect(screen.view.cellForItem(at: path(0, 0)) === cells[0])
        #expect(screen.view.cellForItem(at: path(0, 2)) === cells[2])
    }

    @Test("R10.13: a reconfigured item keeps its cell and is measured again")
    func reconfigure() throws {
        var height: CGFloat = 40
        let screen = TestScreen.list(320, 300, count: 5, estimate: 50, spacing: 0) { $0 == 1 ? height : 40 }
        screen.settle()
        let cell = screen.view.cellForItem(at: path(0, 1))
        screen.source.asked = []
        height = 90
        screen.view.reconfigureItems(at: [path(0, 1)])
        #expect(screen.source.asked == [path(0, 1)])
        #expect(screen.view.cellForItem(at: path(0, 1)) === cell)
        #expect(screen.frames(0..<3) == [rect(0, 0, 320, 40), rect(0, 40, 320, 90), rect(0, 130, 320, 40)])
    }

    @Test("R18.19: a section's reload covers what the batch does with its items; one that leaves is new where it comes")
    func operationsInReloadedSection() throws {
        let screen = TestScreen(320, 1000, counts: [3, 4])
        screen.settle()
        let stays = screen.view.cellForItem(at: path(0, 1))
        let leaves = screen.view.cellForItem(at: path(1, 3))
        try screen.view.performThrowingBatchUpdates {
            screen.source.counts = [3, 7]
            screen.view.reloadSections([1])
            screen.view.deleteItems(at: [path(1, 0)])
            screen.view.reloadItems(at: [path(1, 1)])
            screen.view.insertItems(at: [path(1, 5), path(1, 6)])
            screen.view.moveItem(at: path(0, 0), to: path(1, 0))
            screen.view.moveItem(at: path(1, 3), to: path(0, 2))
        }
        #expect(screen.view.numberOfItems(inSection: 1) == 7)
        #expect(screen.view.issues.isEmpty)
        #expect(screen.view.cellForItem(at: path(0, 0)) === stays)
        #expect(screen.view.cellForItem(at: path(0, 2)) !== leaves)
    }

    @Test("R10.5: counts that nobody read are read before the block")
    func lazyCounts() throws {
        let screen = TestScreen.rows(3, height: 1000)
        try screen.view.performThrowingBatchUpdates {
            screen.source.counts = [4]
            screen.view.insertItems(at: [path(0, 0)])
        }
        #expect(screen.view.numberOfItems(inSection: 0) == 4)
        screen.view.reloadData()
        // The view was made to discard what it knew; what it reads now already holds the change.
        screen.source.counts = [5]
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates { screen.view.insertItems(at: [path(0, 0)]) }
        }
    }

    @Test("R10.6: inside the block the old counts are answered, the new ones in the completion")
    func countsInTheBlock() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        var answers: [Int] = []
        screen.view.performBatchUpdates {
            screen.source.counts = [2]
            screen.view.deleteItems(at: [path(0, 0)])
            answers.append(screen.view.numberOfItems(inSection: 0))
        } completion: { _ in
            answers.append(screen.view.numberOfItems(inSection: 0))
        }
        #expect(answers == [3, 2])
    }

    @Test("R10.7: nested batches are one; completions run outer, inner 1, inner 2")
    func nested() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        let view = screen.view
        var completed: [String] = []
        view.performBatchUpdates {
            view.performBatchUpdates({ view.deleteItems(at: [path(0, 0)]) }) { _ in completed.append("inner 1") }
            view.performBatchUpdates {
                view.insertItems(at: [path(0, 0), path(0, 1)])
            } completion: { _ in completed.append("inner 2") }
            screen.source.counts = [4]
            #expect(completed.isEmpty)
        } completion: { _ in completed.append("outer") }
        #expect(completed == ["outer", "inner 1", "inner 2"])
        #expect(view.numberOfItems(inSection: 0) == 4)
    }

    @Test("R10.7: a single operation is a batch; sections too")
    func singles() {
        let screen = TestScreen(320, 1000, counts: [1, 2])
        screen.flow.itemSize = size(320, 10)
        screen.settle()
        let view = screen.view
        let cell = view.cellForItem(at: path(1, 1))
        screen.source.counts = [2, 1]
        view.moveSection(1, toSection: 0)
        #expect(view.cellForItem(at: path(0, 1)) === cell)
        screen.source.counts = [3, 2, 1]
        view.insertSections([0])
        #expect(view.cellForItem(at: path(1, 1)) === cell)
        screen.source.counts = [2, 1]
        view.deleteSections([0])
        #expect(view.cellForItem(at: path(0, 1)) === cell)
        view.reloadSections([0])
        #expect(view.cellForItem(at: path(0, 1)) !== cell)
        #expect(view.visibleCells.count == 3)
    }

    @Test("R10.9: deletions and reloads descending, moves, insertions ascending")
    func updateItems() throws {
        let layout = UpdateRecordingLayout()
        let screen = TestScreen(320, 480, counts: [6, 1], layout: layout)
        screen.settle()
        screen.source.counts = [6]
        try screen.view.performThrowingBatchUpdates {
            screen.view.insertItems(at: [path(0, 1), path(0, 0)])
            screen.view.deleteItems(at: [path(0, 0), path(0, 3)])
            screen.view.deleteSections([1])
            screen.view.reloadItems(at: [path(0, 4)])
            screen.view.moveItem(at: path(0, 5), to: path(0, 2))
        }
        #expect(
            texts(of: layout) == [
                "delete 1-all nil", "reload 0-4 0-5", "delete 0-3 nil", "delete 0-0 nil", "move 0-5 0-2",
                "insert nil 0-0", "insert nil 0-1",
            ])
    }

    @Test("R10.9, R17.6: a reload is one item for a layout, with both paths; a section's carries NSNotFound")
    func reloadsAreReloads() throws {
        let layout = UpdateRecordingLayout()
        layout.estimatedItemSize = size(320, 40)
        let screen = TestScreen(320, 480, counts: [3, 2, 4], layout: layout) { _, _ in size(320, 50) }
        screen.settle()
        screen.source.counts = [1, 3, 5, 2]
        try screen.view.performThrowingBatchUpdates {
            screen.view.insertSections([0])
            screen.view.reloadSections([1])
            screen.view.deleteSections([2])
            screen.view.reloadItems(at: [path(0, 1)])
            screen.view.insertSections([3])
        }
        #expect(
            texts(of: layout) == [
                "delete 2-all nil", "reload 1-all 2-all", "reload 0-1 1-1", "insert nil 0-all", "insert nil 3-all",
            ])
        screen.view.reloadItems(at: [path(1, 0)])
        #expect(texts(of: layout) == ["reload 1-0 1-0"])
        screen.view.reconfigureItems(at: [path(1, 0)])
        #expect(texts(of: layout) == [])
    }

    private func texts(of layout: UpdateRecordingLayout) -> [String] {
        layout.items.map { item in
            "\(item.updateAction) \(text(item.indexPathBeforeUpdate)) \(text(item.indexPathAfterUpdate))"
        }
    }

    private func text(_ path: IndexPath?) -> String {
        path.map { "\($0.section)-" + ($0.item == NSNotFound ? "all" : "\($0.item)") } ?? "nil"
    }

    @Test("R10.11: headers and footers of sections that come and go, sorted")
    func supplementaryPaths() throws {
        let layout = UpdateRecordingLayout()
        layout.headerReferenceSize = size(320, 20)
        let screen = TestScreen(320, 480, counts: [1, 1, 1], layout: layout)
        screen.settle()
        screen.source.counts = [1, 1, 1, 1]
        try screen.view.performThrowingBatchUpdates {
            screen.view.deleteSections([1])
            screen.view.insertSections([3, 0])
        }
        #expect(layout.inserted == [path(0, 0), path(3, 0)])
        #expect(layout.deleted == [path(1, 0)])
        #expect(layout.indexPathsToInsertForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader).isEmpty)
    }

    @Test("R10.12: an empty index path does no harm")
    func emptyPath() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        let layout = screen.flow
        let kind = CollectionView.elementKindSectionHeader
        screen.view.performBatchUpdates(nil)
        #expect(layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: IndexPath()) == nil)
        #expect(layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: IndexPath()) == nil)
        #expect(layout.initialLayoutAttributesForAppearingItem(at: IndexPath()) == nil)
    }

    @Test("R10.14: operations on items of a section that is deleted are refused, insertions into a new one are not")
    func sectionsAndItems() throws {
        let screen = TestScreen(320, 480, counts: [2, 2])
        screen.settle()
        #expect(throws: UpdateError.self) {
            try screen.view.performThrowingBatchUpdates {
                screen.source.counts = [2]
                screen.view.deleteSections([0])
                screen.view.reloadItems(at: [path(0, 0)])
            }
        }
        screen.source.counts = [3, 2, 2]
        try screen.view.performThrowingBatchUpdates {
            screen.view.insertSections([0])
            screen.view.insertItems(at: [path(0, 1)])
        }
        #expect(screen.view.numberOfSections == 3)
    }

    @Test("R10.15: an update that does not add up is logged and everything read anew, on request")
    func logAndReload() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        screen.view.invalidUpdatePolicy = .logAndReload
        screen.source.counts = [7]
        var finished: [Bool] = []
        screen.view.performBatchUpdates({ screen.view.insertItems(at: [path(0, 0)]) }) { finished.append($0) }
        #expect(finished == [false])
        #expect(screen.log.issues.count == 1)
        let sentence = "Invalid update: invalid number of items in section 0."
        #expect(screen.log.issues.first?.message.hasPrefix(sentence) == true)
        screen.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 7)
    }

    @Test("R10.16: reloadData in a batch waits for its end")
    func reloadInTheBlock() {
        let screen = TestScreen.rows(3, height: 1000)
        screen.settle()
        screen.view.performBatchUpdates {
            screen.source.counts = [4]
            screen.view.insertItems(at: [path(0, 0)])
            screen.view.reloadData()
            #expect(screen.view.visibleCells.count == 3)
        }
        screen.source.counts = [9]
        screen.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 9)
    }

    @Test("A batch from within a layout pass waits until the pass is over")
    func fromWithinAPass() {
        let screen = TestScreen.rows(3, height: 1000)
        var isDone = false
        screen.source.whenAskedForCell = { [weak source = screen.source] view, indexPath in
            guard indexPath == path(0, 0), !isDone else { return }
            isDone = true
            view.performBatchUpdates {
                source?.counts = [4]
                view.insertItems(at: [path(0, 3)])
            }
            #expect(view.numberOfItems(inSection: 0) == 3)
        }
        screen.settle()
        #expect(screen.view.numberOfItems(inSection: 0) == 4)
        #expect(screen.view.visibleCells.count == 4)
    }
}

/// Keeps what it is notified of updates.
final class UpdateRecordingLayout: CollectionViewFlowLayout {
    var items: [CollectionViewUpdateItem] = []
    var inserted: [IndexPath] = []
    var deleted: [IndexPath] = []

    override func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        items = updateItems
        inserted = indexPathsToInsertForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader)
        deleted = indexPathsToDeleteForSupplementaryView(ofKind: CollectionView.elementKindSectionHeader)
    }
}
