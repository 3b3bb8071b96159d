import ElementsSimulator

extension Scenario.Expectation {
    /// The greatest difference, in points, between two lengths that are treated as equal. It is needed because a third
    /// of a point has no exact decimal form.
    public static let tolerance = 0.001

    /// Compares the expected values with the present state of the run, in the order of the keys in the documentation.
    ///
    /// - Returns: The values that do not hold; all values if the run is recorded.
    @MainActor
    func checks(of run: ScenarioRun) -> [Timeline.Check] {
        var list = CheckList(keepsAll: run.isRecording)
        let (state, last) = (run.state, run.lastAction)
        list.compare(
            "contentSize", contentSize.map { [$0.width, $0.height] },
            [state.contentSize.width, state.contentSize.height])
        list.compare(
            "contentOffset", contentOffset.map { [$0.x, $0.y] }, [state.contentOffset.x, state.contentOffset.y])
        list.compare("measured", measured, state.measured)
        list.compare("estimated", estimated, state.estimated)
        list.compare("newlyMeasured", newlyMeasured, last?.newlyMeasured ?? 0)
        list.compare("rounds", rounds, last?.rounds ?? 0)
        list.compare("rows", rows, state.rows)
        list.compare("visible", visible, state.visible)
        let paths = run.host.visiblePaths.sorted()
        list.compare("firstVisible", firstVisible.map { ["\($0)"] }, Self.names(paths.prefix(1)))
        list.compare("lastVisible", lastVisible.map { ["\($0)"] }, Self.names(paths.suffix(1)))
        for expected in sectionOffsets {
            let offset = (run.host as? CompositionalHost)?.scrolledOffset(ofSection: expected.section)
            list.compare("sectionOffsets.\(expected.section)", [expected.offset], offset.map { [$0] })
        }
        list.compare("selected", selected.map { $0.map(\.description) }, Self.names(run.host.selectedPaths[...]))
        let log = (run.host as? TableHost)?.calls
        for expected in calls {
            let (low, high) = (expected.atLeast.map(Double.init), expected.atMost.map(Double.init))
            let bounds = Scenario.MetricExpectation(name: expected.method.rawValue, atLeast: low, atMost: high)
            list.compare(bounds, Double(log?.counts[expected.method] ?? 0), as: "calls.\(expected.method.rawValue)")
        }
        if let callOrder {
            let methods = Set(callOrder.map(\.method))
            list.compare(
                "calls", callOrder.map(\.description),
                (log?.calls ?? []).filter { methods.contains($0.method) }.map(\.description))
        }
        list.compare("issues", issues, last?.issues.map(\.kind) ?? [])
        list.compare(error, last?.refusal)
        for expected in metrics {
            let what = "metrics.\(expected.name)"
            let origin = MetricOrigin(name: expected.name, run: run)
            // No upper limit holds for an unknown value.
            if expected.atMost != nil, let gap = origin.gap {
                list.note(what, holds: false, expected: expected.bounds, found: "not measured: \(gap)", origin)
                continue
            }
            list.compare(expected, origin.value, as: what, origin)
        }
        for expected in frames {
            let frame = run.host.place(of: expected.element)?.frame
            guard let wanted = expected.frame else {
                list.compareAbsent("frames.\(expected.element)", frame?.numbers)
                continue
            }
            list.compare("frames.\(expected.element)", wanted.numbers, frame?.numbers)
        }
        let shown = views.isEmpty ? [:] : Dictionary(grouping: run.host.elementViews, by: \.element)
        for expected in views {
            list.compareViews(
                "views.\(expected.element)", expected.frame?.numbers,
                (shown[expected.element] ?? []).map(\.view.frame.numbers))
        }
        for expected in inside {
            let frame = run.contentCell(at: expected.item)?.frame(of: expected.view)
            list.compareInside("inside.\(expected.item).\(expected.view)", expected.frame.numbers, frame?.numbers)
        }
        for expected in lines {
            let count = run.contentCell(at: expected.item)?.lineCount(of: expected.label).map { [Double($0)] }
            list.compareInside("lines.\(expected.item).\(expected.label)", [Double(expected.count)], count)
        }
        for expected in zIndexes {
            let found = run.host.place(of: expected.element).map { [Double($0.zIndex)] }
            list.compare("zIndexes.\(expected.element)", [Double(expected.zIndex)], found)
        }
        if let query {
            let found = run.elementNames(in: query.rect).map(\.description).sorted()
            list.compare("query", query.elements.map(\.description).sorted(), found)
        }
        return list.checks
    }

    private static func names(_ paths: ArraySlice<IndexPath>) -> [String] {
        paths.compactMap(Scenario.ItemPath.init).map(\.description)
    }
}

/// A metric of a run's last action, which an expectation compares. The elements and causes are looked up only if the
/// expectation fails.
@MainActor
private struct MetricOrigin {
    let name: String
    let run: ScenarioRun

    /// The value of the metric; nil if the action has no such metric.
    var value: Double? { run.lastMetrics.flatMap { MetricName.value(name, in: $0) } }

    /// The reason for which the metric could not be measured; nil if it was measured.
    var gap: String? { MetricName.row(name)?.needsReader == true ? run.lastMetrics?.driftGap?.reason : nil }

