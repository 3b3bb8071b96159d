import CallerChecks

extension ConstraintSolver {
    /// Makes room, so that adding so many does not allocate again and again.
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
            structure.appendTerm(
                term.variable.index, cut(term.coefficient, to: SolverLimits.coefficient, constraint.label))
        }
        structure.appendConstraint(constraint.relation, constraint.priority)
        constants.append(cut(constraint.constant, to: SolverLimits.constant, constraint.label))
        serial += 1
        owners.append(
            Owner(serial: serial, label: constraint.label, isSystem: constraint.isSystem, isRemoved: false))
        state = .structureChanged
        return ConstraintIdentifier(serial: serial)
    }

    /// Removes a constraint. Traps for one that was removed before.
    ///
    /// - Complexity: O(1); the next `solve` starts anew.
    package mutating func remove(_ identifier: ConstraintIdentifier) {
        let position = position(of: identifier)
        owners[position].isRemoved = true
        removedCount += 1
        state = .structureChanged
    }

    /// Gives a constraint another constant, in points. Traps for one that was removed.
    ///
    /// - Throws: ``ConstraintError`` for a number that is not finite. A finite one beyond ``SolverLimits`` is cut.
    /// - Complexity: O(1).
    package mutating func setConstant(
        _ identifier: ConstraintIdentifier, _ constant: Double
    ) throws(ConstraintError) {
        let position = position(of: identifier)
        guard constant.isFinite else { throw .constantIsNotFinite(label: owners[position].label, constant) }
        let used = cut(constant, to: SolverLimits.constant, owners[position].label)
        guard used != constants[position] else { return }
        constants[position] = used
        if state == .solved { state = .constantsChanged }
    }

    /// Gives constraints that follow each other in order of activation other constants, in points. Traps for numbers
    /// that are not finite, beyond the last constraint, and where constraints were removed. Finite ones beyond
    /// ``SolverLimits`` are cut.
    ///
    /// - Complexity: O(constants).
    package mutating func setConstants(_ new: ContiguousArray<Double>, from first: Int) {
        for index in new.indices { setConstant(new[index], at: first + index) }
    }

    /// The same for one.
    package mutating func setConstant(_ constant: Double, at position: Int) {
        require(removedCount == 0, "Places are those of constraints of which none was removed.")
        require(position >= 0 && position < constants.count, "There is no constraint \(position).")
        guard constant != constants[position] else { return }
        require(constant.isFinite, "The constant of constraint \(position) is not finite: \(constant)")
        let used = cut(constant, to: SolverLimits.constant, owners[position].label)
        guard used != constants[position] else { return }
        constants[position] = used
        if state == .solved { state = .constantsChanged }
    }

    /// The constant of a constraint, in points. Traps for one that was removed.
    package func constant(of identifier: ConstraintIdentifier) -> Double { constants[position(of: identifier)] }

    /// Whether a constraint is still there.
    package func contains(_ identifier: ConstraintIdentifier) -> Bool { find(identifier) != nil }

    /// Removes all variables and constraints and keeps the memory. Identifiers of before are no longer valid.
    ///
    /// What was solved is remembered: the same structure, added again, starts from there.
    ///
    package mutating func removeAll() {
        structure.removeAll()
        constants.removeAll(keepingCapacity: true)
        owners.removeAll(keepingCapacity: true)
        removedCount = 0
        cutNumbers.removeAll(keepingCapacity: true)
        conflicts.removeAll(keepingCapacity: true)
        state = .structureChanged
    }
}

extension ConstraintSolver {
    func position(of identifier: ConstraintIdentifier) -> Int {
        guard let position = find(identifier) else {
            stop("The constraint is not in the solver, or was removed.")
        }
        return position
    }

    /// Serials ascend, without a gap as long as nothing is removed.
    private func find(_ identifier: ConstraintIdentifier) -> Int? {
        guard let first = owners.first else { return nil }
        let guess = identifier.serial - first.serial
        if owners.indices.contains(guess) && owners[guess].serial == identifier.serial {
            return owners[guess].isRemoved ? nil : guess
        }
        var (low, high) = (0, owners.count)
        while low < high {
            let middle = (low + high) / 2
            if owners[middle].serial < identifier.serial { low = middle + 1 } else { high = middle }
        }
        let isFound = low < owners.count && owners[low].serial == identifier.serial && !owners[low].isRemoved
        return isFound ? low : nil
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

    private mutating func cut(_ number: Double, to limit: Double, _ label: Int) -> Double {
        guard abs(number) > limit else { return number }
        let used = number < 0 ? -limit : limit
        cutNumbers.append(CutNumber(label: label, given: number, used: used))
        return used
    }

    /// Takes removed constraints out of the arrays, all at once.
    mutating func compact() {
        guard removedCount > 0 else { return }
        structure.keep { !owners[$0].isRemoved }
        var kept = 0
        for position in owners.indices where !owners[position].isRemoved {
            owners[kept] = owners[position]
            constants[kept] = constants[position]
            kept += 1
        }
        owners.removeLast(owners.count - kept)
        constants.removeLast(constants.count - kept)
        removedCount = 0
    }
}
