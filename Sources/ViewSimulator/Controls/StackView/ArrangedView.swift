/// A view that a stack arranges, with its own spacing.
struct ArrangedView {
    let view: View
    /// The spacing after the view, in points, or a special value of the stack.
    var spacing: CGFloat
}
