/// The results of running a scenario with each of several estimates, and the best of these estimates.
struct EstimateAdvice: Codable {
    var name: String
    /// The steps that every trial performs, each as a text, in order.
    var run: [String]
    var itemCount: Int
    /// The number of items that each scroll passed before it went directly to the content's end. `nil` if each scroll
    /// passed all items. Also `nil` if there were no such scrolls, because the steps of the scenario's file were
    /// performed instead.
    var scrolledItems: Int?
    /// The length of the content along the scroll axis after all cells were measured; `nil` if the content is too long
    /// to scroll through.
    var measuredLength: Double?
    /// Whether the estimates are heights of a table's rows.
    var isTable: Bool
    /// The trials in the order in which they were made.
    var trials: [Trial]
    /// The estimates that could not be tried, each with the reason.
    var refused: [Refusal]
    /// The index of the best trial.
    var best: Int
    var sections: [Section]

    /// The results of running the scenario with one estimate.
    struct Trial: Codable {
        /// The names of the tried estimate, such as `the file's own` or `mean`.
        var names: [String]
        /// The estimate as `[width, height]`, or as `[height]` for rows; `nil` for the average of measured sizes, and
        /// for estimates that a delegate returns.
        var estimate: [Double]?
        /// The estimate in the form of scenario files; `nil` unless it is relative to the available space. The property
        /// ``estimate`` has the size in points before the first step.
        var written: String?
        /// The content's length after the first layout, in points.
        var firstContent: Double
        /// The largest drift of a layout pass, in points. Drift is a movement of an element on screen that another
        /// offset would have prevented.
        var maximumDrift: Double
        /// The number of rounds of measuring and laying out again, and the number of layout passes.
        var rounds, passes: Int
        /// The number of measurements of cells in the whole run, and the number before the first scroll.
        var measured, measuredAtFirst: Int
        /// The sum and the maximum of the distances, in points, by which the scroll indicator's knob moved without
        /// scrolling.
        var indicatorJump, maximumIndicatorJump: Double
        /// The number of times that the scroll indicator's knob moved backwards.
        var indicatorReversals: Int
        /// The relative error of the content's length after the first layout; `nil` if the measured length is unknown.
        var firstContentError: Double?
        /// The kinds of errors that the view reported.
        var errors: [String]
        /// The penalty points of this trial, from ``penalty(viewport:fewest:)``. A trial with fewer points is better.
        var penalty = 0.0

        /// Returns the penalty points of this trial. A trial with fewer points is better. The points are for jumps and
        /// reversals of the scroll indicator's knob, a wrong length of the content, and measurements.
        ///
        /// There is 1 point for every hundredth of the viewport in the knob's largest jump, 1 for every hundredth of
        /// the content by which the length after the first layout is wrong, 1 for every time that the knob moves
        /// backwards, and 0.1 for every hundredth by which the number of measurements exceeds the fewest.
        ///
        /// - Parameters:
        ///   - viewport: The length of the viewport along the scroll axis, in points.
        ///   - fewest: The smallest number of measurements in any of the trials.
        func penalty(viewport: Double, fewest: Int) -> Double {
            let jump = viewport > 0 ? maximumIndicatorJump / viewport : 0
            let more = Double(measured - fewest) / Double(max(fewest, 1))
            return (jump + (firstContentError ?? 0)) * 100 + Double(indicatorReversals) + more * 10
        }

        /// Whether the trial is better than another trial. The numbers of errors are compared first, then the drifts,
        /// then the penalties. Drifts are rounded to half a point, and penalties to a tenth of a penalty point, because
        /// readers do not notice smaller differences.
        func isBetter(than other: EstimateAdvice.Trial) -> Bool { ranks.lexicographicallyPrecedes(other.ranks) }

        private var ranks: [Double] {
            [Double(errors.count), SizeStatistics.half(maximumDrift), (penalty * 10).rounded()]
        }
    }

    struct Refusal: Codable {
        var names: [String]
        var reason: String
    }

    /// The best estimate for a section, if the section could have its own. For comparison only: a layout has one
    /// estimate for all of its sections.
    struct Section: Codable {
        var section: Int
        var title: String?
        var itemCount: Int
        /// The mean of the section's sizes as `[width, height]`, or as `[height]` for rows.
        var suited: [Double]
        /// The relative differences between the best common estimate and the section's mean, for width and height. They
        /// are positive if the estimate is greater. `nil` if the best estimate is no fixed size, but the average of
        /// measured sizes.
        var error: [Double]?
    }
}
