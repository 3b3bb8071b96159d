import Foundation

/// What an expectation is compared with.
struct Observation {
    var state: ScenarioReport.LayoutState
    var newlyMeasured: Int
    var rounds: Int
    var issues: [String]
    /// nil: no batch was refused.
    var refusal: String?
    /// nil: there is no such metric of the step.
    var metric: (String) -> Double?
    /// The step that metrics are of.
    var lastStep: Int?
    /// The elements that a metric comes from; some know none.
    var metricElements: (String) -> [String]
    /// nil: there is no such element.
    var frame: (Scenario.ElementName) -> CGRect?
    /// The frames of all views that show an element.
    var views: (Scenario.ElementName) -> [CGRect]
    /// Of a view in the cell of an item; nil where the item has no cell on screen.
    var inside: (Scenario.ItemPath, String) -> CGRect?
    var lines: (Scenario.ItemPath, String) -> Int?
    var zIndex: (Scenario.ElementName) -> Int?
    var found: (CGRect) -> [Scenario.ElementName]
    /// The first and the last item that meets the viewport.
    var visible: (first: Scenario.ItemPath?, last: Scenario.ItemPath?)
    var selected: [Scenario.ItemPath]
    /// How often a table asked.
    var callCount: (Scenario.TableCall.Method) -> Int
    /// What it asked, of methods that some expectation lists.
    var calls: [Scenario.TableCall]
}

extension Scenario.Expectation {
    /// Lengths that differ by no more than this, in points, count as equal: a third of a point cannot be written down.
    public static let tolerance = 0.001

    /// What does not hold, in the order in which the documentation lists the keys.
    func differences(from seen: Observation) -> [ScenarioReport.Difference] {
        var list = DifferenceList()
        let state = seen.state
        list.compare(
            "contentSize", contentSize.map { [$0.width, $0.height] },
            [state.contentSize.width, state.contentSize.height])
        list.compare(
            "contentOffset", contentOffset.map { [$0.x, $0.y] }, [state.contentOffset.x, state.contentOffset.y])
        list.compare("measured", measured, state.measured)
        list.compare("estimated", estimated, state.estimated)
        list.compare("newlyMeasured", newlyMeasured, seen.newlyMeasured)
        list.compare("rounds", rounds, seen.rounds)
        list.compare("rows", rows, state.rows)
        list.compare("visible", visible, state.visible)
        list.compare("firstVisible", firstVisible.map { ["\($0)"] }, seen.visible.first.map { ["\($0)"] } ?? [])
        list.compare("lastVisible", lastVisible.map { ["\($0)"] }, seen.visible.last.map { ["\($0)"] } ?? [])
        list.compare("selected", selected.map { $0.map(\.description) }, seen.selected.map(\.description))
        for expected in calls {
            let (low, high) = (expected.atLeast.map(Double.init), expected.atMost.map(Double.init))
            let bounds = Scenario.MetricExpectation(name: expected.method.rawValue, atLeast: low, atMost: high)
            list.compare(bounds, Double(seen.callCount(expected.method)), as: "calls.\(expected.method.rawValue)")
        }
        if let callOrder {
            let methods = Set(callOrder.map(\.method))
            list.compare(
                "calls", callOrder.map(\.description),
                seen.calls.filter { methods.contains($0.method) }.map(\.description))
        }
        list.compare("issues", issues, seen.issues)
        list.compare(error, seen.refusal)
        for expected in metrics {
            let place = (step: seen.lastStep, elements: { seen.metricElements(expected.name) })
            list.compare(expected, seen.metric(expected.name), as: "metrics.\(expected.name)", place)
        }
        for expected in frames {
            let frame = seen.frame(expected.element)
            guard let wanted = expected.frame else {
                list.compareAbsent("frames.\(expected.element)", frame?.numbers)
                continue
            }
            list.compare("frames.\(expected.element)", wanted.numbers, frame?.numbers)
        }
        for expected in views {
            list.compareViews(
                "views.\(expected.element)", expected.frame?.numbers, seen.views(expected.element).map(\.numbers))
        }
        for expected in inside {
            let frame = seen.inside(expected.item, expected.view)
            list.compareInside("inside.\(expected.item).\(expected.view)", expected.frame.numbers, frame?.numbers)
        }
        for expected in lines {
            let count = seen.lines(expected.item, expected.label).map { [Double($0)] }
            list.compareInside("lines.\(expected.item).\(expected.label)", [Double(expected.count)], count)
        }
        for expected in zIndexes {
            let seen = seen.zIndex(expected.element)
            list.compare("zIndexes.\(expected.element)", [Double(expected.zIndex)], seen.map { [Double($0)] })
        }
        if let query {
            list.compare(
                "query", query.elements.map(\.description).sorted(), seen.found(query.rect).map(\.description).sorted())
        }
        return list.differences
    }
}

