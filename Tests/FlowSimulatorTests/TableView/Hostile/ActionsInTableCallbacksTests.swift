@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// Every action in every callback: the table comes to rest at what it should show, and what was asked for is done.
@MainActor @Suite("Actions in the callbacks of a table")
struct ActionsInTableCallbacksTests {
    /// From which phase on a callback does something.
    private static let moments = [0, 3, 6, 7]

    private func run(
        _ callback: TableCallback, from moment: Int, _ action: (CallingTable) -> Void
    ) -> CallingTable? {
        let screen = CallingTable()
        withoutActuallyEscaping(action) { action in
            screen.hook.action = { [unowned screen] in action(screen) }
            screen.run(callback, armedFrom: moment)
            screen.hook.action = {}
        }
        #expect(screen.hook.wasCalled || moment != 0, "\(callback) is never called")
        guard screen.hook.wasCalled else { return nil }
        checkRest(screen, "\(callback) from \(moment)")
        return screen
    }

    /// The table shows what there is where it says that it is, all of it measured, and has nothing left to do.
    private func checkRest(_ screen: CallingTable, _ place: String) {
        let table = screen.table
        table.geometry.checkInvariants()
        if table.dataSource === screen.source {
            #expect(table.numberOfRows(inSection: 0) == screen.source.count, "\(place)")
        }
        let shown = table.indexPathsForVisibleRows ?? []
        #expect(shown == table.indexPathsForRows(in: table.bounds), "\(place)")
        #expect(!shown.isEmpty, "\(place)")
        for path in shown {
            let frame = table.cellForRow(at: path)?.frame
            #expect(frame == table.rectForRow(at: path), "\(place) \(path)")
            #expect([59.5, 60].contains(frame?.height), "\(place) \(path)")
        }
        let passes = table.statistics.layoutPasses
        table.layoutIfNeeded()
        #expect(table.statistics.layoutPasses == passes, "\(place)")
        #expect(screen.delegate.otherIssues.isEmpty, "\(place)")
        #expect(!table.hasUncommittedUpdates, "\(place)")
    }

    @Test("The data may be reloaded in every callback, and is read again", arguments: TableCallback.allCases)
    func reload(_ callback: TableCallback) {
        for moment in Self.moments {
            var before = 0
            let screen = run(callback, from: moment) { screen in
                before = screen.source.questions
                screen.table.reloadData()
            }
            guard let screen, !callback.isCounting else { continue }
            #expect(screen.source.questions > before, "\(moment)")
        }
    }

    @Test("Fewer rows may be reloaded in every callback", arguments: TableCallback.allCases)
    func reloadOfFewer(_ callback: TableCallback) {
        guard !callback.isInBatch else { return }
        _ = run(callback, from: 0) { screen in
            screen.source.count -= 7
            screen.table.reloadData()
        }
    }

    @Test("The table may be scrolled in every callback", arguments: TableCallback.allCases)
    func scroll(_ callback: TableCallback) {
        for moment in Self.moments {
            _ = run(callback, from: moment) { $0.table.contentOffset.y = 33 }
        }
    }

    @Test("A row may be scrolled to in every callback of a load, and is reached", arguments: TableCallback.allCases)
    func scrollToRow(_ callback: TableCallback) {
        for moment in Self.moments {
            let screen = run(callback, from: moment) { $0.table.scrollToRow(at: [0, 20], at: .middle, animated: false) }
            guard let screen, moment == 0 else { continue }
            #expect(screen.table.indexPathsForVisibleRows?.contains([0, 20]) == true)
        }
    }

    @Test("An update may begin in every callback, and is done", arguments: TableCallback.allCases)
    func update(_ callback: TableCallback) {
        for moment in Self.moments {
            var isDone = false
            let screen = run(callback, from: moment) { screen in
                let (table, source) = (screen.table, screen.source)
                table.performBatchUpdates {
                    table.insertRows(at: [[0, source.count], [0, source.count + 1]], with: .fade)
                    source.count += 2
                } completion: { _ in
                    isDone = true
                }
            }
            #expect(screen == nil || isDone, "\(moment)")
        }
    }

    @Test("An update may be begun and ended in every callback, and is done", arguments: TableCallback.allCases)
    func beginAndEnd(_ callback: TableCallback) {
        for moment in Self.moments {
            var isDone = false
            let screen = run(callback, from: moment) { screen in
                let (table, source) = (screen.table, screen.source)
                table.beginUpdates()
                table.performBatchUpdates {
                    table.insertRows(at: [[0, source.count]], with: .fade)
                    source.count += 1
                } completion: { _ in
                    isDone = true
                }
                table.reloadRows(at: [[0, 0]], with: .none)
                table.endUpdates()
            }
            #expect(screen == nil || isDone, "\(moment)")
        }
    }

