import Foundation

/// A view that a stack arranges, and what was set for it alone.
struct ArrangedView {
    let view: View
    /// Points after the view, or one of the stack's values without a number.
    var spacing: CGFloat
}
