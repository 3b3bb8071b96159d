import Foundation
import ViewSimulator

extension OptionalTableDelegateCalls {
    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, shouldHighlightRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didHighlightRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didUnhighlightRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method, and when no row is to be selected.
    public func callAsFunction(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.ask { delegate.tableView(tableView, willSelectRowAt: indexPath) } ?? nil
    }

    /// Nil when the delegate does not implement the method, and when no row is to be deselected.
    public func callAsFunction(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        OptionalRequirement.ask { delegate.tableView(tableView, willDeselectRowAt: indexPath) } ?? nil
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didSelectRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didDeselectRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { delegate.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, performPrimaryActionForRowAt indexPath: IndexPath) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, performPrimaryActionForRowAt: indexPath) }
    }
}
