/// The flags of a view that record needed calls of `updateConstraints()`.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The flag for a needed call of the view itself.
    static let own = ConstraintUpdates(rawValue: 1)
    /// The flag for a needed call of a view within this view.
    static let inside = ConstraintUpdates(rawValue: 2)
}

extension View {
    func markForConstraintUpdate() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsUpdateConstraints, of: self) }
        pendingConstraintUpdates.insert(.own)
        parent?.noteConstraintUpdateInside()
    }

    /// Marks this view and all superviews, so that a pass from an ancestor finds the view that needs an update.
    func noteConstraintUpdateInside() {
        var view: View? = self
        while let current = view, !current.pendingConstraintUpdates.contains(.inside) {
            current.pendingConstraintUpdates.insert(.inside)
            view = current.parent
        }
    }

    /// Calls `updateConstraints()` of all marked views in the tree, from the innermost views to the view itself. Views
    /// that request an update during their call wait for the next pass.
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
