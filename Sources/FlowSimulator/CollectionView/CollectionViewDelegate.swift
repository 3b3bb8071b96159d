import Foundation
import ViewSimulator

/// Messages of a collection view to its delegate. Every method is optional.
///
/// An optional method counts as implemented where the class that conforms, or one that it inherits from, has it. One
/// that only a subclass of the conforming class adds is not seen, as it would be with Objective-C: Swift chose what is
/// called when the class conformed. Have the conforming class implement the method, and override it.
///
/// ## What may be done during a call
///
/// Every method, those of `ScrollViewDelegate` among them, may reload, scroll, begin a batch update, invalidate the
/// layout or set another one, as those of a ``CollectionViewDataSource`` may. In the middle of a layout pass that is
/// done by the pass's next round, but for a batch update, which waits. Methods that differ say so.
@preconcurrency @MainActor
public protocol CollectionViewDelegate: ScrollViewDelegate {
    /// A cell has its place and its final size and comes on screen (R12.6). The pass is nearly over: what is asked for
    /// here is done by one more, before the `layoutIfNeeded()` that led to it returns.
    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath)
    /// A supplementary view has its place and comes on screen (R12.6). What is asked for here is done by one more pass.
    func collectionView(
        _ collectionView: CollectionView, willDisplaySupplementaryView view: CollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)
    /// A cell has left the screen and waits to be reused.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath)
    /// A supplementary view has left the screen and waits to be reused.
    func collectionView(
        _ collectionView: CollectionView, didEndDisplayingSupplementaryView view: CollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)
    /// The place that a carried item goes to instead of the one that the layout proposes (R9.21). Reloading, a batch
    /// update and another layout cancel the movement.
    func collectionView(
        _ collectionView: CollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// The same under its older name; asked only where the newer one is not implemented.
    func collectionView(
        _ collectionView: CollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath
    /// Where the view rests after a batch update or a change of layout, given where its layout wants it (R9.20).
    /// Scrolling here is in vain: the answer counts.
    func collectionView(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
}

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

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ collectionView: CollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint? {
        OptionalRequirement.ask {
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
}
