import Foundation

extension View {
    /// Made when first needed.
    var constraintState: ConstraintState {
        if let ownConstraintState { return ownConstraintState }
        let state = ConstraintState(of: self)
        ownConstraintState = state
        return state
    }

    // MARK: Holding

    /// The caller says afterwards that the structure changed.
    func hold(_ constraint: LayoutConstraint) {
        willHold(constraint)
        constraintState.take(constraint)
        constraint.activationNumber = ConstraintState.nextActivationNumber()
        noteConstraintsInside()
        noteTies(of: constraint)
    }

    /// Of constraints that the view holds. O(*n*) in their count, on the average of many calls.
    func release(_ constraints: [LayoutConstraint]) {
        guard let state = ownConstraintState, !constraints.isEmpty else { return }
        var count = 0
        for constraint in constraints where constraint.holderState === state {
            constraint.holderState = nil
            count += 1
            noteTies(of: constraint)
            constraint.forEachSide { $0.state.noteLostConstraint() }
        }
        state.noteReleased(count)
        constraintStructureDidChange()
    }

    /// Views between the holder and what the constraint names cannot be roots, or are again: then they place what is in
    /// them.
    func noteTies(of constraint: LayoutConstraint) {
        ConstraintState.structureVersion += 1
        constraint.forEachSide { side in
            var view = side.state.nearestView
            while let current = view, current !== self {
                current.isTiedFromAbove = true
                current.ownConstraintState?.engine = nil
                // What is in it has another engine now, or none where nothing is constrained.
                let hasPlaced = current.hasConstraintsInside || current.freeChildCount > 0
                if current.translatesAutoresizingMaskIntoConstraints, hasPlaced { current.setNeedsLayout() }
                view = current.parent
            }
        }
    }

    /// For views that are removed and fitted often, of which hardly any has constraints.
    func noteConstraintsInside() {
        var view: View? = self
        while let current = view, !current.hasConstraintsInside {
            current.hasConstraintsInside = true
            view = current.parent
        }
    }

    /// A subview has come.
    func noteConstraints(of child: View) {
        if child.hasConstraintsInside { noteConstraintsInside() }
        child.ownConstraintState?.engine = nil
        if child.isArranged { child.dropArrangement() }
        let isFree = !child.translatesAutoresizingMaskIntoConstraints
        if isFree { freeChildCount += 1 }
        if isFree || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// A subview has another place among its siblings, which decides where constraints leave a choice.
    func noteOrder(of child: View) {
        if !child.translatesAutoresizingMaskIntoConstraints || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// A subview is about to go: no engine may outlive it that has it among its items.
    func forgetConstraints(of child: View) {
        if child.isTiedFromAbove { releaseConstraints(concerning: child) }
        let isFree = !child.translatesAutoresizingMaskIntoConstraints
        if isFree { freeChildCount -= 1 }
        if isFree || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// A subtree leaves: constraints between it and what stays become inactive.
    private func releaseConstraints(concerning tree: View) {
        var view: View? = self
        while let current = view {
            if let state = current.ownConstraintState, state.holdsConstraints {
                current.release(state.constraints(concerning: tree))
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
        constraintStructureDidChange()
    }

    func abandon(_ guide: LayoutGuide) {
        guard guide.owningView === self, let state = ownConstraintState else { return }
        var view: View? = self
        while let current = view {
            let held = current.ownConstraintState?.held ?? []
            current.release(held.filter { $0.names(guide.constraintState) })
            view = current.superview
        }
        state.guides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintStructureDidChange()
    }

    /// A guide that the view itself keeps where something of it is: margins, safe area, readable width.
    func systemGuide(
        _ stored: ReferenceWritableKeyPath<ConstraintState, LayoutGuide?>, named name: String,
        insets: @escaping @MainActor (View) -> EdgeInsets
    ) -> LayoutGuide {
        let state = constraintState
        if let guide = state[keyPath: stored] { return guide }
        let guide = LayoutGuide()
        (guide.identifier, guide.insets, guide.followsEdges) = (name, insets, true)
        state[keyPath: stored] = guide
        if stored == \.readableGuide { state.guidesFollowSize = true }
        noteSurroundingsAreRead()
        adopt(guide)
        return guide
    }

    /// One whose insets follow from the view's size and surroundings.
    func takeSystemGuide(_ guide: LayoutGuide) {
        constraintState.guidesFollowSize = true
        noteSurroundingsAreRead()
        adopt(guide)
    }
}

extension View {
    /// More than this is no width to read, in points; the system's own value follows the text size.
    private static let readableWidth: CGFloat = 672

    /// Inside the layout margins, and no wider than can be read, in the middle.
    var readableInsets: EdgeInsets {
        var insets = layoutMargins
        let excess = (bounds.size.width - insets.left - insets.right - View.readableWidth) / 2
        if excess > 0 {
            insets.left += excess
            insets.right += excess
        }
        return insets
    }
}
