#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// A delegate that implements `sizeForItemAt` is asked for every item, so a scenario whose cells are measured has one
// that does not. UIKit looks at what a class itself implements, so each class has all methods.

/// Answers for sections that depart from the layout.
@MainActor
final class PlayedDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let metrics: PlayedMetrics

    init(_ metrics: PlayedMetrics) { self.metrics = metrics }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { metrics.inset(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { metrics.lineSpacing(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { metrics.interitemSpacing(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { metrics.header(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { metrics.footer(section) }
}

/// Answers for sections that depart from the layout, and for the sizes of all items.
@MainActor
final class PlayedSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let metrics: PlayedMetrics

    init(_ metrics: PlayedMetrics) { self.metrics = metrics }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { metrics.size(indexPath) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { metrics.inset(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { metrics.lineSpacing(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { metrics.interitemSpacing(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { metrics.header(section) }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { metrics.footer(section) }
}

/// The delegates' answers: the value of a section, or else the layout's property.
@MainActor
struct PlayedMetrics {
    let sizes: PlayedItemSizes
    let layout: PlayedLayout

    func size(_ path: IndexPath) -> CGSize { sizes.size(at: path) ?? layout.itemSize }

    func inset(_ section: Int) -> UIEdgeInsets {
        sizes.contents.measures(ofSection: section).inset?.inUIKit ?? layout.sectionInset
    }

    func lineSpacing(_ section: Int) -> CGFloat {
        sizes.contents.measures(ofSection: section).minimumLineSpacing.map { CGFloat($0) } ?? layout.minimumLineSpacing
    }

    func interitemSpacing(_ section: Int) -> CGFloat {
        sizes.contents.measures(ofSection: section).minimumInteritemSpacing.map { CGFloat($0) }
            ?? layout.minimumInteritemSpacing
    }

    func header(_ section: Int) -> CGSize {
        sizes.contents.measures(ofSection: section).headerLength.map(layout.referenceSize)
            ?? layout.headerReferenceSize
    }

    func footer(_ section: Int) -> CGSize {
        sizes.contents.measures(ofSection: section).footerLength.map(layout.referenceSize)
            ?? layout.footerReferenceSize
    }
}
#endif
