import FlowSimulator

/// The trace's metrics by the names that scenarios have, or by others that readers may try, and in words.
package enum MetricName {
    package static let all = TraceMetric.table.map(\.name)

    private static let rows = Dictionary(uniqueKeysWithValues: TraceMetric.table.map { ($0.name, $0) })

    /// The metric of a name; nil if there is none.
    package static func row(_ name: String) -> TraceMetric? { FormatNames.metric(knownAs: name).flatMap { rows[$0] } }

    /// Returns a metric's value; nil if it has none, or if there is no such metric.
    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        row(name)?.value(metrics)
    }

    /// `2 rows broken`: a metric that is a count, as people read it.
    package static func words(_ name: String, in metrics: TraceMetrics) -> String {
        words(name, of: Int(value(name, in: metrics) ?? 0))
    }

    /// The metric in a legend of rows that are drawn: equal neighbours count once, and are drawn one by one, and rows
    /// that are far from the viewport are counted and not drawn.
    static func brokenRows(_ count: Int, drawn: Int) -> String {
        words("rowsReplaced", of: count) + (drawn == count ? "" : ", \(NumberText.grouped(drawn)) drawn")
    }

    static func words(_ name: String, of count: Int) -> String {
        let row = row(name)
        return "\(NumberText.grouped(count)) \((count == 1 ? row?.one : row?.many) ?? name)"
    }
}
