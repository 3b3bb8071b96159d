import Foundation

extension LayoutConstraint {
    /// The view of an item: itself, or the one that owns a guide.
    static func view(of item: AnyObject?) -> View? {
        (item as? View) ?? (item as? LayoutGuide)?.owningView
    }

    func activate() {
        guard holder == nil else { return }
        guard let view = commonAncestor() else {
            preconditionFailure(
                "Unable to activate constraint with anchors \(describedSides) because they have no common ancestor. Does "
                    + "the constraint or its anchors reference items in different view hierarchies? That's illegal.")
        }
        view.hold(self)
    }

    func deactivate() {
        holder?.release(self)
    }

    /// The nearest view that both items are in. O(*d*), *d* the depth of the tree.
    private func commonAncestor() -> View? {
        guard let view = LayoutConstraint.view(of: firstItem) else { return nil }
        guard secondAttribute != .notAnAttribute else { return view }
        guard let other = LayoutConstraint.view(of: secondItem) else { return nil }
        return view.nearestCommonAncestor(with: other)
    }

    /// Whether an item is a view, or belongs to one, that is in `tree`.
    func concerns(_ tree: View) -> Bool {
        [firstItem, secondItem].contains { LayoutConstraint.view(of: $0)?.isDescendant(of: tree) ?? false }
    }
}

extension View {
    /// Nil for views of different trees.
    func nearestCommonAncestor(with other: View) -> View? {
        var above: Set<ObjectIdentifier> = []
        var view: View? = self
        while let current = view {
            above.insert(ObjectIdentifier(current))
            view = current.superview
        }
        view = other
        while let current = view {
            if above.contains(ObjectIdentifier(current)) { return current }
            view = current.superview
        }
        return nil
    }
}
