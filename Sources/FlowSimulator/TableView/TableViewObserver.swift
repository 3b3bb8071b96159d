import Foundation
import ViewSimulator

/// Receives what UIKit would write to the console about a table.
@preconcurrency @MainActor
public protocol TableViewObserver: AnyObject {
    /// Something was found. The table is in the middle of its work: record it, and change nothing.
    func tableView(_ tableView: TableView, didReport issue: LayoutIssue)
}

/// Receives everything that happens in a table view, as it happens.
///
/// The table is in the middle of its work then: an observer reads and writes down, and changes nothing.
@preconcurrency @MainActor
public protocol TableViewTraceObserver: AnyObject {
    /// An event was recorded. Events come in the order of their numbers.
    func tableView(_ view: TableView, didTrace event: TraceEvent)
}
