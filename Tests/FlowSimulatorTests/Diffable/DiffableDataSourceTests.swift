import FlowSimulator
import FlowTestSupport
import Testing

/// A diffable data source and its view.
@Suite("Diffable data source")
@MainActor
struct DiffableDataSourceTests {
    @Test("The first snapshot is shown by reloading, the next ones by updates")
    func firstApply() {
        let screen = DiffableScreen()
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.apply([[1, 2, 3]])
        #expect(trace.events.contains { $0.kind == .dataReloaded })
        #expect(screen.cellsMade == [1, 2, 3])
        trace.removeAll()
        screen.apply([[1, 4, 2, 3]])
        #expect(!trace.events.contains { $0.kind == .dataReloaded })
        #expect(trace.events.contains { $0.kind == .updateBegan(operations: ["insert 0-1"]) })
        #expect(screen.cellsMade == [1, 2, 3, 4])
        #expect(screen.fault(against: [[1, 4, 2, 3]]) == nil)
    }

    @Test("Identifiers and places are found from each other")
    func lookingUp() {
        let screen = DiffableScreen()
        screen.apply([[1, 2], [3]])
        let source = screen.source
        #expect(source.itemIdentifier(for: path(1, 0)) == 3)
        #expect(source.itemIdentifier(for: path(1, 1)) == nil)
        #expect(source.itemIdentifier(for: path(2, 0)) == nil)
        #expect(source.itemIdentifier(for: IndexPath(index: 0)) == nil)
        #expect(source.indexPath(for: 2) == path(0, 1))
        #expect(source.indexPath(for: 9) == nil)
        #expect(source.sectionIdentifier(for: 1) == 1)
        #expect(source.sectionIdentifier(for: 2) == nil)
        #expect(source.index(for: 1) == 1)
        #expect(source.index(for: 7) == nil)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("A reconfigured item keeps its cell, a reloaded one gets a new one, and both marks are done with (R10.13)")
    func marks() throws {
        let screen = DiffableScreen()
        screen.apply([[1, 2, 3]])
        let before = screen.view.cellForItem(at: path(0, 0))
        var snapshot = screen.source.snapshot()
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([3])
        screen.apply(snapshot)
        #expect(screen.view.cellForItem(at: path(0, 0)) === before)
        #expect(screen.cellsMade == [1, 2, 3, 1, 3])
        #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(screen.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("G60: data read anew by identifiers keeps all sizes: same frames, same offset, nothing measured")
    func sizesByIdentity() {
        let screen = DiffableScreen(estimate: 150)
        screen.apply([Array(0..<60)])
        while screen.view.contentOffset.y + 400 < screen.view.contentSize.height {
            screen.view.contentOffset.y = min(screen.view.contentOffset.y + 200, screen.view.contentSize.height - 400)
            screen.view.layoutIfNeeded()
        }
        screen.view.contentOffset.y = 900
        screen.view.layoutIfNeeded()
        let before = (screen.view.contentSize, screen.shown, screen.view.visibleCells.map(\.frame))
        let trace = LayoutTrace()
        screen.view.traceObserver = trace
        screen.apply([Array(0..<60)])
        #expect(screen.view.contentOffset.y == 900)
        #expect((screen.view.contentSize, screen.shown, screen.view.visibleCells.map(\.frame)) == before)
        #expect(trace.metrics.measured == 0)
        #expect(trace.metrics.remeasured == 0)
        #expect(trace.metrics.lastDrift == 0)
        // Other data around the same identifiers leaves those where they are, where the view holds through updates.
        screen.view.anchorPolicy = .top
        screen.apply([Array(5..<60) + [100, 101]])
        #expect(screen.shown.values.sorted() == before.1.values.sorted())
        #expect(trace.metrics.measured == 0)
        #expect(trace.metrics.lastDrift == 0)
    }

    @Test("Cells go with their items to another place and another section")
    func moves() {
        let screen = DiffableScreen()
        screen.apply([[1, 2, 3], [4, 5]])
        let cell = screen.view.cellForItem(at: path(0, 0))
        screen.apply([[3, 2], [4, 1, 5]])
        #expect(screen.view.cellForItem(at: path(1, 1)) === cell)
        #expect(screen.fault(against: [[3, 2], [4, 1, 5]]) == nil)
        #expect(screen.cellsMade.count == 5)
    }

    @Test("Reloading shows a snapshot with new cells, and completions are called")
    func reloading() async {
        let screen = DiffableScreen()
        screen.apply([[1, 2]])
        var calls = 0
        screen.source.applySnapshotUsingReloadData(screen.source.snapshot()) { calls += 1 }
        screen.view.layoutIfNeeded()
        #expect(screen.cellsMade == [1, 2, 1, 2])
        screen.source.apply(screen.source.snapshot()) { calls += 1 }
        #expect(calls == 2)
        await screen.source.apply(screen.source.snapshot())
        await screen.source.applySnapshotUsingReloadData(screen.source.snapshot())
    }

    @Test("Snapshots applied from inside a layout pass are shown after it, one after the other")
    func fromInside() {
        let screen = DiffableScreen()
        let eager = ClosureDelegate()
        eager.willDisplay = { [source = screen.source] _, _, _ in
            guard source.snapshot().numberOfItems == 3 else { return }
            eager.willDisplay = { _, _, _ in }
            for extra in [10, 11] {
                var snapshot = source.snapshot()
                snapshot.appendItems([extra])
                source.apply(snapshot)
            }
        }
        screen.view.delegate = eager
        screen.apply([[1, 2, 3]])
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 2, 3, 10, 11]]) == nil)
        #expect(screen.shown.count == 5)
    }

    @Test("Another data source takes the view over; snapshots are then only remembered")
    func displaced() {
        let screen = DiffableScreen()
        screen.apply([[1, 2]])
        let other = NamedSource([[7]])
        screen.view.dataSource = other
        screen.apply([[1, 2, 3]])
        #expect(screen.shown == [path(0, 0): 7])
        #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("Headers come from their provider")
    func supplementaryViews() {
        let screen = DiffableScreen()
        (screen.view.collectionViewLayout as? CollectionViewFlowLayout)?.headerReferenceSize = size(320, 30)
        var asked: [IndexPath] = []
        screen.source.supplementaryViewProvider = { view, kind, path in
            asked.append(path)
            return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "view", for: path)
        }
        screen.apply([[1], [2]])
        #expect(asked == [path(0, 0), path(1, 0)])
    }

    @Test("A snapshot that is applied when the user drops an item is shown after the drop, in another section as well")
    func applyingAtDrop() {
        let screen = DiffableScreen()
        screen.apply([[1, 2, 3], [4]])
        screen.source.reorderingHandlers.canReorderItem = { _ in true }
        screen.source.reorderingHandlers.didReorder = { [unowned source = screen.source] transaction in
            var next = transaction.finalSnapshot
            next.deleteItems([2])
            next.appendItems([9], toSection: 1)
            source.apply(next)
        }
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        screen.view.updateInteractiveMovementTargetPosition(screen.view.cellForItem(at: path(1, 0))?.center ?? .zero)
        screen.view.endInteractiveMovement()
        screen.view.layoutIfNeeded()
        #expect(screen.fault(against: [[3], [1, 4, 9]]) == nil)
    }

    @Test("The user may carry what the handlers let be carried, and the snapshot follows (R9.21)")
    func reordering() {
        let screen = DiffableScreen()
        screen.apply([[1, 2, 3], [4]])
        #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        var told: [[Int]] = []
        screen.source.reorderingHandlers.canReorderItem = { $0 != 2 }
        screen.source.reorderingHandlers.didReorder = { transaction in
            told = [transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers]
            #expect(transaction.difference.count == 2)
        }
        #expect(!screen.view.beginInteractiveMovementForItem(at: path(0, 1)))
        #expect(screen.view.beginInteractiveMovementForItem(at: path(0, 0)))
        let last = screen.view.cellForItem(at: path(1, 0))?.center ?? .zero
        screen.view.updateInteractiveMovementTargetPosition(last)
        screen.view.endInteractiveMovement()
        screen.view.layoutIfNeeded()
        #expect(told == [[1, 2, 3, 4], [2, 3, 1, 4]])
        #expect(screen.source.snapshot().itemIdentifiers(inSection: 1) == [1, 4])
        screen.apply([[2, 3], [1, 5, 4]])
        #expect(screen.fault(against: [[2, 3], [1, 5, 4]]) == nil)
    }
}
