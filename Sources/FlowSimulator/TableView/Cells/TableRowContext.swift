/// The values of a table on which the size and layout of a cell, header or footer depend.
@MainActor
struct TableRowContext: Equatable {
    /// The profile of the table's system.
    var profile = TableProfile.current
    /// The width of the table; nil if the cell's width is used instead. Devices use the width of the screen here; the
    /// table's width is this library's choice.
    var tableWidth: CGFloat?
    /// The height of the separator, which is a part of the row's height. It is one pixel, or 0 without a separator.
    var separatorThickness: CGFloat = 0
    /// The distances from the cell's sides to the ends of the separator. A cell that has its own distances does not use
    /// these.
    var separatorInset = EdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The insets of the safe area at the cell's sides. The content is placed inside them. Zero if the table does not
    /// inset contents.
    var safeAreaInsets = EdgeInsets.zero
    /// The width of the section index at the end of rows; 0 without an index.
    var sectionIndexWidth: CGFloat = 0
    /// The style of the table.
    var style = TableView.Style.plain
    /// Whether the view is a footer.
    var isFooter = false

    var isGrouped: Bool { style != .plain }

    /// Whether the row is being edited.
    var isEditing = false
    /// The change that editing makes to the row.
    var editingStyle = TableViewCell.EditingStyle.none
    /// Whether the row can be moved.
    var isMovable = false
    /// Whether a row is indented while it is edited, although it has no control at its start.
    var indentsWhileEditing = true
    /// The indentation level of the row; nil if the table's delegate gives no level.
    var indentationLevel: Int?
}
