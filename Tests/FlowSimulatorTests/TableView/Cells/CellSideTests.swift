@testable import CollectionSimulator
@testable import ElementsSimulator
@testable import FlowSimulator
@testable import TableSimulator
import Foundation
import Testing

/// What is at the sides of a row takes from its content: accessories, controls of editing, safe areas, an index.
@MainActor @Suite("Sides of rows")
struct CellSideTests {
    private func layOut(
        _ cell: TableViewCell, width: CGFloat = 375, _ change: (inout TableRowContext) -> Void = { _ in }
    ) -> CGRect {
        var context = cell.context
        change(&context)
        cell.adopt(context)
        cell.frame = CGRect(x: 0, y: 0, width: width, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.size.width == cell.contentFrame(in: CGSize(width: width, height: 44)).width)
        return cell.contentView.frame
    }

    private func span(_ frame: CGRect) -> [CGFloat] { [frame.minX, frame.maxX] }

    @Test("The system's accessories take what is known of them, and a little more on wide screens of three pixels")
    func accessories() {
        let widths: [(TableViewCell.AccessoryType, CGFloat)] = [
            (.none, 0), (.disclosureIndicator, 34), (.detailDisclosureButton, 68), (.checkmark, 40),
            (.detailButton, 48),
        ]
        for (type, width) in widths {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = type
            #expect(span(layOut(cell)) == [0, 375 - width])
            #expect(span(layOut(cell, width: 414)) == [0, 414 - width])
            cell.overrideTraitCollection = TraitCollection(displayScale: 3)
            #expect(span(layOut(cell)) == [0, 375 - width])
            #expect(span(layOut(cell, width: 414)) == [0, 414 - (width > 0 ? width + 4 : 0)])
            #expect(span(layOut(cell) { $0.tableWidth = 414 }) == [0, 375 - (width > 0 ? width + 4 : 0)])
        }
    }

    @Test("From which width on accessories take more is the profile's: 414 points, and 390 on iOS 26")
    func wideScreens() {
        for (profile, width, disclosure) in [
            (TableProfile.iOS15, 393, 34), (.iOS15, 414, 38), (.iOS26, 375, 26.5), (.iOS26, 393, 30.5),
        ] as [(TableProfile, CGFloat, CGFloat)] {
            let cell = TableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessoryType = .disclosureIndicator
            cell.overrideTraitCollection = TraitCollection(displayScale: 3)
            #expect(span(layOut(cell, width: width) { $0.profile = profile }) == [0, width - disclosure])
        }
    }

