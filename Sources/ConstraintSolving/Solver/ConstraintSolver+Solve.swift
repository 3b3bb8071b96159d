import CallerChecks

extension ConstraintSolver {
    /// Finds the values of all variables. Does nothing if nothing has changed since the previous solution.
    ///
    /// - Parameter choose: Which constraint of a contradiction to break: an index of the members, which are in order of
    ///   activation. The latest that is not the framework's unless given.
    /// - Complexity: O(terms + coefficients left after substitution) after `setConstant` where the same constraints
    ///   stay tight; each that does not is a pivot.
    package mutating func solve(
        choosing choose: ([ConstraintConflict.Member]) -> Int = ConstraintConflict.Member.latestOfDeveloper
    ) {
        guard begin() else { return }
        if !isSystemCurrent { build() }
        finish(choose)
    }

    /// Finds the values of all variables, and starts from a prepared structure if possible. This is possible if
    /// `prepared` has a structure that equals the solver's structure. The values do not depend on whether a prepared
    /// structure is used.
    package mutating func solve(
        using prepared: inout PreparedStructures,
        choosing choose: ([ConstraintConflict.Member]) -> Int = ConstraintConflict.Member.latestOfDeveloper
    ) {
        guard begin() else { return }
        if isSystemCurrent {
            if state == .structureChanged { counters.structuresReused += 1 }
            finish(choose)
        } else if let found = prepared.system(for: structure) {
            system = found
            isSystemWhole = true
            counters.structuresReused += 1
            finish(choose)
        } else {
            build()
            finish(choose)
            if isSystemWhole { prepared.insert(system) }
        }
    }

    /// Returns the value of a variable, a multiple of 2⁻²⁴ pt. Traps unless `solve` was called after the last change.
    package func value(of variable: SolverVariable) -> Double {
        require(state == .solved, "Values are known after solve().")
        require(
            variable.index >= 0 && variable.index < variableCount,
            "A solver of \(variableCount) variables has no variable \(variable.index).")
        return values[variable.index]
    }

    /// Returns the sum, in points, of the violations of all constraints with the given optional priority. Traps unless
    /// `solve` was called after the last change.
    ///
    /// - Complexity: O(terms).
    package func cost(at priority: Float) -> Double {
        require(state == .solved, "Costs are known after solve().")
        return structure.heads.indices.reduce(0.0) { sum, constraint in
            guard structure.heads[constraint].priority == priority else { return sum }
            let distance = system.leftSide(constraint) - constants[constraint]
            switch structure.heads[constraint].relation {
            case .equal: return sum + abs(distance)
            case .lessThanOrEqual: return sum + max(0, distance)
            case .greaterThanOrEqual: return sum + max(0, -distance)
            }
        }
    }

    /// Returns whether something has changed since the last solution. If so, adds 1 to the number of solutions in
    /// `counters`.
    private mutating func begin() -> Bool {
        guard state != .solved else { return false }
        counters.solves += 1
        return true
    }

    private var isSystemCurrent: Bool {
        isSystemWhole && (state == .constantsChanged || system.structure == structure)
    }

    private mutating func build(excluding excluded: ContiguousArray<Bool> = []) {
        system.build(structure, excluding: excluded)
        isSystemWhole = excluded.isEmpty
        counters.structuresBuilt += 1
    }

    private mutating func finish(_ choose: ([ConstraintConflict.Member]) -> Int) {
        conflicts.removeAll(keepingCapacity: true)
        let pivots = system.simplex.pivots
        let isSolved = system.solve(constants)
        counters.pivots += system.simplex.pivots - pivots
        counters.systems += system.systems.count
        if !isSolved { resolveConflicts(choose) }
        values.removeAll(keepingCapacity: true)
        for value in system.values { values.append(SolverLimits.snapped(value)) }
        state = .solved
    }

    /// Breaks one constraint after another until the other constraints can hold.
    ///
    /// Always from the beginning: which contradiction is found first then depends on the constraints alone. After any
    /// change all broken constraints are tried again.
    private mutating func resolveConflicts(_ choose: ([ConstraintConflict.Member]) -> Int) {
        var excluded = ContiguousArray(repeating: false, count: structure.constraintCount)
        build()
        isSystemWhole = false
        while !system.solve(constants) {
            counters.conflictSearches += 1
            var (found, isOnlyChecks) = ([ConstraintConflict](), true)
            system.forEachContradiction(constants) { [owners] positions, check in
                let conflict = Self.conflict(positions, owners, choose)
                found.append(conflict)
                excluded[positions[conflict.brokenIndex]] = true
                isOnlyChecks = positions[conflict.brokenIndex] == check
                return isOnlyChecks
            }
            require(!found.isEmpty, "a system without a solution has a contradiction")
            conflicts += found
            if isOnlyChecks {
                system.dropChecks(excluded)
            } else {
                build(excluding: excluded)
                isSystemWhole = false
            }
        }
    }

    private static func conflict(
        _ positions: [Int], _ owners: ContiguousArray<Owner>, _ choose: ([ConstraintConflict.Member]) -> Int
    ) -> ConstraintConflict {
        let members = positions.map { position in
            let owner = owners[position]
            let identifier = ConstraintIdentifier(serial: owner.serial)
            return ConstraintConflict.Member(identifier: identifier, label: owner.label, isSystem: owner.isSystem)
        }
        let broken = choose(members)
        require(members.indices.contains(broken), "There is no constraint \(broken) of \(members.count) to break.")
        return ConstraintConflict(members: members, brokenIndex: broken)
    }
}
