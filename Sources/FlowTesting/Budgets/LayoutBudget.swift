import PlainTexts

/// Upper limits for metrics of a trace. They limit the cost of a layout change, and the movements that the app's user
/// sees on screen.
///
/// ```swift
/// let oneRow: LayoutBudget = [.measured(1), .rowsReplaced(3), .maximumDrift(0)]
/// expectBudget(oneRow, of: feed.view) { feed.view.contentOffset.y += 60 }
/// ```
///
/// Metrics that are not named have no limit. Lengths are points; distances count without their signs.
public struct LayoutBudget: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The limit of one metric, with the metric's name.
    struct Limit: Hashable, Sendable {
        var metric: String
        var most: Double
    }

    /// The limits, in the order of the metrics.
    let limits: [Limit]

    /// Makes a budget that has the limits of all given budgets.
    public init(arrayLiteral budgets: LayoutBudget...) {
        self.init(budgets)
    }

    init(_ budgets: [LayoutBudget]) {
        let limits = budgets.flatMap(\.limits)
        self.limits = TraceMetric.table.flatMap { metric in limits.filter { $0.metric == metric.limitName } }
    }

    init(_ metric: String, _ most: Double) {
        limits = [Limit(metric: metric, most: most)]
    }

    /// The metrics that break the budget: their values are above their limits, or could not be measured. Distances are
    /// compared without their signs.
    func excesses(in metrics: TraceMetrics) -> [Excess] {
        limits.compactMap { limit in
            guard let metric = TraceMetric.table.first(where: { $0.limitName == limit.metric }) else { return nil }
            let value = metric.value(metrics).map(abs)
            if let value, value > limit.most + 1e-9 { return Excess(metric: metric, value: value, most: limit.most) }
            guard metric.needsReader, let gap = metrics.driftGap else { return nil }
            return Excess(metric: metric, value: value ?? 0, most: limit.most, gap: gap)
        }
    }

    /// A metric that is above its limit, or that could not be measured.
    struct Excess: Sendable {
        var metric: TraceMetric
        var value, most: Double
        /// The reason why the metric could not be measured; nil if it was measured.
        var gap: DriftGap?

        var sentence: String {
            if let gap { return "\(metric.limitName) could not be measured because \(gap.reason)" }
            return "\(metric.limitName) is \(Self.number(value)), at most \(Self.number(most)) was allowed"
        }

        /// Returns a number rounded to thousandths, or with all digits if the rounded number would be 0.
        static func number(_ value: Double) -> String {
            let text = NumberText.plain(value)
            return text == "0" && value != 0 ? "\(value)" : text
        }
    }
}
