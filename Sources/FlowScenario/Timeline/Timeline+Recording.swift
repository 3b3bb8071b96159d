import FlowSimulator

extension Timeline {
    /// Runs a scenario to its end and records every moment of it.
    ///
    /// - Throws: ``ScenarioError`` where a step cannot be done.
    /// - Complexity: That of the run, and O(*m*) in the elements on screen for each of its moments.
    @MainActor
    public init(recording scenario: Scenario) throws(ScenarioError) {
        try self.init(recording: scenario, with: TimelineRecorder())
    }

    @MainActor
    init(recording scenario: Scenario, with recorder: TimelineRecorder) throws(ScenarioError) {
        let run = ScenarioRun(scenario, tracing: true, recorder: recorder)
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
            steps.append(Step(report: report, moments: recorder.endStep()))
        }
        moments = recorder.moments
        isAbridged = recorder.isAbridged
    }
}
