/// The flags that mark the views whose `updateConstraints()` must be called.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The flag of a view whose own `updateConstraints()` must be called.
    static let own = ConstraintUpdates(rawValue: 1)
    /// The flag of a view that contains a view with the flag `own`.
    static let inside = ConstraintUpdates(rawValue: 2)
}

extension View {
    func markForConstraintUpdate() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsUpdateConstraints, of: self) }
        pendingConstraintUpdates.insert(.own)
        parent?.noteConstraintUpdateInside()
    }

    /// Marks this view and its ancestors as views that contain a view with outdated constraints. A pass finds that view
    /// by these marks.
    func noteConstraintUpdateInside() {
        var view: View? = self
        while let current = view, !current.pendingConstraintUpdates.contains(.inside) {
            current.pendingConstraintUpdates.insert(.inside)
            view = current.parent
        }
    }

    /// Calls `updateConstraints()` of all marked views in the tree, from the innermost views to the view itself. Views
    /// that are marked during their own call wait for the next pass.
    package final func updateConstraintsInTree() {
        guard !pendingConstraintUpdates.isEmpty else { return }
        if pendingConstraintUpdates.contains(.inside) {
            pendingConstraintUpdates.remove(.inside)
            for view in children { view.updateConstraintsInTree() }
        }
        if pendingConstraintUpdates.contains(.own) {
            pendingConstraintUpdates.remove(.own)
            LayoutSession.countCall()
            LayoutWitness.watch(self) {
                if let controller = ownRareState?.controller {
                    controller.updateViewConstraints()
                } else {
                    updateConstraints()
                }
            }
        }
    }
}
