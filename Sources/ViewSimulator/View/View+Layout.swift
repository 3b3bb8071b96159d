import Foundation

extension View {
    func layOutTree() {
        guard hasPendingWork else { return }
        LayoutSession.run {
            var rounds = 0
            while hasPendingWork, rounds < LayoutSession.maximumRounds {
                rounds += 1
                updateConstraintsInTree()
                layOutOnce()
            }
        }
    }

    private var hasPendingWork: Bool { needsOwnLayout || needsDescendantLayout || !pendingConstraintUpdates.isEmpty }

    private func layOutOnce() {
        if needsOwnLayout {
            needsOwnLayout = false
            let controller = ownRareState?.controller
            if let controller {
                controller.viewWillLayoutSubviews()
                // What it asked for is done now.
                needsOwnLayout = false
            }
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        guard needsDescendantLayout else { return }
        needsDescendantLayout = false
        for view in subviews where view.needsOwnLayout || view.needsDescendantLayout {
            view.layoutIfNeeded()
        }
    }

    /// Marks the way up, so that a layout that starts at an ancestor finds the way down.
    func noteDescendantNeedsLayout() {
        var view: View? = self
        while let current = view, !current.needsDescendantLayout {
            current.needsDescendantLayout = true
            view = current.parent
        }
    }
}
