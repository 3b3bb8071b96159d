import FlowSimulator

/// For items that the layout knows enough about: all of one size, or measured.
final class ScenarioMetricsDelegate: SectionMetricsAnswering {
    var layout: Scenario.Layout
    let items: ScenarioDataSource

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        self.items = items
    }
}
