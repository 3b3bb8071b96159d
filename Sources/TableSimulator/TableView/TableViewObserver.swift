/// An object that receives a table's issues: the messages that UIKit would write to the console.
@preconcurrency @MainActor
public protocol TableViewObserver: AnyObject {
    /// Called when an issue was found. The table is at work during the call: the observer records the issue, and
    /// changes nothing.
    func tableView(_ tableView: TableView, didReport issue: LayoutIssue)
}

/// An object that receives all events of a table view as they happen.
///
/// The table is at work during the call: an observer reads and records, and changes nothing.
@preconcurrency @MainActor
public protocol TableViewTraceObserver: AnyObject {
    /// Called when an event was recorded. Events come in the order of their numbers.
    func tableView(_ view: TableView, didTrace event: TraceEvent)
}
