/// The arranged views whose baselines are those of a stack.
@MainActor
struct BaselineViews {
    private(set) weak var first: View?
    private(set) weak var last: View?

    init() {}

    /// Finds the views among the arranged views that are not hidden. In a row both views are the view with the highest
    /// content; in a column they are the first and the last view.
    init(of stack: StackView) {
        let visible = stack.entries.map(\.view).filter { !$0.isHidden }
        guard stack.axis == .horizontal else {
            (first, last) = (visible.first, visible.last)
            return
        }
        var greatest: CGFloat?
        for view in visible {
            // Not the height that it has: then it would matter what was laid out before.
            let height = max(view.intrinsicContentSize.height, 0)
            if let greatest, !(height > greatest) { continue }
            greatest = height
            (first, last) = (view, view)
        }
    }

    func isSame(as other: BaselineViews) -> Bool { first === other.first && last === other.last }
}
