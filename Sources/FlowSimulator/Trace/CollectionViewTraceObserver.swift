import Foundation

/// Receives everything that happens in a collection view, as it happens.
///
/// The view is in the middle of its work then: an observer reads and writes down, and changes nothing.
@preconcurrency @MainActor
public protocol CollectionViewTraceObserver: AnyObject {
    /// An event was recorded. Events come in the order of their numbers.
    func collectionView(_ view: CollectionView, didTrace event: TraceEvent)
}

extension CollectionView {
    /// Notified of every event. Held weakly. Without one, no event is made and nothing is counted for events.
    public var traceObserver: (any CollectionViewTraceObserver)? {
        get { tracer?.observer as? any CollectionViewTraceObserver }
        set { trace(for: newValue) }
    }
}

extension ElementsView {
    func trace(for observer: AnyObject?) {
        let count = tracer?.eventCount ?? lastTracedID
        tracer = observer.map { Tracer(of: self, for: $0, after: count) }
        if !isLayingOut { settleModel() }
    }

    /// An observer is held weakly: when it is gone, nobody reads what the tracer would go on to write.
    func dropTracerWithoutObserver() {
        if let tracer, tracer.observer == nil { trace(for: nil) }
    }
}
