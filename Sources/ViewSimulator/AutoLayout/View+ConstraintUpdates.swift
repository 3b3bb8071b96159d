/// The views that need a call of `updateConstraints()`.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// The flag for the view itself.
    static let own = ConstraintUpdates(rawValue: 1)
    /// The flag for a view within this one.
    static let inside = ConstraintUpdates(rawValue: 2)
}

extension View {
    func markForConstraintUpdate() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsUpdateConstraints, of: self) }
        pendingConstraintUpdates.insert(.own)
        parent?.noteConstraintUpdateInside()
    }

    /// Marks all superviews, so that a pass from an ancestor finds the view.
    func noteConstraintUpdateInside() {
        var view: View? = self
        while let current = view, !current.pendingConstraintUpdates.contains(.inside) {
            current.pendingConstraintUpdates.insert(.inside)
            view = current.parent
        }
    }

    /// Calls `updateConstraints()` from the leaves to the view itself. Views that request an update during their call
    /// wait for the next pass.
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
