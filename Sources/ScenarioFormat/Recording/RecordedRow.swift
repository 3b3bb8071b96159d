import Foundation

/// Recorded facts about a row, except its height.
package struct RecordedRow {
    /// The origin of a row's height.
    package enum Source {
        /// The height comes from the table's property, or is the usual height of rows.
        case property
        /// The height comes from the cell, without the line below it.
        case cell
        /// The height comes from the delegate, as a number.
        case delegate
    }

    /// The estimate that the delegate returned, in points; nil if it returned none.
    package var estimate: CGFloat?
    /// The height of the row until it is measured, in points; 0 if it is measured at once.
    package var guess: CGFloat
    /// The origin of the row's height; nil while it is unknown.
    package var source: Source?
    /// Whether the delegate leaves the height to the cell.
    package var hasAutomaticHeight = false

    package init(estimate: CGFloat? = nil, guess: CGFloat = 0) {
        self.estimate = estimate
        self.guess = guess
    }
}
