@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing
import ViewSimulator

/// Rows that size themselves, in tables: what was worked out by hand for one cell, and what a table makes of it.
@MainActor @Suite("Tables of rows that size themselves: numbers")
struct RowsOfContentTests {
    /// Makes a cell of its own for each identifier.
    final class Source: NSObject, TableViewDataSource {
        var rows = 0
        var identifier: (Int) -> String = { _ in "row" }
        var setUp: (TableViewCell, Int) -> Void = { _, _ in }
        private(set) var cells: [ObjectIdentifier: TableViewCell] = [:]

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

        func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier(indexPath.row), for: indexPath)
            cells[ObjectIdentifier(cell)] = cell
            setUp(cell, indexPath.row)
            return cell
        }
    }

    private let source = Source()

    private func table(
        _ cellClass: TableViewCell.Type, _ identifiers: [String] = ["row"], rows: Int, width: CGFloat = 375,
        height: CGFloat, setUp: @escaping (TableViewCell, Int) -> Void
    ) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        for identifier in identifiers { table.register(cellClass, forCellReuseIdentifier: identifier) }
        (source.rows, source.setUp, table.dataSource) = (rows, setUp, source)
        return table
    }

    private func heights(_ table: TableView) -> [CGFloat] {
        (0..<source.rows).map { table.rectForRow(at: [0, $0]).height }
    }

    private func scrollThrough(_ table: TableView, by step: CGFloat = 100) {
        while table.contentOffset.y < table.contentSize.height - table.bounds.height {
            table.contentOffset.y += step
            table.layoutIfNeeded()
        }
    }

    // MARK: Mails

    @Test("Four kinds of mails have four identifiers, and no cell's constraints are made twice")
    func mails() {
        withBlocks {
            let identifiers = ["0", "1", "2", "3"]
        let table = table(TableCellNumbersTests.MailCell.self, identifiers, rows: 400, height: 600) { cell, row in
                guard let cell = cell as? TableCellNumbersTests.MailCell else { return }
                let parts = show(row % 4, in: cell.mail, letters: 120)
                cell.mail.build(parts, in: cell.contentView)
            }
            source.identifier = { "\($0 % 4)" }
            table.layoutIfNeeded()
            scrollThrough(table)
            #expect(Array(heights(table).prefix(4)) == [41, 99, 171, 229])
            #expect(table.contentSize.height == 54_000)
            let cells = source.cells.values.compactMap { ($0 as? TableCellNumbersTests.MailCell)?.mail }
            #expect(cells.count < 30)
            #expect(cells.allSatisfy { $0.constraintSets == 1 })
            #expect(table.statistics.cellsCreated == cells.count)
            #expect(table.statistics.cellsReused > 300)
        }
    }

    @Test("The same identifier and another text is another height by the same constraints")
    func otherText() {
        withBlocks {
            let table = table(TableCellNumbersTests.MailCell.self, rows: 100, height: 300) { cell, row in
                guard let cell = cell as? TableCellNumbersTests.MailCell else { return }
                cell.mail.build(show(1, in: cell.mail, letters: row % 2 == 0 ? 120 : 43), in: cell.contentView)
                cell.mail.body.text = String(repeating: "a", count: row % 2 == 0 ? 120 : 43)
            }
            table.layoutIfNeeded()
            scrollThrough(table)
            #expect(Set(heights(table)) == [99, 67])
            let cells = source.cells.values.compactMap { $0 as? TableCellNumbersTests.MailCell }
            #expect(cells.count == source.cells.count)
            #expect(cells.allSatisfy { $0.mail.constraintSets == 1 })
        }
    }

    /// A cell that throws its constraints away whenever it shows something else.
    final class RebuiltCell: TableViewCell {
        var mail = MailContent()
        var rebuildings = 0
    }

    @Test("One identifier for all kinds costs constraints with each cell that is used again, the heights are the same")
    func oneIdentifier() {
        withBlocks {
            let table = table(RebuiltCell.self, rows: 40, height: 600) { cell, row in
                guard let cell = cell as? RebuiltCell else { return }
                if !cell.contentView.subviews.isEmpty { cell.rebuildings += 1 }
                for view in cell.contentView.subviews { view.removeFromSuperview() }
                cell.mail = MailContent()
                cell.mail.build(show(row % 4, in: cell.mail, letters: 120), in: cell.contentView)
            }
            table.layoutIfNeeded()
            scrollThrough(table)
            #expect(table.contentSize.height == 5400)
            let rebuildings = source.cells.values.compactMap { ($0 as? RebuiltCell)?.rebuildings }.reduce(0, +)
            #expect(rebuildings == table.statistics.cellsReused)
            #expect(rebuildings > 0)
        }
    }

    // MARK: Text below a fixed baseline

    @Test("Twenty rows of one line: eleven are measured by their estimates, and at the end all")
    func dynamicRows() {
        withBlocks {
            let table = table(DynamicRowTests.DynamicCell.self, rows: 20, height: 480) { cell, _ in
                guard let cell = cell as? DynamicRowTests.DynamicCell, cell.label.superview == nil else { return }
                cell.build()
                cell.show(lines: 1)
            }
            table.layoutIfNeeded()
            #expect(table.contentSize.height == 918.5)
            #expect(table.statistics.measurements == 11)
            scrollThrough(table)
            #expect(table.contentSize.height == 950)
            #expect(table.statistics.measurements == 20)
        }
    }

    // MARK: Another width

    @Test("Another width makes all heights void; what is on screen is measured at once, the rest when it comes")
    func rotation() {
        let table = table(TableCellNumbersTests.StatusCell.self, rows: 20, height: 667) { cell, _ in
            (cell as? TableCellNumbersTests.StatusCell)?.status.text.text = han(100)
        }
        table.layoutIfNeeded()
        scrollThrough(table)
        #expect(table.contentSize.height == 2710)
        table.contentOffset.y = 0
        table.layoutIfNeeded()
        let measured = table.statistics.measurements
        table.frame.size = CGSize(width: 667, height: 375)
        table.layoutIfNeeded()
        let visible = table.statistics.measurements - measured
        // As many as 375 points are by estimates.
        #expect(visible == 9)
        #expect(table.contentSize.height == 1555)
        scrollThrough(table)
        #expect(table.contentSize.height == 2380)
    }

    // MARK: Text sizes

    private static let sizes: [(ContentSizeCategory, CGFloat)] = [
        (.extraSmall, 100.5), (.small, 101.5), (.medium, 103), (.large, 104), (.extraLarge, 116),
        (.extraExtraLarge, 146), (.extraExtraExtraLarge, 159.5), (.accessibilityMedium, 207.5),
        (.accessibilityLarge, 299.5), (.accessibilityExtraLarge, 425), (.accessibilityExtraExtraLarge, 493),
        (.accessibilityExtraExtraExtraLarge, 715),
    ]

    private func sweep() -> [CGFloat] {
        let table = table(TableCellNumbersTests.MailCell.self, rows: 3, height: 3000) { cell, _ in
            guard let mail = (cell as? TableCellNumbersTests.MailCell)?.mail else { return }
            mail.useTextStyles()
            mail.body.text = han(100)
            mail.build([mail.title, mail.body], in: cell.contentView)
        }
        return Self.sizes.map { category, _ in
            table.overrideTraitCollection = TraitCollection(preferredContentSizeCategory: category)
            table.layoutIfNeeded()
            let heights = heights(table)
            #expect(Set(heights).count == 1 && table.contentSize.height == 3 * heights[0], "\(category.rawValue)")
            return heights[0]
        }
    }

    @Test("Rows follow the text size from the smallest to the largest; on iOS 8 the largest five do no more")
    func textSizes() {
        #expect(sweep() == Self.sizes.map(\.1))
        TableProfile.iOS8.makeCurrent()
        defer { TableProfile.iOS15.makeCurrent() }
        let old = sweepWithEstimates()
        #expect(old == Self.sizes.map { min($0.1, 159.5) })
    }

    /// Tables of that system have no estimates unless somebody gives them, and rows that do not size themselves.
    private func sweepWithEstimates() -> [CGFloat] {
        TableProfile.current.initialEstimate = 44
        return sweep()
    }

    // MARK: How many rows are asked

    @Test("Of 20,000 rows a screen is measured with estimates; without them a delegate is asked for all")
    func manyRows() {
        let screen = HeightsScreen(rows: 20_000, height: 44, viewport: 647)
        screen.table.layoutIfNeeded()
        #expect(screen.asked.count == 15)
        let all = HeightsScreen(rows: 20_000, height: 44, viewport: 647, estimate: 0)
        _ = all.table.rect(forSection: 0)
        #expect(all.asked == Array(0..<20_000))
    }
}

// Functions by themselves: closures that a data source keeps do not keep the test, which has the data source.

private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

@MainActor
private func show(_ kind: Int, in mail: MailContent, letters: Int) -> [View] {
    (mail.title.font, mail.title.text) = (.systemFont(ofSize: 20.5), "S")
    (mail.body.font, mail.body.text) = (.systemFont(ofSize: 16), String(repeating: "a", count: letters))
    let parts = [mail.title] + (kind % 2 == 1 ? [mail.body] : [])
    return kind >= 2 ? parts + [MailContent.picture()] : parts
}
