import ElementsSimulator
import PlainTexts

extension TraceMetric {
    /// The names of the elements that contribute to the metric, each once and in the order of events; empty if the
    /// metric's events name no elements.
    ///
    /// - Complexity: O(*n*), *n* events.
    package func elements(in events: some Sequence<TraceEvent>) -> [String] {
        var seen: Set<String> = []
        return self.events(in: events).flatMap { elements(in: $0) }.filter { seen.insert($0).inserted }
    }

    /// The events that contribute to the metric and that contain the names of elements, in the order of the given
    /// events.
    package func events(in events: some Sequence<TraceEvent>) -> [TraceEvent] {
        let found = events.filter { !elements(in: $0).isEmpty }
        return switch combination {
        case .sum: found
        case .largest: found.max { share(in: $0) < share(in: $1) }.map { [$0] } ?? []
        case .last: found.suffix(1)
        }
    }

    /// The causes of the metric, in words: `7 cells measured: 1 reconfigured, 6 came on screen`. Nil if the metric has
    /// a single cause, or if it is not a sum over events.
    @MainActor
    package func causes(in events: some Sequence<TraceEvent>, of trace: LayoutTrace) -> String? {
        let groups = groups(in: events, of: trace)
        guard groups.count > 1 else { return nil }
        let parts = groups.map { "\(NumberText.grouped($0.count)) \($0.cause)" }
        return words(of: groups.reduce(0) { $0 + $1.count }) + ": " + parts.joined(separator: ", ")
    }

    /// The causes of the metric as values, each with its share of the metric.
    @MainActor
    package func groups(in events: some Sequence<TraceEvent>, of trace: LayoutTrace) -> [LayoutTrace.WorkGroup] {
        hasCauses ? trace.workGroups(events) { Int(share(in: $0)) } : []
    }

    /// The metrics by their names in scenarios.
    package static let named = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0) })

    /// Returns a count with its words: `2 rows broken`.
    package func words(of count: Int) -> String {
        "\(NumberText.grouped(count)) \((count == 1 ? one : many) ?? name)"
    }
}
