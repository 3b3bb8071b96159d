import ConstraintSolving

extension View {
    /// Returns whether constraints leave the view's rectangle ambiguous.
    func findAmbiguity() -> Bool {
        guard let engine = engineAround else { return hasUnreachedContent }
        guard let state = ownConstraintState else { return false }
        return engine.findAmbiguity(of: state)
    }

    /// Returns whether constraints leave a guide's rectangle ambiguous.
    func findAmbiguity(of guide: ConstraintState) -> Bool { engineInside?.findAmbiguity(of: guide) ?? false }

    /// Returns the constraints that affect a guide's place and length on an axis, in order of activation.
    func findConstraints(on axis: LayoutConstraint.Axis, of guide: ConstraintState) -> [LayoutConstraint] {
        engineInside?.findConstraints(on: axis, of: guide) ?? []
    }

    /// The engine that places the contents of the view. Its root is `constraintRoot`. Nil if this root has no
    /// constraints inside.
    private var engineInside: ConstraintEngine? {
        updateConstraintsInTree()
        let root = constraintRoot
        return root.hasConstraintsInside ? root.constraintEngine : nil
    }

    /// Returns the constraints that affect the view's place and length on an axis, in order of activation.
    func findConstraints(on axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
        guard let state = ownConstraintState, let engine = engineAround else { return [] }
        return engine.findConstraints(on: axis, of: state)
    }

    /// The engine that places the view. Its root is usually the `constraintRoot` of the superview. The root is the
    /// `constraintRoot` of this view if the view has no superview, or if its autoresizing mask is translated into
    /// constraints. Nil if the root has no constraints inside.
    var engineAround: ConstraintEngine? {
        updateConstraintsInTree()
        let root = translatesAutoresizingMaskIntoConstraints ? constraintRoot : (parent ?? self).constraintRoot
        return root.hasConstraintsInside ? root.constraintEngine : nil
    }
}

extension ConstraintEngine {
    fileprivate func findAmbiguity(of state: ConstraintState) -> Bool {
        solve()
        guard let slot = slot(of: state), let layout else { return false }
        return SlotPart.allCases.contains { layout.isAmbiguous($0, of: slot) }
    }

    fileprivate func findConstraints(on axis: LayoutConstraint.Axis, of state: ConstraintState) -> [LayoutConstraint] {
        guard let slot = slot(of: state) else { return [] }
        let parts: [SlotPart] = axis == .horizontal ? [.x, .width] : [.y, .height]
        return constraints(connectedTo: parts.map { $0.variable(of: slot) })
    }

    /// Returns the developer's constraints on which the given variables depend, directly or through other constraints.
    /// Constraints are connected if they share a variable. A variable connects constraints only if the solution
    /// determines the frame of the variable's item. O(*c*²) for *c* constraints.
    func constraints(connectedTo variables: [SolverVariable]) -> [LayoutConstraint] {
        var reached = Set(variables.filter { isFree($0) })
        var found = Set<Int>()
        var count = -1
        while count != found.count {
            count = found.count
            for constraint in parts.system where !constraint.isSystem && !found.contains(constraint.label) {
                let named = (0..<constraint.expression.count).map { constraint.expression[$0].variable }
                guard named.contains(where: reached.contains) else { continue }
                found.insert(constraint.label)
                reached.formUnion(named.filter { isFree($0) })
            }
        }
        return found.sorted().map { parts.constraints[$0].constraint }
    }

    private func isFree(_ variable: SolverVariable) -> Bool { parts.entries[SlotPart.slot(of: variable)].isFree }
}
