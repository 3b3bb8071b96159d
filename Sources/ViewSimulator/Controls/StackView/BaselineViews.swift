/// The arranged views that give a stack its first and its last baseline.
@MainActor
struct BaselineViews {
    private(set) weak var first: View?
    private(set) weak var last: View?

    init() {}

    /// Finds the views that give a stack its first and its last baseline. Hidden views are ignored. In a row, both are
    /// the view whose content has the greatest height. In a column, they are the first and the last view.
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
