@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// Cells with their own labels and images, in rows of 44 points with a line, 375 points wide.
@MainActor @Suite("Cells with their own labels")
struct ClassicCellTests {
    private func cell(_ style: TableViewCell.CellStyle, width: CGFloat = 375) -> TableViewCell {
        let cell = TableViewCell(style: style, reuseIdentifier: "row")
        var context = TableRowContext()
        (context.separatorThickness, context.tableWidth) = (0.5, width)
        cell.adopt(context)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        return cell
    }

    private func layOut(_ cell: TableViewCell, height: CGFloat = 44) {
        cell.frame.size.height = height
        cell.layoutIfNeeded()
    }

    private func rowHeight(_ cell: TableViewCell) -> CGFloat {
        cell.heightWithLine(ofContent: cell.fittedHeight(forCellWidth: cell.frame.size.width))
    }

    private func han(_ count: Int) -> String { String(repeating: "字", count: count) }

    // MARK: Labels

    @Test("Labels are made when somebody asks for them, as far as the style has them")
    func lazily() {
        let cell = self.cell(.default)
        #expect(cell.contentView.subviews.isEmpty)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.textLabel != nil)
        #expect(cell.textLabel === cell.textLabel)
        #expect(cell.imageView === cell.imageView)
        #expect(cell.contentView.subviews.count == 2)
        for style in [TableViewCell.CellStyle.value1, .value2, .subtitle] {
            let cell = self.cell(style)
            #expect(cell.textLabel != nil)
            #expect(cell.detailTextLabel != nil)
            #expect((cell.imageView == nil) == (style == .value2))
        }
    }

