#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

/// A delegate that returns the metrics of sections, and the sizes of items if the scenario gives sizes.
///
/// A delegate that implements `sizeForItemAt` is asked for every item, and cells are not measured. With Objective-C the
/// delegate denies the method in `responds(to:)`. Without Objective-C it calls that of a delegate without methods.
@MainActor
final class SectionMetricsDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let sizes: ReportedSizes
    private let layout: RelativeFlowLayout
    private let givesSizes: Bool

    init(_ sizes: ReportedSizes, layout: RelativeFlowLayout, givesSizes: Bool) {
        self.sizes = sizes
        self.layout = layout
        self.givesSizes = givesSizes
    }

    private func metrics(_ section: Int) -> Scenario.Section.Metrics {
        sizes.contents.measures(ofSection: section).metrics(in: layout.values)
    }

    #if canImport(ObjectiveC)
    override func responds(to aSelector: Selector!) -> Bool {
        switch aSelector {
        case #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:)): givesSizes
        default: super.responds(to: aSelector)
        }
    }
    #else
    private final class WithoutMethods: NSObject, UICollectionViewDelegateFlowLayout {}
    #endif

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        #if !canImport(ObjectiveC)
        guard givesSizes else {
            return WithoutMethods().collectionView(
                collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }
        #endif
        return sizes.size(at: indexPath) ?? layout.itemSize
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { metrics(section).inset.inUIKit }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section).lineSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { metrics(section).interitemSpacing }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { layout.referenceSize(metrics(section).headerLength) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { layout.referenceSize(metrics(section).footerLength) }
}
#endif
