/// Where the time of a layout goes. Stages lie in each other: the time of an inner one does not count for the outer
/// one.
@MainActor
package final class StageStopwatch {
    package enum Stage: Int, CaseIterable {
        /// Contents say how large they are: cells that size themselves, and sizes asked of the delegate.
        case measuring
        /// The layout makes itself right again.
        case preparing
        /// The layout is asked where elements are.
        case querying
    }

    private var running: [Stage] = []
    private let clock: () -> Double
    private var since: Double
    /// In seconds.
    private(set) var durations: [Stage: Double] = [:]

    /// - Parameter clock: Seconds since some moment.
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

    /// What was measured until now, in seconds; starts anew.
    package func drain() -> [Stage: Double] {
        defer { durations = [:] }
        return durations
    }

    /// Books the time since the last change for the stage that runs.
    private func book() {
        let now = clock()
        if let stage = running.last { durations[stage, default: 0] += now - since }
        since = now
    }
}
