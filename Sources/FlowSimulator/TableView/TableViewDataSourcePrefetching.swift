/// A protocol for objects that load data before a table view needs them. Nothing is prefetched here, so it is not
/// called; code that implements it compiles, and tests can call it.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Prepares for rows that are expected on screen soon, the nearest first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Cancels the preparation for rows that are not expected any more. Default: nothing.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