    @Test("A view at the end takes its width and 16 points, in place of the system's accessory")
    func accessoryView() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let view = Switch(frame: .zero)
        (cell.accessoryType, cell.accessoryView) = (.checkmark, view)
        let width = view.frame.size.width
        #expect(span(layOut(cell)) == [0, 375 - 16 - width])
        #expect(view.superview === cell)
        #expect(view.frame.minX == 375 - 16 - width)
        #expect(view.frame.midY == 22)
        cell.accessoryView = nil
        #expect(view.superview == nil)
        #expect(span(layOut(cell)) == [0, 335])
    }

    @Test("Editing puts a control at the start, one to move the row at the end, and has its own accessory")
    func editing() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        let (view, editingView) = (View(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), View(frame: .zero))
        (cell.accessoryType, cell.editingAccessoryType) = (.disclosureIndicator, .checkmark)
        let editing = layOut(cell) { ($0.isEditing, $0.editingStyle) = (true, .delete) }
        #expect(cell.isEditing)
        #expect(cell.editingStyle == .delete)
        #expect(span(editing) == [38, 335])
        #expect(span(layOut(cell) { $0.isMovable = true }) == [38, 293])
        #expect(cell.showsReorderControl)
        (cell.accessoryView, cell.editingAccessoryView) = (view, editingView)
        #expect(span(layOut(cell)) == [38, 317])
        #expect(view.superview == nil)
        #expect(editingView.superview === cell)
        #expect(span(layOut(cell) { $0.isEditing = false }) == [0, 339])
        #expect(view.superview === cell)
        #expect(editingView.superview == nil)
    }

    @Test("A row without a control is moved aside too, unless the cell or the table says no")
    func indentsWhileEditing() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        #expect(span(layOut(cell) { $0.isEditing = true }) == [38, 375])
        #expect(span(layOut(cell) { $0.indentsWhileEditing = false }) == [0, 375])
        #expect(span(layOut(cell) { $0.editingStyle = .insert }) == [38, 375])
        #expect(span(layOut(cell) { ($0.editingStyle, $0.indentsWhileEditing) = (.none, true) }) == [38, 375])
        cell.shouldIndentWhileEditing = false
        #expect(span(layOut(cell)) == [0, 375])
    }

    @Test("Safe areas and an index of sections take from the content")
    func coveredSides() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        let frame = layOut(cell, width: 812) {
            $0.safeAreaInsets = EdgeInsets(top: 0, left: 44, bottom: 21, right: 30)
            $0.sectionIndexWidth = 15
        }
        #expect(span(frame) == [44, 812 - 30 - 15 - 34])
    }

    @Test("From right to left everything is at the other side, but for the safe area")
    func mirrored() {
        let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
        cell.overrideTraitCollection = TraitCollection(layoutDirection: .rightToLeft)
        cell.textLabel?.text = "字"
        cell.detailTextLabel?.text = "字字"
        cell.accessoryView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        cell.indentationLevel = 1
        let frame = layOut(cell) {
            $0.safeAreaInsets.right = 7
            ($0.sectionIndexWidth, $0.isEditing, $0.editingStyle) = (15, true, .delete)
        }
        #expect(span(frame) == [15, 375 - 7 - 38])
        let plain = layOut(cell) { $0.isEditing = false }
        #expect(span(plain) == [15 + 36, 368])
        #expect(cell.accessoryView?.frame.maxX == 51)
        #expect(cell.textLabel?.frame.maxX == plain.width - 26)
        #expect(cell.detailTextLabel?.frame.minX == 16)
    }

    // MARK: Indentation

    @Test("Each level moves the cell's own labels by 10 points, and the margins, but not the content view")
    func indentation() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "字"
        let frame = layOut(cell) { $0.indentationLevel = 2 }
        #expect(cell.indentationLevel == 2)
        #expect(frame.minX == 0)
        #expect(frame.width == 375)
        #expect(cell.textLabel?.frame.minX == 36)
        #expect(cell.textLabel?.frame.maxX == 359)
        #expect(cell.contentView.directionalLayoutMargins.leading == 36)
        cell.indentationWidth = 5
        _ = layOut(cell)
        #expect(cell.textLabel?.frame.minX == 26)
        cell.indentationLevel = -3
        _ = layOut(cell) { $0.indentationLevel = nil }
        #expect(cell.textLabel?.frame.minX == 16)
    }

    @Test("The content of a configuration is moved as a whole")
    func indentedConfiguration() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.indentationLevel = 3
        cell.contentConfiguration = cell.defaultContentConfiguration()
        #expect(span(layOut(cell)) == [30, 375])
    }

    @Test("Margins that a program sets stay")
    func ownMargins() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentView.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        cell.indentationLevel = 1
        _ = layOut(cell, width: 500)
        #expect(cell.contentView.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("Lines have the table's inset unless the cell has one")
    func separatorInset() {
        let cell = TableViewCell(style: .default, reuseIdentifier: nil)
        _ = layOut(cell) { $0.separatorInset.left = 60 }
        #expect(cell.separatorInset.left == 60)
        cell.separatorInset = .zero
        _ = layOut(cell) { $0.separatorInset.left = 70 }
        #expect(cell.separatorInset == .zero)
    }
}
