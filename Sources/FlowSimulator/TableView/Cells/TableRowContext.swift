import Foundation
import ViewSimulator

/// What a cell, header or footer has to know of its table before it is measured or laid out.
@MainActor
struct TableRowContext: Equatable {
    /// What the table's system does.
    var profile = TableProfile.current
    /// How wide the table is, where it is known: it stands for the screen's width (a choice), as the cell's width does
    /// otherwise.
    var tableWidth: CGFloat?
    /// What the line below takes from the cell's height: a pixel, or 0 where there is none. For rows.
    var separatorThickness: CGFloat = 0
    /// From the cell's sides to the ends of the line, unless the cell says otherwise.
    var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// What is covered of the cell's sides, and what its content keeps from: zero where the table does not inset
    /// contents.
    var safeAreaInsets = EdgeInsets.zero
    /// Of the index of sections at the end; 0 where there is none.
    var sectionIndexWidth: CGFloat = 0
    /// The table's.
    var style = TableView.Style.plain
    /// Whether the view is a footer.
    var isFooter = false

    var isGrouped: Bool { style != .plain }

    /// Whether the row is edited.
    var isEditing = false
    /// What editing does to the row.
    var editingStyle = TableViewCell.EditingStyle.none
    /// Whether the row can be moved.
    var isMovable = false
    /// Whether an edited row is moved aside although nothing is at its start.
    var indentsWhileEditing = true
    /// How deep the row is, where the table's delegate says.
    var indentationLevel: Int?
}
