extension TableView {
    /// The animations of inserted and deleted rows and sections.
    public typealias RowAnimation = ElementsSimulator.RowAnimation
    /// The occasions on which rows on screen may be measured again.
    public typealias SelfSizingInvalidation = ElementsSimulator.SelfSizingInvalidation
    /// One row, header or footer with its present place, as a value.
    public typealias ElementSnapshot = ElementsSimulator.ElementSnapshot
    /// The policies for an invalid batch update (R10.15). The operations of such an update contradict each other, or
    /// they contradict the numbers of items and sections.
    public typealias InvalidUpdatePolicy = ElementsSimulator.InvalidUpdatePolicy

    /// The styles of tables, which decide the default heights, and whether headers stick to the viewport's edge.
    public enum Style: Int, Sendable {
        /// The style in which headers and footers stay in view while their section is in view.
        case plain
        /// The style in which headers and footers scroll with their sections.
        case grouped
        /// The style `grouped` with rows that are inset from the sides.
        case insetGrouped
    }

    /// The positions to which a row can be scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// A position that needs the smallest movement to show the row.
        case none
        /// The position with the row's top at the top of the viewport.
        case top
        /// The position with the row's middle in the middle of the viewport.
        case middle
        /// The position with the row's bottom at the bottom of the viewport.
        case bottom
    }

    /// The edges from which a table's `separatorInset` is measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Insets are measured from the edges of the cell.
        case fromCellEdges
        /// Insets are measured from the ends of a separator that has the system's default insets.
        case fromAutomaticInsets
    }
}
