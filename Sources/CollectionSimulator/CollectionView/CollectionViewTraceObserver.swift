/// An object that receives all events of a collection view as they happen.
///
/// The view is at work during the call: an observer reads and records, and changes nothing.
@preconcurrency @MainActor
public protocol CollectionViewTraceObserver: AnyObject {
    /// Called when an event was recorded. Events come in the order of their numbers.
    func collectionView(_ view: CollectionView, didTrace event: TraceEvent)
}

extension CollectionView {
    /// The object that is notified of every event. Held weakly. Without an observer, the view makes no events, and
    /// collects no data for events.
    public var traceObserver: (any CollectionViewTraceObserver)? {
        get { core.tracer?.observer as? any CollectionViewTraceObserver }
        set { core.trace(for: newValue) }
    }
}
