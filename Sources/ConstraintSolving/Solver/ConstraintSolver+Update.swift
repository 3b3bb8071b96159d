import CallerChecks

extension ConstraintSolver {
    /// Reserves memory for the given numbers of variables and constraints, so that adding them does not allocate
    /// repeatedly.
    package mutating func reserve(variables: Int, constraints: Int) {
        structure.reserve(variables: variables, constraints: constraints)
        constants.reserveCapacity(constraints)
        owners.reserveCapacity(constraints)
        values.reserveCapacity(variables)
    }

    /// Adds a variable.
    ///
    /// - Complexity: O(1), amortised.
    package mutating func addVariable(_ kind: SolverVariable.Kind) -> SolverVariable {
        structure.appendVariable(isSize: kind == .size)
        state = .structureChanged
        return SolverVariable(index: structure.variableCount - 1)
    }

    /// Adds a constraint, the last one in order of activation.
    ///
    /// That it contradicts others shows in `conflicts` after the next `solve`.
    ///
    /// - Parameter constraint: Traps if one of its variables is not this solver's.
    /// - Throws: ``ConstraintError`` for a number that is not finite and for a priority out of range. Finite numbers
    ///   beyond ``SolverLimits`` are cut, see `cutNumbers`.
    /// - Complexity: O(terms), amortised.
    @discardableResult
    package mutating func add(_ constraint: LinearConstraint) throws(ConstraintError) -> ConstraintIdentifier {
        try check(constraint)
        for index in 0..<constraint.expression.count {
            let term = constraint.expression[index]
            require(
                term.variable.index >= 0 && term.variable.index < variableCount,
                "A solver of \(variableCount) variables has no variable \(term.variable.index).")
            guard abs(term.coefficient) > SolverLimits.epsilon else { continue }
            structure.appendTerm(term.variable.index, cutCoefficient(term.coefficient, constraint.label))
        }
        structure.appendConstraint(constraint.relation, constraint.priority)
        serial += 1
        owners.append(Owner(serial: serial, label: constraint.label, isSystem: constraint.isSystem))
        constants.append(cutConstant(constraint.constant, owners.count - 1))
        state = .structureChanged
        return ConstraintIdentifier(serial: serial)
    }

    /// Sets the constant of a constraint, in points. Traps for a removed constraint.
    ///
    /// - Throws: ``ConstraintError`` for a number that is not finite. A finite one beyond ``SolverLimits`` is cut.
    /// - Complexity: O(1).
    package mutating func setConstant(
        _ identifier: ConstraintIdentifier, _ constant: Double
    ) throws(ConstraintError) {
        let position = position(of: identifier)
        guard constant.isFinite else { throw .constantIsNotFinite(label: owners[position].label, constant) }
        let used = cutConstant(constant, position)
        guard used != constants[position] else { return }
        constants[position] = used
        if state == .solved { state = .constantsChanged }
    }

    /// Sets the constants, in points, of consecutive constraints. `first` is the position of the first of them in the
    /// order of activation. Traps for numbers that are not finite and for constraints that do not exist. Finite
    /// constants beyond ``SolverLimits`` are cut to the limit.
    ///
    /// - Complexity: O(constants).
    package mutating func setConstants(_ new: ContiguousArray<Double>, from first: Int) {
        for index in new.indices { setConstant(new[index], at: first + index) }
    }

    /// Sets the constant, in points, of the constraint at a position in the order of activation.
    package mutating func setConstant(_ constant: Double, at position: Int) {
        require(position >= 0 && position < constants.count, "There is no constraint \(position).")
        guard constant != constants[position] || !cutConstants.isEmpty else { return }
        require(constant.isFinite, "The constant of constraint \(position) is not finite: \(constant)")
        let used = cutConstant(constant, position)
        guard used != constants[position] else { return }
        constants[position] = used
        if state == .solved { state = .constantsChanged }
    }

    /// Removes all variables and constraints and keeps the memory. Earlier identifiers are no longer valid.
    ///
    /// Solutions are kept: the same structure, added again, starts from its solution.
    ///
    package mutating func removeAll() {
        structure.removeAll()
        constants.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
        cutConstants = [:]
        cutCoefficients = [:]
        conflicts.removeAll(keepingCapacity: true)
        state = .structureChanged
    }

    /// The records of all constants and coefficients that are cut to a limit at present. They are in the order of their
    /// constraints. A constraint's coefficients are before its constant.
    ///
    /// - Complexity: O(*n* log *n*) in the count of numbers.
    package var cutNumbers: [CutNumber] {
        guard hasCutNumbers else { return [] }
        let serials = Set(cutConstants.keys).union(cutCoefficients.keys).sorted()
        return serials.flatMap { (cutCoefficients[$0] ?? []) + [cutConstants[$0]].compactMap(\.self) }
    }

    /// Whether any number of a constraint is cut to a limit. O(1).
    package var hasCutNumbers: Bool { !cutConstants.isEmpty || !cutCoefficients.isEmpty }

    /// Returns the position of a constraint in the order of activation. It is computed from the constraint's serial,
    /// because serials ascend without a gap.
    func position(of identifier: ConstraintIdentifier) -> Int {
        let position = identifier.serial - (owners.first?.serial ?? 0)
        require(owners.indices.contains(position), "The constraint is not in the solver, or was removed.")
        return position
    }

    @inline(__always)
    private func check(_ constraint: borrowing LinearConstraint) throws(ConstraintError) {
        let label = constraint.label
        guard constraint.constant.isFinite else { throw .constantIsNotFinite(label: label, constraint.constant) }
        guard constraint.priority >= 1 && constraint.priority <= LinearConstraint.required else {
            throw .priorityIsOutOfRange(label: label, constraint.priority)
        }
        for index in 0..<constraint.expression.count {
            let term = constraint.expression[index]
            guard term.coefficient.isFinite else {
                throw .coefficientIsNotFinite(label: label, term.variable, term.coefficient)
            }
        }
    }

    /// Returns a constant, cut to the limit, and records whether it was cut. The record replaces that of the
    /// constraint's previous constant.
    private mutating func cutConstant(_ constant: Double, _ position: Int) -> Double {
        let owner = owners[position]
        let cut = CutNumber(constant, to: SolverLimits.constant, label: owner.label)
        if cut != nil || !cutConstants.isEmpty { cutConstants[owner.serial] = cut }
        return cut?.used ?? constant
    }

    /// Returns a coefficient after cutting it to the limit. The coefficient belongs to the constraint that is being
    /// added, which has the next serial.
    private mutating func cutCoefficient(_ coefficient: Double, _ label: Int) -> Double {
        guard let cut = CutNumber(coefficient, to: SolverLimits.coefficient, label: label) else { return coefficient }
        cutCoefficients[serial + 1, default: []].append(cut)
        return cut.used
    }
}
