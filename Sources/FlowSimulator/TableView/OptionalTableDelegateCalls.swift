import Foundation
import ViewSimulator

/// Lets `delegate.tableView?(view, heightForRowAt: path)` compile.
@preconcurrency @MainActor
public struct OptionalTableDelegateCalls {
    let delegate: any TableViewDelegate

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, heightForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, heightForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, estimatedHeightForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, heightForHeaderInSection: section) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, heightForHeaderInSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, heightForFooterInSection: section) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, heightForFooterInSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, estimatedHeightForHeaderInSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat? {
        OptionalRequirement.ask { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        OptionalRequirement.answer { delegate.tableView(tableView, estimatedHeightForFooterInSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    public func callAsFunction(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int? {
        OptionalRequirement.ask { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the delegate does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        OptionalRequirement.answer { delegate.tableView(tableView, indentationLevelForRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method, and when the section has no view.
    public func callAsFunction(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
        OptionalRequirement.ask { delegate.tableView(tableView, viewForHeaderInSection: section) } ?? nil
    }

    /// Nil when the delegate does not implement the method, and when the section has no view.
    public func callAsFunction(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
        OptionalRequirement.ask { delegate.tableView(tableView, viewForFooterInSection: section) } ?? nil
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, willDisplayFooterView: view, forSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section) }
    }

    /// Nil when the delegate does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
    ) -> Void? {
        OptionalRequirement.ask { delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section) }
    }
}

extension TableViewDelegate {
    /// Asks the methods named `tableView`, as client code written for UIKit calls them. Never nil itself: the call's
    /// answer is, where the method is not implemented.
    public var tableView: OptionalTableDelegateCalls? { OptionalTableDelegateCalls(delegate: self) }

    /// Calls the method of that name, as client code written for UIKit does. Never nil itself: the call's answer is.
    public var tableViewDidEndMultipleSelectionInteraction: OptionalSelectionGestureCall<TableView>? {
        OptionalSelectionGestureCall { self.tableViewDidEndMultipleSelectionInteraction($0) }
    }

    /// Asks the method of that name, as client code written for UIKit does. Never nil itself: the call's answer is.
    public var indexPathForPreferredFocusedView: OptionalFocusCall<TableView>? {
        OptionalFocusCall { self.indexPathForPreferredFocusedView(in: $0) }
    }
}
