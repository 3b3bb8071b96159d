extension View {
    /// Returns the visible parts of the view, from back to front: texts, images, controls, and boxes for other views. A
    /// view that only contains other views is represented by its contents.
    ///
    /// A box stands for a view with a background, a direct subview of a scroll view, or a view without subviews, unless
    /// the view fills the whole picture.
    ///
    /// Reading has no effects: nothing is laid out, and the counts of measured texts do not change.
    ///
    /// - Parameter container: A view that is represented by its contents only, such as a cell's content view.
    /// - Complexity: O(*n*) in the number of views.
    package func parts(in container: View? = nil) -> [ViewPart] {
        var parts: [ViewPart] = []
        let corner = bounds.origin
        addParts(to: &parts, of: self, at: CGPoint(x: -corner.x, y: -corner.y), leavingOut: container)
        return parts
    }

    /// Adds the visible parts inside the view to `parts`, from back to front.
    ///
    /// - Parameter origin: The origin of the view's own coordinates, in the root's.
    private func addParts(
        to parts: inout [ViewPart], of root: View, at origin: CGPoint, leavingOut container: View?
    ) {
        for view in subviews where !view.isHidden && view.alpha >= 0.01 {
            var frame = view.frame
            frame.origin = frame.origin + origin
            if view !== container, let kind = view.kindOfPart(in: frame, of: root, superview: self) {
                let name = view.accessibilityIdentifier ?? "\(type(of: view))"
                let text = view as? any TextShowing
                if text?.isInBox == true { parts.append(ViewPart(name: name, frame: frame, kind: .box)) }
                parts.append(
                    ViewPart(name: name, frame: frame, kind: kind, possibleLineCounts: text?.uncertainLineCounts))
            }
            let corner = view.bounds.origin
            view.addParts(
                to: &parts, of: root, at: CGPoint(x: frame.origin.x - corner.x, y: frame.origin.y - corner.y),
                leavingOut: container)
        }
    }

    /// Returns the kind of the part that represents this view; nil if only the view's contents are parts.
    private func kindOfPart(in frame: CGRect, of root: View, superview: View) -> ViewPart.Kind? {
        if let text = self as? any TextShowing {
            let lines = text.shownLines(isMirrored: effectiveUserInterfaceLayoutDirection == .rightToLeft)
            return .label(lines.map { $0.moved(by: frame.origin) })
        }
        if self is ImageView { return .image }
        if self is Control { return .box }
        let isContainer = !subviews.isEmpty && !hasOwnLooks && !(superview is ScrollView)
        let isWhole = frame.origin == .zero && frame.size == root.bounds.size
        return isContainer || isWhole ? nil : .box
    }

    private var hasOwnLooks: Bool { backgroundColor.map { $0 != .clear } ?? false }
}
