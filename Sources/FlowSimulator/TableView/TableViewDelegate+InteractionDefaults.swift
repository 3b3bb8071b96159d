import Foundation
import ViewSimulator

extension TableViewDelegate {
    /// What counts where a delegate does not implement it: it is (documented).
    public func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: the row itself.
    public func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return indexPath
    }

    /// What counts where a delegate does not implement it: the row itself.
    public func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return indexPath
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: it does, unless the table is being edited (documented).
    public func tableView(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return !tableView.isEditing
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: rows are deleted (documented).
    public func tableView(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        OptionalRequirement.notImplemented()
        return .delete
    }

    /// What counts where a delegate does not implement it: it does (documented).
    public func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return true
    }

    /// What counts where a delegate does not implement it: the system's title.
    public func tableView(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: the proposal.
    public func tableView(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.notImplemented()
        return proposedDestinationIndexPath
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: it does not (documented).
    public func tableView(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(_ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        OptionalRequirement.notImplemented()
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
        OptionalRequirement.notImplemented()
    }

    /// What counts where a delegate does not implement it: what the table's `allowsFocus` says (a choice).
    public func tableView(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return tableView.allowsFocus
    }

    /// What counts where a delegate does not implement it: no row is preferred.
    public func indexPathForPreferredFocusedView(in tableView: TableView) -> IndexPath? {
        OptionalRequirement.notImplemented()
        return nil
    }

    /// What counts where a delegate does not implement it: what the table's `selectionFollowsFocus` says.
    public func tableView(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return tableView.selectionFollowsFocus
    }

    /// What counts where a delegate does not implement it: it does not.
    public func tableView(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What counts where a delegate does not implement it: it does not.
    public func tableView(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.notImplemented()
        return false
    }

    /// What happens where a delegate does not implement it: nothing.
    public func tableView(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) {
        OptionalRequirement.notImplemented()
    }
}
