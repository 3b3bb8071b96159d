import FlowScenario

/// Runs a scenario again and again and measures its steps. What the scenario expects is not looked at.
@MainActor
struct ScenarioBenchmark {
    let scenario: Scenario
    let runCount: Int
    /// The numbers of the steps that do something, 0 for the first layout.
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

    /// A warm-up, which shows where the time goes, then the runs.
    ///
    /// - Throws: ``ScenarioError`` where a step cannot be done.
    func report() throws(ScenarioError) -> BenchReport {
        let stopwatch = StageStopwatch()
        let warmUp = try work(stopwatch)
        var seconds = [[Double]](repeating: [], count: numbers.count)
        for _ in 0..<runCount {
            for (step, work) in try work(nil).enumerated() { seconds[step].append(work.seconds) }
        }
        let steps = numbers.indices.map { index in
            BenchReport.Step(
                number: numbers[index], action: warmUp[index].action, seconds: .init(seconds[index]),
                counts: warmUp[index].counts, shares: warmUp[index].shares)
        }
        return BenchReport(
            name: scenario.name, sectionCount: scenario.sections.count, itemCount: scenario.itemCount,
            runCount: runCount, steps: steps)
    }

    private struct StepWork {
        var action: String
        var seconds: Double
        var counts: BenchReport.Counts
        var shares: BenchReport.Shares
    }

    private func work(_ stopwatch: StageStopwatch?) throws(ScenarioError) -> [StepWork] {
        let run = ScenarioRun(scenario)
        run.stopwatch = stopwatch
        var steps: [StepWork] = []
        while !run.isFinished {
            _ = stopwatch?.drain()
            try run.advance()
            guard let work = run.lastWork else { continue }
            let stages = stopwatch?.drain() ?? [:]
            steps.append(
                StepWork(
                    action: run.report.steps[run.report.steps.count - 1].action, seconds: work.duration,
                    counts: .init(work.after, since: work.before), shares: .init(stages, of: work.duration)))
        }
        return steps
    }
}

extension BenchReport.Shares {
    fileprivate init(_ stages: [StageStopwatch.Stage: Double], of whole: Double) {
        func share(_ stage: StageStopwatch.Stage) -> Double {
            whole > 0 ? min(max((stages[stage] ?? 0) / whole, 0), 1) : 0
        }
        (measuring, preparing, querying) = (share(.measuring), share(.preparing), share(.querying))
        showing = max(0, 1 - measuring - preparing - querying)
    }
}
