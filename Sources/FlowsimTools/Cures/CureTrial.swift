import ElementsSimulator
import FlowScenario

/// A run of a scenario, with the numbers by which cures are compared.
@MainActor
struct CureTrial {
    let run: ScenarioRun
    /// The events of the run, in order.
    var events: [TraceEvent] { run.trace?.events ?? [] }

    /// Runs a scenario to its end.
    ///
    /// - Throws: `ScenarioError` if a step cannot be done.
    init(_ scenario: Scenario, didLayOut: @escaping () -> Void = {}) throws(ScenarioError) {
        run = ScenarioRun(scenario, tracing: true)
        run.didLayOut = didLayOut
        try run.finish()
    }

    /// Creates a trial from a run that is over.
    ///
    /// - Parameter run: A run with a trace.
    init(_ run: ScenarioRun) { self.run = run }

    var metrics: TraceMetrics { TraceMetrics(events) }

    /// The number of errors that UIKit would raise, except endless layouts, and of refused batches.
    var errorCount: Int {
        run.report.steps.reduce(0) { count, step in
            count + step.issues.count { $0.isError && $0.kind != Self.loop } + (step.refusal == nil ? 0 : 1)
        }
    }

    /// The issues about layouts that do not come to an end, each with the number of its step.
    var loops: [(step: Int, issue: ScenarioReport.Issue)] {
        run.report.steps.flatMap { step in step.issues.filter { $0.kind == Self.loop }.map { (step.number, $0) } }
    }

    private static let loop = IssueName.layoutLoop.rawValue

    var jump: Jump {
        let losses = events.count { event in
            if case .passEnded(let pass) = event.kind { pass.pushedOff?.isAll == true } else { false }
        }
        let metrics = metrics
        return Jump(losses: losses, drift: metrics.maximumDrift, shift: metrics.layoutShiftScore)
    }

    /// The jumps of the content that the reader sees in a run.
    struct Jump {
        /// The number of layout passes that pushed everything off the screen.
        var losses: Int
        /// The length of the largest jump, in points.
        var drift: Double
        /// The score of all movements on screen, whichever element the anchor keeps in its place.
        var shift: Double

        /// Whether the reader notices the jumps.
        var isNoticed: Bool { losses > 0 || SizeStatistics.half(drift) > 0 }

        /// Whether these jumps are clearly less than others: fewer or shorter ones, and half of all movements at most.
        ///
        /// Half points are compared, because readers do not notice smaller differences.
        func isBetter(than other: Self) -> Bool {
            rank < other.rank && drift <= other.drift && shift <= other.shift / 2
        }

        /// The number of losses, and the drift in half points.
        var rank: (Int, Double) { (losses, SizeStatistics.half(drift)) }
    }
}
