import Foundation

extension View {
    /// Marks the way up, so that a layout or a fitting that starts at an ancestor finds the way down.
    func noteStaleArrangement() {
        var view: View? = self
        while let current = view, !current.holdsStaleArrangement {
            current.holdsStaleArrangement = true
            view = current.superview
        }
    }

    /// Brings the constraints of stack views in the view up to date, from the inside out. O(1) where all are.
    func refreshArrangements() {
        guard holdsStaleArrangement else { return }
        holdsStaleArrangement = false
        for view in subviews where view.holdsStaleArrangement { view.refreshArrangements() }
        refreshArrangement()
    }

    /// An arranged view is hidden, is shown, or has another content.
    func arrangedViewDidChange() {
        (parent as? StackView)?.arrangementDidChange()
    }

    /// An arranged view is about to leave its superview.
    func leaveArrangement() {
        (parent as? StackView)?.forget(self)
        dropArrangement()
    }

    /// The view is arranged no longer: what its stack demanded of it alone holds no longer.
    func dropArrangement() {
        isArranged = false
        if ownConstraintState != nil { replaceConstraints(of: .surroundingStack, with: []) }
    }
}
