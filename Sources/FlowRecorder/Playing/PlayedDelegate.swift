#if canImport(UIKit) && !os(watchOS)
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

/// The same, and the sizes of all items.
@MainActor
final class PlayedSizeDelegate: NSObject, UICollectionViewDelegateFlowLayout {
    private let metrics: PlayedMetrics

    init(_ metrics: PlayedMetrics) { self.metrics = metrics }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { metrics.source.size(at: indexPath) ?? metrics.layout.itemSize }

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

/// What delegates answer: what a section says, or else the layout's properties.
@MainActor
struct PlayedMetrics {
    let source: PlayedSource
    let layout: PlayedLayout

    func inset(_ section: Int) -> UIEdgeInsets {
        source.data.metric("sectionInset", ofSection: section)?.insets ?? layout.sectionInset
    }

    func lineSpacing(_ section: Int) -> CGFloat {
        source.data.metric("minimumLineSpacing", ofSection: section)?.number ?? layout.minimumLineSpacing
    }

    func interitemSpacing(_ section: Int) -> CGFloat {
        source.data.metric("minimumInteritemSpacing", ofSection: section)?.number ?? layout.minimumInteritemSpacing
    }

    func header(_ section: Int) -> CGSize {
        source.data.metric("header", ofSection: section)?.number.map { layout.along($0) } ?? layout.headerReferenceSize
    }

    func footer(_ section: Int) -> CGSize {
        source.data.metric("footer", ofSection: section)?.number.map { layout.along($0) } ?? layout.footerReferenceSize
    }
}
#endif
