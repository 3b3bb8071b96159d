extension TableView {
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

    /// The animations of inserted and deleted rows and sections. Animations take no time here;
    /// ``TableView/lastTransition`` holds the movements.
    public enum RowAnimation: Int, Sendable {
        /// The animation of a row that fades in or out.
        case fade
        /// The animation of a row that comes from the right, or leaves to the right.
        case right
        /// The animation of a row that comes from the left, or leaves to the left.
        case left
        /// The animation of a row that comes from above, or leaves upwards.
        case top
        /// The animation of a row that comes from below, or leaves downwards.
        case bottom
        /// The animation of a row that appears or disappears without moving.
        case none
        /// The animation of a row that grows from its middle, or shrinks to its middle.
        case middle
        /// The animation that the table chooses: rows fade.
        case automatic = 100
    }

    /// The occasions on which rows on screen may be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Rows on screen are not measured again.
        case disabled
        /// A row on screen is measured again after a call of `invalidateIntrinsicContentSize()`.
        case enabled
        /// A row on screen is measured again after either of two events. These are a call of
        /// `invalidateIntrinsicContentSize()`, and a change of constraints in the cell.
        case enabledIncludingConstraints
    }

    /// The edges from which a table's `separatorInset` is measured.
    public enum SeparatorInsetReference: Int, Sendable {
        /// Insets are measured from the edges of the cell.
        case fromCellEdges
        /// Insets are measured from the ends of a separator that has the system's default insets.
        case fromAutomaticInsets
    }
}
