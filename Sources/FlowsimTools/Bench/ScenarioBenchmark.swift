import ElementsSimulator
import FlowScenario

/// A benchmark that runs a scenario repeatedly and measures its steps. Expectations are not checked.
@MainActor
struct ScenarioBenchmark {
    let scenario: Scenario
    let runCount: Int
    /// The clock, which returns the seconds since a fixed moment.
    var clock: () -> Double = { SteadyClock.now }
    /// A closure that receives the number of finished runs, and the number of all runs.
    var progress: (Int, Int) -> Void = { _, _ in }
    /// The numbers of the steps that are not expectations, with 0 for the first layout.
    private let numbers: [Int]

    init(_ scenario: Scenario, runCount: Int) {
        var working = scenario
        let steps = scenario.steps.enumerated().filter { !$0.element.action.isExpectation }
        // Expectations of metrics would have the run traced.
        working.steps = steps.map(\.element)
        self.scenario = working
        self.runCount = runCount
        numbers = [0] + steps.map { $0.offset + 1 }
    }

    /// Measures all runs and returns the costs of the steps.
    ///
    /// The first run, when nothing was used before, is measured separately. One more is traced, for the counts. Each
    /// other run is done twice: once for the times, and once with a stopwatch, which takes time itself, for the parts
    /// of the time.
    ///
    /// - Throws: `ScenarioError` where a step cannot be done.
    func report() throws(ScenarioError) -> BenchReport {
        let all = 1 + 2 * runCount
        progress(0, all)
        let first = try work(nil)
        let counts = try counts()
        var timed: [[StepWork]] = []
        var watched: [[StepWork]] = []
        for run in 0..<runCount {
            progress(1 + 2 * run, all)
            timed.append(try work(nil))
            progress(2 + 2 * run, all)
            watched.append(try work(StageStopwatch(clock: clock)))
        }
        let steps = numbers.indices.map { index in
            BenchReport.Step(
                number: numbers[index], action: first[index].action, first: first[index].seconds,
                seconds: .init(timed.map { $0[index].seconds }), counts: counts[index],
                shares: .init(watched.map { $0[index] }))
        }
        return BenchReport(
            name: scenario.name, sectionCount: scenario.sections.count, itemCount: scenario.itemCount,
            runCount: runCount, steps: steps)
    }

    /// The cost of a step in one run.
    fileprivate struct StepWork {
        var action: String
        var seconds: Double
        var stages: [StageStopwatch.Stage: Double]
    }

    private func work(_ stopwatch: StageStopwatch?) throws(ScenarioError) -> [StepWork] {
        let run = ScenarioRun(scenario)
        run.clock = clock
        run.stopwatch = stopwatch
        return try values(of: run) { work in
            StepWork(
                action: run.report.steps[run.report.steps.count - 1].action, seconds: work.duration,
                stages: stopwatch?.drain() ?? [:])
        }
    }

    /// Returns the counts of each step's work, such as layout passes and measurements. They are equal in every run.
    private func counts() throws(ScenarioError) -> [[String: Int]] {
        let run = ScenarioRun(scenario, tracing: true)
        return try values(of: run) { work in
            run.eventNumbers.last.map { BenchReport.counts(TraceMetrics(run.events($0)), work) }
        }
    }

    /// Performs the steps of a run, and returns one value for the work of each step.
    private func values<Value>(
        of run: ScenarioRun, _ value: (ActionWork) -> Value?
    ) throws(ScenarioError) -> [Value] {
        var values: [Value] = []
        while !run.isFinished {
            _ = run.stopwatch?.drain()
            try run.advance()
            if let value = run.lastWork.flatMap(value) { values.append(value) }
        }
        return values
    }
}

extension BenchReport.Shares {
    /// Creates each stage's share of a step's duration. A share is computed from the stage's median over all runs, so
    /// that one slow run has no effect.
    ///
    /// - Parameter runs: One step in all runs with a stopwatch, at least one.
    @MainActor
    fileprivate init(_ runs: [ScenarioBenchmark.StepWork]) {
        func median(_ value: (ScenarioBenchmark.StepWork) -> Double) -> Double {
            max(0, BenchReport.Spread(runs.map(value)).median)
        }
        let stages = StageStopwatch.Stage.allCases.map { stage in median { $0.stages[stage] ?? 0 } }
        let others = median { $0.seconds - $0.stages.values.reduce(0, +) }
        let whole = stages.reduce(others, +)
        func share(_ part: Double) -> Double { whole > 0 ? part / whole : 0 }
        (measuring, preparing, querying) = (share(stages[0]), share(stages[1]), share(stages[2]))
        showing = whole > 0 ? share(others) : 1
    }
}
