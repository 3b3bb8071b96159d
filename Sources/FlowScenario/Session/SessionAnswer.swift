import ElementsSimulator

/// The answer of a session to a step. It is written as the members of a JSON object.
@MainActor
struct SessionAnswer {
    private let step: ScenarioReport.Step
    private let number: Int
    private let metrics: TraceMetrics
    var changes = SessionFrames.Changes()
    private var explanations: [JSONValue] = []
    private var unexplained = 0

    init(_ step: ScenarioReport.Step, number: Int, events: [TraceEvent]) {
        (self.step, self.number) = (step, number)
        metrics = TraceMetrics(events)
    }

    /// Adds the reasons for which the layout was prepared and elements were laid out again.
    ///
    /// The elements are those that were invalidated, queried again or measured. At most `limit` of them are explained.
    mutating func explain(_ events: [TraceEvent], _ trace: LayoutTrace, limit: Int) {
        var known: Set<TraceEvent.Element> = []
        var elements: [TraceEvent.Element] = []
        for event in events {
            for element in event.askedElements where known.insert(element).inserted { elements.append(element) }
        }
        let preparation = events.last { if case .prepared = $0.kind { true } else { false } }
        if limit > 0, let preparation {
            let sentence = trace.explanation(ofPreparation: preparation)
            explanations.append(["element": "layout", "because": .string(sentence)])
        }
        for element in elements.prefix(limit) {
            guard let name = element.name else { continue }
            explanations.append(.explanation(trace.explanation(for: element), of: name))
        }
        unexplained = max(0, elements.count - limit)
    }

    var members: [JSONValue.Member] {
        var object = JSONMembers()
        object.add("step", number)
        object.add("action", step.action)
        object.add("note", step.note)
        object.add("state", JSONValue.state(step.state))
        if step.isExpectation {
            object.add("passed", step.differences.isEmpty)
            object.add("failed", step.differences.map(Self.difference))
            return object.members
        }
        object.add("refused", step.refusal)
        object.add("newlyMeasured", step.newlyMeasured)
        object.add("rounds", step.rounds)
        object.add("issues", step.issues.map(Self.issue))
        object.add("changed", changes.count)
        object.add("compared", changes.isWhole ? "everything" : "around the viewport")
        object.add("frames", changes.list.map(Self.change))
        let values = MetricName.all.compactMap { name in
            MetricName.value(name, in: metrics).map { JSONValue.Member(key: name, value: .length($0)) }
        }
        object.add("metrics", JSONValue.object(values))
        object.add("why", explanations)
        if unexplained > 0 { object.add("unexplained", unexplained) }
        return object.members
    }

    private static func difference(_ difference: ScenarioReport.Difference) -> JSONValue {
        [
            "what": .string(difference.what), "expected": .string(difference.expected),
            "found": .string(difference.actual),
        ]
    }

    private static func issue(_ issue: ScenarioReport.Issue) -> JSONValue {
        var object = JSONMembers()
        object.add("kind", issue.kind)
        object.add("isError", issue.isError)
        object.add("message", issue.message)
        object.add("item", issue.item)
        object.add("element", issue.element)
        return object.json
    }

    private static func change(_ change: SessionFrames.Change) -> JSONValue {
        var object = JSONMembers()
        object.add("element", "\(change.name)")
        if let before = change.nameBefore, before != change.name { object.add("was", "\(before)") }
        object.add("before", change.before.map { JSONValue.frame($0) } ?? .null)
        object.add("after", change.after.map { JSONValue.frame($0) } ?? .null)
        return object.json
    }
}

extension JSONValue {
    /// Returns a number as JSON. An infinite number and NaN, which JSON does not have, become texts.
    static func length(_ value: Double) -> JSONValue {
        value.isFinite ? .number(value) : .string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }

    static func lengths(_ values: Double...) -> JSONValue { .array(values.map(length)) }

    static func frame(_ rect: CGRect) -> JSONValue { lengths(rect.origin.x, rect.origin.y, rect.width, rect.height) }

    /// Returns a state as JSON, with the keys of an `expect` step.
    static func state(_ state: ScenarioReport.LayoutState) -> JSONValue {
        [
            "contentSize": lengths(state.contentSize.width, state.contentSize.height),
            "contentOffset": lengths(state.contentOffset.x, state.contentOffset.y),
            "measured": .number(Double(state.measured)), "estimated": .number(Double(state.estimated)),
            "rows": .number(Double(state.rows)), "visible": .number(Double(state.visible)),
        ]
    }

    /// Returns, as JSON, the explanation of why an element was laid out again. It is a sentence with the events that
    /// led to the new layout, the latest event first.
    static func explanation(_ text: String, of name: Scenario.ElementName) -> JSONValue {
        let lines = text.split(separator: "\n").map(String.init)
        return [
            "element": .string("\(name)"), "because": .string(lines.first ?? ""),
            "chain": .array(lines.dropFirst().map { .string($0) }),
        ]
    }
}

extension TraceEvent {
    /// The elements that this event invalidates, queries again or measures. Empty for an event of another kind.
    fileprivate var askedElements: [Element] {
        switch kind {
        case .measured(let element, _, _, _, _), .requeried(let element, _): [element]
        case .invalidated(let context): context.elements
        default: []
        }
    }
}
