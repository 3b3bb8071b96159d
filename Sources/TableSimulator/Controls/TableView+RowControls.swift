import CallerChecks
import ViewSimulator

extension TableView {
    /// Taps the control at a row's start, as a finger would while the table is edited. In
    /// `tableView(_:commit:forRowAt:)` the data source then inserts a row, or deletes the tapped row. Not a method of
    /// UIKit: there are no touches here.
    ///
    /// The table is laid out first. `canEdit` and `editingStyle` were asked when the row was made, or editing began. A
    /// device requires a second tap before it deletes; here one tap is enough, and the title of the second button is
    /// not asked. `willBeginEditing` and `didEndEditing` are not called, because they belong to swipes (documented).
    ///
    /// Traps if the row has no cell on screen, or no such control: if the table is not edited, if the row cannot be
    /// edited, and if rows have check marks instead because several may be selected during editing (documented).
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func tapEditingControl(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        let cell = tappedCell(at: indexPath, file, line)
        require(
            cell.isEditing && cell.editingStyle != .none && !allowsMultipleSelectionDuringEditing,
            "the row at \(Array(indexPath)) has no control that deletes or inserts", file: file, line: line)
        let style = cell.editingStyle
        OptionalRequirement.answer { dataSource?.tableView(self, commit: style, forRowAt: indexPath) }
    }

    /// Taps the detail button of a row, as a finger would. The table is laid out first. The delegate receives
    /// `accessoryButtonTappedForRowWith`. Not a method of UIKit: there are no touches here.
    ///
    /// Traps if the row has no cell on screen, or no such button. A view of the program in place of the button has its
    /// own action; the other accessories are a part of the row (``tapRow(at:file:line:)``).
    ///
    /// - Parameters:
    ///   - indexPath: The row.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
    public func tapAccessoryButton(at indexPath: IndexPath, file: StaticString = #fileID, line: UInt = #line) {
        let cell = tappedCell(at: indexPath, file, line)
        require(
            cell.showsDetailButton, "the row at \(Array(indexPath)) has no detail button", file: file, line: line)
        guard let delegate = tableDelegate else { return }
        OptionalRequirement.answer { delegate.tableView(self, accessoryButtonTappedForRowWith: indexPath) }
    }

    /// Lays out the table, and returns the cell of a row. Traps if the cell is not on screen.
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