private struct DifferenceList {
    private(set) var differences: [ScenarioReport.Difference] = []

    mutating func compare(_ what: String, _ expected: [Double]?, _ actual: [Double]?) {
        guard let expected else { return }
        if let actual, zip(expected, actual).allSatisfy({ abs($0 - $1) <= Scenario.Expectation.tolerance }) { return }
        differences.append(.init(what: what, expected: text(expected), actual: actual.map(text) ?? "no such element"))
    }

    mutating func compareInside(_ what: String, _ expected: [Double], _ actual: [Double]?) {
        guard let actual else {
            differences.append(.init(what: what, expected: text(expected), actual: "no cell on screen"))
            return
        }
        compare(what, expected, actual)
    }

    mutating func compare(_ what: String, _ expected: Int?, _ actual: Int) {
        guard let expected, expected != actual else { return }
        differences.append(.init(what: what, expected: String(expected), actual: String(actual)))
    }

    mutating func compare(_ what: String, _ expected: [String]?, _ actual: [String]) {
        guard let expected, expected != actual else { return }
        // What both begin with says nothing of how they differ.
        let same = zip(expected, actual).prefix { $0 == $1 }.count
        let skipped = max(expected.count, actual.count) > Self.listed ? max(0, same - 1) : 0
        differences.append(
            .init(what: what, expected: text(expected, after: skipped), actual: text(actual, after: skipped)))
    }

    /// How many words of a list are shown.
    private static let listed = 12

    mutating func compare(_ expected: Scenario.ErrorExpectation?, _ actual: String?) {
        switch (expected, actual) {
        case (nil, _), (.some(.none), nil): return
        case (.some(.none), let sentence?): differences.append(.unexpectedRefusal(sentence))
        case (.containing(let text), let sentence):
            if let sentence, sentence.contains(text) { return }
            differences.append(.init(what: "error", expected: text, actual: sentence ?? "none"))
        }
    }

    mutating func compareAbsent(_ what: String, _ actual: [Double]?) {
        guard let actual else { return }
        differences.append(.init(what: what, expected: "no such element", actual: text(actual)))
    }

    /// One view shows an element, or none.
    mutating func compareViews(_ what: String, _ expected: [Double]?, _ actual: [[Double]]) {
        guard actual.count < 2 else {
            let (wanted, found) = (expected.map(text) ?? "no view", actual.map(text).joined(separator: " and "))
            differences.append(.init(what: what, expected: wanted, actual: "\(actual.count) views: \(found)"))
            return
        }
        guard let expected else {
            if let view = actual.first {
                differences.append(.init(what: what, expected: "no view", actual: text(view)))
            }
            return
        }
        guard let view = actual.first else {
            differences.append(.init(what: what, expected: text(expected), actual: "no view"))
            return
        }
        compare(what, expected, view)
    }

    /// - Parameter place: Of a metric: the step and the elements that it comes from.
    mutating func compare(
        _ expected: Scenario.MetricExpectation, _ actual: Double?, as what: String,
        _ place: (step: Int?, elements: () -> [String])? = nil
    ) {
        let tolerance = Scenario.Expectation.tolerance
        if let actual, actual >= (expected.atLeast ?? actual) - tolerance,
            actual <= (expected.atMost ?? actual) + tolerance
        {
            return
        }
        let elements = (place?.elements() ?? []).prefix(100)
        differences.append(
            .init(
                what: what, expected: expected.bounds, actual: actual.map(NumberText.plain) ?? "no such value",
                step: place?.step, elements: elements.isEmpty ? nil : Array(elements)))
    }

    private func text(_ numbers: [Double]) -> String {
        "[" + numbers.map(NumberText.plain).joined(separator: ", ") + "]"
    }

    private func text(_ words: [String], after skipped: Int) -> String {
        var shown = Array(words.dropFirst(skipped).prefix(Self.listed))
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
