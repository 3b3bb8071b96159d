/// A metric of traces, such as the number of broken rows. It has names. A metric that is a count also has words that
/// follow the number in texts. A metric computes its value, and finds the events and elements that contribute to the
/// value.
///
/// Scenarios, pages, pictures, reports and budgets take all of them from ``table``. `TraceMetrics+Fold.swift` adds
/// events up. The summary, the type and thereby the unit of a metric are those of its property in ``TraceMetrics``,
/// from which the table of docs/trace.md and the limits of budgets are written.
package struct TraceMetric: Sendable {
    /// The ways in which the values of several events or steps are combined into one value.
    package enum Combination: Sendable {
        case sum, largest, last
    }

    /// The metric's name in scenarios, pages and reports.
    package let name: String
    /// The path of the metric's property in ``TraceMetrics``, such as `sizing.fits`.
    package let property: String
    /// The words after a count of 1 and after other counts, such as `row broken` and `rows broken`. Nil if the metric
    /// is not a count.
    package let one, many: String?
    /// Other names for the metric that people may try, in lower case.
    package let otherNames: [String]
    package let combination: Combination
    /// Whether the metric is about an element that stays on screen. Without such an element, the metric's value is
    /// unknown.
    package let needsReader: Bool
    /// Whether the causes of the metric's events explain why the metric is above a limit.
    package let hasCauses: Bool
    /// A function that returns the metric's value; nil if the metric has no value.
    package let value: @Sendable (TraceMetrics) -> Double?
    private let elements: @Sendable (TraceEvent) -> [String]

    private init(
        _ name: String, _ one: String? = nil, _ many: String? = nil, property: String? = nil, also: [String] = [],
        combined combination: Combination = .sum,
        needsReader: Bool = false, hasCauses: Bool = false,
        elements: @escaping @Sendable (TraceEvent) -> [String] = { _ in [] },
        value: @escaping @Sendable (TraceMetrics) -> Double?
    ) {
        self.name = name
        self.one = one
        self.many = many
        self.property = property ?? name
        otherNames = also
        self.combination = combination
        self.needsReader = needsReader
        self.hasCauses = hasCauses
        self.elements = elements
        self.value = value
    }

    /// The name of the metric's limit in budgets: the last part of `property`, such as `fits`.
    package var limitName: String { property.split(separator: ".").last.map(String.init) ?? property }

    /// The contribution of one event to the metric.
    package func share(in event: TraceEvent) -> Double { value(TraceMetrics(CollectionOfOne(event))) ?? 0 }

    /// The names of the elements that contribute to the metric in an event.
    package func elements(in event: TraceEvent) -> [String] { elements(event) }

    /// The metrics, in the order of the properties of ``TraceMetrics``.
    ///
    /// Work for sizes that depends on earlier layouts is left out: systems and texts that are cached. A scenario has
    /// the same metrics whatever ran before it.
    package static let table = [
        TraceMetric(
            "measured", "cell measured", "cells measured", also: ["measurements", "measurings", "cellsmeasured"],
            hasCauses: true, elements: \.measured
        ) { Double($0.measured) },
        TraceMetric(
            "remeasured", "of them again", "of them again", also: ["remeasurements", "measuredagain"],
            hasCauses: true, elements: \.remeasured
        ) { Double($0.remeasured) },
        TraceMetric(
            "rowsReplaced", "row broken", "rows broken", also: ["rowsbroken", "brokenrows"], hasCauses: true,
            elements: \.brokenItems
        ) { Double($0.rowsReplaced) },
        TraceMetric(
            "itemsRead", "item read", "items read", also: ["items"], hasCauses: true, elements: \.brokenItems
        ) { Double($0.itemsRead) },
        TraceMetric(
            "delegateSizeQueries", "size asked", "sizes asked", also: ["sizesasked", "sizequeries"], hasCauses: true
        ) { Double($0.delegateSizeQueries) },
        TraceMetric(
            "elementQueries", "rectangle asked for", "rectangles asked for", also: ["queries", "rectangles"],
            hasCauses: true
        ) { Double($0.elementQueries) },
        TraceMetric(
            "elementsRequeried", "element asked for", "elements asked for", also: ["requeried", "requeries"],
            hasCauses: true, elements: \.requeried
        ) { Double($0.elementsRequeried) },
        TraceMetric(
            "attributesMade", "attributes object made", "attributes objects made", also: ["attributes"]
        ) { Double($0.attributesMade) },
        TraceMetric(
            "passes", "layout pass", "layout passes", property: "layoutPasses", also: ["layoutpasses"]
        ) { Double($0.layoutPasses) },
        TraceMetric(
            "rounds", "round of measuring", "rounds of measuring", property: "selfSizingRounds",
            also: ["selfsizingrounds"], elements: \.measured
        ) { Double($0.selfSizingRounds) },
        TraceMetric(
            "preparations", "preparation", "preparations", also: ["prepared"], hasCauses: true
        ) { Double($0.preparations) },
        TraceMetric(
            "invalidations", "context", "contexts", also: ["contexts"], hasCauses: true, elements: \.named
        ) { Double($0.invalidations) },
        TraceMetric(
            "fits", "size fitted", "sizes fitted", property: "sizing.fits", also: ["sizing.fits"],
            elements: \.measured
        ) { Double($0.sizing.fits) },
        TraceMetric(
            "engines", "view's constraints gathered", "views' constraints gathered", property: "sizing.engines",
            also: ["sizing.engines"], elements: \.measured
        ) { Double($0.sizing.engines) },
        TraceMetric("lastDrift", also: ["drift"], combined: .last, needsReader: true, elements: \.drifting) {
            Double($0.lastDrift)
        },
        TraceMetric(
            "maximumDrift", also: ["maxdrift", "largestdrift"], combined: .largest, needsReader: true,
            elements: \.drifting
        ) { Double($0.maximumDrift) },
        TraceMetric("anchorDisplacement", also: ["displacement"], needsReader: true, elements: \.displaced) {
            Double($0.anchorDisplacement)
        },
        TraceMetric("landingError", combined: .last, elements: \.landed) { Double($0.landingError) },
        TraceMetric("layoutShiftScore", also: ["layoutshift", "shift"]) { $0.layoutShiftScore },
        TraceMetric("indicatorJump") { Double($0.indicatorJump) },
        TraceMetric("maximumIndicatorJump", also: ["maxindicatorjump"], combined: .largest) {
            Double($0.maximumIndicatorJump)
        },
        TraceMetric("indicatorReversals") { Double($0.indicatorReversals) },
        TraceMetric("firstContentError", also: ["contenterror"], combined: .last) { $0.firstContentError },
    ]
}

