/// The results of a scenario with each of several estimates, and the best of them.
struct EstimateAdvice: Codable {
    var name: String
    /// The steps that were done with each estimate, in words.
    var run: [String]
    var itemCount: Int
    /// The number of items that each scroll showed before it went to its end at once; `nil` if all were shown, or if
    /// the steps are the file's own.
    var scrolledItems: Int?
    /// The length of the content along the scroll axis after all cells were measured; `nil` if the content is too long
    /// to scroll through.
    var measuredLength: Double?
    /// Whether the estimates are heights of a table's rows.
    var isTable: Bool
    /// The trials in the order in which they were made.
    var trials: [Trial]
    /// The estimates that could not be tried, with the reasons.
    var refused: [Refusal]
    /// The index of the best trial.
    var best: Int
    var sections: [Section]

    /// The result with one estimate.
    struct Trial: Codable {
        /// The names of the estimate, such as `the file's own` or `mean`.
        var names: [String]
        /// The estimate as `[width, height]`, or as `[height]` of a row; `nil` for the average of measured sizes, and
        /// for estimates of a delegate.
        var estimate: [Double]?
        /// The estimate as a document has it, if it is relative to the room. ``estimate`` is its size at the beginning.
        var written: String?
        /// The content's length after the first layout, in points.
        var firstContent: Double
        /// The largest drift in a layout pass, in points.
        var maximumDrift: Double
        /// The number of rounds of measurement and layout, and of layout passes.
        var rounds, passes: Int
        /// The number of measurements of cells, and of those before the first scroll.
        var measured, measuredAtFirst: Int
        /// The distances that the scroll indicator's knob moved without scrolling, in points: the sum, and the
        /// greatest.
        var indicatorJump, maximumIndicatorJump: Double
        /// The number of times that the knob moved backwards.
        var indicatorReversals: Int
        /// The relative error of the content's length after the first layout; `nil` if the true length is unknown.
        var firstContentError: Double?
        /// The kinds of errors that were raised.
        var errors: [String]
        /// The disturbance of the reader as one number; see ``penalty(viewport:fewest:)``.
        var penalty = 0.0

        /// Returns a point for every hundredth of the viewport that the knob jumps at most, for every hundredth of the
        /// content that the first layout is off, and for every time that the knob moves backwards; a tenth for every
        /// hundredth of cells that are measured beyond the fewest.
        func penalty(viewport: Double, fewest: Int) -> Double {
            let jump = viewport > 0 ? maximumIndicatorJump / viewport : 0
            let more = Double(measured - fewest) / Double(max(fewest, 1))
            return (jump + (firstContentError ?? 0)) * 100 + Double(indicatorReversals) + more * 10
        }

        /// Whether it is better than an earlier trial: by errors, then drift, then penalty. Half a point of drift and a
        /// tenth of a penalty are no difference, because readers do not notice them.
        func isBetter(than other: EstimateAdvice.Trial) -> Bool { ranks.lexicographicallyPrecedes(other.ranks) }

        private var ranks: [Double] {
            [Double(errors.count), SizeStatistics.half(maximumDrift), (penalty * 10).rounded()]
        }
    }

    struct Refusal: Codable {
        var names: [String]
        var reason: String
    }

    /// The best estimate for a single section. A layout has one estimate for all of its sections.
    struct Section: Codable {
        var section: Int
        var title: String?
        var itemCount: Int
        /// The mean of the section's sizes: `[width, height]`, or `[height]` of rows.
        var suited: [Double]
        /// The shares by which the best common estimate is too large for the section, in width and height; `nil` for
        /// the average.
        var error: [Double]?
    }
}
