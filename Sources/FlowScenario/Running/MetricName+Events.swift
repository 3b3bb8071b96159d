import FlowSimulator

extension MetricName {
    /// The elements that a metric comes from, each once and in the order of events; empty if its events name none.
    ///
    /// - Complexity: O(*n*), *n* events.
    package static func elements(of name: String, in events: some Sequence<TraceEvent>) -> [String] {
        guard let row = row(name) else { return [] }
        var seen: Set<String> = []
        return self.events(of: name, in: events).flatMap(row.elements(in:)).filter { seen.insert($0).inserted }
    }

    /// The events that a metric comes from and that name elements, in their order.
    package static func events(of name: String, in events: some Sequence<TraceEvent>) -> [TraceEvent] {
        guard let row = row(name) else { return [] }
        let found = events.filter { !row.elements(in: $0).isEmpty }
        return switch row.combination {
        case .sum: found
        case .largest: found.max { row.share(in: $0) < row.share(in: $1) }.map { [$0] } ?? []
        case .last: found.suffix(1)
        }
    }

    /// The causes of a metric: `7 cells measured: 1 reconfigured, 6 came on screen`. Nil if all of it has one cause,
    /// and for metrics that are no sum over events.
    @MainActor
    package static func causes(
        of name: String, in events: some Sequence<TraceEvent>, of trace: LayoutTrace
    ) -> String? {
        let groups = groups(of: name, in: events, of: trace)
        guard groups.count > 1 else { return nil }
        let parts = groups.map { "\(NumberText.grouped($0.count)) \($0.cause)" }
        return words(name, of: groups.reduce(0) { $0 + $1.count }) + ": " + parts.joined(separator: ", ")
    }

    /// The causes of a metric as values, with their shares.
    @MainActor
    package static func groups(
        of name: String, in events: some Sequence<TraceEvent>, of trace: LayoutTrace
    ) -> [LayoutTrace.WorkGroup] {
        guard let row = row(name), row.hasCauses else { return [] }
        return trace.workGroups(events) { Int(row.share(in: $0)) }
    }
}
