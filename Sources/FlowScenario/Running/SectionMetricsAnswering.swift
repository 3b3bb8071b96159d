import FlowSimulator

/// A delegate with the metrics of sections that depart from the layout's spacings, insets, headers and footers.
///
/// A delegate that implements `sizeForItemAt` is asked for every item, so a scenario that need not implement it must
/// not: hence two classes, and a protocol with their common methods.
@MainActor
package protocol SectionMetricsAnswering: CollectionViewDelegateFlowLayout {
    /// The properties of sections without values of their own.
    var layout: Scenario.Layout { get set }
    var items: ScenarioDataSource { get }
}

extension SectionMetricsAnswering {
    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        insetForSectionAt section: Int
    ) -> EdgeInsets {
        EdgeInsets(items.measures(ofSection: section).inset ?? layout.sectionInset)
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        items.measures(ofSection: section).minimumLineSpacing ?? layout.minimumLineSpacing
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        items.measures(ofSection: section).minimumInteritemSpacing ?? layout.minimumInteritemSpacing
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        layout.referenceSize(items.headerLength(items.measures(ofSection: section).headerLength ?? layout.headerLength))
    }

    package func collectionView(
        _ collectionView: CollectionView, layout collectionViewLayout: CollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        layout.referenceSize(items.headerLength(items.measures(ofSection: section).footerLength ?? layout.footerLength))
    }
}
