import ConstraintSolving

/// The amount of work for sizes that follow from constraints and texts.
public struct SizingWork: Hashable, Sendable, Codable {
    /// The number of sizes that were computed from constraints.
    public var fits = 0
    /// The number of constraint engines that were made. An engine collects the constraints in one view.
    public var engines = 0
    /// The number of systems of constraints that were solved from the beginning.
    public var structuresBuilt = 0
    /// The number of systems of constraints that were solved from the solution of a similar system.
    public var structuresReused = 0
    /// The number of pivots of the solver. A pivot exchanges a tight constraint for another constraint.
    public var pivots = 0
    /// The number of texts that were laid out.
    public var textsMeasured = 0
    /// The number of texts whose layout was found in the cache.
    public var textsCached = 0

    /// Makes a value for no work.
    public init() {}

    /// The work in the present environment so far, without the work of tools.
    @MainActor package static var now: SizingWork { all.since(SimulationEnvironment.current.constraints.workOfTools) }

    @MainActor private static var all: SizingWork {
        var work = SimulationEnvironment.current.constraints.work
        (work.textsMeasured, work.textsCached) = TextEnvironment.counts
        return work
    }

    /// Runs the work of a tool, and excludes this work from `now`.
    @MainActor package static func leavingOut<Answer>(_ work: () -> Answer) -> Answer {
        let before = now
        defer { SimulationEnvironment.current.constraints.workOfTools += now.since(before) }
        return work()
    }

    /// Adds a solver's work since `last`, which then is the work so far.
    mutating func add(_ counters: SolverCounters, since last: inout SolverCounters) {
        structuresBuilt += counters.structuresBuilt - last.structuresBuilt
        structuresReused += counters.structuresReused - last.structuresReused
        pivots += counters.pivots - last.pivots
        last = counters
    }

    /// Returns the work since `earlier`.
    package func since(_ earlier: SizingWork) -> SizingWork {
        var work = self
        work.add(earlier, times: -1)
        return work
    }

    /// Adds other work.
    package static func += (work: inout SizingWork, other: SizingWork) { work.add(other, times: 1) }

    private mutating func add(_ other: SizingWork, times factor: Int) {
        fits += factor * other.fits
        engines += factor * other.engines
        structuresBuilt += factor * other.structuresBuilt
        structuresReused += factor * other.structuresReused
        pivots += factor * other.pivots
        textsMeasured += factor * other.textsMeasured
        textsCached += factor * other.textsCached
    }
}
