import FlowSimulator

extension ScenarioRun {
    /// Makes a run of a scenario in another layout.
    ///
    /// - Parameter layout: Used in place of the run's own; without backgrounds, and mirrored only if it says so itself.
    package convenience init(_ scenario: Scenario, tracing: Bool = false, layout: CollectionViewFlowLayout) {
        self.init(scenario, tracing: tracing, recorder: nil, layout: layout)
    }
}
