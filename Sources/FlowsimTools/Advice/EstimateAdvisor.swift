import CollectionSimulator
import FlowScenario

/// The advisor about estimates. It runs a scenario with several estimates, one after the other.
@MainActor
struct EstimateAdvisor {
    private let scenario: Scenario
    /// A run of the scenario in which no step is performed. It provides the space that is available for items before
    /// the first step, and the sizes that the items have then.
    private let start: ScenarioRun
    private let steps: [Scenario.Step]
    /// The number of items that each scroll passes before it goes directly to the content's end. `nil` if the steps of
    /// the scenario's file are performed.
    private let mostItems: Int?
    private let statistics: SizeStatistics
    /// The heights of a table's rows; `nil` for a collection view.
    private let rows: RowHeights?
    private let wanted: [Double]?

    /// Creates an advisor for a scenario.
    ///
    /// - Parameters:
    ///   - wanted: The heights of rows to try; `nil` for those that suit the rows.
    ///   - mostItems: The number of items that each scroll shows before it goes to its end at once, unless the file has
    ///     steps that scroll.
    /// - Throws: `ScenarioError` if cells are not measured, or there are none.
    init(
        _ scenario: Scenario, heights wanted: [Double]? = nil, mostItems: Int = ScenarioLimits.scrolledItems
    ) throws(ScenarioError) {
        try Self.checkEstimates(of: scenario)
        guard scenario.itemCount > 0 else { throw ScenarioError(place: "sections", reason: "there are no items") }
        let start = ScenarioRun(scenario)
        rows = scenario.table == nil ? nil : try RowHeights(scenario)
        statistics =
            rows.map { SizeStatistics(heights: $0.heights.flatMap { $0 }) }
            ?? SizeStatistics(scenario.sections.indices, of: start)
        self.scenario = scenario
        self.start = start
        self.wanted = wanted
        guard wanted == nil || rows != nil else {
            throw ScenarioError(place: "", reason: "there is no “table”: heights are estimates of rows")
        }
        let own = scenario.steps.filter { !$0.action.isExpectation }
        let isOwnWay = own.contains(where: \.action.scrolls)
        steps = isOwnWay ? own : rows?.smallSteps(in: scenario) ?? Self.thereAndBack
        self.mostItems = isOwnWay ? nil : mostItems
    }

    /// Checks that a scenario can have another estimate.
    ///
    /// - Throws: `ScenarioError` if cells are not measured, or if the estimates are those of a compositional layout.
    nonisolated static func checkEstimates(of scenario: Scenario) throws(ScenarioError) {
        guard scenario.surface.measuresCells else {
            throw ScenarioError(
                place: "layout.estimatedItemSize",
                reason: "there is no estimate: cells are not measured, so none would make a difference")
        }
        guard scenario.compositional == nil else {
            throw ScenarioError(
                place: "layout",
                reason:
                    "estimates of a compositional layout are lengths in its groups; write a second file with others, "
                    + "and see both with “flowsim compare”")
        }
    }

    private static let thereAndBack = [
        Scenario.Step(.scroll(.through(.end))), Scenario.Step(.scroll(.through(.start))),
    ]

    /// Tries all estimates and returns the results.
    ///
    /// - Parameter progress: Receives the number of estimates that were tried, and the number of all, after every
    ///   layout.
    /// - Throws: `ScenarioError` if a step cannot be done with any estimate.
    func advice(progress: @escaping (Int, Int) -> Void = { _, _ in }) throws(ScenarioError) -> EstimateAdvice {
        let length = measuredLength
        var leavesOut = false
        var trials: [EstimateAdvice.Trial] = []
        var refused: [EstimateAdvice.Refusal] = []
        let candidates = candidates
        for (index, candidate) in candidates.enumerated() {
            do {
                let run = try run(candidate) { progress(index, candidates.count) }
                leavesOut = leavesOut || run.shown.count > 1
                trials.append(trial(candidate, run, measuredLength: length))
            } catch {
                refused.append(.init(names: candidate.names, reason: "\(error)"))
            }
        }
        let fewest = trials.map(\.measured).min() ?? 0
        for index in trials.indices {
            trials[index].penalty = trials[index].penalty(viewport: axis.along(scenario.container.size), fewest: fewest)
        }
        // The first of several that are as good.
        guard let best = trials.indices.min(by: { trials[$0].isBetter(than: trials[$1]) }) else {
            throw ScenarioError(place: "", reason: refused.first?.reason ?? "no estimate could be tried")
        }
        return EstimateAdvice(
            name: scenario.name, run: steps.map(\.reportedAction), itemCount: statistics.count,
            scrolledItems: leavesOut ? mostItems : nil, measuredLength: length,
            isTable: rows != nil, trials: trials, refused: refused, best: best,
            sections: sections(common: trials[best].estimate))
    }

    private var axis: ScrollDirection { scenario.surface.scrollAxis }

    // MARK: Candidates

    struct Candidate {
        var names: [String]
        var estimate: TriedEstimate
    }

    /// The distinct estimates to try. An estimate with several names is tried once, and the trial has all of its names.
    var candidates: [Candidate] {
        var named = [("the file's own", scenario.ownEstimate)]
        named += sizes.map { ($0, rows == nil ? .item(.size(layoutEstimate($1))) : .row($1.height)) }
        if rows == nil { named.append(("automatic", .item(.automatic))) }
        if rows != nil, scenario.declaresHeights, wanted == nil { named.append(("none", .row(0))) }
        var candidates: [Candidate] = []
        for (name, estimate) in named {
            if let index = candidates.firstIndex(where: { inPoints($0.estimate) == inPoints(estimate) }) {
                candidates[index].names.append(name)
            } else {
                candidates.append(Candidate(names: [name], estimate: estimate))
            }
        }
        return candidates
    }

