/// The values of a table on which the size and layout of a cell, header or footer depend.
@MainActor
struct TableRowContext: Equatable {
    /// The profile of the table's system.
    var profile = TableProfile.current
    /// The width of the table, which decides whether contents have the sizes for wide screens. Devices use the width of
    /// the screen; the table's width is this library's choice. If this property is nil, the width of the cell, header
    /// or footer is used.
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
    /// The control that the row has at its start while it is edited: for deleting the row, for inserting a row, or
    /// none.
    var editingStyle = TableViewCell.EditingStyle.none
    /// Whether the row can be moved.
    var isMovable = false
    /// Whether a row without a control at its start is indented while it is edited.
    var indentsWhileEditing = true
    /// The indentation level of the row; nil if the table's delegate gives no level.
    var indentationLevel: Int?
}