    /// Adds the origin of the metric to a check: the step, the elements and the causes.
    func add(to check: inout Timeline.Check) {
        let events = run.eventNumbers.last.map(run.events) ?? []
        let row = MetricName.row(name)
        let elements = (row?.elements(in: events) ?? []).prefix(100)
        check.step = run.lastAction?.number
        check.elements = elements.isEmpty ? nil : Array(elements)
        check.causes = run.trace.flatMap { row?.causes(in: events, of: $0) }
        check.work = run.trace.flatMap { row?.work(in: events, of: $0) }
    }
}

@MainActor
private struct CheckList {
    let keepsAll: Bool
    private(set) var checks: [Timeline.Check] = []

    /// Adds a check. The values are described in words only if the check fails, or if passed checks are kept as well.
    mutating func note(
        _ what: String, holds: Bool, expected: @autoclosure () -> String, found: @autoclosure () -> String,
        _ origin: MetricOrigin? = nil
    ) {
        guard keepsAll || !holds else { return }
        var check = Timeline.Check(what: what, expected: expected(), found: found(), holds: holds)
        if !holds { origin?.add(to: &check) }
        checks.append(check)
    }

    mutating func compare(_ what: String, _ expected: [Double]?, _ actual: [Double]?) {
        guard let expected else { return }
        let tolerance = Scenario.Expectation.tolerance
        let holds = actual.map { zip(expected, $0).allSatisfy { abs($0 - $1) <= tolerance } } ?? false
        note(what, holds: holds, expected: Self.text(expected), found: actual.map(Self.text) ?? "no such element")
    }

    mutating func compareInside(_ what: String, _ expected: [Double], _ actual: [Double]?) {
        guard let actual else {
            return note(what, holds: false, expected: Self.text(expected), found: "no cell on screen")
        }
        compare(what, expected, actual)
    }

    mutating func compare(_ what: String, _ expected: Int?, _ actual: Int) {
        guard let expected else { return }
        note(what, holds: expected == actual, expected: String(expected), found: String(actual))
    }

    mutating func compare(_ what: String, _ expected: [String]?, _ actual: [String]) {
        guard let expected else { return }
        // Their common beginning is left out.
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        let isLong = max(expected.count, actual.count) > Self.listed
        let skipped = isLong && expected != actual ? max(0, same - 1) : 0
        note(
            what, holds: expected == actual, expected: Self.text(expected, after: skipped),
            found: Self.text(actual, after: skipped))
    }

    /// The greatest number of entries of one list in the text of a check. The text gives only the number of further
    /// entries.
    private static let listed = 12

    mutating func compare(_ expected: Scenario.ErrorExpectation?, _ actual: String?) {
        guard let expected else { return }
        switch expected {
        case .none: note("error", holds: actual == nil, expected: "none", found: actual ?? "none")
        case .containing(let text):
            note("error", holds: actual?.contains(text) ?? false, expected: text, found: actual ?? "none")
        }
    }

    mutating func compareAbsent(_ what: String, _ actual: [Double]?) {
        note(
            what, holds: actual == nil, expected: "no such element", found: actual.map(Self.text) ?? "no such element")
    }

    /// Compares the frame of the view that shows an element with the expected frame. If `expected` is nil, the check
    /// passes only if no view shows the element. It always fails if two or more views show the element.
    mutating func compareViews(_ what: String, _ expected: [Double]?, _ actual: [[Double]]) {
        let wanted = expected.map(Self.text) ?? "no view"
        guard actual.count < 2 else {
            let found = actual.map(Self.text).joined(separator: " and ")
            return note(what, holds: false, expected: wanted, found: "\(actual.count) views: \(found)")
        }
        guard let expected, let view = actual.first else {
            let holds = expected == nil && actual.isEmpty
            return note(what, holds: holds, expected: wanted, found: actual.first.map(Self.text) ?? "no view")
        }
        compare(what, expected, view)
    }

    mutating func compare(
        _ expected: Scenario.MetricExpectation, _ actual: Double?, as what: String, _ origin: MetricOrigin? = nil
    ) {
        let tolerance = Scenario.Expectation.tolerance
        let holds = actual.map {
            $0 >= (expected.atLeast ?? $0) - tolerance && $0 <= (expected.atMost ?? $0) + tolerance
        }
        note(
            what, holds: holds ?? false, expected: expected.bounds,
            found: actual.map(NumberText.plain) ?? "no such value", origin)
    }

    private static func text(_ numbers: [Double]) -> String {
        "[" + numbers.map(NumberText.plain).joined(separator: ", ") + "]"
    }

    private static func text(_ words: [String], after skipped: Int) -> String {
        var shown = Array(words.dropFirst(skipped).prefix(listed))
        let rest = words.count - skipped - shown.count
        if skipped > 0 { shown.insert("\(NumberText.grouped(skipped)) the same", at: 0) }
        if rest > 0 { shown.append("and \(NumberText.grouped(rest)) more") }
        return "[" + shown.joined(separator: ", ") + "]"
    }
}

extension CGRect {
    fileprivate var numbers: [Double] { [origin.x, origin.y, width, height] }
}

extension Scenario.MetricExpectation {
    fileprivate var bounds: String {
        switch (atLeast, atMost) {
        case (let low?, let high?) where low == high: NumberText.plain(low)
        case (let low?, let high?): "\(NumberText.plain(low)) to \(NumberText.plain(high))"
        case (let low?, nil): "at least \(NumberText.plain(low))"
        case (nil, let high?): "at most \(NumberText.plain(high))"
        case (nil, nil): "any value"
        }
    }
}
