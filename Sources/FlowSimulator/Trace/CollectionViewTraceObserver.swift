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

extension ElementsCore {
    func draggingDidChange() { tracer?.record(view.isDragging ? .dragBegan : .dragEnded) }

    func trace(for observer: AnyObject?) {
        let count = tracer?.eventCount ?? lastTracedID
        tracer = observer.map { Tracer(of: self, for: $0, after: count) }
        if !isLayingOut { settleModel() }
    }

    /// Removes the tracer if its observer no longer exists; the observer is held weakly.
    func dropTracerWithoutObserver() {
        if let tracer, tracer.observer == nil { trace(for: nil) }
    }
}
