import FlowSimulator

/// A delegate without sizes, for items that all have one size or are measured.
package final class ScenarioMetricsDelegate: SectionMetricsAnswering {
    package var layout: Scenario.Layout
    package let items: ScenarioDataSource

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        self.items = items
    }
}
