import CollectionSimulator

/// A delegate that returns the metrics of sections and, if the scenario needs it, the sizes of items.
///
/// A layout asks a delegate that implements `sizeForItemAt` for every item, so the method is only implemented if the
/// scenario needs it.
package final class CollectionDelegate: CollectionViewDelegateFlowLayout {
    /// The layout's properties, for sections that have no values of their own.
    var layout: Scenario.Layout
    let givesSizes: Bool
    /// Called for every item whose size the layout asks for.
    var didAsk: ((IndexPath) -> Void)?
    private let items: ScenarioDataSource

    init(_ scenario: Scenario, items: ScenarioDataSource) {
        layout = scenario.layout
        givesSizes = scenario.asksForSizes
        self.items = items
    }

    private func metrics(_ section: Int) -> Scenario.Section.Metrics {
        items.measures(ofSection: section).metrics(in: layout)
    }

    private func referenceSize(_ length: Scenario.Length) -> CGSize { layout.referenceSize(items.headerLength(length)) }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard givesSizes else { return OptionalRequirement.notImplemented(.zero) }
        didAsk?(indexPath)
        return items.contentSize(at: indexPath)
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets { EdgeInsets(metrics(section).inset) }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section).lineSpacing }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section).interitemSpacing }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { referenceSize(metrics(section).headerLength) }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { referenceSize(metrics(section).footerLength) }
}
