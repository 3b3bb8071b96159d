extension View {
    /// Called when an arranged view was hidden or shown, or its content has changed.
    func arrangedViewDidChange() {
        (parent as? StackView)?.arrangementDidChange()
    }

    /// Called before an arranged view leaves its superview.
    func leaveArrangement() {
        (parent as? StackView)?.forget(self)
        dropArrangement()
    }

    /// Ends the arrangement of the view, and removes the constraints that a stack has added for this view alone.
    func dropArrangement() {
        isArranged = false
        if ownConstraintState != nil { replaceConstraints(of: .surroundingStack, with: []) }
    }
}
