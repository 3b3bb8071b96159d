@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// Cells in a table of 375 points, which tells them what they have to know.
@MainActor @Suite("Cells and the table that shows them")
struct CellsInTableTests {
    private let source = TableClient([20], dequeuing: "cell")

    private func table(_ cells: TableViewCell.Type = TableViewCell.self) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        table.register(cells, forCellReuseIdentifier: "cell")
        (source.editingStyle, source.canMove) = ({ _ in .delete }, { $0.row == 0 })
        source.indentation = { $0.row }
        (table.dataSource, table.delegate) = (source, source)
        return table
    }

    private func cell(_ table: TableView, _ row: Int) -> TableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: 0))
    }

    @Test("Rows of labels have 44 points with their line, and more where a text needs it, less room with an accessory")
    func heights() {
        source.configure = { cell, path in
            cell.textLabel?.text = String(repeating: "字", count: path.row == 1 ? 60 : 5)
            cell.textLabel?.numberOfLines = 0
            cell.accessoryType = path.row == 1 ? .disclosureIndicator : .none
            cell.indentationWidth = 0
        }
        let table = self.table()
        table.layoutIfNeeded()
        #expect((0..<3).map { cell(table, $0)?.frame.height } == [44, 104, 44])
        #expect(cell(table, 1)?.contentView.frame == CGRect(x: 0, y: 0, width: 341, height: 103.5))
        #expect(cell(table, 1)?.textLabel?.frame == CGRect(x: 16, y: 0, width: 309, height: 103.5))
        #expect(table.issues.isEmpty)
    }

    @Test("A cell whose constraints say nothing of its height gets that of a row, and it is said")
    func withoutHeight() {
        source.configure = { cell, path in
            let box = View(frame: .zero)
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
        }
        source.counts = [1]
        let table = self.table()
        table.observer = nil
        table.layoutIfNeeded()
        #expect(cell(table, 0)?.frame.height == 44)
        #expect(table.issues.count == 1)
    }

    @Test("Every cell is configured before it is measured, one that is used again as well")
    func configured() {
        final class Configured: TableViewCell {
            var updates = 0

            override func updateConfiguration(using state: CellConfigurationState) {
                updates += 1
                var content = defaultContentConfiguration()
                content.text = String(repeating: "字", count: 60)
                contentConfiguration = content
            }
        }
        let table = self.table(Configured.self)
        table.layoutIfNeeded()
        let first = cell(table, 0) as? Configured
        #expect(first?.updates == 1)
        #expect(first?.frame.height == 83.5)
        table.contentOffset.y = 900
        table.layoutIfNeeded()
        let updates = table.visibleCells.map { ($0 as? Configured)?.updates }
        #expect(table.statistics.cellsReused > 0)
        #expect(updates.contains(2))
        #expect(!updates.contains(0))
    }

    @Test("Editing comes to the cells: controls at the sides, and a row's depth")
    func editing() {
        source.configure = { cell, _ in cell.textLabel?.text = "字" }
        let table = self.table()
        table.layoutIfNeeded()
        #expect(cell(table, 2)?.indentationLevel == 2)
        #expect(cell(table, 2)?.textLabel?.frame.minX == 36)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        #expect(cell(table, 0)?.isEditing == true)
        #expect(cell(table, 0)?.editingStyle == .delete)
        #expect(cell(table, 0)?.contentView.frame.minX == 38)
        #expect(cell(table, 0)?.contentView.frame.maxX == 333)
        #expect(cell(table, 1)?.contentView.frame.maxX == 375)
        table.setEditing(false, animated: false)
        table.layoutIfNeeded()
        #expect(cell(table, 0)?.contentView.frame.minX == 0)
        #expect(cell(table, 0)?.isEditing == false)
    }

    @Test("In rows of 44 points a text that must not be squeezed contradicts, which is said once for all of a kind")
    func literalHeights() {
        withBlocks {
            source.configure = { cell, _ in
                guard let cell = cell as? DynamicRowTests.DynamicCell, cell.label.superview == nil else { return }
                cell.build()
                cell.label.setContentCompressionResistancePriority(.required, for: .vertical)
                cell.show(lines: 1)
            }
            let table = self.table(DynamicRowTests.DynamicCell.self)
            (table.rowHeight, table.separatorStyle) = (44, .none)
            let silence = IssueLog()
            table.observer = silence
            table.layoutIfNeeded()
            #expect(table.visibleCells.count == 10)
            #expect(table.contentSize.height == 880)
            #expect(table.visibleCells.allSatisfy { $0.frame.height == 44 && $0.contentView.frame.height == 44 })
            #expect(table.issues.count == 1)
            #expect(table.issues.first?.message.contains("contentView.height == 44") == true)
        }
    }
}
