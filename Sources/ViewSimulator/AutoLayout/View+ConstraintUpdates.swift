import Foundation

/// Where `updateConstraints()` has to be called.
struct ConstraintUpdates: OptionSet {
    let rawValue: UInt8

    /// Of the view itself.
    static let own = ConstraintUpdates(rawValue: 1)
    /// Of a view in it.
    static let inside = ConstraintUpdates(rawValue: 2)
}

extension View {
    func markForConstraintUpdate() {
        if LayoutWitness.isWatching { LayoutWitness.note(.setNeedsUpdateConstraints, of: self) }
        pendingConstraintUpdates.insert(.own)
        parent?.noteConstraintUpdateInside()
    }

    /// Marks the way up, so that a pass that starts at an ancestor finds the way down.
    func noteConstraintUpdateInside() {
        var view: View? = self
        while let current = view, !current.pendingConstraintUpdates.contains(.inside) {
            current.pendingConstraintUpdates.insert(.inside)
            view = current.parent
        }
    }

    /// From the leaves to the view itself. Views that ask again while they are called wait for the next pass.
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
