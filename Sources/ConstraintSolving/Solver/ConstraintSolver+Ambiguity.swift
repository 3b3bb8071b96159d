import CallerChecks

extension ConstraintSolver {
    /// Returns whether a variable could have another value without a larger violation of any constraint. Traps unless
    /// `solve` was called after the last change.
    ///
    /// Asks the simplex, on a copy: the answer is exact, and takes about as long as to solve the system once more.
    /// Whether the value that the solver gives is the canonical one does not matter.
    package func isAmbiguous(_ variable: SolverVariable) -> Bool {
        require(state == .solved, "Ambiguity is known after solve().")
        require(
            variable.index >= 0 && variable.index < variableCount,
            "A solver of \(variableCount) variables has no variable \(variable.index).")
        var copy = system
        return copy.findsOtherValue(of: variable.index)
    }
}

extension ReducedSystem {
    /// Returns whether a variable can have another value that increases no constraint's violation. Call it on a copy,
    /// because the solution is lost.
    mutating func findsOtherValue(of variable: Int) -> Bool {
        guard !substitution.isFixed[variable] else { return false }
        substitution.expand(variable: variable)
        let roots = substitution.expansion.roots.filter {
            abs(substitution.expansion.coefficients[$0]) > SolverLimits.epsilon
        }
        // Systems are independent, so what one of them leaves open no other one can take back.
        return Set(roots.map { partition.systems[$0] }).contains { findsOtherValue(of: variable, in: $0) }
    }

    private mutating func findsOtherValue(of variable: Int, in index: Int) -> Bool {
        let system = systems[index]
        guard system.rowCount > 0 else { return true }
        if system.isSparse {
            var tableau = sparse[system.tableau]
            return findsOtherValue(of: variable, in: index, &tableau)
        }
        var tableau = dense
        tableau.select(system.tableau, rows: system.rowCount, columns: system.columnCount)
        return findsOtherValue(of: variable, in: index, &tableau)
    }

    private mutating func findsOtherValue<T: Tableau>(of variable: Int, in index: Int, _ tableau: inout T) -> Bool {
        let system = systems[index]
        guard simplex.minimiseLevels(&tableau, system) else { return false }
        findForm(of: variable, tableau, index)
        return !simplex.findsOnlyOneValue(form, &tableau, system)
    }
}
