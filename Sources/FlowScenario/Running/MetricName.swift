import FlowSimulator

/// The names under which a scenario knows the trace's metrics.
///
/// Of the work for sizes those are left out that depend on what the program did before: systems and texts that are
/// known already. A scenario comes to the same whatever ran before it.
package enum MetricName {
    static let values: [(name: String, value: @Sendable (TraceMetrics) -> Double?)] = [
        ("measured", { Double($0.measured) }),
        ("remeasured", { Double($0.remeasured) }),
        ("rowsReplaced", { Double($0.rowsReplaced) }),
        ("itemsRead", { Double($0.itemsRead) }),
        ("delegateSizeQueries", { Double($0.delegateSizeQueries) }),
        ("elementQueries", { Double($0.elementQueries) }),
        ("elementsRequeried", { Double($0.elementsRequeried) }),
        ("attributesMade", { Double($0.attributesMade) }),
        ("passes", { Double($0.layoutPasses) }),
        ("rounds", { Double($0.selfSizingRounds) }),
        ("preparations", { Double($0.preparations) }),
        ("invalidations", { Double($0.invalidations) }),
        ("fits", { Double($0.sizing.fits) }),
        ("engines", { Double($0.sizing.engines) }),
        ("lastDrift", { Double($0.lastDrift) }),
        ("maximumDrift", { Double($0.maximumDrift) }),
        ("anchorDisplacement", { Double($0.anchorDisplacement) }),
        ("landingError", { Double($0.landingError) }),
        ("layoutShiftScore", { $0.layoutShiftScore }),
        ("indicatorJump", { Double($0.indicatorJump) }),
        ("maximumIndicatorJump", { Double($0.maximumIndicatorJump) }),
        ("indicatorReversals", { Double($0.indicatorReversals) }),
        ("firstContentError", { $0.firstContentError }),
    ]

    package static let all = values.map(\.name)

    /// Those that are measured by an element that stays on screen: without one they are not known.
    package static let ofReader: Set<String> = ["lastDrift", "maximumDrift", "anchorDisplacement"]

    /// Those that say how one moment was, and mean nothing when they are added up.
    package static let ofOneMoment: Set<String> = ["lastDrift", "landingError", "firstContentError"]

    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        values.first { $0.name == name }?.value(metrics)
    }
}
