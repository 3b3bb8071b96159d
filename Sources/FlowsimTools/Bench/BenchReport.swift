import FlowScenario
import FlowSimulator

/// The cost of the steps of a scenario: how long they took, what was done, and where the time went.
///
/// Encodes to JSON; `flowsim bench --json` prints it. Two benches of one scenario have equal counts; times are the
/// machine's.
package struct BenchReport: Codable, Hashable, Sendable {
    /// The scenario's name; empty where it has none.
    package var name: String
    /// Sections before the first step.
    package var sectionCount: Int
    /// Items of all sections before the first step.
    package var itemCount: Int
    /// The number of runs after the first.
    package var runCount: Int
    /// The first layout, then the steps that do something.
    package var steps: [Step]

    /// One step, over all runs.
    package struct Step: Codable, Hashable, Sendable {
        /// The number in the scenario: 0 for the first layout, then the steps from 1 on.
        package var number: Int
        /// The action in words: `load`, `scroll by 0, 56`, … as in ``ScenarioReport/Step/action``.
        package var action: String
        /// The duration of the step in the first run, in seconds, when nothing had been used before. It is not among
        /// the others.
        package var first: Double
        /// The durations of the step in all runs after the first.
        package var seconds: Spread
        /// The work of the step.
        package var counts: Counts
        /// The parts of the step's time.
        package var shares: Shares
    }

    /// Seconds, over all runs after the first.
    package struct Spread: Codable, Hashable, Sendable {
        /// The ends and the middle run, in seconds; of an even number of runs the slower of the two in the middle.
        package var fastest, median, slowest: Double
        /// The ends of the middle half of the runs, in seconds.
        package var lowerQuartile, upperQuartile: Double

        /// - Parameter values: At least one.
        init(_ values: [Double]) {
            let sorted = values.sorted()
            fastest = sorted[0]
            lowerQuartile = sorted[(sorted.count - 1) / 4]
            median = sorted[sorted.count / 2]
            upperQuartile = sorted[sorted.count - 1 - (sorted.count - 1) / 4]
            slowest = sorted[sorted.count - 1]
        }

        /// The width of the middle half of the runs, as a share of the median: 0 if all took the same time.
        package var share: Double { median > 0 ? (upperQuartile - lowerQuartile) / median : 0 }
    }

    /// The work of a step, which is the same in every run.
    package struct Counts: Codable, Hashable, Sendable {
        /// Layout passes, and calls of the layout's `prepare()`.
        package var passes, preparations: Int
        /// Cells asked for their size, and sizes asked of the delegate.
        package var measurements, delegateSizeQueries: Int
        /// Rectangles that the layout was asked for, and attributes objects that it made.
        package var elementQueries, attributesMade: Int
        /// Rows that were broken again, and items that were read for it; equal neighbours are one.
        package var rowsReplaced, itemsRead: Int
        /// Cells made, and cells that were reused.
        package var cellsCreated, cellsReused: Int

        /// - Parameters:
        ///   - metrics: The metrics of the step. Counts that expectations have as metrics are taken from there, so that
        ///     both are the same number.
        ///   - work: The step's work, for counts that no metric has.
        init(_ metrics: TraceMetrics, _ work: ActionWork) {
            func count(_ name: String) -> Int { Int(MetricName.value(name, in: metrics) ?? 0) }
            (passes, preparations) = (count("passes"), count("preparations"))
            (measurements, delegateSizeQueries) = (count("measured"), count("delegateSizeQueries"))
            (elementQueries, attributesMade) = (count("elementQueries"), count("attributesMade"))
            (rowsReplaced, itemsRead) = (count("rowsReplaced"), count("itemsRead"))
            cellsCreated = work.after.cellsCreated - work.before.cellsCreated
            cellsReused = work.after.cellsReused - work.before.cellsReused
        }
    }

    /// Parts of a step's time that add up to 1: of the medians of as many runs with a stopwatch.
    package struct Shares: Codable, Hashable, Sendable {
        /// The measuring of contents.
        package var measuring: Double
        /// The layout's `prepare()` and content size.
        package var preparing: Double
        /// The layout's queries for elements.
        package var querying: Double
        /// All else: cells made, reused and placed, and the view's own work.
        package var showing: Double
    }
}
