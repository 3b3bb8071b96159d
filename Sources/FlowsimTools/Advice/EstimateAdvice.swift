/// The results of a scenario with each of several estimates, and the one that suits it best.
struct EstimateAdvice: Codable {
    var name: String
    /// The steps that were done with each estimate.
    var run: [String]
    var itemCount: Int
    /// The number of items that each way showed before it went on to its end at once; `nil` if all were shown, or the
    /// steps are the file's own.
    var scrolledItems: Int?
    /// The length of the content along the scroll axis when everything is measured; `nil` if there is too much to
    /// scroll through.
    var measuredLength: Double?
    /// Whether estimates are heights of a table's rows.
    var isTable: Bool
    /// The trials in their order.
    var trials: [Trial]
    /// Estimates that could not be tried, and why.
    var refused: [Refusal]
    /// The index of the best.
    var best: Int
    var sections: [Section]

    /// One estimate.
    struct Trial: Codable {
        /// `the file's own`, `mean`, …
        var names: [String]
        /// `[width, height]`, `[height]` of a row; `nil` for the average of measured sizes, and for a delegate's.
        var estimate: [Double]?
        /// The estimate as a document has it, if it is relative to the room; ``estimate`` is its size at first.
        var written: String?
        /// The content's length after the first layout, points.
        var firstContent: Double
        /// The largest drift of a pass, points.
        var maximumDrift: Double
        /// Rounds of measuring, and layout passes.
        var rounds, passes: Int
        /// Cells that were asked for their size, and cells asked before the first scroll.
        var measured, measuredAtFirst: Int
        /// The distance that the indicator's knob moved without scrolling, in all and at most, in points; and how often
        /// it moved backwards.
        var indicatorJump, maximumIndicatorJump: Double
        var indicatorReversals: Int
        /// The share by which the content's length was wrong after the first layout; `nil` if the right one is unknown.
        var firstContentError: Double?
        /// Kinds of errors that were raised.
        var errors: [String]
        /// The disturbance of the reader, in one number; see ``penalty(viewport:fewest:)``.
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

    /// A section alone. A layout has one estimate for all of its sections.
    struct Section: Codable {
        var section: Int
        var title: String?
        var itemCount: Int
        /// `[width, height]`, or `[height]` of rows: the mean of its sizes.
        var suited: [Double]
        /// The shares by which the best common estimate is too large for these, width and height; `nil` for the
        /// average.
        var error: [Double]?
    }
}
