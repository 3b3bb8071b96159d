import CollectionSimulator

/// A question that a session receives as a line. Only the question `next` changes the view.
enum SessionQuestion {
    /// Asks for the state of the view: sizes, numbers of items and rows, and insets.
    case state
    /// Asks for the elements on screen.
    case visible
    /// Asks for the frames of the named elements.
    case frames([Scenario.ElementName])
    /// Asks for the elements in a rectangle of the content.
    case elements(CGRect)
    /// Asks for the reason for which an element was laid out again.
    case why(Scenario.ElementName)
    /// Performs the next of the document's own steps.
    case next
    /// Asks for the document with the steps that were performed.
    case scenario

    static let names = ["state", "visible", "frames", "elements", "why", "next", "scenario"]

    /// Reads a question; nil if the line is a step.
    ///
    /// - Throws: `ScenarioError` if it is neither a step nor a question.
    init?(_ value: JSONValue) throws(ScenarioError) {
        let place = JSONPlace(value: value, place: "")
        guard case .object(let members) = value else { throw place.expected("an object") }
        guard let name = members.first(where: { Self.names.contains($0.key) })?.key else {
            try Self.checkIsStep(members, place)
            return nil
        }
        let object = try place.object([name])
        let argument = try object.required(name)
        switch name {
        case "state": self = .state
        case "visible": self = .visible
        case "next": self = .next
        case "scenario": self = .scenario
        case "frames":
            var elements: [Scenario.ElementName] = []
            var known: Set<Scenario.ElementName> = []
            for place in try argument.elements() {
                let name = try place.sessionElement()
                if known.insert(name).inserted { elements.append(name) }
            }
            try ScenarioLimits.check(elements.count, "elements", limit: Self.limit, at: argument.place)
            self = .frames(elements)
        case "elements":
            let range = -ScenarioLimits.contentLength...ScenarioLimits.contentLength
            let numbers = try argument.numbers(["x", "y", "width", "height"], range)
            guard numbers[2] >= 0, numbers[3] >= 0 else {
                throw argument.error("a rectangle has no width or height below 0")
            }
            self = .elements(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            return
        default: self = .why(try argument.sessionElement())
        }
        guard ["frames", "why"].contains(name) || argument.value == .bool(true) else {
            throw argument.error("expected true")
        }
    }

    /// The greatest number of elements in one answer.
    static let limit = 1000

    /// Throws an error if a key belongs to no step and no question. The error suggests similar keys.
    private static func checkIsStep(_ members: [JSONValue.Member], _ place: JSONPlace) throws(ScenarioError) {
        let known = StepReader.keys + [JSONComment.key]
        guard let unknown = members.first(where: { !known.contains($0.key) }) else { return }
        let suggestion = KeySuggestion.text(for: unknown.key, among: StepReader.keys + Self.names)
        throw place.error("unknown key \(quoted(unknown.key)); \(suggestion)")
    }
}

extension JSONPlace {
    fileprivate func sessionElement() throws(ScenarioError) -> Scenario.ElementName {
        let text = try string()
        guard let name = Scenario.ElementName(text) else {
            throw error("\(quoted(text)) is no element; write “0-3”, “header 0”, “footer 0” or “background 0”")
        }
        return name
    }
}

// MARK: Answers

extension ScenarioSession {
    func answer(to question: SessionQuestion) throws(ScenarioError) -> [JSONValue.Member] {
        switch question {
        case .state: return [.init(key: "state", value: state)]
        case .visible: return listed(shown.host.elementSnapshots(in: shown.view.bounds), as: "visible")
        case .frames(let names):
            let frames = names.map { name in
                JSONValue.Member(key: "\(name)", value: shown.host.place(of: name).map { .frame($0.frame) } ?? .null)
            }
            return [.init(key: "frames", value: .object(frames))]
        case .elements(let rect): return listed(try found(in: rect), as: "elements")
        case .why(let name):
            let text = run.trace?.explanation(for: run.tracedElement(name)) ?? ""
            return [.init(key: "why", value: .explanation(text, of: name))]
        case .next: return try performOwnStep()
        case .scenario: return [.init(key: "scenario", value: try saved())]
        }
    }

    private func listed(_ found: [CollectionView.ElementSnapshot], as key: String) -> [JSONValue.Member] {
        let list = found.prefix(SessionQuestion.limit).map { snapshot -> JSONValue in
            ["element": .string("\(snapshot.name)"), "frame": .frame(snapshot.frame)]
        }
        let count = JSONValue.Member(key: "count", value: .number(Double(found.count)))
        return [count, .init(key: key, value: .array(list))]
    }

    /// Returns the elements in a rectangle.
    ///
    /// - Throws: `ScenarioError` if the rectangle may hold more than can sensibly be listed.
    private func found(in rect: CGRect) throws(ScenarioError) -> [CollectionView.ElementSnapshot] {
        let axis = shown.scrollAxis
        let pages = axis.along(rect.size) / max(shown.viewportLength, 1)
        let isLarge = shown.dataSource.data.itemCount > ScenarioLimits.foundElements
        guard !isLarge || pages <= 100 else {
            throw ScenarioError(
                place: "elements",
                reason: "of this many items ask for at most 100 viewports at once, not for "
                    + NumberText.grouped(pages.rounded()))
        }
        return shown.host.elementSnapshots(in: rect)
    }

    private var state: JSONValue {
        let view = run.view
        let (insets, sections) = (view.adjustedContentInset, run.dataSource.data.sections)
        let step = run.report.steps[run.report.steps.count - 1]
        return [
            "size": .lengths(view.bounds.width, view.bounds.height),
            "contentSize": .lengths(view.contentSize.width, view.contentSize.height),
            "contentOffset": .lengths(view.contentOffset.x, view.contentOffset.y),
            "adjustedContentInset": .lengths(insets.top, insets.left, insets.bottom, insets.right),
            "items": .number(Double(run.dataSource.data.itemCount)),
            "sections": .array(sections.prefix(SessionQuestion.limit).map { .number(Double($0.items.count)) }),
            "sectionCount": .number(Double(sections.count)),
            "measured": .number(Double(step.state.measured)), "estimated": .number(Double(step.state.estimated)),
            "rows": .number(Double(step.state.rows)), "visible": .number(Double(step.state.visible)),
            "selected": .array(
                run.host.selectedPaths.compactMap(Scenario.ItemPath.init).prefix(SessionQuestion.limit)
                    .map { .string("\($0)") }),
            "steps": .number(Double(stepCount)), "left": .number(Double(ownSteps.count)),
        ]
    }
}
