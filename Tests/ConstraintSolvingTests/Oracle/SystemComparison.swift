import ConstraintSolving

/// What is wrong with the solver's answers to a system, by the oracle; nil if nothing is.
enum SystemComparison {
    /// - Returns: A fault in words, or nil; throws where the oracle's numbers become too large.
    static func fault(_ system: PlainSystem) throws -> String? {
        var (solver, variables, _) = try system.solver()
        solver.solve()
        solver.checkInvariants()
        return try fault(solver, variables, system)
    }

    /// - Parameter solver: A solved one whose constraints have their indices in `system` for labels.
    static func fault(
        _ solver: ConstraintSolver, _ variables: [SolverVariable], _ system: PlainSystem
    ) throws -> String? {
        if let fault = try conflictFault(solver, system) { return fault }
        let broken = Set(solver.conflicts.map(\.broken.label))
        var rest = system
        rest.constraints = system.constraints.enumerated().filter { !broken.contains($0.offset) }.map(\.element)
        guard let oracle = try ExactOracle(rest) else { return "contradictions are left" }
        for (level, expected) in zip(rest.levels, oracle.costs) where abs(solver.cost(at: level) - expected) > 1e-6 {
            return "costs \(solver.cost(at: level)) at \(level), not \(expected)"
        }
        for (index, variable) in variables.enumerated() {
            let (value, expected) = (solver.value(of: variable), SolverLimits.snapped(oracle.values[index]))
            if value != expected { return "variable \(index) is \(value), not \(expected)" }
            let isAmbiguous = solver.isAmbiguous(variable)
            if isAmbiguous != oracle.isAmbiguous[index] {
                return "variable \(index) is \(isAmbiguous ? "" : "not ")ambiguous"
            }
        }
        return nil
    }

    private static func conflictFault(_ solver: ConstraintSolver, _ system: PlainSystem) throws -> String? {
        let isFeasible = try ExactOracle.isFeasible(system)
        if isFeasible != solver.conflicts.isEmpty { return isFeasible ? "conflicts are made up" : "no conflict" }
        for conflict in solver.conflicts {
            let labels = conflict.members.map(\.label)
            if labels != labels.sorted() { return "members are not in order: \(labels)" }
            var part = system
            part.constraints = labels.map { system.constraints[$0] }
            if try ExactOracle.isFeasible(part) { return "no contradiction: \(labels)" }
            for index in labels.indices {
                var fewer = part
                fewer.constraints.remove(at: index)
                if try !ExactOracle.isFeasible(fewer) { return "\(labels) contradict without \(labels[index])" }
            }
        }
        return nil
    }
}
