import FlowSimulator

/// For items that the layout knows enough about: all of one size, or measured.
package final class ScenarioMetricsDelegate: SectionMetricsAnswering {
    package var layout: Scenario.Layout
    package let items: ScenarioDataSource

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        self.items = items
    }
}
