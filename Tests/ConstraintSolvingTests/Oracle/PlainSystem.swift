import ConstraintSolving
import FlowTestSupport

/// Variables and constraints as plain numbers, which the solver and the oracle are both made from.
struct PlainSystem: CustomStringConvertible {
    struct Constraint {
        /// Halves, one for each variable.
        var halves: [Int]
        var relation: ConstraintRelation
        var constant: Int
        var priority: Float

        var isRequired: Bool { priority == 1000 }
    }

    var kinds: [SolverVariable.Kind]
    var constraints: [Constraint]

    /// The optional priorities, highest first.
    var levels: [Float] { Set(constraints.map(\.priority)).subtracting([1000]).sorted(by: >) }

    var description: String {
        let names = kinds.enumerated().map { ($1 == .size ? "w" : "x") + "\($0)" }
        let lines = constraints.map { constraint in
            let terms = constraint.halves.enumerated().filter { $1 != 0 }.map { "\(Double($1) / 2) \(names[$0])" }
            let relation = ["<=", "==", ">="][Int(constraint.relation.rawValue)]
            return "\(terms.joined(separator: " + ")) \(relation) \(constraint.constant) @\(constraint.priority)"
        }
        return "\(names.joined(separator: ", ")): \(lines.joined(separator: "; "))"
    }
}

extension PlainSystem {
    /// A solver with everything in it, not solved yet. Labels are indices.
    func solver(
        _ solver: ConstraintSolver = ConstraintSolver()
    ) throws -> (ConstraintSolver, [SolverVariable], [ConstraintIdentifier]) {
        var solver = solver
        let variables = kinds.map { solver.addVariable($0) }
        let identifiers = try constraints.indices.map { try add($0, to: &solver, variables) }
        return (solver, variables, identifiers)
    }

    @discardableResult
    func add(
        _ index: Int, to solver: inout ConstraintSolver, _ variables: [SolverVariable]
    ) throws -> ConstraintIdentifier {
        let constraint = constraints[index]
        let terms = zip(variables, constraint.halves).filter { $1 != 0 }.map {
            LinearExpression.Term($0, Double($1) / 2)
        }
        return try solver.add(
            LinearConstraint(
                LinearExpression(terms), constraint.relation, Double(constraint.constant),
                priority: constraint.priority, label: index))
    }
}

extension PlainSystem {
    /// A small system; about a third of them contradict themselves.
    static func random(
        _ generator: inout SeededGenerator, variables: Int = 4, constraints: Int = 8
    ) -> PlainSystem {
        let count = generator.within(1...variables)
        let kinds = (0..<count).map { _ in generator.isHeads(oneIn: 2) ? SolverVariable.Kind.size : .position }
        let list = (0..<generator.within(1...constraints)).map { _ in
            randomConstraint(&generator, variables: count)
        }
        return PlainSystem(kinds: kinds, constraints: list)
    }

    static func randomConstraint(_ generator: inout SeededGenerator, variables: Int) -> Constraint {
        var halves = [Int](repeating: 0, count: variables)
        for _ in 0..<generator.within(1...min(3, variables)) {
            halves[generator.below(variables)] = generator.pick([2, 2, 2, -2, -2, -2, 4, -4, 1, -1, 6])
        }
        return Constraint(
            halves: halves, relation: generator.pick(ConstraintRelation.allCases),
            constant: generator.pick([0, 0, 10, 10, 20, 30, 50, 100, -10, -50, 7]),
            priority: generator.pick([1000, 1000, 1000, 750, 750, 251, 250, 250, 999.5, 50]))
    }
}