    @Test("A text has the row between the margins: 16 points, and 20 in a wide table")
    func plainText() {
        for (width, margin) in [(375, 16), (390, 20)] as [(CGFloat, CGFloat)] {
            let cell = self.cell(.default, width: width)
            cell.textLabel?.text = "Title"
            layOut(cell)
            #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: width, height: 43.5))
            #expect(
                cell.textLabel?.frame == CGRect(x: margin, y: 0, width: width - 2 * margin, height: 43.5))
            #expect(cell.contentView.layoutMargins == EdgeInsets(top: 11, left: margin, bottom: 11, right: margin))
        }
    }

    @Test("A value is at the end of the row, as large as it is")
    func value() {
        let cell = self.cell(.value1)
        cell.textLabel?.text = han(2)
        cell.detailTextLabel?.text = han(3)
        layOut(cell)
        #expect(cell.textLabel?.frame == CGRect(x: 16, y: 11.5, width: 34, height: 20.5))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 308, y: 11.5, width: 51, height: 20.5))
    }

    @Test("A text and a value that have no room beside each other share it, the text at least half")
    func crowdedValue() {
        let cell = self.cell(.value1)
        cell.textLabel?.text = han(18)
        cell.detailTextLabel?.text = han(18)
        layOut(cell)
        let (text, value) = (cell.textLabel?.frame ?? .zero, cell.detailTextLabel?.frame ?? .zero)
        #expect(text.minX == 16)
        #expect(text.width == 171.5)
        #expect(value.maxX == 359)
        #expect(value.minX == text.maxX + 6)
    }

    @Test("In two columns the first text ends where the second begins, 6 points before")
    func columns() {
        let cell = self.cell(.value2)
        cell.textLabel?.text = han(2)
        cell.detailTextLabel?.text = han(3)
        layOut(cell)
        #expect(cell.textLabel?.frame.maxX == 107)
        #expect(cell.detailTextLabel?.frame.minX == 113)
    }

    @Test("A text and one below: in a row that sizes itself where interface files have them")
    func subtitle() {
        let cell = self.cell(.subtitle, width: 414)
        cell.textLabel?.text = han(2)
        cell.detailTextLabel?.text = han(3)
        #expect(rowHeight(cell) == 55.5)
        layOut(cell, height: 55.5)
        #expect(cell.textLabel?.frame == CGRect(x: 20, y: 9.5, width: 34, height: 20.5))
        #expect(cell.detailTextLabel?.frame == CGRect(x: 20, y: 31, width: 36, height: 14.5))
    }

    @Test("An image is before the texts, in the middle, and no higher than the row")
    func image() {
        let cell = self.cell(.default)
        cell.textLabel?.text = "Title"
        cell.imageView?.image = Image(size: CGSize(width: 30, height: 20))
        layOut(cell)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 12, width: 30, height: 20))
        #expect(cell.textLabel?.frame.minX == 62)
        cell.imageView?.image = Image(size: CGSize(width: 87, height: 87))
        layOut(cell)
        #expect(cell.imageView?.frame == CGRect(x: 16, y: 0, width: 43.5, height: 43.5))
        #expect(rowHeight(cell) == 87.5)
    }

    // MARK: Heights

    @Test("A row has 44 points with its line, whether it says anything or not, and 52 or 62 from iOS 26")
    func defaultHeights() {
        for style in [TableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
            let cell = self.cell(style)
            #expect(rowHeight(cell) == 44)
            cell.textLabel?.text = "Title"
            #expect(rowHeight(cell) == 44)
            var context = cell.context
            context.profile = .iOS26
            cell.adopt(context)
            #expect(rowHeight(cell) == (style == .subtitle ? 62 : 52))
            context.separatorThickness = 0
            cell.adopt(context)
            #expect(rowHeight(cell) == (style == .subtitle ? 62 : 52))
        }
    }

    @Test("A text that may have several lines makes the row higher, and an accessory makes it higher still")
    func severalLines() {
        let cell = self.cell(.default)
        cell.textLabel?.text = han(60)
        cell.textLabel?.numberOfLines = 0
        // 20 letters a line, then 18.
        #expect(cell.fittedHeight(forCellWidth: 375) == 83)
        cell.accessoryType = .disclosureIndicator
        #expect(cell.fittedHeight(forCellWidth: 375) == 103.5)
        cell.textLabel?.numberOfLines = 2
        #expect(cell.fittedHeight(forCellWidth: 375) == 63)
    }

    @Test("Texts follow the reader's text size")
    func textSize() {
        let cell = self.cell(.default)
        cell.textLabel?.text = "Title"
        cell.overrideTraitCollection = TraitCollection(
            preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(cell.fittedHeight(forCellWidth: 375) == 85.5)
    }

    @Test("Fitting leaves everything in place, in another width as well")
    func fittingMovesNothing() {
        let cell = self.cell(.subtitle)
        var context = cell.context
        context.tableWidth = nil
        cell.adopt(context)
        cell.textLabel?.text = han(60)
        cell.detailTextLabel?.text = han(3)
        layOut(cell, height: 60)
        let frames = cell.contentView.subviews.map(\.frame)
        let margins = cell.contentView.layoutMargins
        _ = cell.fittedHeight(forCellWidth: 800)
        #expect(cell.contentView.subviews.map(\.frame) == frames)
        #expect(cell.contentView.layoutMargins == margins)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 59.5))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 60))
    }

    // MARK: Changes

    @Test("A text, a font or an image that changes has the cell laid out, and measured where changes are a reason")
    func changes() {
        let (cell, owner) = (self.cell(.default), NotingOwner())
        cell.owner = owner
        cell.textLabel?.text = "a"
        layOut(cell)
        #expect(owner.takeRequests() == 0)
        owner.measuresAfterConstraintChanges = true
        cell.textLabel?.text = "b"
        #expect(owner.takeRequests() > 0)
        cell.imageView?.image = Image(size: CGSize(width: 10, height: 10))
        #expect(owner.takeRequests() > 0)
        layOut(cell)
        #expect(cell.textLabel?.frame.minX == 42)
    }

    @Test("A configuration takes the place of the labels, and they begin anew without it")
    func configuration() {
        let cell = self.cell(.subtitle)
        let old = cell.textLabel
        cell.textLabel?.text = "Title"
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(cell.textLabel == nil)
        #expect(cell.detailTextLabel == nil)
        #expect(cell.imageView == nil)
        cell.contentConfiguration = nil
        #expect(cell.textLabel != nil)
        #expect(cell.textLabel !== old)
        #expect(cell.textLabel?.text == nil)
    }

    @Test("Labels that a program places by constraints are left to them")
    func constrainedLabel() throws {
        let cell = self.cell(.default)
        let label = try #require(cell.textLabel)
        label.text = "字"
        label.translatesAutoresizingMaskIntoConstraints = false
        LayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 30),
            label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -30),
            label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
        ])
        #expect(cell.fittedHeight(forCellWidth: 375) == 80.5)
        layOut(cell, height: 81)
        #expect(label.frame == CGRect(x: 5, y: 30, width: 17, height: 20.5))
    }
}
