import FlowSimulator
import Foundation
import ViewSimulator

/// A delegate that consists of closures. A method without a closure is a method that is not implemented: set closures
/// before the view has the delegate, because a layout does not ask a second time for a method that is missing.
final class ClosureDelegate: CollectionViewDelegateFlowLayout {
    var itemSize: ((IndexPath) -> CGSize)?
    var insets: ((Int) -> EdgeInsets)?
    var header: ((Int) -> CGSize)?

    var willDisplay: ((CollectionView, CollectionViewCell, IndexPath) -> Void)?
    var didEndDisplaying: ((IndexPath) -> Void)?
    var willDisplayView: (() -> Void)?
    var didEndDisplayingView: (() -> Void)?
    var didScroll: ((ScrollView) -> Void)?
    var didChangeInset: ((ScrollView) -> Void)?
    var didSelect: ((IndexPath) -> Void)?
    var performAction: ((IndexPath) -> Void)?

    /// The offset after an update, given the proposed one.
    var targetOffset: ((CGPoint) -> CGPoint)?
    /// The place of a carried item, given its first, its present and its proposed path.
    var target: ((IndexPath, IndexPath, IndexPath) -> IndexPath)?
    /// The same, of the method that UIKit deprecated: its present and its proposed path.
    var oldTarget: ((IndexPath, IndexPath) -> IndexPath)?
    var transition: ((CollectionViewLayout, CollectionViewLayout) -> CollectionViewTransitionLayout)?

    init(itemSize: ((IndexPath) -> CGSize)? = nil) {
        self.itemSize = itemSize
    }

    // MARK: Metrics

    func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize { itemSize?(indexPath) ?? OptionalRequirement.notImplemented(.zero) }

    func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, insetForSectionAt section: Int
    ) -> EdgeInsets { insets?(section) ?? OptionalRequirement.notImplemented(.zero) }

    func collectionView(
        _ collectionView: CollectionView, layout: CollectionViewLayout, referenceSizeForHeaderInSection section: Int
    ) -> CGSize { header?(section) ?? OptionalRequirement.notImplemented(.zero) }

    // MARK: What is shown and pressed

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { willDisplay?(collectionView, cell, indexPath) ?? OptionalRequirement.notImplemented() }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) { didEndDisplaying?(indexPath) ?? OptionalRequirement.notImplemented() }

    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { willDisplayView?() ?? OptionalRequirement.notImplemented() }

    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { didEndDisplayingView?() ?? OptionalRequirement.notImplemented() }

    func scrollViewDidScroll(_ scrollView: ScrollView) {
        didScroll?(scrollView) ?? OptionalRequirement.notImplemented()
    }

    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {
        didChangeInset?(scrollView) ?? OptionalRequirement.notImplemented()
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        didSelect?(indexPath) ?? OptionalRequirement.notImplemented()
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        performAction?(indexPath) ?? OptionalRequirement.notImplemented()
    }

    // MARK: Updates, movement and transitions

    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint { targetOffset?(proposed) ?? OptionalRequirement.notImplemented(proposed) }

    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
        atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target?(original, current, proposed) ?? OptionalRequirement.notImplemented(proposed) }

    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt current: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { oldTarget?(current, proposed) ?? OptionalRequirement.notImplemented(proposed) }

    func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout old: CollectionViewLayout,
        newLayout new: CollectionViewLayout
    ) -> CollectionViewTransitionLayout {
        transition?(old, new)
            ?? OptionalRequirement.notImplemented(CollectionViewTransitionLayout(currentLayout: old, nextLayout: new))
    }
}
