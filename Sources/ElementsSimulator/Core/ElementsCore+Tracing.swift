extension ElementsCore {
    package func draggingDidChange() { tracer?.record(view.isDragging ? .dragBegan : .dragEnded) }

    package func trace(for observer: AnyObject?) {
        let count = tracer?.eventCount ?? lastTracedID
        tracer = observer.map { Tracer(of: self, for: $0, after: count) }
        if !isLayingOut { settleModel() }
    }

    /// Removes the tracer if its observer no longer exists; the observer is held weakly.
    package func dropTracerWithoutObserver() {
        if let tracer, tracer.observer == nil { trace(for: nil) }
    }
}