extension TraceEvent {
    fileprivate var measured: [String] {
        if case .measured(let element, _, _, _, _) = kind { [element.description] } else { [] }
    }

    fileprivate var remeasured: [String] {
        if case .measured(_, _, _, true, _) = kind { measured } else { [] }
    }

    /// Texts that name the items in the rows that were made again by line breaking. A text is `0-3` for one item, and
    /// `0-3 to 0-9` for several items.
    fileprivate var brokenItems: [String] {
        guard let cost else { return [] }
        return cost.brokenItems.filter { !$0.sections.isEmpty && !$0.items.isEmpty }.map { range in
            let first = "\(range.sections.lowerBound)-\(range.items.lowerBound)"
            let last = "\(range.sections.upperBound - 1)-\(range.items.upperBound - 1)"
            return first == last ? first : "\(first) to \(last)"
        }
    }

    fileprivate var requeried: [String] {
        if case .requeried(let element, _) = kind { [element.description] } else { [] }
    }

    fileprivate var landed: [String] {
        if case .landed(let element, _) = kind { [element.description] } else { [] }
    }

    fileprivate var named: [String] {
        if case .invalidated(let context) = kind { context.elements.map(\.description) } else { [] }
    }

    fileprivate var drifting: [String] { anchor { $0.drift } }

    fileprivate var displaced: [String] { anchor { $0.drift + $0.clamped } }

    /// Returns a list with the name of the anchor that moved in a pass. The list is empty if the anchor did not move,
    /// or if the event does not end a pass.
    private func anchor(_ way: (PassSummary) -> CGFloat) -> [String] {
        guard case .passEnded(let pass) = kind, let anchor = pass.anchor, abs(way(pass)) > 0 else { return [] }
        return [anchor.description]
    }
}
