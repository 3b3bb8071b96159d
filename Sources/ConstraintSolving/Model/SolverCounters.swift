/// The work that a solver did so far.
package struct SolverCounters: Hashable, Sendable {
    /// Calls of `solve` that had something to do.
    package var solves = 0
    /// Independent systems that were optimised.
    package var systems = 0
    /// Exchanges of a tight constraint for another.
    package var pivots = 0
    /// Structures whose equalities were substituted and whose first optimum was found.
    package var structuresBuilt = 0
    /// Structures taken from ``PreparedStructures``.
    package var structuresReused = 0
    /// Searches for the cause of a contradiction.
    package var conflictSearches = 0

    /// Nothing done.
    package init() {}
}
