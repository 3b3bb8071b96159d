import Foundation

extension View {
    /// Made when first needed.
    var constraintState: ConstraintState {
        if let ownConstraintState { return ownConstraintState }
        let state = ConstraintState()
        ownConstraintState = state
        return state
    }

    // MARK: Holding

    func hold(_ constraint: LayoutConstraint) {
        constraintState.held.append(constraint)
        constraint.holder = self
        constraintsDidChange()
    }

    func release(_ constraint: LayoutConstraint) {
        constraint.holder = nil
        ownConstraintState?.held.removeAll { $0 === constraint }
        constraintsDidChange()
    }

    func constraintDidChange(_ constraint: LayoutConstraint) {
        constraintsDidChange()
    }

    private func constraintsDidChange() {
        setNeedsLayout()
    }

    /// A subtree leaves: constraints between it and what stays become inactive.
    func releaseConstraints(concerning tree: View) {
        var view: View? = self
        while let current = view {
            if let held = current.ownConstraintState?.held {
                for constraint in held where constraint.concerns(tree) { current.release(constraint) }
            }
            view = current.superview
        }
    }

    // MARK: Guides

    func adopt(_ guide: LayoutGuide) {
        guard guide.owningView !== self else { return }
        guide.owningView?.abandon(guide)
        constraintState.guides.append(guide)
        guide.owningView = self
    }

    func abandon(_ guide: LayoutGuide) {
        guard guide.owningView === self, let state = ownConstraintState else { return }
        var view: View? = self
        while let current = view {
            let held = current.ownConstraintState?.held ?? []
            for constraint in held where constraint.firstItem === guide || constraint.secondItem === guide {
                current.release(constraint)
            }
            view = current.superview
        }
        state.guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    /// A guide that the view itself keeps where something of it is: margins, safe area, readable width.
    func systemGuide(_ stored: ReferenceWritableKeyPath<ConstraintState, LayoutGuide?>, named name: String) -> LayoutGuide {
        let state = constraintState
        if let guide = state[keyPath: stored] { return guide }
        let guide = LayoutGuide()
        guide.identifier = name
        state[keyPath: stored] = guide
        adopt(guide)
        return guide
    }
}
