import FlowSimulator
import FlowTestSupport
import Foundation
import Testing
import ViewSimulator

/// R18.1 and R18.10 for tables.
@MainActor @Suite("The offset of tables through updates")
struct TableKeptOffsetTests {
    /// 60 rows of 50 in 480; with an estimate all of them measured.
    private func rows(estimate: Double, content: Double = 50, holds: Bool = false) -> TableScreen {
        var world = ReferenceTableWorld(viewport: 480)
        (world.estimate, world.hasSeparators, world.holdsThroughUpdates) = (estimate, false, holds)
        world.profile = .iOS26
        if estimate == 0 { world.rowHeight = content }
        let rows = Array(repeating: ReferenceTableRow(content), count: 60)
        let screen = TableScreen([ReferenceTableSection(rows)], in: world)
        let table = screen.table
        table.layoutIfNeeded()
        while table.contentOffset.y < table.contentSize.height - 480 {
            table.contentOffset.y = min(table.contentOffset.y + 300, table.contentSize.height - 480)
            table.layoutIfNeeded()
        }
        screen.drag(to: 1010)
        table.layoutIfNeeded()
        return screen
    }

    private func insert(_ rows: Range<Int>, into screen: TableScreen, completion: ((Bool) -> Void)? = nil) {
        screen.table.performBatchUpdates {
            screen.contents[0].rows.insert(
                contentsOf: Array(repeating: ReferenceTableRow(50), count: rows.count), at: rows.lowerBound)
            screen.table.insertRows(at: rows.map { [0, $0] }, with: .none)
        } completion: { completion?($0) }
        screen.table.layoutIfNeeded()
    }

