import CallerChecks
import Foundation
import ViewSimulator

extension TableView {
    /// Does what a finger on the control at a row's start does while the table is edited: the data source is told to
    /// insert a row, or to delete this one, by `tableView(_:commit:forRowAt:)`. Not a method of UIKit's: nobody touches
    /// a view here.
    ///
    /// The table is laid out first. What the row can do was asked when the row was made, or editing began: `canEdit`
    /// and `editingStyle`. A device asks for a second tap before it deletes; here one does both, and nobody is asked
    /// for the title of the second button. `willBeginEditing` and `didEndEditing` are not called, as they are of swipes
    /// (documented).
    ///
    /// Traps when the row has no cell on screen, or no such control: where the table is not edited, where the row
    /// cannot be, and where rows have check marks instead because several may be selected during editing (documented).
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func tapEditingControl(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        let cell = tappedCell(at: indexPath, file, line)
        require(
            cell.isEditing && cell.editingStyle != .none && !allowsMultipleSelectionDuringEditing,
            "the row at \(Array(indexPath)) has no control that deletes or inserts", file: file, line: line)
        let style = cell.editingStyle
        OptionalRequirement.answer { dataSource?.tableView(self, commit: style, forRowAt: indexPath) }
    }

    /// Does what a finger on the detail button of a row does: calls `accessoryButtonTappedForRowWith`. Not a method of
    /// UIKit's: nobody touches a view here. The table is laid out first.
    ///
    /// Traps when the row has no cell on screen, or no such button. A view of the program's in place of the button has
    /// an action of its own; the other accessories are a part of the row (``tapRow(at:file:line:)``).
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func tapAccessoryButton(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        let cell = tappedCell(at: indexPath, file, line)
        require(
            cell.showsDetailButton, "the row at \(Array(indexPath)) has no detail button", file: file, line: line)
        guard let delegate = tableDelegate else { return }
        OptionalRequirement.answer { delegate.tableView(self, accessoryButtonTappedForRowWith: indexPath) }
    }

    /// The cell that a finger would find now.
    func tappedCell(at indexPath: IndexPath, _ file: StaticString, _ line: UInt) -> TableViewCell {
        MainThread.check()
        layoutIfNeeded()
        guard let cell = shownCell(at: indexPath) else {
            stop("a tap needs a cell on screen; there is none at \(Array(indexPath))", file: file, line: line)
        }
        return cell
    }
}

extension TableViewCell {
    fileprivate var showsDetailButton: Bool {
        let (type, view) = isEditing ? (editingAccessoryType, editingAccessoryView) : (accessoryType, accessoryView)
        return view == nil && (type == .detailButton || type == .detailDisclosureButton)
    }
}
