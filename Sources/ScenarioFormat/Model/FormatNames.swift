/// The names of the simulator's issues, quirks and metrics in documents.
///
/// Tests hold them to the simulator's own tables.
package enum FormatNames {
    /// The kinds of issues, in the order in which they are listed.
    package static let issues = [
        "invalidItemSize", "cachedFrameMismatch", "layoutLoop", "layoutTaken", "supplementaryChanged",
        "unknownIndexPath", "unknownInvalidation", "invalidPreferredSize", "invalidUpdate", "unresolvedQuery",
        "invalidDelegateValue", "unsatisfiableConstraints", "ambiguousLayout", "oversizedConstant", "rowWithoutHeight",
        "cellReturnedTwice", "endlessLayout", "unrequestedView", "unknownScrollTarget", "unrecordedText",
        "plainDataSource", "groupWithoutRoom", "handlerWithEstimates",
    ]

    /// The defects of UIKit that a layout can reproduce.
    package static let quirks = [
        "asksCellsWithoutEstimate", "omitsPartlyVisibleCells", "skipsRequeryAfterShrink",
        "losesMeasuredSizesWhenCountsChange", "flowContextFlagsDefaultToFalse", "supplementaryZIndexIsZero",
        "namedPathsReaskEverything", "ignoresOffsetAdjustmentWhileDragging", "dropsPartialLastColumn",
        "losesLastItemAtEstimatedEnd",
    ]

    /// The metrics of a step, in the order in which they are listed.
    package static let metrics = [
        "measured", "remeasured", "rowsReplaced", "itemsRead", "delegateSizeQueries", "elementQueries",
        "elementsRequeried", "attributesMade", "passes", "rounds", "preparations", "invalidations", "fits", "engines",
        "lastDrift", "maximumDrift", "anchorDisplacement", "landingError", "layoutShiftScore", "indicatorJump",
        "maximumIndicatorJump", "indicatorReversals", "firstContentError",
    ]

    /// Other names for metrics, in lower case, each with the metric's name in documents.
    package static let otherMetrics = [
        "measurements": "measured", "measurings": "measured", "cellsmeasured": "measured",
        "remeasurements": "remeasured", "measuredagain": "remeasured", "rowsbroken": "rowsReplaced",
        "brokenrows": "rowsReplaced", "items": "itemsRead", "sizesasked": "delegateSizeQueries",
        "sizequeries": "delegateSizeQueries", "queries": "elementQueries", "rectangles": "elementQueries",
        "requeried": "elementsRequeried", "requeries": "elementsRequeried", "attributes": "attributesMade",
        "layoutpasses": "passes", "selfsizingrounds": "rounds", "prepared": "preparations",
        "contexts": "invalidations", "sizing.fits": "fits", "sizing.engines": "engines", "drift": "lastDrift",
        "maxdrift": "maximumDrift", "largestdrift": "maximumDrift", "displacement": "anchorDisplacement",
        "layoutshift": "layoutShiftScore", "shift": "layoutShiftScore", "maxindicatorjump": "maximumIndicatorJump",
        "contenterror": "firstContentError",
    ]

    /// Finds a metric by any of its names, and returns its name in documents. The result is nil if no metric has the
    /// name.
    ///
    /// - Parameter name: The name of the metric or another name for it, in letters of any case.
    package static func metric(knownAs name: String) -> String? {
        let name = name.lowercased()
        return metrics.first { $0.lowercased() == name } ?? otherMetrics[name]
    }
}
