import ConstraintSolving

/// Siblings side by side, each as wide as its text, with an end that is far away.
struct SiblingChain {
    private(set) var solver = ConstraintSolver()
    private var first: ConstraintIdentifier?
    private var last: SolverVariable?

    init(_ count: Int) {
        do {
            try add(count)
        } catch {
            preconditionFailure("a workload has valid constraints: \(error)")
        }
        solver.solve()
    }

    private mutating func add(_ count: Int) throws(ConstraintError) {
        var edge: LinearExpression?
        for _ in 0..<count {
            let (x, width) = (solver.addVariable(.position), solver.addVariable(.size))
            if let edge {
                try solver.add(LinearConstraint(edge - x, .equal, -8))
            } else {
                first = try solver.add(LinearConstraint(LinearExpression(x), .equal, 10))
            }
            try solver.add(LinearConstraint(LinearExpression(width), .lessThanOrEqual, 30, priority: 250))
            try solver.add(LinearConstraint(LinearExpression(width), .greaterThanOrEqual, 30, priority: 750))
            edge = x + width
            last = x
        }
        if let edge { try solver.add(LinearConstraint(edge, .lessThanOrEqual, 1_000_000)) }
    }

    /// Moves the first one, and with it all.
    mutating func move(to x: Double) {
        guard let first else { return }
        do {
            try solver.setConstant(first, x)
        } catch {
            preconditionFailure("a workload has valid constraints: \(error)")
        }
        solver.solve()
    }

    /// Where the last one is.
    var end: Double { last.map { solver.value(of: $0) } ?? 0 }
}
