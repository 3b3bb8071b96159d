/// The work that a solver has done so far.
package struct SolverCounters: Hashable, Sendable {
    /// The number of calls of `solve` that found changes since the previous solution.
    package var solves = 0
    /// The number of independent systems that were optimised.
    package var systems = 0
    /// The number of steps of the simplex algorithm, each of which exchanges a tight constraint for another constraint.
    package var pivots = 0
    /// The number of structures that were prepared from the beginning. Such a preparation substitutes equalities and
    /// finds a first optimum.
    package var structuresBuilt = 0
    /// The number of structures taken from ``PreparedStructures``.
    package var structuresReused = 0
    /// The number of searches for the cause of a contradiction.
    package var conflictSearches = 0

    /// Makes counters that are all 0.
    package init() {}
}
