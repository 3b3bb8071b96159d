extension StackView {
    /// Called when a property that determines constraints has changed. The constraints are made again before the next
    /// layout, or before a size is next requested.
    func arrangementDidChange() {
        guard !isArrangementStale else { return }
        isArrangementStale = true
        markForConstraintUpdate()
        constraintConstantsDidChange()
    }

    /// Updates the constraints and guides of the stack. If only constants have changed, the solver keeps its system of
    /// equations. O(*n*) for *n* arranged views.
    func bringUpToDate() {
        isArrangementStale = false
        let old = (guides: guides.all, baselines: baselineViews)
        let arrangement = Arrangement(of: self)
        let constraints = ArrangementConstraint.constraints(arrangement.constraints, reusing: ownConstraints)
        replaceGuides(old.guides, with: guides.all)
        ownConstraints = constraints
        replaceConstraints(of: .stack, with: constraints)
        for view in arrangement.views {
            let held = view.ownConstraintState?.held.filter { $0.owner == .surroundingStack } ?? []
            let wanted = ArrangementConstraint.constraints(arrangement.constraints(of: view), reusing: held)
            if !held.isEmpty || !wanted.isEmpty { view.replaceConstraints(of: .surroundingStack, with: wanted) }
        }
        noteConstants()
        baselineViews = BaselineViews(of: self)
        if !baselineViews.isSame(as: old.baselines) { discardEngines() }
    }

    private func replaceGuides(_ old: [LayoutGuide], with new: [LayoutGuide]) {
        guard !old.elementsEqual(new, by: ===) else { return }
        let gone = Set(old.map { ObjectIdentifier($0) }).subtracting(new.map { ObjectIdentifier($0) })
        constraintState.guides.removeAll { gone.contains(ObjectIdentifier($0)) }
        for guide in old where gone.contains(ObjectIdentifier(guide)) { guide.owningView = nil }
        for guide in new where guide.owningView !== self {
            guide.owningView = self
            constraintState.guides.append(guide)
        }
        discardEngines()
    }
}
