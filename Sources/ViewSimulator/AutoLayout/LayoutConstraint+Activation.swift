import Foundation

extension LayoutConstraint {
    /// Part of a side: an attribute and what it is multiplied by, as if all were on the left.
    struct Side {
        var state: ConstraintState
        var attribute: Attribute
        var factor: CGFloat
    }

    /// Calls `body` with each attribute that the constraint names.
    func forEachSide(_ body: (Side) -> Void) {
        if let first { body(Side(state: first, attribute: firstAttribute, factor: 1)) }
        if let second, secondAttribute != .notAnAttribute {
            body(Side(state: second, attribute: secondAttribute, factor: 0 - multiplier))
        }
    }

    /// Gives the constraint to its holder, which is answered and has still to be told that its structure changed; nil
    /// where it has one.
    func install() -> View? {
        guard holderState == nil else { return nil }
        guard let view = commonAncestor() else {
            preconditionFailure(
                "Unable to activate constraint with anchors \(describedSides) because they have no common ancestor. Does "
                    + "the constraint or its anchors reference items in different view hierarchies? That's illegal.")
        }
        view.hold(self)
        return view
    }

    func deactivate() {
        holder?.release(self)
    }

    /// The nearest view that both items are in. O(*d*), *d* the depth of the tree.
    private func commonAncestor() -> View? {
        guard let view = first?.nearestView else { return nil }
        guard secondAttribute != .notAnAttribute else { return view }
        guard let other = second?.nearestView else { return nil }
        return view.nearestCommonAncestor(with: other)
    }

    /// Whether an item is the given one.
    func names(_ state: ConstraintState) -> Bool { first === state || second === state }

    /// Whether an item is a view, or belongs to one, that is in `tree`.
    func concerns(_ tree: View) -> Bool {
        [first, second].contains { $0?.nearestView?.isDescendant(of: tree) ?? false }
    }
}

extension View {
    /// Nil for views of different trees.
    func nearestCommonAncestor(with other: View) -> View? {
        // What people relate is mostly a view and its superview, or two siblings.
        if other === self || other.parent === self { return self }
        if parent === other { return other }
        if let parent, parent === other.parent { return parent }
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
