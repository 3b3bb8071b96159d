import Foundation
import ViewSimulator

/// Learns which rows a table view will ask for soon. Nothing is prefetched here, so it is not called; code that
/// implements it compiles, and can be called by tests.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Rows that are expected on screen soon, the nearest first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Rows that are not expected any more. Default: nothing.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
