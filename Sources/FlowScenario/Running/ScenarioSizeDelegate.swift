import FlowSimulator

/// For items whose sizes are given one by one.
final class ScenarioSizeDelegate: SectionMetricsAnswering {
    var layout: Scenario.Layout
    let items: ScenarioDataSource
    /// Told of every item that is asked for, where somebody wants to know.
    var didAsk: ((IndexPath) -> Void)?

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        self.items = items
    }

    func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        didAsk?(indexPath)
        return items.contentSize(at: indexPath)
    }
}
