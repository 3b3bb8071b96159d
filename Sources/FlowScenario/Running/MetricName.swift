import FlowSimulator

/// Functions that find the trace's metrics by their names in scenarios, or by other names that readers may try.
package enum MetricName {
    package static let all = TraceMetric.table.map(\.name)

    /// Returns the metric with a name; nil if there is none.
    package static func row(_ name: String) -> TraceMetric? {
        FormatNames.metric(knownAs: name).flatMap { TraceMetric.named[$0] }
    }

    /// Returns the value of a metric; nil if it has none, or if there is no such metric.
    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        row(name)?.value(metrics)
    }

    /// Returns a metric that is a count in words, such as `2 rows broken`.
    package static func words(_ name: String, in metrics: TraceMetrics) -> String {
        row(name)?.words(of: Int(value(name, in: metrics) ?? 0)) ?? name
    }
}
