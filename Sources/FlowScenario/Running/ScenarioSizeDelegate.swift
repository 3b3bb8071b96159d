import FlowSimulator

/// For items whose sizes are given one by one.
package final class ScenarioSizeDelegate: SectionMetricsAnswering {
    package var layout: Scenario.Layout
    package let items: ScenarioDataSource
    /// Told of every item that is asked for, where somebody wants to know.
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
