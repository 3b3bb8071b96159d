import CallerChecks

extension LayoutConstraint {
    /// An item's attribute in a constraint, and the factor of this attribute. The factor is for the form with all terms
    /// on the left-hand side. For example, `a = 2 b` has the factors 1 and −2.
    struct Side {
        var state: ConstraintState
        var attribute: Attribute
        var factor: CGFloat
    }

    /// Calls `body` with each term of the constraint.
    func forEachSide(_ body: (Side) -> Void) {
        func name(_ state: ConstraintState, _ attribute: Attribute, _ factor: CGFloat) {
            body(Side(state: state.named(by: attribute), attribute: attribute, factor: factor))
        }
        if let first { name(first, firstAttribute, 1) }
        if let start = starts?.first { name(start.state, start.attribute, -1) }
        guard let second, secondAttribute != .notAnAttribute else { return }
        name(second, secondAttribute, 0 - multiplier)
        if let start = starts?.second { name(start.state, start.attribute, multiplier) }
    }

    /// Stores the constraint in the nearest view that contains all items of the constraint. Returns this view, which
    /// the caller notifies of the change; nil if a view already holds the constraint. Traps if no view contains all
    /// items.
    func install() -> View? {
        guard holderState == nil else { return nil }
        guard let view = commonAncestor() else {
            stop(
                "Unable to activate constraint with anchors \(describedSides) because they have no common ancestor. Does "
                    + "the constraint or its anchors reference items in different view hierarchies? That's illegal.")
        }
        view.hold(self)
        return view
    }

    func deactivate() {
        guard let holder else { return }
        ConstraintChange.named(.deactivation(self)) { holder.release([self]) }
    }

    /// Returns the nearest view that contains all items of the constraint. O(*d*), where *d* is the depth of the tree
    /// of views.
    private func commonAncestor() -> View? {
        guard let view = first?.nearestView else { return nil }
        var ancestor: View? = view
        for state in [second, starts?.first?.state, starts?.second?.state] {
            guard let state else { continue }
            ancestor = state.nearestView.flatMap { ancestor?.nearestCommonAncestor(with: $0) }
        }
        return ancestor
    }

    /// Returns whether the constraint names the item with the given state.
    func names(_ state: ConstraintState) -> Bool { hasSide { $0 === state } }

    /// Returns whether the constraint was made with an item in `tree`. An item is a view of the tree, or a guide of
    /// such a view. A view outside the tree may use the baseline of a view in it; this does not make the result true.
    func concerns(_ tree: View) -> Bool {
        func isInside(_ state: ConstraintState?) -> Bool { state?.nearestView?.isDescendant(of: tree) ?? false }
        return isInside(first) || isInside(second) || isInside(starts?.first?.state) || isInside(starts?.second?.state)
    }

    func hasSide(_ isSought: (ConstraintState) -> Bool) -> Bool {
        var isFound = false
        forEachSide { isFound = isFound || isSought($0.state) }
        return isFound
    }
}

extension View {
    /// Returns the nearest view that contains this view and another view; nil if the views are in different trees.
    func nearestCommonAncestor(with other: View) -> View? {
        // Most constraints relate a view to its superview, or two siblings.
        if other === self || other.parent === self { return self }
        if parent === other { return other }
        if let parent, parent === other.parent { return parent }
        let above = Set(selfAndAncestors.lazy.map { ObjectIdentifier($0) })
        return other.selfAndAncestors.first { above.contains(ObjectIdentifier($0)) }
    }
}

extension ConstraintState {
    /// Returns the item to which an attribute of this item belongs. It is usually this item. The baseline of a view may
    /// belong to another view inside the view; then the result is this inner view.
    @MainActor
    fileprivate func named(by attribute: LayoutConstraint.Attribute) -> ConstraintState {
        guard attribute == .firstBaseline || attribute == .lastBaseline, let view else { return self }
        let inner = attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
        if inner === view || !inner.isDescendant(of: view) { return self }
        return inner.constraintState.named(by: attribute)
    }
}
