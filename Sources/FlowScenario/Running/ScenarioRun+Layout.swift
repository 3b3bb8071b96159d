import FlowSimulator

extension ScenarioRun {
    /// Makes a run of a scenario in another layout.
    ///
    /// - Parameter layout: Used in place of the run's own; without backgrounds, and mirrored only if it says so itself.
    package convenience init(_ scenario: Scenario, tracing: Bool = false, layout: CollectionViewFlowLayout) {
        self.init(scenario, tracing: tracing, recorder: nil, layout: layout)
    }

    /// A run with a table of somebody else's.
    package convenience init(
        _ scenario: Scenario, tracing: Bool = false, makeTable: @escaping (CGRect, TableView.Style) -> TableView
    ) {
        self.init(scenario, tracing: tracing, recorder: nil, makeTable: makeTable)
    }
}
