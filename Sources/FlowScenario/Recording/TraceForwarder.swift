import CollectionSimulator
import TableSimulator

/// An observer that forwards a view's events to a recording, and to the observer that the view had before the
/// recording.
@MainActor
final class TraceForwarder: CollectionViewTraceObserver, TableViewTraceObserver {
    private(set) weak var previous: AnyObject?
    var record: ((TraceEvent) -> Void)?

    init(previous: AnyObject?) {
        self.previous = previous
    }

    func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        (previous as? any CollectionViewTraceObserver)?.collectionView(view, didTrace: event)
        record?(event)
    }

    func tableView(_ view: TableView, didTrace event: TraceEvent) {
        (previous as? any TableViewTraceObserver)?.tableView(view, didTrace: event)
        record?(event)
    }
}
