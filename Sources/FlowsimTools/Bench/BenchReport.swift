import ElementsSimulator
import FlowScenario

/// The cost of the steps of a scenario: their durations, their work, and the stages that took the time.
///
/// Encodes to JSON; `flowsim bench --json` prints it. Two benches of one scenario have equal counts; times are the
/// machine's.
package struct BenchReport: Codable, Hashable, Sendable {
    /// The scenario's name; empty if the scenario has none.
    package var name: String
    /// The number of sections before the first step.
    package var sectionCount: Int
    /// The number of items of all sections before the first step.
    package var itemCount: Int
    /// The number of runs after the first run.
    package var runCount: Int
    /// The costs of the first layout, then the costs of each step that is not an expectation.
    package var steps: [Step]

    /// The cost of one step, in all runs.
    package struct Step: Codable, Hashable, Sendable {
        /// The number of the step in the scenario. The first layout has the number 0, and the steps are counted from 1.
        package var number: Int
        /// The action in words, such as `load` or `scroll by 0, 56`, as in ``ScenarioReport/Step/action``.
        package var action: String
        /// The duration of the step in the first run, in seconds. In this run, code and data are used for the first
        /// time. ``seconds`` does not include it.
        package var first: Double
        /// The durations of the step in all runs after the first.
        package var seconds: Spread
        /// The counts of the step's work. The keys are those of ``BenchReport/work``. The counts are equal in every
        /// run.
        package var counts: [String: Int]
        /// The shares of the stages in the duration of the step.
        package var shares: Shares
    }

    /// The distribution of a duration over all runs after the first, in seconds.
    package struct Spread: Codable, Hashable, Sendable {
        /// The shortest, the median and the longest duration, in seconds. For an even number of runs the median is the
        /// slower of the two in the middle.
        package var fastest, median, slowest: Double
        /// The quartiles of the durations, in seconds. Half of the runs are between them.
        package var lowerQuartile, upperQuartile: Double

        /// Creates the distribution of durations.
        ///
        /// - Parameter values: The durations, at least one.
        init(_ values: [Double]) {
            let sorted = values.sorted()
            fastest = sorted[0]
            lowerQuartile = sorted[(sorted.count - 1) / 4]
            median = sorted[sorted.count / 2]
            upperQuartile = sorted[sorted.count - 1 - (sorted.count - 1) / 4]
            slowest = sorted[sorted.count - 1]
        }

        /// The distance between the quartiles, as a share of the median; 0 if all runs have equal durations.
        package var share: Double { median > 0 ? (upperQuartile - lowerQuartile) / median : 0 }
    }

    /// The shares of the stages in the duration of a step. They add up to 1. Runs with a stopwatch measure the stages,
    /// and the shares are computed from the medians.
    package struct Shares: Codable, Hashable, Sendable {
        /// The share of a step's duration in which contents are measured, from 0 to 1.
        package var measuring: Double
        /// The share of a step's duration in which the layout prepares and computes its content size.
        package var preparing: Double
        /// The share of a step's duration in which the layout is queried for elements.
        package var querying: Double
        /// The share of a step's duration that remains after measuring, preparing and querying. In this time, cells are
        /// made, reused and placed, and the view does its own work.
        package var showing: Double

        /// The four shares of the time, in the order of the table's columns.
        var all: [Double] { [measuring, preparing, querying, showing] }
    }

    /// The kinds of work that are counted for a step, in the order of their columns. `key` identifies the kind in JSON.
    /// `metric` is the name of the trace metric that has the number. It is `nil` for new and reused cells, whose
    /// numbers are statistics of the view.
    static let work: [(key: String, metric: String?, column: AlignedTable.Column)] = [
        // Layout passes, and calls of the layout's `prepare()`.
        ("passes", "passes", .number("passes", rank: 4)),
        ("preparations", "preparations", .number("prepared", rank: 3)),
        // Cells asked for their size, and sizes asked of the delegate.
        ("measurements", "measured", .number("measured")),
        ("delegateSizeQueries", "delegateSizeQueries", .number("asked")),
        // Rectangles that the layout was asked for, and attributes objects that it made.
        ("elementQueries", "elementQueries", .number("queries", rank: 2)),
        ("attributesMade", "attributesMade", .number("made", rank: 6)),
        // Rows that were broken again, and items that were read for it; equal neighbours are one.
        ("rowsReplaced", "rowsReplaced", .number("rows")), ("itemsRead", "itemsRead", .number("items")),
        ("cellsCreated", nil, .number("new", rank: 5)), ("cellsReused", nil, .number("reused", rank: 7)),
    ]

    static func counts(_ metrics: TraceMetrics, _ work: ActionWork) -> [String: Int] {
        var counts = [
            "cellsCreated": work.after.cellsCreated - work.before.cellsCreated,
            "cellsReused": work.after.cellsReused - work.before.cellsReused,
        ]
        for case (let key, let metric?, _) in Self.work {
            counts[key] = Int(MetricName.value(metric, in: metrics) ?? 0)
        }
        return counts
    }
}
