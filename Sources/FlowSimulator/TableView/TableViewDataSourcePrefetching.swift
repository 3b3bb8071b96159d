import Foundation
import ViewSimulator

/// Learns which rows a table view will ask for soon. Nothing is prefetched here, so nobody calls it; code that
/// implements it compiles, and can be called by tests.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Rows that are expected on screen soon, the nearest first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that are not expected any more. Optional.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableViewDataSourcePrefetching {
    /// What happens where a data source does not implement it: nothing.
    public func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        OptionalRequirement.notImplemented()
    }

    /// Calls the methods named `tableView`, as client code written for UIKit does. Never nil itself: the call's answer
    /// is, where the method is not implemented.
    public var tableView: OptionalTablePrefetchingCalls? { OptionalTablePrefetchingCalls(dataSource: self) }
}

/// Lets `prefetchDataSource.tableView?(view, cancelPrefetchingForRowsAt: paths)` compile.
@preconcurrency @MainActor
public struct OptionalTablePrefetchingCalls {
    let dataSource: any TableViewDataSourcePrefetching

    /// Never nil: every data source that prefetches implements the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath]) -> Void? {
        dataSource.tableView(tableView, prefetchRowsAt: indexPaths)
    }

    /// Nil when the data source does not implement the method.
    @discardableResult
    public func callAsFunction(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) -> Void? {
        OptionalRequirement.ask { dataSource.tableView(tableView, cancelPrefetchingForRowsAt: indexPaths) }
    }
}
