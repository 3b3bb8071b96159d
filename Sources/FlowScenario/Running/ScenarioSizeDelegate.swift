import FlowSimulator

/// A delegate with sizes, for items whose sizes are given one by one.
package final class ScenarioSizeDelegate: SectionMetricsAnswering {
    package var layout: Scenario.Layout
    package let items: ScenarioDataSource
    /// Called for every item whose size is asked for.
    var didAsk: ((IndexPath) -> Void)?

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        self.items = items
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        didAsk?(indexPath)
        return items.contentSize(at: indexPath)
    }
}
