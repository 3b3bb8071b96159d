import FlowSimulator
import Foundation
import Testing

/// R18.15: an offset that the program sets in a table where rows are not measured yet.
@MainActor @Suite("An offset that is set in a table")
struct SetOffsetTests {
    private let rows = TableClient([40, 40]) { _ in 150 }

    /// Two sections of 40 rows of 150 that are estimated at 44, headers of 50, in 320 × 600.
    private func table(_ style: TableView.Style = .plain) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 600), style: style)
        table.estimatedRowHeight = 44
        table.sectionHeaderTopPadding = 0
        (table.estimatedSectionHeaderHeight, table.sectionFooterHeight) = (50, 0)
        rows.headerHeight = { _ in 50 }
        rows.header = { _ in TableViewHeaderFooterView(reuseIdentifier: nil) }
        (table.dataSource, table.delegate) = (rows, rows)
        table.layoutIfNeeded()
        return table
    }

    private func scroll(_ table: TableView, to offset: CGFloat) {
        table.contentOffset.y = offset
        table.layoutIfNeeded()
    }

    @Test("R18.15: a header that was seen long ago is not held: row 33 is first, and not row 35 screens away")
    func farAway() {
        let table = table()
        scroll(table, to: table.rectForHeader(inSection: 1).minY)
        table.scrollToRow(at: [1, 20], at: .top, animated: false)
        let expected = table.indexPathForRow(at: CGPoint(x: 10, y: 2896))
        scroll(table, to: 2896)
        #expect(table.contentOffset.y == 2896)
        #expect(expected == [0, 33])
        #expect(table.indexPathsForVisibleRows?.first == [0, 33])
        #expect(table.rectForRow(at: [0, 33]).minY <= 2896)
    }

    @Test("R18.15: what was on screen and is at that offset stays, and rows above it grow upwards")
    func near() {
        let table = table()
        table.scrollToRow(at: [1, 20], at: .top, animated: false)
        let place = table.rectForRow(at: [1, 20]).minY - table.contentOffset.y
        // Six rows of 44 come in above, and three of 150 are on screen in their stead.
        scroll(table, to: table.contentOffset.y - 264)
        #expect(table.rectForRow(at: [1, 20]).minY - table.contentOffset.y == place + 264)
        #expect(table.rectForRow(at: [1, 19]).height == 150)
    }

    @Test("R18.15: without anything that was on screen, growth above a row that is known moves nothing")
    func knownRowBelow() {
        let table = table()
        table.scrollToRow(at: [1, 20], at: .top, animated: false)
        table.scrollToRow(at: [0, 0], at: .top, animated: false)
        let known = table.rectForRow(at: [1, 20]).minY
        let first = table.indexPathForRow(at: CGPoint(x: 10, y: known - 500))
        scroll(table, to: known - 500)
        #expect(table.contentOffset.y == known - 500)
        #expect(table.indexPathsForVisibleRows?.first == first)
    }
}
