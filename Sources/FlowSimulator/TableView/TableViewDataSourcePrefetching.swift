import Foundation
import ViewSimulator

/// Learns which rows a table view will ask for soon. Nothing is prefetched here, so nobody calls it.
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
}
