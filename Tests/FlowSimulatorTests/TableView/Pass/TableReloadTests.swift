@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// When a table reads counts and heights, and what it keeps of them.
@MainActor @Suite("What a table reads, and when")
struct TableReloadTests {
    private let client = TableClient([10, 10]) { _ in 50 }

    private func table(_ style: TableView.Style = .plain, _ profile: TableProfile = .iOS15) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
        table.profile = profile
        table.estimatedRowHeight = 40
        (table.dataSource, table.delegate) = (client, client)
        return table
    }

    // MARK: Reloads

    @Test("A reload asks for counts and has the content as high as they say, before any layout")
    func contentSize() {
        let table = table()
        table.layoutIfNeeded()
        let counted = client.readings
        client.counts = [1, 2]
        table.reloadData()
        #expect(client.readings == counted + 1)
        #expect(table.contentSize == CGSize(width: 320, height: 120))
        #expect(table.numberOfRows(inSection: 1) == 2)
        table.layoutIfNeeded()
        #expect(client.readings == counted + 1)
        #expect(table.contentSize.height == 150)
    }

    @Test("A reload before the first layout does so too, and the layout asks no more")
    func firstReload() {
        let table = table()
        table.reloadData()
        #expect(table.contentSize.height == 800)
        #expect(client.readings == 1)
        table.layoutIfNeeded()
        #expect(client.readings == 1)
    }

    @Test("R18.15: a footer without a view that was seen before a reload holds nothing after it")
    func footerWithoutView() {
        let (guesses, table) = (TableClient { $0.row == 0 ? 200 : 150 }, table(.grouped))
        guesses.estimate = { $0.row == 0 ? 20 : 300 }
        client.counts = [2]
        (table.sectionHeaderHeight, table.sectionFooterHeight, table.bounds.size.height) = (0, 20, 300)
        table.delegate = guesses
        table.layoutIfNeeded()
        table.scrollToRow(at: [0, 1], at: .bottom, animated: false)
        #expect(table.contentOffset.y == 50)
        #expect(table.contentSize.height == 370)
        // The estimates end at 340. Row 1 shrinks, so that all is in view at 0, and row 0 grows there.
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentOffset.y == 0)
        #expect(table.contentSize.height == 370)
    }

    @Test("A table that holds nothing does not win back what an update cut off its offset")
    func unanchoredUpdate() {
        let table = table()
        client.counts = [10]
        (table.anchorPolicy, table.sectionHeaderTopPadding) = (.unanchored, 0)
        table.layoutIfNeeded()
        table.scrollToRow(at: [0, 9], at: .bottom, animated: false)
        for row in 0..<10 { table.scrollToRow(at: [0, row], at: .none, animated: false) }
        #expect(table.contentOffset.y == 300)
        #expect(table.contentSize.height == 500)
        // Ten estimates end at 400; the five rows in view at 200 are 50 points high.
        table.reloadSections([0], with: .none)
        #expect(table.contentOffset.y == 200)
        #expect(table.contentSize.height == 450)
    }

    @Test("With estimates off a reload asks for all heights, once")
    func allHeights() {
        let table = table()
        table.estimatedRowHeight = 0
        table.reloadData()
        #expect(client.asked.count == 20)
        #expect(table.contentSize.height == 1000)
        table.layoutIfNeeded()
        #expect(client.asked.count == 20 + table.visibleCells.count)
    }

    @Test("A data source that is set is asked when it is needed")
    func newDataSource() {
        let table = table()
        #expect(client.readings == 0)
        #expect(table.contentSize.height == 0)
    }

    // MARK: Statistics

    @Test("Statistics that are reset while a height is asked change no height", arguments: [0, 40] as [CGFloat])
    func resetStatistics(estimate: CGFloat) {
        let table = table()
        client.height = { [unowned table] path in
            table.resetStatistics()
            return 30 + CGFloat(path.row)
        }
        table.estimatedRowHeight = estimate
        table.reloadData()
        table.layoutIfNeeded()
        table.performBatchUpdates(nil)
        #expect((0..<5).map { table.rectForRow(at: [0, $0]).height } == [30, 31, 32, 33, 34])
    }

    // MARK: Headers and footers

    @Test("A footer whose view turns out to be none is none, whether it was there at first or was inserted")
    func viewsThatAreNone() {
        client.counts = [0]
        let (table, delegate) = (table(.plain, .iOS9), TableClient { _ in 50 })
        delegate.footer = { _ in nil }
        table.delegate = delegate
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 0)
        client.counts = [0, 1, 0]
        table.insertSections([0, 1], with: .none)
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 50)
        delegate.footer = { $0 == 2 ? View() : nil }
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 78)
    }

    @Test("A header view of the table changes the first header of a grouped table, and forgets no height")
    func headerView() {
        let table = table(.grouped)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height == 35)
        client.asked = []
        table.tableHeaderView = View(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 30, width: 320, height: 17.5))
        #expect(client.asked.isEmpty)
        #expect(table.rectForRow(at: [0, 1]).height == 50)
        table.tableHeaderView = nil
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 35))
        table.tableFooterView = View()
        table.layoutIfNeeded()
        #expect(client.asked.allSatisfy { $0.section == 0 && $0.row < 5 })
    }

    // MARK: Widths

    @Test("Texts and separators begin where the profile says, by width and style")
    func margins() {
        func start(_ profile: TableProfile, _ style: TableView.Style, width: CGFloat) -> [CGFloat] {
            let table = table(style, profile)
            table.frame.size.width = width
            table.layoutIfNeeded()
            let cell = table.visibleCells.first
            return [cell?.contentView.layoutMargins.left ?? -1, table.separatorInset.left]
        }
        #expect(start(.iOS7, .plain, width: 320) == [15, 15])
        #expect(start(.iOS7, .plain, width: 768) == [15, 15])
        #expect(start(.iOS8, .plain, width: 320) == [16, 16])
        #expect(start(.iOS15, .grouped, width: 393) == [20, 20])
        #expect(start(.iOS15, .insetGrouped, width: 393) == [16, 16])
    }
}
