extension TableView: ElementsView, TracedView, DiffableView {}

extension LayoutTrace: TableViewTraceObserver {
    /// Records an event. O(1); at the end of a pass or round O(*h*) for *h* views on screen.
    public func tableView(_ view: TableView, didTrace event: TraceEvent) {
        keep(event, of: view)
    }
}
