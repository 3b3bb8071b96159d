import ElementsSimulator

extension Timeline {
    /// Runs a scenario to its end and records every moment of it.
    ///
    /// - Throws: `ScenarioError` if a step cannot be done.
    /// - Complexity: The run, and O(*m*) in the elements on screen for each of its moments.
    @MainActor
    public init(recording scenario: Scenario) throws(ScenarioError) {
        try self.init(recording: scenario, progress: { _, _ in })
    }

    /// Runs a scenario to its end, records every moment of it, and reports the progress.
    ///
    /// - Parameter progress: Called after every layout with the number of steps that are done, and of all.
    /// - Throws: `ScenarioError` if a step cannot be done.
    @MainActor
    package init(
        recording scenario: Scenario, with recorder: TimelineRecorder = TimelineRecorder(),
        progress: @escaping (Int, Int) -> Void = { _, _ in }
    ) throws(ScenarioError) {
        let run = ScenarioRun(scenario, tracing: true, recorder: recorder)
        run.didLayOut = { [unowned run] in progress(run.report.steps.count, scenario.steps.count + 1) }
        recorder.source = run
        run.didAskDelegate { [unowned recorder] in recorder.didAskDelegate($0) }
        self.init(
            name: scenario.nameInPictures, isVertical: run.scrollAxis == .vertical,
            itemCount: scenario.itemCount)
        while !run.isFinished {
            recorder.beginStep()
            try run.advance()
            let report = run.report.steps[run.report.steps.count - 1]
            if report.isExpectation { recorder.skipEvents() }
            steps.append(
                Step(
                    report: report, moments: recorder.endStep(), checks: report.isExpectation ? run.lastChecks : []))
        }
        takeMoments(of: recorder)
    }
}
