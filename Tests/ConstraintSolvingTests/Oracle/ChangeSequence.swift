import ConstraintSolving
import FlowTestSupport

/// A solver that is changed step by step beside a plain list of what it holds.
struct ChangeSequence {
    private(set) var system: PlainSystem
    private(set) var solver = ConstraintSolver()
    private(set) var variables: [SolverVariable] = []
    private var identifiers: [ConstraintIdentifier] = []
    private(set) var log: [String] = []

    init(_ system: PlainSystem) throws {
        self.system = system
        (solver, variables, identifiers) = try system.solver()
    }

    /// Adds, removes or changes one constraint.
    mutating func change(_ generator: inout SeededGenerator) throws {
        let choice = generator.below(8)
        if choice == 0 || system.constraints.isEmpty {
            system.constraints.append(PlainSystem.randomConstraint(&generator, variables: variables.count))
            identifiers.append(try system.add(system.constraints.count - 1, to: &solver, variables))
            log.append("add")
        } else if choice == 1 {
            let index = generator.below(system.constraints.count)
            system.constraints.remove(at: index)
            solver.removeAll()
            (solver, variables, identifiers) = try system.solver(solver)
            log.append("remove \(index)")
        } else {
            let index = generator.below(system.constraints.count)
            system.constraints[index].constant = generator.within(-12...24) * 5
            try solver.setConstant(identifiers[index], Double(system.constraints[index].constant))
            log.append("set \(index) to \(system.constraints[index].constant)")
        }
    }

    /// What differs from a solver that starts from nothing; nil if nothing does.
    mutating func fault(_ prepared: inout PreparedStructures) throws -> String? {
        solver.solve(using: &prepared)
        solver.checkInvariants()
        var (fresh, freshVariables, freshIdentifiers) = try system.solver()
        fresh.solve()
        let places = Dictionary(uniqueKeysWithValues: zip(identifiers, identifiers.indices))
        let freshPlaces = Dictionary(uniqueKeysWithValues: zip(freshIdentifiers, freshIdentifiers.indices))
        let conflicts = solver.conflicts.map { $0.members.compactMap { places[$0.identifier] } }
        let freshConflicts = fresh.conflicts.map { $0.members.compactMap { freshPlaces[$0.identifier] } }
        if conflicts != freshConflicts { return "conflicts \(conflicts), not \(freshConflicts)" }
        for level in system.levels where abs(solver.cost(at: level) - fresh.cost(at: level)) > 1e-6 {
            return "costs \(solver.cost(at: level)) at \(level), not \(fresh.cost(at: level))"
        }
        for (index, pair) in zip(variables, freshVariables).enumerated() {
            let (value, expected) = (solver.value(of: pair.0), fresh.value(of: pair.1))
            if value != expected { return "variable \(index) is \(value), not \(expected)" }
        }
        return nil
    }
}