    private func layoutEstimate(_ size: CGSize) -> Scenario.ItemSize {
        guard case .item(.size(let own)) = scenario.ownEstimate else { return .init(size) }
        return own.replaced(by: size, along: axis)
    }

    /// Returns an estimate in points. A length that is relative to the available space is computed with the space that
    /// is available for items at the beginning of the scenario.
    private func inPoints(_ estimate: TriedEstimate) -> TriedEstimate {
        guard case .item(.size(let size)) = estimate else { return estimate }
        let data = start.dataSource
        return .item(.size(.init(size.size(in: data.room(nil), scale: data.surroundings.scale))))
    }

    private var sizes: [(String, CGSize)] {
        if let wanted { return wanted.map { ("given", CGSize(width: 0, height: $0)) } }
        let (median, mean) = (statistics.percentile(0.5), statistics.mean)
        // Across the scroll axis a mean that no item has makes rows that no item makes.
        let mixed = axis.size(along: axis.along(mean), across: axis.across(median))
        let sizes =
            [
                ("smallest", statistics.percentile(0)), ("half the median", scaled(median, 0.5)), ("median", median),
                ("mean", mean),
            ] + (mixed == median || mixed == mean ? [] : [("median across and mean along", mixed)]) + [
                ("90th percentile", statistics.percentile(0.9)), ("largest", statistics.percentile(1)),
                ("twice the median", scaled(median, 2)),
            ]
        // An estimate of nothing would mean that cells are not measured.
        return sizes.map { ($0.0, CGSize(width: max($0.1.width, 1), height: max($0.1.height, 1))) }
    }

    /// Returns the size, scaled only along the scroll axis. Another length across the axis could change the number of
    /// items in a row.
    private func scaled(_ size: CGSize, _ factor: Double) -> CGSize {
        axis.size(along: SizeStatistics.half(axis.along(size) * factor), across: axis.across(size))
    }

    private func variant(_ estimate: TriedEstimate, _ steps: [Scenario.Step]) throws(ScenarioError) -> Scenario {
        var variant = scenario
        variant.steps = steps
        variant = variant.estimating(estimate)
        try variant.checkVisibleCount()
        return variant
    }

    // MARK: Trials

    /// Runs the steps of the scenario with an estimate.
    func run(
        _ candidate: Candidate, didLayOut: @escaping () -> Void = {}
    ) throws(ScenarioError) -> ScenarioRun {
        let run = ScenarioRun(try variant(candidate.estimate, steps), tracing: true)
        run.mostItemsShown = mostItems
        run.didLayOut = didLayOut
        try run.finish()
        return run
    }

    private func trial(
        _ candidate: Candidate, _ run: ScenarioRun, measuredLength: Double?
    ) -> EstimateAdvice.Trial {
        let report = run.report
        let metrics = TraceMetrics(run.trace?.events ?? [])
        let first = report.steps[0]
        let firstLength = axis.along(first.state.contentSize)
        let error = measuredLength.map { $0 > 0 ? abs(firstLength - $0) / $0 : 0 }
        return EstimateAdvice.Trial(
            names: candidate.names, estimate: inPoints(candidate.estimate).numbers,
            written: candidate.estimate.relativeText, firstContent: firstLength,
            maximumDrift: metrics.maximumDrift,
            rounds: metrics.selfSizingRounds, passes: metrics.layoutPasses, measured: metrics.measured,
            measuredAtFirst: first.measurements,
            indicatorJump: metrics.indicatorJump, maximumIndicatorJump: metrics.maximumIndicatorJump,
            indicatorReversals: metrics.indicatorReversals, firstContentError: error,
            errors: Set(report.steps.flatMap(\.issues).filter(\.isError).map(\.kind)).sorted())
    }

    /// The length of the content before the first step, with measured sizes for all items. `nil` if not all items can
    /// be measured.
    private var measuredLength: Double? {
        if let rows { return rows.contentLength }
        guard scenario.itemCount <= ScenarioLimits.comparedItems,
            let variant = try? variant(.item(.size(.init(statistics.mean))), [Self.thereAndBack[0]]),
            let report = try? ScenarioRun(variant).finish(), report.final.estimated == 0
        else { return nil }
        return axis.along(report.final.contentSize)
    }

    private func sections(common: [Double]?) -> [EstimateAdvice.Section] {
        scenario.sections.enumerated().compactMap { index, section in
            let statistics =
                rows.map { SizeStatistics(heights: $0.heights[index]) } ?? SizeStatistics([index], of: start)
            guard statistics.count > 0 else { return nil }
            let mean = statistics.mean
            let suited: [Double] = rows == nil ? [mean.width, mean.height] : [mean.height]
            let error = common.map { zip($0, suited).map { $1 > 0 ? ($0 - $1) / $1 : 0 } }
            return EstimateAdvice.Section(
                section: index, title: section.title, itemCount: statistics.count, suited: suited, error: error)
        }
    }
}

extension Scenario.Action {
    fileprivate var scrolls: Bool {
        parts.contains {
            switch $0 {
            case .scroll, .scrollTo, .drag: true
            default: false
            }
        }
    }
}
