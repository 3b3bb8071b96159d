/// A solver that finds values for variables under linear constraints with priorities, as Auto Layout does.
///
///     var solver = ConstraintSolver()
///     let width = solver.addVariable(.size)
///     try solver.add(LinearConstraint(LinearExpression(width), .equal, 120, priority: 250))
///     try solver.add(LinearConstraint(LinearExpression(width), .equal, 75, priority: 750))
///     solver.solve()
///     solver.value(of: width)  // 75
///
/// Priorities are lexicographic: the sum of the violations at a priority is as small as it can be with the sums of all
/// higher ones, at any cost at lower priorities. Where constraints leave a choice, sizes are as small as possible in
/// order of creation, then inequalities as tight as possible, then coordinates as close to 0 as possible in order of
/// creation; the values depend on the constraints and their constants alone, not on the order of changes. They are
/// multiples of 2⁻²⁴ pt.
///
/// Required constraints that contradict each other are not an error: one of each set is broken, see `conflicts`.
///
/// A value, free of heap allocations once its arrays have grown: use one for many systems with `removeAll`. Adding
/// constraints is cheap, but the next `solve` starts from the beginning, or from ``PreparedStructures``; after
/// `setConstant` it starts from the last solution. Not for curves, and not for "as even as possible": costs are sums of
/// distances.
package struct ConstraintSolver: Sendable {
    var structure = ConstraintStructure()
    /// The constants of all constraints, in order of activation.
    var constants: ContiguousArray<Double> = []
    var owners: ContiguousArray<Owner> = []
    /// The number of constraints that have been added so far, including removed constraints.
    var serial = 0

    var system = ReducedSystem()
    /// Whether `system` was built with all constraints. False after a contradiction, because the constraints that do
    /// not hold are left out then.
    var isSystemWhole = false
    var state = State.structureChanged

    /// The values that the last `solve` found, multiples of 2⁻²⁴ pt, in the order in which the variables were created.
    package internal(set) var values: ContiguousArray<Double> = []
    /// The contradictions that the last `solve` found, in the order in which they were resolved.
    package internal(set) var conflicts: [ConstraintConflict] = []
    /// The constants beyond the solver's limit at present, each with the limit that replaces it. The key is the serial
    /// number of the constraint.
    var cutConstants: [Int: CutNumber] = [:]
    var cutCoefficients: [Int: [CutNumber]] = [:]
    /// The counts of the operations that the solver has performed so far.
    package internal(set) var counters = SolverCounters()

    /// The origin of a constraint: its serial, the caller's label, and whether the framework made it. Serials ascend.
    struct Owner: Sendable {
        var serial: Int
        var label: Int
        var isSystem: Bool
    }

    enum State: Sendable {
        case solved, constantsChanged, structureChanged
    }

    /// Makes a solver without variables.
    package init() {}

    /// Makes a solver with another limit for the size of dense tableaus. The results of the solver do not depend on the
    /// limit.
    ///
    /// - Parameter mostDenseEntries: The most rows times columns of an independent system that is stored in full.
    package init(mostDenseEntries: Int) {
        system.mostDenseEntries = mostDenseEntries
    }

    /// The number of variables.
    package var variableCount: Int { structure.variableCount }
    /// The number of constraints.
    package var constraintCount: Int { structure.constraintCount }
    /// Whether something has changed since the last `solve`.
    package var needsSolve: Bool { state != .solved }
}
