/// A protocol for objects that load data before a table view needs them. Nothing is prefetched here, so the methods are
/// never called; code that implements the protocol compiles, and tests can call its methods.
@preconcurrency @MainActor
public protocol TableViewDataSourcePrefetching: AnyObject {
    /// Prepares for rows that are expected on screen soon, with the nearest row first.
    func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Cancels the preparation for rows that are not expected any more. Default: nothing.
    func tableView(_ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}
