import Foundation
import ViewSimulator

extension OptionalTableDelegateCalls {
    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle? {
        OptionalRequirement.ask { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ tableView: TableView, editingStyleForRowAt indexPath: IndexPath
    ) -> TableViewCell.EditingStyle {
        OptionalRequirement.answer { delegate.tableView(tableView, editingStyleForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method, and when the system's title is to be shown.
    public func callAsFunction(
        _ tableView: TableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        OptionalRequirement.ask {
            delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        } ?? nil
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, willBeginEditingRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didEndEditingRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath? {
        OptionalRequirement.ask {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ tableView: TableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        OptionalRequirement.answer {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ tableView: TableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.tableView(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didBeginMultipleSelectionInteractionAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, canFocusRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, canFocusRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, selectionFollowsFocusForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool? {
        OptionalRequirement.ask {
            delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ tableView: TableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        OptionalRequirement.answer {
            delegate.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?
    ) -> Void? {
        OptionalRequirement.ask {
            delegate.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }
}
