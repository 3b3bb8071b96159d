import FlowSimulator

/// Hears a view's events for a recording, and passes them on.
@MainActor
final class RecordingEar: CollectionViewTraceObserver, TableViewTraceObserver {
    private(set) weak var previous: AnyObject?
    var hear: ((TraceEvent) -> Void)?

    init(previous: AnyObject?) {
        self.previous = previous
    }

    func collectionView(_ view: CollectionView, didTrace event: TraceEvent) {
        (previous as? any CollectionViewTraceObserver)?.collectionView(view, didTrace: event)
        hear?(event)
    }

    func tableView(_ view: TableView, didTrace event: TraceEvent) {
        (previous as? any TableViewTraceObserver)?.tableView(view, didTrace: event)
        hear?(event)
    }
}
