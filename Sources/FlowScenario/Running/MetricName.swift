import ElementsSimulator

/// Functions that find a metric of the trace by a name. The name is the one in scenarios, or another name that readers
/// may try.
package enum MetricName {
    package static let all = TraceMetric.table.map(\.name)

    /// Returns the metric that has the given name; nil if there is no such metric.
    package static func row(_ name: String) -> TraceMetric? {
        FormatNames.metric(knownAs: name).flatMap { TraceMetric.named[$0] }
    }

    /// Returns the value of a metric; nil if the metric has no value, or if there is no such metric.
    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        row(name)?.value(metrics)
    }

    /// Returns the name and the value of a metric in words, such as `2 rows broken`. The value has to be a whole
    /// number.
    package static func words(_ name: String, in metrics: TraceMetrics) -> String {
        row(name)?.words(of: Int(value(name, in: metrics) ?? 0)) ?? name
    }
}
