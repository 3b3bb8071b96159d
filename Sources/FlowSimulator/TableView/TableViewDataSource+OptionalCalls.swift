import Foundation
import ViewSimulator

/// Lets `dataSource.tableView?(view, …)` compile.
@preconcurrency @MainActor
public struct OptionalTableDataSourceCalls {
    let dataSource: any TableViewDataSource

    /// Never nil: every data source implements the method.
    public func callAsFunction(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int? {
        dataSource.tableView(tableView, numberOfRowsInSection: section)
    }

    /// Never nil: every data source implements the method.
    public func callAsFunction(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell? {
        dataSource.tableView(tableView, cellForRowAt: indexPath)
    }

    /// Nil when the data source does not implement the method, and when the section has no title.
    public func callAsFunction(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        OptionalRequirement.ask { dataSource.tableView(tableView, titleForHeaderInSection: section) } ?? nil
    }

    /// Nil when the data source does not implement the method, and when the section has no title.
    public func callAsFunction(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        OptionalRequirement.ask { dataSource.tableView(tableView, titleForFooterInSection: section) } ?? nil
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { dataSource.tableView(tableView, canEditRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the data source does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { dataSource.tableView(tableView, canEditRowAt: indexPath) }
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool? {
        OptionalRequirement.ask { dataSource.tableView(tableView, canMoveRowAt: indexPath) }
    }

    /// The same where an answer is wanted: what counts without the method when the data source does not implement it.
    @_disfavoredOverload
    public func callAsFunction(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        OptionalRequirement.answer { dataSource.tableView(tableView, canMoveRowAt: indexPath) }
    }

    /// Nil when the data source does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask { dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
    }

    /// Nil when the data source does not implement the method.
    @discardableResult
    public func callAsFunction(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> Void? {
        OptionalRequirement.ask {
            dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// Nil when the data source does not implement the method.
    public func callAsFunction(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int? {
        OptionalRequirement.ask { dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }

    /// The same where an answer is wanted: what counts without the method when the data source does not implement it.
    @_disfavoredOverload
    public func callAsFunction(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        OptionalRequirement.answer { dataSource.tableView(tableView, sectionForSectionIndexTitle: title, at: index) }
    }
}

extension TableViewDataSource {
    /// Asks how many sections there are, as client code written for UIKit calls it. Never nil itself: the call's answer
    /// is.
    public var numberOfSections: OptionalSectionCountCall<TableView>? {
        OptionalSectionCountCall { self.numberOfSections(in: $0) }
    }

    /// Asks the methods named `tableView`, as client code written for UIKit calls them. Never nil itself: the call's
    /// answer is, where the method is not implemented.
    public var tableView: OptionalTableDataSourceCalls? { OptionalTableDataSourceCalls(dataSource: self) }

    /// Asks for the titles of the index, as client code written for UIKit calls it. Never nil itself: the call's answer
    /// is.
    public var sectionIndexTitles: OptionalIndexTitlesCall<TableView>? {
        OptionalIndexTitlesCall { self.sectionIndexTitles(for: $0) }
    }
}
