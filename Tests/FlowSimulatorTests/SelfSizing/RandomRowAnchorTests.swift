import FlowTestSupport
import Foundation
import Testing

@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
@testable import ViewSimulator

/// R18.17 at random, in tables: a row's content view ends before the line below and beside what is at the row's sides,
/// so a constraint to the cell is one to the content view with that distance added.
@MainActor @Suite("Constraints to a row's cell itself, at random", .serialized)
struct RandomRowAnchorTests {
    private struct Row {
        var column: CellColumn
        var choices: [Bool]
        /// What is at the row's end; nil: a view of the program's.
        var accessory: TableViewCell.AccessoryType?

        @MainActor
        init(_ random: inout SeededGenerator) {
            column = CellColumn(&random)
            // The margins of a cell are others than those of its content view.
            column.isMargin = false
            choices = (0..<10).map { _ in random.isHeads() }
            accessory = random.pick([TableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, nil])
        }
    }

    private struct World {
        var estimate: CGFloat
        var scale: CGFloat
        var hasSeparators, isEditing, isMirrored: Bool

        init(_ random: inout SeededGenerator) {
            // At 3 pixels a point a place halfway between two pixels depends on the last bit of a sum.
            (estimate, scale) = (random.pick([-1, 20, 300]), random.pick([1, 2, 4]))
            (hasSeparators, isEditing) = (random.isHeads(), random.isHeads(oneIn: 3))
            isMirrored = random.isHeads(oneIn: 3)
        }
    }

    private final class Cell: TableViewCell {
        var column: [View] = []
    }

    private func source(_ rows: [Row], ties: @escaping (Int) -> CellColumn.Ties) -> TableClient {
        let source = TableClient([rows.count])
        source.cell = { _, path in
            let (cell, row) = (Cell(style: .default, reuseIdentifier: nil), rows[path.row])
            if let accessory = row.accessory {
                (cell.accessoryType, cell.editingAccessoryType) = (accessory, accessory)
            } else {
                cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
            }
            cell.column = row.column.build(in: cell, content: cell.contentView, ties(path.row))
            return cell
        }
        return source
    }

    private func table(_ source: TableClient, in world: World) -> TableView {
        let table = TableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        (table.rowHeight, table.estimatedRowHeight) = (TableView.automaticDimension, world.estimate)
        // Cells inherit the direction of traits, and no view's own.
        if world.isMirrored { table.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft) }
        (table.displayScale, table.isEditing) = (world.scale, world.isEditing)
        table.separatorStyle = world.hasSeparators ? .singleLine : .none
        table.dataSource = source
        table.layoutIfNeeded()
        return table
    }

    /// How far a row's edges are outside of its content view's, in a table in which nothing is tied to a cell.
    private func beside(_ rows: [Row], in world: World) -> [DirectionalEdgeInsets] {
        let source = source(rows) { _ in .content }
        let table = table(source, in: world)
        return rows.indices.map { row in
            table.scrollToRow(at: [0, row], at: .top, animated: false)
            guard let cell = table.cellForRow(at: [0, row]) else { return DirectionalEdgeInsets() }
            let (whole, content) = (cell.bounds, cell.contentView.frame)
            let (left, right) = (content.minX, whole.maxX - content.maxX)
            return DirectionalEdgeInsets(
                top: 0, leading: world.isMirrored ? right : left, bottom: whole.maxY - content.maxY,
                trailing: world.isMirrored ? left : right)
        }
    }

    /// Rows, and what is in those on screen, in several widths and places.
    private func picture(_ rows: [Row], in world: World, ties: @escaping (Int) -> CellColumn.Ties) -> [String] {
        let source = source(rows, ties: ties)
        let table = table(source, in: world)
        var picture: [String] = []
        func look(_ name: String) {
            table.layoutIfNeeded()
            picture.append("\(name): \(table.contentOffset.y) of \(table.contentSize.height)")
            for row in rows.indices {
                picture.append("\(name), row \(row): \(table.rectForRow(at: [0, row]))")
                guard let cell = table.cellForRow(at: [0, row]) as? Cell else { continue }
                picture += cell.column.map { "\(name), in row \(row): \($0.frame)" }
                picture.append("\(name), content of row \(row): \(cell.contentView.frame)")
            }
        }
        look("first")
        table.contentOffset.y = 150
        look("scrolled")
        for width in [150, 375] as [CGFloat] {
            table.frame.size.width = width
            look("width \(width)")
        }
        table.performBatchUpdates(nil)
        look("asked again")
        return picture
    }

    @Test("R18.17: each constraint of a row's content may be to the cell, with what is between it and the content view")
    func rows() {
        var seeds = SeededGenerator.fromEnvironment(otherwise: 1817)
        let reminder = seeds.reminder
        withBlocks {
            for _ in 0..<(longTestsAreWanted ? 2_000 : 15) {
                var random = SeededGenerator(seed: seeds.next())
                let (world, rows) = (World(&random), (0..<random.within(1...4)).map { _ in Row(&random) })
                let beside = beside(rows, in: world)
                let found = picture(rows, in: world) { .toCell(rows[$0].choices) }
                let wanted = picture(rows, in: world) { .insteadOfCell(rows[$0].choices, beside: beside[$0]) }
                guard found == wanted else {
                    let different = zip(found, wanted).filter { $0 != $1 }.map { "\($0) instead of \($1)" }
                    Issue.record("\(different.prefix(4)), beside \(beside); \(rows) in \(world); \(reminder)")
                    return
                }
            }
        }
    }
}
