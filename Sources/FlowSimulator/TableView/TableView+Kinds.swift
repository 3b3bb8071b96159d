import Foundation

extension TableView {
    /// How a table looks, and with that whether headers stick and which heights they have unless somebody says.
    public enum Style: Int, Sendable {
        /// Headers and footers stay in view as long as their section is.
        case plain
        /// Headers and footers scroll with their sections.
        case grouped
        /// As grouped; rows are inset from the sides.
        case insetGrouped
    }

    /// Where a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As little movement as shows the row.
        case none
        /// The row's top at the top of the viewport.
        case top
        /// The row's middle in the middle of the viewport.
        case middle
        /// The row's bottom at the bottom of the viewport.
        case bottom
    }

    /// How rows and sections come and go. Nothing takes time here; ``TableView/lastTransition`` holds the ways.
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
        /// Is there, or gone, at once.
        case none
        /// Grows from its middle, or shrinks to it.
        case middle
        /// What the table finds right: it fades.
        case automatic = 100
    }

    /// Whether rows on screen may ask to be measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// They may not.
        case disabled
        /// They may, by `invalidateIntrinsicContentSize()`.
        case enabled
        /// They may, and a change of what is in the cell's constraints asks for it.
        case enabledIncludingConstraints
    }

    /// What a table's `separatorInset` is measured from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cell.
        case fromCellEdges
        /// Where the system has separators begin and end.
        case fromAutomaticInsets
    }
}
