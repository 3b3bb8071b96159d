import FlowSimulator
import Foundation
import Testing
import ViewSimulator

/// Headers and footers of tables that answer a height that none has (R18.9).
@MainActor @Suite("Huge headers and footers of tables")
struct HugeEdgeTests {
    nonisolated static let huge: [CGFloat] = [.greatestFiniteMagnitude, 1_000_001, 1e300]
    nonisolated static let none: [CGFloat] = [.nan, .infinity]

    private final class Client: NSObject, TableViewDataSource, TableViewDelegate {
        /// What headers and footers answer, by "header 1" or "footer 0".
        var answers: [String: CGFloat] = [:]

        func numberOfSections(in tableView: TableView) -> Int { 2 }
        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }
        func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell { TableViewCell() }
        func tableView(_ tableView: TableView, heightForRowAt path: IndexPath) -> CGFloat { 44 }

        func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { edge("header", section) }
        func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? { edge("footer", section) }

        private func edge(_ kind: String, _ section: Int) -> View {
            SizedEdge.made { [unowned self] _ in answers["\(kind) \(section)"] ?? 50 }
        }
    }

    private let client = Client()

    /// Estimates of 30.
    private func table(_ style: TableView.Style) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: style)
        (table.sectionHeaderTopPadding, table.estimatedRowHeight) = (0, 44)
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (
            TableView.automaticDimension, TableView.automaticDimension
        )
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (30, 30)
        (table.dataSource, table.delegate) = (client, client)
        return table
    }

    private func heights(_ table: TableView) -> [CGFloat] {
        (0..<2).flatMap { [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height] }
    }

    private func expectIssue(_ table: TableView, of kind: String, _ size: CGFloat, _ word: String) {
        #expect(table.issues.count == 1)
        guard case .invalidPreferredViewSize(.supplementaryView, kind, [1, 0], let answer)? = table.issues.last?.kind
        else {
            Issue.record("\(table.issues.map(\.message))")
            return
        }
        #expect(answer.height == size || answer.height.isNaN && size.isNaN)
        let message = table.issues.last?.message ?? ""
        #expect(message.contains(word), "\(message)")
    }

    @Test("R18.9: a header or footer that answers too much keeps its estimate, and is named",
        arguments: [TableView.Style.plain, .grouped], huge)
    func estimates(style: TableView.Style, length: CGFloat) {
        for (name, kind, expected) in [
            ("header 1", CollectionView.elementKindSectionHeader, [50, 50, 30, 50] as [CGFloat]),
            ("footer 1", CollectionView.elementKindSectionFooter, [50, 50, 50, 30]),
        ] {
            client.answers = [name: length]
            let table = table(style)
            table.layoutIfNeeded()
            #expect(heights(table) == expected)
            #expect(table.contentSize.height == 356)
            expectIssue(table, of: kind, length, name)
        }
    }

    @Test("R18.9: one that was measured keeps its last good height", arguments: huge)
    func lastGoodHeight(length: CGFloat) {
        let table = table(.plain)
        table.layoutIfNeeded()
        client.answers = ["header 1": length]
        table.performBatchUpdates(nil)
        table.layoutIfNeeded()
        #expect(heights(table) == [50, 50, 50, 50])
        expectIssue(table, of: CollectionView.elementKindSectionHeader, length, "header 1")
    }

    @Test("R18.9: a title that is longer than any content is named, and has the height of one line")
    func titledHeader() {
        let source = TableClient([2])
        source.headerTitle = { _ in String(repeating: "a\n", count: 100_000) }
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 900), style: .grouped)
        table.dataSource = source
        table.layoutIfNeeded()
        #expect(table.rectForHeader(inSection: 0).height < 100)
        let first = table.issues.first?.kind
        guard case .invalidPreferredViewSize(.supplementaryView, let kind, [0, 0], let answer)? = first else {
            Issue.record("\(table.issues.map(\.message))")
            return
        }
        #expect(table.issues.count == 1)
        #expect(answer.height > 1_000_000)
        #expect(kind == CollectionView.elementKindSectionHeader)
    }

    @Test("R18.9: an estimate that is longer than any content, or no number, is named, and the default counts",
        arguments: huge + none)
    func propertyEstimates(length: CGFloat) {
        let (table, expected) = (table(.plain), table(.plain))
        (table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight) = (length, length)
        expected.estimatedSectionHeaderHeight = TableView.automaticDimension
        expected.estimatedSectionFooterHeight = TableView.automaticDimension
        #expect(heights(table) == heights(expected))
        let said = table.issues.map(\.message).joined(separator: " ")
        #expect(said.contains("estimatedSectionHeaderHeight"))
        #expect(said.contains("estimatedSectionFooterHeight"))
        table.layoutIfNeeded()
        #expect(heights(table) == [50, 50, 50, 50])
    }

    @Test("R18.9: a delegate's height or estimate of a header that is longer than any content is named",
        arguments: huge)
    func givenHeights(length: CGFloat) {
        let giving = TableClient()
        giving.header = { _ in SizedEdge.made() }
        for isHeight in [true, false] {
            giving.headerHeight = { _ in isHeight ? length : TableView.automaticDimension }
            giving.headerEstimate = { _ in isHeight ? 30 : length }
            let table = table(.plain)
            table.delegate = giving
            table.layoutIfNeeded()
            #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [50, 50])
            #expect(!table.issues.isEmpty)
            for issue in table.issues {
                guard case .invalidDelegateValue(let name, _, nil, _) = issue.kind else {
                    Issue.record("\(issue)")
                    continue
                }
                #expect(name == (isHeight ? "the header's height" : "the header's estimated height"))
            }
        }
    }

    @Test("R13.9: a header that answers no number is named, and has its estimate", arguments: none)
    func noNumbers(length: CGFloat) {
        client.answers = ["header 1": length]
        let table = table(.plain)
        table.layoutIfNeeded()
        #expect(table.contentSize.height.isFinite)
        #expect(heights(table).allSatisfy { $0 >= 0 && $0 <= 50 })
        expectIssue(table, of: CollectionView.elementKindSectionHeader, length, "header 1")
    }

    @Test("R18.9: a view above or below all sections that is longer than any content is named, and has no height",
        arguments: huge)
    func viewsOfTheTable(length: CGFloat) {
        for isHeader in [true, false] {
            let table = table(.plain)
            let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: length))
            if isHeader { table.tableHeaderView = view } else { table.tableFooterView = view }
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 376)
            #expect(table.issues.count == 1)
            let message = table.issues.last?.message ?? ""
            #expect(message.contains(isHeader ? "tableHeaderView" : "tableFooterView"), "\(message)")
            #expect(message.contains("longer than 1000000 points"), "\(message)")
            #expect(!message.contains("Index path"), "\(message)")
        }
    }

    @Test("R18.9: one that was shorter and is set again keeps its last good height", arguments: [true, false])
    func viewOfTheTableSetAgain(isHeader: Bool) {
        let table = table(.plain)
        let view = View(frame: CGRect(x: 0, y: 0, width: 320, height: 70))
        func set() { if isHeader { table.tableHeaderView = view } else { table.tableFooterView = view } }
        set()
        table.layoutIfNeeded()
        view.frame.size.height = 1e300
        set()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 446)
        #expect(view.frame.height == 70)
        view.frame.size.height = 1e300
        table.reloadData()
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 446)
        #expect(view.frame.height == 70)
        #expect(table.issues.count == 2)
    }
}
