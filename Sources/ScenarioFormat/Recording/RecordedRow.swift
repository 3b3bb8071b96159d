import Foundation

/// Recorded facts about a row, except its height.
package struct RecordedRow {
    /// The origin of a row's height.
    package enum Source {
        /// The table's property, or the usual height of rows.
        case property
        /// The cell, without the line below it.
        case cell
        /// The delegate, in numbers.
        case delegate
    }

    /// The delegate's estimate, in points; nil if it has none.
    package var estimate: CGFloat?
    /// Its height until it is measured, in points; 0 if it is measured at once.
    package var guess: CGFloat
    /// nil while it is unknown.
    package var source: Source?
    /// Whether the delegate leaves the height to the cell.
    package var hasAutomaticHeight = false

    package init(estimate: CGFloat? = nil, guess: CGFloat = 0) {
        self.estimate = estimate
        self.guess = guess
    }
}
