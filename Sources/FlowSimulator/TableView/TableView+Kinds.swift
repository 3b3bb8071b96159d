extension TableView {
    /// The styles of tables, which decide whether headers stick and which default heights they have.
    public enum Style: Int, Sendable {
        /// Headers and footers stay in view while their section is.
        case plain
        /// Headers and footers scroll with their sections.
        case grouped
        /// Like grouped, with rows that are inset from the sides.
        case insetGrouped
    }

    /// The positions to which a row can be scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The smallest movement that shows the row.
        case none
        /// The row's top at the top of the viewport.
        case top
        /// The row's middle in the middle of the viewport.
        case middle
        /// The row's bottom at the bottom of the viewport.
        case bottom
    }

    /// The animations of inserted and deleted rows and sections. Nothing takes time here; ``TableView/lastTransition``
    /// holds the ways.
    public enum RowAnimation: Int, Sendable {
        /// Fades in or out.
        case fade
        /// Comes from the right, or leaves to the right.
        case right
        /// Comes from the left, or leaves to the left.
        case left
        /// Comes from above, or leaves upwards.
        case top
        /// Comes from below, or leaves downwards.
        case bottom
        /// Appears, or disappears, without a way.
        case none
        /// Grows from its middle, or shrinks to it.
        case middle
        /// The table's choice: it fades.
        case automatic = 100
    }

    /// The occasions on which rows on screen may be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// None.
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
