import FlowSimulator
import Foundation
import Testing
import ViewSimulator

/// Properties of a table that decide heights: a table that is laid out follows each of them.
@MainActor @Suite("Properties of heights")
struct HeightPropertyTests {
    private let client: TableClient = {
        let client = TableClient([3, 2])
        client.headerTitle = { "Section \($0)" }
        client.footer = { _ in View() }
        return client
    }()

    private func table(_ change: (TableView) -> Void) -> TableView {
        let table = TableView(frame: rect(0, 0, 320, 400), style: .plain)
        (table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight) = (40, 30, 20)
        change(table)
        (table.dataSource, table.delegate) = (client, client)
        table.layoutIfNeeded()
        return table
    }

    private func places(_ table: TableView) -> [CGRect] {
        let rows: [IndexPath] = [[0, 0], [0, 2], [1, 0], [1, 1]]
        return (0..<2).flatMap { [table.rectForHeader(inSection: $0), table.rectForFooter(inSection: $0)] }
            + rows.map { table.rectForRow(at: $0) } + [CGRect(origin: .zero, size: table.contentSize)]
    }

    @Test("A table that is laid out has the places of a new table with the same properties")
    func changes() {
        let changes: [String: (TableView) -> Void] = [
            "rowHeight": { $0.rowHeight = 55 }, "sectionHeaderHeight": { $0.sectionHeaderHeight = 55 },
            "sectionFooterHeight": { $0.sectionFooterHeight = 55 },
            "sectionHeaderTopPadding": { $0.sectionHeaderTopPadding = 55 },
        ]
        for (property, change) in changes {
            let changed = table { _ in }
            let before = places(changed)
            change(changed)
            changed.layoutIfNeeded()
            #expect(places(changed) == places(table(change)), "\(property)")
            #expect(places(changed) != before, "\(property)")
        }
    }
}
