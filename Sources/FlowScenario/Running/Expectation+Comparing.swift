import Foundation

/// The values that an expectation is compared with.
struct Observation {
    var state: ScenarioReport.LayoutState
    var newlyMeasured: Int
    var rounds: Int
    var issues: [String]
    /// The reason for a refused batch; nil if none was refused.
    var refusal: String?
    /// The value of a metric; nil if the step has no such metric.
    var metric: (String) -> Double?
    /// The step that the metrics belong to.
    var lastStep: Int?
    /// The elements that a metric comes from; empty for metrics without elements.
    var metricElements: (String) -> [String]
    /// The parts of a metric by cause; nil if all of it has one cause.
    var metricCauses: (String) -> String?
    /// The reason why a metric could not be measured; nil if it was.
    var metricGap: (String) -> String?
    /// The frame of an element; nil if there is no such element.
    var frame: (Scenario.ElementName) -> CGRect?
    /// The frames of all views that show an element.
    var views: (Scenario.ElementName) -> [CGRect]
    /// The frame of a view in the cell of an item; nil if the item has no cell on screen.
    var inside: (Scenario.ItemPath, String) -> CGRect?
    var lines: (Scenario.ItemPath, String) -> Int?
    var zIndex: (Scenario.ElementName) -> Int?
    var found: (CGRect) -> [Scenario.ElementName]
    /// The first and the last item that meets the viewport.
    var visible: (first: Scenario.ItemPath?, last: Scenario.ItemPath?)
    var selected: [Scenario.ItemPath]
    /// The number of calls of a method by a table.
    var callCount: (Scenario.TableCall.Method) -> Int
    /// The calls of methods that some expectation lists, in order.
    var calls: [Scenario.TableCall]
}

extension Scenario.Expectation {
    /// The greatest difference of lengths that are treated as equal, in points: a third of a point cannot be written
    /// down.
    public static let tolerance = 0.001

    /// The values that are given, and what was found, in the order in which the documentation lists the keys.
    ///
    /// - Parameter keepsAll: Whether values that hold are included.
    func checks(of seen: Observation, keepsAll: Bool) -> [Timeline.Check] {
        var list = CheckList(keepsAll: keepsAll)
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
            let place = MetricPlace(
                step: seen.lastStep, elements: { seen.metricElements(expected.name) },
                causes: { seen.metricCauses(expected.name) })
            let what = "metrics.\(expected.name)"
            // No upper limit holds for an unknown value.
            if expected.atMost != nil, let gap = seen.metricGap(expected.name) {
                list.note(what, holds: false, expected: expected.bounds, found: "not measured: \(gap)", place)
                continue
            }
            list.compare(expected, seen.metric(expected.name), as: what, place)
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
        return list.checks
    }
}

/// The origin of a metric; looked up only if an expectation of it fails.
private struct MetricPlace {
    var step: Int?
    var elements: () -> [String]
    var causes: () -> String?
}

private struct CheckList {
    let keepsAll: Bool
    private(set) var checks: [Timeline.Check] = []

    init(keepsAll: Bool) {
        self.keepsAll = keepsAll
    }

    /// Adds a check. A value that holds is put into words only if all checks are kept.
    mutating func note(
        _ what: String, holds: Bool, expected: @autoclosure () -> String, found: @autoclosure () -> String,
        _ place: MetricPlace? = nil
    ) {
        guard keepsAll || !holds else { return }
        var check = Timeline.Check(what: what, expected: expected(), found: found(), holds: holds)
        if !holds, let place {
            let elements = place.elements().prefix(100)
            (check.step, check.elements) = (place.step, elements.isEmpty ? nil : Array(elements))
            check.causes = place.causes()
        }
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

    /// The number of words of a list that are shown.
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

    /// Compares the views of an element, which one view shows, or none.
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

    /// - Parameter place: For a metric, the step and the elements that it comes from.
    mutating func compare(
        _ expected: Scenario.MetricExpectation, _ actual: Double?, as what: String,
        _ place: MetricPlace? = nil
    ) {
        let tolerance = Scenario.Expectation.tolerance
        let holds = actual.map {
            $0 >= (expected.atLeast ?? $0) - tolerance && $0 <= (expected.atMost ?? $0) + tolerance
        }
        note(
            what, holds: holds ?? false, expected: expected.bounds,
            found: actual.map(NumberText.plain) ?? "no such value", place)
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
