extension LayoutConstraint {
    /// The creator of a constraint.
    enum Owner: UInt8 {
        /// The program's developer: client code.
        case developer
        /// A stack view that does not hold the constraint, but arranges the view that holds it.
        case surroundingStack
        /// The stack view that holds the constraint.
        case stack
    }
}

extension View {
    /// Replaces the view's constraints that `owner` created. Constraints of other creators stay.
    ///
    /// The new constraints have the places of the former ones: the developer's constraints around them keep their
    /// order, and those of a surrounding stack view come before this stack view's own, so that the inner one loses in a
    /// contradiction. Does not request layout: that happens when the reason for other constraints arises.
    ///
    /// O(*h*) for *h* constraints that the view holds, and the depth of the tree.
    func replaceConstraints(of owner: LayoutConstraint.Owner, with new: [LayoutConstraint]) {
        let held = ownConstraintState?.held ?? []
        let old = held.filter { $0.owner == owner }
        guard !old.elementsEqual(new, by: ===) else { return }
        let kept = Set(new.map { ObjectIdentifier($0) })
        for constraint in old where !kept.contains(ObjectIdentifier(constraint)) { constraint.holderState = nil }
        let others = held.filter { $0.owner != owner }
        let place = held.firstIndex { $0.owner.rawValue >= owner.rawValue } ?? others.count
        let state = constraintState
        state.held = others[..<place] + new + others[place...]
        for constraint in new where constraint.holderState == nil {
            (constraint.holderState, constraint.owner) = (state, owner)
            constraint.activationNumber = ConstraintState.nextActivationNumber()
            noteTies(of: constraint)
        }
        if !new.isEmpty { noteConstraintsInside() }
        discardEngines()
    }
}
