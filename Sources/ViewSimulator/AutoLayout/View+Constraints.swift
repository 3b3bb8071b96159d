extension View {
    /// The state for Auto Layout, made at the first access.
    var constraintState: ConstraintState {
        if let ownConstraintState { return ownConstraintState }
        let state = ConstraintState(of: self)
        ownConstraintState = state
        return state
    }

    // MARK: Holding

    /// Adds a constraint to the constraints that the view holds. The caller then calls
    /// `constraintStructureDidChange()`.
    func hold(_ constraint: LayoutConstraint) {
        willHold(constraint)
        constraintState.take(constraint)
        constraint.activationNumber = ConstraintState.nextActivationNumber()
        noteConstraintsInside()
        noteTies(of: constraint)
    }

    /// Releases constraints that the view holds. Amortized O(*n*) for *n* released constraints.
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

    /// Sets `isTiedFromAbove` of the views between this view and a constraint's items. Discards the engines of these
    /// views, and requests layout where contents may have to move. The constraint may change which of these views are
    /// the roots of engines, and therefore which engine places their contents.
    func noteTies(of constraint: LayoutConstraint) {
        ConstraintState.structureVersion += 1
        constraint.forEachSide { side in
            var view = side.state.nearestView
            while let current = view, current !== self {
                current.isTiedFromAbove = true
                current.ownConstraintState?.engine = nil
                // The contents have another engine now, or none if there are no constraints.
                let hasPlaced = current.hasConstraintsInside || current.freeChildCount > 0
                if current.translatesAutoresizingMaskIntoConstraints, hasPlaced { current.setNeedsLayout() }
                view = current.parent
            }
        }
    }

    /// Marks the view and its ancestors as having constraints inside. A view without this mark is fitted without a
    /// search for constraints.
    func noteConstraintsInside() {
        var view: View? = self
        while let current = view, !current.hasConstraintsInside {
            current.hasConstraintsInside = true
            view = current.parent
        }
    }

    /// Called when a subview was added. Discards the engines that constraints of the subview may affect.
    func noteConstraints(of child: View) {
        if child.hasConstraintsInside { noteConstraintsInside() }
        child.ownConstraintState?.engine = nil
        if child.isArranged { child.dropArrangement() }
        let isFree = !child.translatesAutoresizingMaskIntoConstraints
        if isFree { freeChildCount += 1 }
        if isFree || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// Called when the order of subviews has changed. Discards the engines that include the subview: if constraints
    /// allow several results, the order determines the result.
    func noteOrder(of child: View) {
        if !child.translatesAutoresizingMaskIntoConstraints || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// Called before a subview is removed. Deactivates the constraints between the subview's tree and other views, and
    /// discards the engines that include the subview.
    func forgetConstraints(of child: View) {
        if child.isTiedFromAbove { releaseConstraints(concerning: child) }
        let isFree = !child.translatesAutoresizingMaskIntoConstraints
        if isFree { freeChildCount -= 1 }
        if isFree || child.isTiedFromAbove { constraintStructureDidChange() }
    }

    /// Deactivates the constraints between a subtree that is being removed and all other views.
    private func releaseConstraints(concerning tree: View) {
        for view in selfAndAncestors {
            if let state = view.ownConstraintState, state.holdsConstraints {
                view.release(state.constraints(concerning: tree))
            }
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
        for view in selfAndAncestors {
            let held = view.ownConstraintState?.held ?? []
            view.release(held.filter { $0.names(guide.constraintState) })
        }
        state.guides.removeAll { $0 === guide }
        guide.owningView = nil
        constraintStructureDidChange()
    }

    /// Returns the system's guide for an area of the view: the margins, the safe area or the readable area.
    func systemGuide(
        _ stored: ReferenceWritableKeyPath<ConstraintState, LayoutGuide?>, named name: String,
        insets: @escaping @MainActor (View) -> EdgeInsets
    ) -> LayoutGuide {
        let state = constraintState
        if let guide = state[keyPath: stored] { return guide }
        let guide = LayoutGuide()
        guide.identifier = name
        guide.insets = insets
        guide.followsEdges = true
        state[keyPath: stored] = guide
        if stored == \.readableGuide { state.guidesFollowSize = true }
        noteSurroundingsAreRead()
        adopt(guide)
        return guide
    }

    /// Adds a guide whose insets depend on the view's size and environment.
    func takeSystemGuide(_ guide: LayoutGuide) {
        constraintState.guidesFollowSize = true
        noteSurroundingsAreRead()
        adopt(guide)
    }

    /// The largest readable width, in points. The system's own value depends on the text size; this value does not.
    private static let readableWidth: CGFloat = 672

    /// The insets of the readable area. The area is centred inside the layout margins, and no wider than the readable
    /// width.
    package var readableInsets: EdgeInsets {
        var insets = layoutMargins
        let excess = (bounds.size.width - insets.left - insets.right - View.readableWidth) / 2
        if excess > 0 {
            insets.left += excess
            insets.right += excess
        }
        return insets
    }
}
