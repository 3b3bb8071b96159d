import ConstraintSolving

/// The part of an environment that constraint engines use. An engine stores the one of the environment in which it was
/// made: to find the present environment takes as long as a tenth of a fit in which nothing changed.
@MainActor
final class ConstraintEnvironment {
    /// The solutions from which new systems start. A system that differs from an earlier system only in constants
    /// starts from the earlier solution. In this way, the second cell of a kind starts from the solution of the first
    /// cell.
    var preparedStructures = PreparedStructures()
    /// The number of parts of each kind in the engine that was made last; nil before the first. The next engine's lists
    /// begin with this capacity, because cells of one kind have equally many parts.
    var engineCounts: EngineParts.Counts?
    var work = SizingWork()
    /// The work of tools, which is not reported.
    var workOfTools = SizingWork()

    nonisolated init() {}
}
