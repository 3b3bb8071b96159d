import FlowSimulator

/// The trace's metrics by the names that scenarios have, or by others that readers may try, and in words.
package enum MetricName {
    package static let all = TraceMetric.table.map(\.name)

    /// The metric of a name; nil if there is none.
    package static func row(_ name: String) -> TraceMetric? {
        FormatNames.metric(knownAs: name).flatMap { TraceMetric.named[$0] }
    }

    /// Returns a metric's value; nil if it has none, or if there is no such metric.
    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        row(name)?.value(metrics)
    }

    /// A metric that is a count, in words, such as `2 rows broken`.
    package static func words(_ name: String, in metrics: TraceMetrics) -> String {
        row(name)?.words(of: Int(value(name, in: metrics) ?? 0)) ?? name
    }
}
