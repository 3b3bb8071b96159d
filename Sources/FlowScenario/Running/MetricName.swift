import FlowSimulator

/// The trace's metrics: the name under which a scenario knows each, what it is called where it is counted, and its
/// value. Whatever prints a metric, such as a page, a picture, a report or a budget, takes all three from here.
///
/// Of the work for sizes those are left out that depend on what the program did before: systems and texts that are
/// known already. A scenario comes to the same whatever ran before it.
package enum MetricName {
    /// A metric.
    struct Row: Sendable {
        var name: String
        /// What one of them and several are called behind their number; nil of what is no count.
        var one, many: String?
        var value: @Sendable (TraceMetrics) -> Double?

        init(
            _ name: String, _ one: String? = nil, _ many: String? = nil,
            _ value: @escaping @Sendable (TraceMetrics) -> Double?
        ) {
            self.name = name
            self.one = one
            self.many = many
            self.value = value
        }
    }

    static let table: [Row] = [
        Row("measured", "cell measured", "cells measured") {
            Double($0.measured)
        },
        Row("remeasured", "of them again", "of them again") {
            Double($0.remeasured)
        },
        Row("rowsReplaced", "row broken", "rows broken") {
            Double($0.rowsReplaced)
        },
        Row("itemsRead", "item read", "items read") { Double($0.itemsRead) },
        Row("delegateSizeQueries", "size asked", "sizes asked") {
            Double($0.delegateSizeQueries)
        },
        Row("elementQueries", "rectangle asked for", "rectangles asked for") {
            Double($0.elementQueries)
        },
        Row("elementsRequeried", "element asked for", "elements asked for") {
            Double($0.elementsRequeried)
        },
        Row("attributesMade", "attributes object made", "attributes objects made") {
            Double($0.attributesMade)
        },
        Row("passes", "layout pass", "layout passes") { Double($0.layoutPasses) },
        Row("rounds", "round of measuring", "rounds of measuring") {
            Double($0.selfSizingRounds)
        },
        Row("preparations", "preparation", "preparations") { Double($0.preparations) },
        Row("invalidations", "context", "contexts") { Double($0.invalidations) },
        Row("fits", "size fitted", "sizes fitted") { Double($0.sizing.fits) },
        Row("engines", "view's constraints gathered", "views' constraints gathered") {
            Double($0.sizing.engines)
        },
        Row("lastDrift") { Double($0.lastDrift) },
        Row("maximumDrift") { Double($0.maximumDrift) },
        Row("anchorDisplacement") { Double($0.anchorDisplacement) },
        Row("landingError") { Double($0.landingError) },
        Row("layoutShiftScore") { $0.layoutShiftScore },
        Row("indicatorJump") { Double($0.indicatorJump) },
        Row("maximumIndicatorJump") { Double($0.maximumIndicatorJump) },
        Row("indicatorReversals") { Double($0.indicatorReversals) },
        Row("firstContentError") { $0.firstContentError },
    ]

    package static let all = table.map(\.name)

    /// Those that are measured by an element that stays on screen: without one they are not known.
    package static let ofReader: Set<String> = ["lastDrift", "maximumDrift", "anchorDisplacement"]

    /// Those that say how one moment was, and mean nothing when they are added up.
    package static let ofOneMoment: Set<String> = ["lastDrift", "landingError", "firstContentError"]

    /// Under its name or another that it has.
    package static func value(_ name: String, in metrics: TraceMetrics) -> Double? {
        row(name)?.value(metrics)
    }

    private static let rows = Dictionary(uniqueKeysWithValues: table.map { ($0.name, $0) })

    private static func row(_ name: String) -> Row? { FormatNames.metric(knownAs: name).flatMap { rows[$0] } }

    /// `2 rows broken`: a metric that is a count, as people read it.
    package static func words(_ name: String, in metrics: TraceMetrics) -> String {
        words(name, of: Int(value(name, in: metrics) ?? 0))
    }

    /// The metric in a legend of rows that are drawn: equal neighbours count once, and are drawn one by one, and what
    /// is far from the viewport is counted and not drawn.
    static func brokenRows(_ count: Int, drawn: Int) -> String {
        words("rowsReplaced", of: count) + (drawn == count ? "" : ", \(NumberText.grouped(drawn)) drawn")
    }

    static func words(_ name: String, of count: Int) -> String {
        let row = row(name)
        return "\(NumberText.grouped(count)) \((count == 1 ? row?.one : row?.many) ?? name)"
    }
}
