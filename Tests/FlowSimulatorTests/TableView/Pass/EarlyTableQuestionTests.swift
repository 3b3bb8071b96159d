import FlowSimulator
import Foundation
import Testing
import ViewSimulator

/// R18.6 for tables: what was asked before the first pass follows bounds that change afterwards.
@MainActor @Suite("Tables that are asked early")
struct EarlyTableQuestionTests {
    private func table(width: CGFloat, height: CGFloat = 600) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: height), style: .plain)
        table.sectionHeaderTopPadding = 0
        table.separatorStyle = .none
        return table
    }

    private func withoutEstimates(width: CGFloat, _ client: TableClient) -> TableView {
        let table = table(width: width)
        table.estimatedRowHeight = 0
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (0, 0)
        client.height = { [unowned table] _ in (table.bounds.width / 9.6).rounded(.down) }
        client.headerHeight = { [unowned table] _ in table.bounds.width / 8 }
        client.footerHeight = { [unowned table] _ in table.bounds.width / 16 }
        (table.dataSource, table.delegate) = (client, client)
        return table
    }

    private func heights(_ table: TableView) -> [CGFloat] {
        [
            table.rectForHeader(inSection: 0).height, table.rectForRow(at: [0, 9]).height,
            table.rectForFooter(inSection: 0).height,
        ]
    }

    @Test("R18.6: delegates' heights follow a width that comes before the first pass", arguments: [0, 320.0])
    func delegates(width: Double) {
        let client = TableClient()
        let table = withoutEstimates(width: width, client)
        #expect(heights(table) == (width == 0 ? [0, 0, 0] : [40, 33, 20]))
        table.frame.size.width = 768
        #expect(heights(table) == [96, 80, 48])
        table.layoutIfNeeded()
        #expect(heights(table) == [96, 80, 48])
        #expect(table.contentSize == CGSize(width: 768, height: 944))
    }

    @Test("R18.6: what sizes itself is measured in the width that comes before the first pass", arguments: [0, 320.0])
    func selfSizing(width: Double) {
        let client = TableClient([3])
        client.cell = { _, _ in SizedRow.made { 19_200 / $0 } }
        client.header = { _ in SizedEdge.made { 19_200 / $0 } }
        client.footer = client.header
        let table = table(width: width)
        (table.dataSource, table.delegate) = (client, client)
        // The system's estimates: 44 of rows, 28 of headers and footers.
        #expect(heights3(table) == [28, 44, 28])
        table.frame.size.width = 768
        table.layoutIfNeeded()
        #expect(heights3(table) == [25, 25, 25])
        #expect(table.contentSize == CGSize(width: 768, height: 125))
    }

    private func heights3(_ table: TableView) -> [CGFloat] {
        [
            table.rectForHeader(inSection: 0).height, table.rectForRow(at: [0, 2]).height,
            table.rectForFooter(inSection: 0).height,
        ]
    }

    @Test("R18.6: after a reload that was asked about, too")
    func afterReload() {
        let client = TableClient()
        let table = withoutEstimates(width: 320, client)
        table.layoutIfNeeded()
        table.reloadData()
        #expect(heights(table) == [40, 33, 20])
        table.frame.size.width = 768
        #expect(heights(table) == [96, 80, 48])
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 768, height: 944))
        #expect(table.visibleCells.first?.frame == CGRect(x: 0, y: 96, width: 768, height: 80))
    }

    @Test("R18.6: a content size that was asked before the first pass follows the width", arguments: [0, 320.0])
    func contentSize(width: Double) {
        let client = TableClient()
        let table = withoutEstimates(width: width, client)
        _ = table.contentSize
        table.frame.size.width = 768
        _ = table.contentSize
        table.layoutIfNeeded()
        #expect(table.contentSize == CGSize(width: 768, height: 944))
    }
}
