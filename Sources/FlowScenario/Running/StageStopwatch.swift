import Dispatch

/// A stopwatch for the stages of a layout. Stages are nested: the time of an inner stage is not part of the time of the
/// outer stage.
@MainActor
package final class StageStopwatch {
    package enum Stage: Int, CaseIterable {
        /// The stage in which sizes are found: cells are measured, or the delegate returns sizes.
        case measuring
        /// The stage in which the layout is prepared.
        case preparing
        /// The stage in which the layout is queried for elements.
        case querying
    }

    private var running: [Stage] = []
    private let clock: () -> Double
    private var since: Double
    /// The durations of the stages in seconds.
    private(set) var durations: [Stage: Double] = [:]

    /// Makes a stopwatch with a clock.
    ///
    /// - Parameter clock: Returns the seconds since a fixed moment.
    package init(clock: @escaping () -> Double = { SteadyClock.now }) {
        self.clock = clock
        since = clock()
    }

    func time<Result>(_ stage: Stage, _ work: () -> Result) -> Result {
        book()
        running.append(stage)
        defer {
            book()
            running.removeLast()
        }
        return work()
    }

    /// Returns the durations until now, in seconds, and resets them.
    package func drain() -> [Stage: Double] {
        defer { durations = [:] }
        return durations
    }

    /// Adds the time since the last call to the duration of the present stage.
    private func book() {
        let now = clock()
        if let stage = running.last { durations[stage, default: 0] += now - since }
        since = now
    }
}

/// A clock for measuring durations, which runs evenly. It is used because `ContinuousClock` is only available in
/// systems of 2022 or later.
package enum SteadyClock {
    /// The seconds since a moment that stays fixed while the process runs.
    package static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) * 1e-9 }
}

@MainActor
extension StageStopwatch? {
    /// Performs work, and adds its time to a stage if there is a stopwatch.
    func time<Result>(_ stage: StageStopwatch.Stage, _ work: () -> Result) -> Result {
        guard let self else { return work() }
        return self.time(stage, work)
    }
}
