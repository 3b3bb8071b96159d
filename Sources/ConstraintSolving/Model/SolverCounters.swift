/// The work that a solver has done so far.
package struct SolverCounters: Hashable, Sendable {
    /// The number of calls of `solve` for a solver with changes.
    package var solves = 0
    /// The number of independent systems that were optimised.
    package var systems = 0
    /// The number of exchanges of a tight constraint for another constraint.
    package var pivots = 0
    /// The number of structures whose equalities were substituted and whose first optimum was found.
    package var structuresBuilt = 0
    /// The number of structures taken from ``PreparedStructures``.
    package var structuresReused = 0
    /// The number of searches for the cause of a contradiction.
    package var conflictSearches = 0

    /// Makes counters of 0.
    package init() {}
}
