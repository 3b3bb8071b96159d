import Foundation
import ViewSimulator

extension CollectionViewDelegate {
    /// What counts where a delegate does not implement it: the proposal.
    public func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalRequirement.notImplemented()
        return proposedContentOffset
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }
}

extension CollectionViewDelegate {
    /// What counts where a delegate does not implement it: the proposal.
    public func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedIndexPath
    }

    /// What counts where a delegate does not implement it: the proposal.
    public func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedIndexPath
    }
}
