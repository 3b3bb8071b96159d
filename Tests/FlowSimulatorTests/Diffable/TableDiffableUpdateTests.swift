import FlowSimulator
import FlowTestSupport
import Testing

/// Snapshots that a table shows one after the other.
@Suite("Snapshots of a table")
@MainActor
struct TableDiffableUpdateTests {
    @Test("The first snapshot is shown by reloading, the next ones by updates that keep cells")
    func updates() {
        let screen = TableDiffableScreen()
        screen.apply([[1, 2, 3]])
        #expect(screen.cellsMade == [1, 2, 3])
        screen.apply([[1, 4, 2, 3]])
        #expect(screen.cellsMade == [1, 2, 3, 4])
        #expect(screen.fault(against: [[1, 4, 2, 3]]) == nil)
        screen.apply([[4, 3], [5]])
        #expect(screen.cellsMade == [1, 2, 3, 4, 5])
        #expect(screen.fault(against: [[4, 3], [5]]) == nil)
    }

    @Test("A reconfigured row keeps its cell, a reloaded one gets a new one, and both marks are done with")
    func marks() {
        let screen = TableDiffableScreen()
        screen.apply([[1, 2, 3]])
        let before = screen.table.cellForRow(at: path(0, 0))
        var snapshot = screen.snapshot
        snapshot.reconfigureItems([1])
        snapshot.reloadItems([3])
        screen.apply(snapshot)
        #expect(before != nil)
        #expect(screen.table.cellForRow(at: path(0, 0)) === before)
        #expect(screen.cellsMade.sorted() == [1, 1, 2, 3, 3])
        #expect(screen.snapshot.reloadedItemIdentifiers.isEmpty)
        #expect(screen.snapshot.reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("Cells go with their rows to another place and another section")
    func moves() {
        let screen = TableDiffableScreen()
        screen.apply([[1, 2, 3], [4, 5]])
        let cell = screen.table.cellForRow(at: path(0, 0))
        screen.apply([[3, 2], [4, 1, 5]])
        #expect(cell != nil)
        #expect(screen.table.cellForRow(at: path(1, 1)) === cell)
        #expect(screen.fault(against: [[3, 2], [4, 1, 5]]) == nil)
        #expect(screen.cellsMade.count == 5)
    }

    @Test("Reloading shows a snapshot with new cells, and completions are called")
    func reloading() async {
        let screen = TableDiffableScreen()
        screen.apply([[1, 2]])
        var calls = 0
        screen.source.applySnapshotUsingReloadData(screen.snapshot) { calls += 1 }
        screen.table.layoutIfNeeded()
        #expect(screen.cellsMade == [1, 2, 1, 2])
        screen.source.apply(screen.snapshot, animatingDifferences: false) { calls += 1 }
        #expect(calls == 2)
        await screen.source.apply(screen.snapshot)
        await screen.source.applySnapshotUsingReloadData(screen.snapshot)
    }

    @Test("Snapshots applied from inside a layout pass are shown after it, one after the other")
    func fromInside() {
        let (screen, eager) = (TableDiffableScreen(), TableClient())
        eager.willDisplay = { [source = screen.source] _ in
            guard source.snapshot().numberOfItems == 3 else { return }
            eager.willDisplay = { _ in }
            for extra in [10, 11] {
                var snapshot = source.snapshot()
                snapshot.appendItems([extra])
                source.apply(snapshot)
            }
        }
        screen.table.delegate = eager
        screen.apply([[1, 2, 3]])
        screen.table.layoutIfNeeded()
        #expect(screen.fault(against: [[1, 2, 3, 10, 11]]) == nil)
        #expect(screen.shown.count == 5)
    }

    @Test("Another data source takes the table over; snapshots are then only remembered")
    func displaced() {
        let screen = TableDiffableScreen()
        screen.apply([[1, 2]])
        let other = AnsweringTableSource()
        screen.table.dataSource = other
        #expect(screen.table.numberOfSections == 2)
        let asked = screen.cellsMade
        screen.source.apply(Snapshot())
        #expect(screen.snapshot.numberOfItems == 0)
        #expect(screen.cellsMade == asked)
        #expect(screen.table.numberOfSections == 2)
    }

    @Test("Rows that were measured keep their heights and places where data are read anew by identifiers")
    func heightsByIdentity() {
        let screen = TableDiffableScreen(estimate: 150)
        screen.apply([Array(0..<60)])
        let table = screen.table
        while table.contentOffset.y + 400 < table.contentSize.height {
            table.contentOffset.y = min(table.contentOffset.y + 200, table.contentSize.height - 400)
            table.layoutIfNeeded()
        }
        table.contentOffset.y = 900
        table.layoutIfNeeded()
        let (size, shown, made) = (table.contentSize, screen.shown, screen.cellsMade)
        screen.apply([Array(0..<60)])
        #expect(table.contentOffset.y == 900)
        #expect(table.contentSize == size)
        #expect(screen.shown == shown)
        #expect(screen.cellsMade == made)
        // Other data around the same identifiers leaves those where they are, where the table holds through updates.
        table.anchorPolicy = .top
        screen.apply([Array(5..<60) + [100, 101]])
        #expect(screen.shown.values.sorted() == shown.values.sorted())
    }

    @Test("Rows come and go by the default animation, or at once")
    func animations() throws {
        func way(
            _ animation: TableView.RowAnimation?, isAnimated: Bool = true
        ) throws -> (came: CGFloat, went: CGFloat, alpha: CGFloat) {
            let screen = TableDiffableScreen()
            screen.apply([[1, 2, 3]])
            if let animation { screen.source.defaultRowAnimation = animation }
            var next = screen.snapshot
            next.deleteItems([2])
            next.appendItems([4])
            screen.source.apply(next, animatingDifferences: isAnimated)
            let elements = try #require(screen.table.lastTransition).elements
            let coming = try #require(elements.first { $0.role == .appearing })
            let going = try #require(elements.first { $0.role == .disappearing })
            #expect(coming.indexPathAfter == path(0, 2))
            #expect(going.indexPathBefore == path(0, 1))
            return (coming.initial.frame.minX, going.final.frame.minX, coming.initial.alpha)
        }
        #expect(try way(.left) == (-320, -320, 1))
        #expect(try way(.right) == (320, 320, 1))
        #expect(try way(nil) == (0, 0, 0), "automatic fades, a choice")
        #expect(try way(TableView.RowAnimation.none) == (0, 0, 1))
        #expect(try way(.left, isAnimated: false) == (0, 0, 1))
    }
}