    @Test("What is on screen may be removed in every callback; what is gone is asked about no more",
        arguments: TableCallback.allCases, [true, false])
    func removal(_ callback: TableCallback, asOneBatch: Bool) {
        // R10.5: without a block the data change before they are counted; in a block both operations are one batch.
        guard asOneBatch || !(callback.isInBatch || callback.isCounting) else { return }
        for moment in Self.moments {
            let screen = run(callback, from: moment) { screen in
                let (table, source) = (screen.table, screen.source)
                let gone = (0..<30).map { IndexPath(row: $0, section: 0) }
                guard asOneBatch else {
                    source.count -= 29
                    table.deleteRows(at: Array(gone.dropLast()), with: .none)
                    source.count -= 1
                    return table.deleteRows(at: [[0, 0]], with: .none)
                }
                table.performBatchUpdates {
                    table.deleteRows(at: gone, with: .none)
                    source.count -= 30
                }
            }
            // Outside a pass, operations without a block come after a layout of what was pending.
            #expect(!asOneBatch || screen?.hook.strays.isEmpty != false, "\(moment)")
        }
    }

    @Test("A layout may be asked for in every callback", arguments: TableCallback.allCases)
    func layOut(_ callback: TableCallback) {
        for moment in Self.moments {
            _ = run(callback, from: moment) { $0.table.layoutIfNeeded() }
            _ = run(callback, from: moment) { $0.table.setNeedsLayout() }
        }
    }

    @Test("Places may be asked for in every callback", arguments: TableCallback.allCases)
    func ask(_ callback: TableCallback) {
        for moment in Self.moments {
            _ = run(callback, from: moment) { screen in
                let table = screen.table
                _ = (table.rectForRow(at: [0, 5]), table.rect(forSection: 1), table.rectForHeader(inSection: 0))
                _ = (table.indexPathForRow(at: CGPoint(x: 5, y: 500)), table.indexPathsForVisibleRows)
                _ = (table.visibleCells, table.elementSnapshots(in: table.bounds), table.debugDescription)
            }
        }
    }

    @Test("Properties that heights depend on may be set in every callback", arguments: TableCallback.allCases)
    func properties(_ callback: TableCallback) {
        for moment in Self.moments {
            let screen = run(callback, from: moment) { screen in
                let table = screen.table
                (table.rowHeight, table.separatorStyle, table.sectionHeaderTopPadding) = (10, .none, 5)
                (table.contentInset.top, table.frame.size.width) = (7, 300)
                (table.profile, table.isEditing) = (.iOS9, !table.isEditing)
                table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 10, height: 12))
            }
            guard let screen else { continue }
            #expect(screen.table.rectForRow(at: [0, 1]).width == 300)
        }
    }

    @Test("Another data source may be set in every callback", arguments: TableCallback.allCases)
    func dataSource(_ callback: TableCallback) {
        guard !callback.isInBatch else { return }
        for moment in Self.moments {
            let other = CallingTableSource(TableHook())
            other.count = 4
            let screen = run(callback, from: moment) { screen in
                // In the middle of an update it is one that does not add up.
                screen.table.updateErrorHandler = { _ in }
                screen.table.dataSource = other
            }
            guard let screen else { continue }
            #expect(screen.table.numberOfRows(inSection: 0) == 4, "\(moment)")
        }
    }

    @Test("The table may lose its delegate, or leave its window, in every callback", arguments: TableCallback.allCases)
    func leave(_ callback: TableCallback) {
        for moment in Self.moments {
            _ = run(callback, from: moment) { screen in
                screen.table.removeFromSuperview()
                screen.window.addSubview(screen.table)
            }
            let delegate = CallingTableDelegate(TableHook())
            _ = run(callback, from: moment) { $0.table.delegate = delegate }
        }
    }

    @Test("A table whose last owner lets go of it in a callback goes without a word", arguments: TableCallback.allCases)
    func letGo(_ callback: TableCallback) {
        weak var table: TableView?
        do {
            let screen = CallingTable()
            table = screen.table
            // Without a data source no update adds up.
            screen.table.updateErrorHandler = { _ in }
            screen.hook.action = { [unowned screen] in
                screen.table.removeFromSuperview()
                (screen.table.dataSource, screen.table.delegate) = (nil, nil)
            }
            screen.run(callback, armedFrom: 0)
            #expect(callback == .updateBlock || screen.table.indexPathsForVisibleRows == nil)
            screen.hook.action = {}
        }
        #expect(table == nil)
    }
}
