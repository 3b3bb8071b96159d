import Foundation
import ViewSimulator

extension CollectionViewDelegate {
    /// What counts where a delegate does not implement it: it is.
    public func collectionView(_ collectionView: CollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, didHighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: it is.
    public func collectionView(_ collectionView: CollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: it is.
    public func collectionView(_ collectionView: CollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, didDeselectItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: it does, unless the view is being edited (documented).
    public func collectionView(
        _ collectionView: CollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return !collectionView.isEditing
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: a plain one.
    public func collectionView(
        _ collectionView: CollectionView, transitionLayoutForOldLayout fromLayout: CollectionViewLayout,
        newLayout toLayout: CollectionViewLayout
    ) -> CollectionViewTransitionLayout {
        OptionalRequirement.notImplemented()
        return CollectionViewTransitionLayout(currentLayout: fromLayout, nextLayout: toLayout)
    }

    /// What counts where a delegate does not implement it: it may.
    public func collectionView(_ collectionView: CollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What counts where a delegate does not implement it: it does not.
    public func collectionView(
        _ collectionView: CollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: CollectionView) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: what the view's `allowsFocus` says (a choice).
    public func collectionView(_ collectionView: CollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return collectionView.allowsFocus
    }

    /// What counts where a delegate does not implement it: no item is preferred.
    public func indexPathForPreferredFocusedView(in collectionView: CollectionView) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// What counts where a delegate does not implement it: what the view's `selectionFollowsFocus` says.
    public func collectionView(
        _ collectionView: CollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return collectionView.selectionFollowsFocus
    }

    /// What counts where a delegate does not implement it: it does not.
    public func collectionView(_ collectionView: CollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What counts where a delegate does not implement it: it does not.
    public func collectionView(
        _ collectionView: CollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What happens where a delegate does not implement it: nothing.
    public func collectionView(
        _ collectionView: CollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        OptionalRequirement.notImplemented()
    }
}
