import FlowSimulator

extension MetricName {
    /// What a metric comes from, by cause: `7 cells measured: 1 reconfigured, 6 came on screen`. Nil where all of it
    /// has one cause, and of metrics that are no sum over events.
    @MainActor
    package static func causes(
        of name: String, in events: some Sequence<TraceEvent>, of trace: LayoutTrace
    ) -> String? {
        let groups = groups(of: name, in: events, of: trace)
        guard groups.count > 1 else { return nil }
        let parts = groups.map { "\(NumberText.grouped($0.count)) \($0.cause)" }
        return words(name, of: groups.reduce(0) { $0 + $1.count }) + ": " + parts.joined(separator: ", ")
    }

    /// The same as values.
    @MainActor
    package static func groups(
        of name: String, in events: some Sequence<TraceEvent>, of trace: LayoutTrace
    ) -> [LayoutTrace.WorkGroup] {
        trace.workGroups(events) { share(of: name, in: $0) }
    }

    /// How much of a metric comes from one event.
    private static func share(of name: String, in event: TraceEvent) -> Int {
        switch (FormatNames.metric(knownAs: name), event.kind) {
        case ("measured", .measured), ("remeasured", .measured(_, _, _, true, _)), ("invalidations", .invalidated),
            ("preparations", .prepared), ("elementQueries", .queried), ("elementsRequeried", .requeried):
            1
        case ("rowsReplaced", _): event.cost?.rowsReplaced ?? 0
        case ("itemsRead", _): event.cost?.itemsRead ?? 0
        case ("delegateSizeQueries", _): event.cost?.delegateSizeQueries ?? 0
        default: 0
        }
    }
}
