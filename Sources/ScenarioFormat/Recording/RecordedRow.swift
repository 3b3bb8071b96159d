import Foundation

/// The recorded facts about a row, other than its measured height.
package struct RecordedRow {
    /// The origin of a row's height.
    package enum Source {
        /// The height is the table's `rowHeight`, or the usual height of rows if `rowHeight` is automatic.
        case property
        /// The height is the cell's height, without the line below the cell.
        case cell
        /// The height is a number that the delegate returned.
        case delegate
    }

    /// The estimate that the delegate returned, in points; nil if the delegate returned no estimate.
    package var estimate: CGFloat?
    /// The height of the row until it is measured, in points; 0 for a row that is measured at once.
    package var guess: CGFloat
    /// The origin of the row's height; nil while it is unknown.
    package var source: Source?
    /// Whether the delegate returns the automatic height, so that the cell decides.
    package var hasAutomaticHeight = false

    package init(estimate: CGFloat? = nil, guess: CGFloat = 0) {
        self.estimate = estimate
        self.guess = guess
    }
}
