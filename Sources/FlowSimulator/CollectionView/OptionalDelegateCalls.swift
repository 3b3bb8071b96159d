import Foundation
import ViewSimulator

/// Lets `delegate.collectionView?(view, willDisplay: cell, forItemAt: path)` compile.
@preconcurrency @MainActor
public struct OptionalDelegateCalls {
    let delegate: any CollectionViewDelegate

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.ask {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    /// The same where a path is wanted: the proposal when the delegate does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.answer {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
                atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.ask {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    /// The same where a path is wanted: the proposal when the delegate does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.answer {
            delegate.collectionView(
                collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
                toProposedIndexPath: proposedIndexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalRequirement.ask {
            delegate.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    /// The same where a point is wanted: the proposal when the delegate does not implement the method.
    @_disfavoredOverload
    public func callAsFunction(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint {
        OptionalRequirement.answer {
            delegate.collectionView(
                collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }
}

extension CollectionViewDelegate {
    /// Asks the methods named `collectionView`, as client code written for UIKit calls them. Never nil itself: the
    /// call's answer is, where the method is not implemented.
    public var collectionView: OptionalDelegateCalls? {
        OptionalDelegateCalls(delegate: self)
    }
    /// Calls the method of that name, as client code written for UIKit does. Never nil itself: the call's answer is.
    public var collectionViewDidEndMultipleSelectionInteraction: OptionalSelectionGestureCall<CollectionView>? {
        OptionalSelectionGestureCall { self.collectionViewDidEndMultipleSelectionInteraction($0) }
    }

    /// Asks the method of that name, as client code written for UIKit does. Never nil itself: the call's answer is.
    public var indexPathForPreferredFocusedView: OptionalFocusCall<CollectionView>? {
        OptionalFocusCall { self.indexPathForPreferredFocusedView(in: $0) }
    }
}
