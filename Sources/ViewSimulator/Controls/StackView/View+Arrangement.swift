extension View {
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
