import ConstraintSolving

/// All systems of a few constraints with small numbers, numbered.
struct SmallSystems {
    let kinds: [SolverVariable.Kind]
    let constraintCount: Int
    private let constraints: [PlainSystem.Constraint]

    /// - Parameters:
    ///   - halves: The coefficients of each variable, in halves.
    ///   - priorities: The priorities of each constraint.
    init(
        _ kinds: [SolverVariable.Kind], constraintCount: Int, halves: [Int], constants: [Int], priorities: [Float]
    ) {
        self.kinds = kinds
        self.constraintCount = constraintCount
        var rows: [[Int]] = [[]]
        for _ in kinds { rows = rows.flatMap { row in halves.map { row + [$0] } } }
        rows.removeAll { $0.allSatisfy { $0 == 0 } }
        constraints = rows.flatMap { row in
            ConstraintRelation.allCases.flatMap { relation in
                constants.flatMap { constant in
                    priorities.map { priority in
                        PlainSystem.Constraint(
                            halves: row, relation: relation, constant: constant, priority: priority)
                    }
                }
            }
        }
    }

    var count: Int { (0..<constraintCount).reduce(1) { product, _ in product * constraints.count } }

    subscript(number: Int) -> PlainSystem {
        var rest = number
        let chosen = (0..<constraintCount).map { _ in
            defer { rest /= constraints.count }
            return constraints[rest % constraints.count]
        }
        return PlainSystem(kinds: kinds, constraints: chosen)
    }
}
