extension TableView {
    /// The styles of tables, which decide whether headers stick, and the default heights.
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

    /// The animations of inserted and deleted rows and sections. Nothing takes time here; ``TableView/lastTransition``
    /// holds the movements.
    public enum RowAnimation: Int, Sendable {
        /// A row that fades in or out.
        case fade
        /// A row that comes from the right, or leaves to the right.
        case right
        /// A row that comes from the left, or leaves to the left.
        case left
        /// A row that comes from above, or leaves upwards.
        case top
        /// A row that comes from below, or leaves downwards.
        case bottom
        /// A row that appears or disappears without moving.
        case none
        /// A row that grows from its middle, or shrinks to it.
        case middle
        /// The animation that the table chooses: rows fade.
        case automatic = 100
    }

    /// The occasions on which rows on screen may be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No occasion, so that no row on screen is measured again.
        case disabled
        /// Calls of `invalidateIntrinsicContentSize()`.
        case enabled
        /// Calls of `invalidateIntrinsicContentSize()`, and changes of constraints in the cell.
        case enabledIncludingConstraints
    }

    /// The edges from which a table's `separatorInset` is measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges
        /// The system's default ends of separators.
        case fromAutomaticInsets
    }
}
