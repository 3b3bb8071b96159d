import FlowScenario
import FlowSimulator
import Foundation

/// How much a change of a layout may cost, and how much its reader may notice: upper limits for metrics of a trace.
///
/// ```swift
/// let oneRow = LayoutBudget(measured: 1, rowsReplaced: 3, maximumDrift: 0)
/// expectBudget(oneRow, of: feed.view) { feed.view.contentOffset.y += 60 }
/// ```
///
/// What is not given has no limit. Metrics are those of `TraceMetrics`, lengths points.
public struct LayoutBudget: Hashable, Sendable {
    /// A limit, under the name of its metric.
    struct Limit: Hashable, Sendable {
        var metric: String
        var most: Double
    }

    /// In the order of the metrics.
    private(set) var limits: [Limit] = []

    /// Makes a budget.
    ///
    /// - Parameters:
    ///   - measured: Views that are asked for their preferred attributes.
    ///   - remeasured: Those of them that were asked before for the same element.
    ///   - rowsReplaced: Rows that are broken; a run of equal rows counts once.
    ///   - itemsRead: Items that are looked at to break them; a run of equal items counts once.
    ///   - delegateSizeQueries: Calls of the delegate's `sizeForItemAt`.
    ///   - elementQueries: Calls of `layoutAttributesForElements(in:)`.
    ///   - elementsRequeried: Elements that are asked for one by one.
    ///   - attributesMade: Attributes objects that a flow layout makes.
    ///   - layoutPasses: Layout passes.
    ///   - selfSizingRounds: Rounds of measuring in them.
    ///   - preparations: Calls of `prepare()`.
    ///   - invalidations: Contexts that reach the layout.
    ///   - fits: Sizes that constraints are asked for.
    ///   - engines: Views whose constraints are gathered.
    ///   - maximumDrift: How far the first element on screen, at least half visible, that stays moves on screen by
    ///     itself in a pass although the offset could follow, without its sign. A drift that cannot be measured is
    ///     above every limit.
    ///   - anchorDisplacement: Sum of the ways, without their signs, that this element moves on screen by itself. One
    ///     that cannot be measured is above every limit.
    ///   - landingError: How far the last scroll to an item ends from where it should, without its sign.
    ///   - layoutShiftScore: Area in which items move by themselves, as a share of the viewport, times how far by its
    ///     longer side. What is pushed off the screen counts where it was.
    ///   - indicatorJump: Sum of the ways of the scroll indicator's knob that nobody scrolled.
    ///   - maximumIndicatorJump: The longest of these ways.
    ///   - indicatorReversals: Passes in which the knob goes against the direction of scrolling.
    ///   - firstContentError: By which share of the last content length the first pass's was wrong. Counts where the
    ///     view's first pass is among what is measured.
    public init(
        measured: Int? = nil, remeasured: Int? = nil, rowsReplaced: Int? = nil, itemsRead: Int? = nil,
        delegateSizeQueries: Int? = nil, elementQueries: Int? = nil, elementsRequeried: Int? = nil,
        attributesMade: Int? = nil, layoutPasses: Int? = nil, selfSizingRounds: Int? = nil, preparations: Int? = nil,
        invalidations: Int? = nil, fits: Int? = nil, engines: Int? = nil, maximumDrift: CGFloat? = nil,
        anchorDisplacement: CGFloat? = nil, landingError: CGFloat? = nil, layoutShiftScore: Double? = nil,
        indicatorJump: CGFloat? = nil, maximumIndicatorJump: CGFloat? = nil, indicatorReversals: Int? = nil,
        firstContentError: Double? = nil
    ) {
        let counts = [
            ("measured", measured), ("remeasured", remeasured), ("rowsReplaced", rowsReplaced),
            ("itemsRead", itemsRead), ("delegateSizeQueries", delegateSizeQueries), ("elementQueries", elementQueries),
            ("elementsRequeried", elementsRequeried), ("attributesMade", attributesMade),
            ("layoutPasses", layoutPasses), ("selfSizingRounds", selfSizingRounds), ("preparations", preparations),
            ("invalidations", invalidations), ("fits", fits), ("engines", engines),
        ].map { ($0.0, $0.1.map(Double.init)) }
        let ways = [
            ("maximumDrift", maximumDrift), ("anchorDisplacement", anchorDisplacement), ("landingError", landingError),
        ].map { ($0.0, $0.1.map { Double($0) }) }
        let looks = [
            ("layoutShiftScore", layoutShiftScore), ("indicatorJump", indicatorJump.map { Double($0) }),
            ("maximumIndicatorJump", maximumIndicatorJump.map { Double($0) }),
            ("indicatorReversals", indicatorReversals.map(Double.init)), ("firstContentError", firstContentError),
        ]
        limits = (counts + ways + looks).compactMap { name, most in most.map { Limit(metric: name, most: $0) } }
    }

    /// The metrics that are above their limits, and those of which it is not known.
    func excesses(in metrics: TraceMetrics) -> [Excess] {
        limits.compactMap { limit in
            let value = Self.value(limit.metric, in: metrics)
            if let value, value > limit.most + 1e-9 {
                return Excess(metric: limit.metric, value: value, most: limit.most)
            }
            guard MetricName.ofReader.contains(limit.metric), let gap = metrics.driftGap else { return nil }
            return Excess(metric: limit.metric, value: value ?? 0, most: limit.most, gap: gap)
        }
    }

    /// A metric above its limit, or one that could not be measured.
    struct Excess: Hashable, Sendable {
        var metric: String
        var value, most: Double
        /// Why it could not be measured.
        var gap: DriftGap?

        var sentence: String {
            if let gap { return "\(metric) could not be measured because \(gap.reason)" }
            return "\(metric) is \(Self.number(value)), at most \(Self.number(most)) was allowed"
        }

        /// In thousandths, unless that would be nothing.
        static func number(_ value: Double) -> String {
            let text = NumberText.plain(value)
            return text == "0" && value != 0 ? "\(value)" : text
        }
    }

    /// Ways count without their signs.
    private static func value(_ metric: String, in metrics: TraceMetrics) -> Double? {
        MetricName.value(metric, in: metrics).map(abs)
    }
}