    @Test("R18.1: rows that come in above leave the offset 1010, and so does one that goes", arguments: [0, 44.0])
    func insertion(estimate: Double) {
        let screen = rows(estimate: estimate)
        let table = screen.table
        #expect(table.contentSize.height == 3000)
        insert(2..<5, into: screen)
        #expect(table.contentOffset.y == 1010)
        #expect(table.contentSize.height == (estimate == 0 ? 3150 : 3132))
        #expect(table.indexPathsForVisibleRows?.first == [0, 20])
        #expect(table.rectForRow(at: [0, 20]).minY == (estimate == 0 ? 1000 : 982))
        screen.table.performBatchUpdates {
            screen.contents[0].rows.removeFirst()
            table.deleteRows(at: [[0, 0]], with: .none)
        }
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 1010)
    }

    @Test("R18.1: rows that come in on screen grow downwards from where they are, and the offset stays")
    func measuredOnScreen() {
        let screen = rows(estimate: 44)
        insert(20..<23, into: screen)
        #expect(screen.table.contentOffset.y == 1010)
        #expect(screen.table.contentSize.height == 3150)
        #expect(screen.table.rectForRow(at: [0, 20]).minY == 1000)
    }

    @Test("R18.1: deletions end at the new limit")
    func deletion() {
        let screen = rows(estimate: 0)
        screen.drag(to: 2500)
        screen.table.performBatchUpdates {
            screen.contents[0].rows.removeFirst(20)
            screen.table.deleteRows(at: (0..<20).map { [0, $0] }, with: .none)
        }
        #expect(screen.table.contentOffset.y == 1520)
    }

    @Test("With top the reader stays, as far as it is half visible")
    func top() {
        let screen = rows(estimate: 0, holds: true)
        insert(2..<5, into: screen)
        #expect(screen.table.contentOffset.y == 1160)
        // Of what spans the start only 10 points are seen: the next row is read.
        screen.drag(to: 1190)
        screen.table.layoutIfNeeded()
        insert(24..<26, into: screen)
        #expect(screen.table.contentOffset.y == 1290)
    }

    @Test("R17.1: a pulled table goes with the reader, although the limit is known only once a reloaded row has grown")
    func pulled() {
        var world = ReferenceTableWorld(viewport: 480)
        (world.estimate, world.hasSeparators, world.holdsThroughUpdates) = (44, false, true)
        world.profile = .iOS26
        let screen = TableScreen([ReferenceTableSection(Array(repeating: ReferenceTableRow(50), count: 3))], in: world)
        let table = screen.table
        table.layoutIfNeeded()
        table.beginDragging()
        table.contentOffset.y = 40
        table.layoutIfNeeded()
        // Row 1 is read: of row 0 only 10 points are seen.
        table.performBatchUpdates {
            screen.contents[0].rows = [50, 50, 600].map { ReferenceTableRow($0) }
            table.reloadRows(at: [[0, 1]], with: .none)
            table.moveRow(at: [0, 2], to: [0, 0])
        }
        #expect(table.contentSize.height == 700)
        #expect(table.rectForRow(at: [0, 2]).minY - table.contentOffset.y == 10)
        #expect(table.contentOffset.y == 90)
    }

    @Test("An update keeps its place where limits cut the offset before a reloaded row has grown")
    func limitsBeforeGrowth() {
        let screen = rows(estimate: 44, holds: true)
        let table = screen.table
        screen.drag(to: 2520)
        table.layoutIfNeeded()
        // Row 50 begins at 2500. Then content 2994, the limit 2514, until the reloaded row is 150 high.
        table.performBatchUpdates {
            screen.contents[0].rows.removeLast()
            screen.contents[0].rows[57] = ReferenceTableRow(150)
            screen.contents[0].rows.insert(ReferenceTableRow(50), at: 0)
            table.deleteRows(at: [[0, 59]], with: .none)
            table.reloadRows(at: [[0, 57]], with: .none)
            table.insertRows(at: [[0, 0]], with: .none)
        }
        #expect(table.contentSize.height == 3094)
        #expect(table.rectForRow(at: [0, 51]).minY == 2544)
        #expect(table.contentOffset.y == 2564)
    }

    @Test("R17.2: a footer view that is all that is seen stays there when rows above it go", arguments: [2, 20])
    func footerView(count: Int) {
        let screen = rows(estimate: 0, holds: true)
        let table = screen.table
        table.tableFooterView = View(frame: CGRect(x: 0, y: 0, width: 320, height: 2000))
        table.layoutIfNeeded()
        // The rows end at 3000.
        screen.drag(to: 3050)
        table.layoutIfNeeded()
        table.performBatchUpdates {
            screen.contents[0].rows.removeLast(count)
            table.deleteRows(at: ((60 - count)..<60).map { [0, $0] }, with: .none)
        }
        let end = 3000 - 50 * CGFloat(count)
        #expect(table.tableFooterView?.frame.minY == end)
        #expect(table.contentOffset.y == end + 50)
    }

    @Test("R18.1: an update that leaves the offset ends at the new limit, whatever grows afterwards")
    func newLimitBeforeGrowth() {
        let screen = rows(estimate: 44)
        let table = screen.table
        screen.drag(to: 2520)
        table.layoutIfNeeded()
        table.performBatchUpdates {
            screen.contents[0].rows.removeLast()
            screen.contents[0].rows[57] = ReferenceTableRow(150)
            table.deleteRows(at: [[0, 59]], with: .none)
            table.reloadRows(at: [[0, 57]], with: .none)
        }
        #expect(table.contentSize.height == 3050)
        #expect(table.contentOffset.y == 2470)
    }

    @Test("A program that keeps the distance from the end, or adds the growth, lands once", arguments: [0, 44.0])
    func compensation(estimate: Double) {
        for adds in [true, false] {
            let screen = rows(estimate: estimate)
            let table = screen.table
            let (height, offset) = (table.contentSize.height, table.contentOffset.y)
            insert(2..<5, into: screen) { _ in
                if !adds { table.contentOffset.y = table.contentSize.height - (height - offset) }
            }
            if adds { table.contentOffset.y += table.contentSize.height - height }
            table.layoutIfNeeded()
            #expect(table.contentOffset.y == (estimate == 0 ? 1160 : 1142))
            #expect(table.rectForRow(at: [0, 23]).minY - table.contentOffset.y == -10)
        }
    }

    @Test("R18.10: another text size in the middle of a row lets it grow downwards", arguments: [44.0, 60, 120])
    func textSize(estimate: Double) {
        let screen = rows(estimate: estimate, content: 60)
        screen.drag(to: 930)
        screen.table.layoutIfNeeded()
        #expect(screen.table.rectForRow(at: [0, 15]).minY == 900)
        screen.contents[0].rows = Array(repeating: ReferenceTableRow(200), count: 60)
        screen.table.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: .extraExtraLarge)
        screen.table.layoutIfNeeded()
        #expect(screen.table.rectForRow(at: [0, 15]).height == 200)
        #expect(screen.table.rectForRow(at: [0, 15]).minY - screen.table.contentOffset.y == -30)
    }
}
