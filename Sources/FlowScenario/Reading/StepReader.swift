import Foundation

/// Reads one step, and keeps what the checks against the sections need.
struct StepReader {
    let step: Scenario.Step
    /// The step's action, or those that it does together, each with its place and the layout that it finds.
    let parts: [Part]

    struct Part {
        var action: Scenario.Action
        var place: JSONPlace
        var layout: Scenario.Layout
    }

    /// - Parameter layout: The layout's properties when the step begins; afterwards, what the step made of them.
    init(_ place: JSONPlace, layout: inout Scenario.Layout) throws(ScenarioError) {
        let object = try place.object(ActionReader.names + ["together", "times", "note"])
        let note = try object.string("note")
        let times = try object.integer("times", 1...ScenarioLimits.times) ?? 1
        guard let together = object["together"] else {
            let part = try Self.part(of: object, at: place, more: ["together"], &layout)
            parts = [part]
            step = Scenario.Step(part.action, times: times, note: note)
            if case .expect = part.action, object.has("times") { throw place.error("an “expect” is done once") }
            return
        }
        if let other = ActionReader.names.first(where: object.has) {
            throw place.error("“together” and “\(other)” need a step each")
        }
        var parts: [Part] = []
        for place in try together.elements() {
            let object = try place.object(ActionReader.names)
            guard !object.has("expect") else { throw place.error("“expect” needs a step of its own") }
            parts.append(try Self.part(of: object, at: place, more: [], &layout))
        }
        guard !parts.isEmpty else { throw together.error("expected at least one action") }
        self.parts = parts
        step = Scenario.Step(.together(parts.map(\.action)), times: times, note: note)
    }

    private static func part(
        of object: JSONObject, at place: JSONPlace, more: [String], _ layout: inout Scenario.Layout
    ) throws(ScenarioError) -> Part {
        let given = ActionReader.names.filter(object.has)
        guard let name = given.first else {
            let names = (ActionReader.names + more).map { "“\($0)”" }
            throw place.error("expected one of \(names.joined(separator: ", "))")
        }
        guard given.count == 1 else { throw place.error("“\(given[0])” and “\(given[1])” need a step each") }
        let argument = try object.required(name)
        let action = try ActionReader(layout: layout).action(name, argument)
        defer { if case .set(let change) = action { layout = change.layout } }
        return Part(action: action, place: argument, layout: layout)
    }
}

// MARK: Checks against the sections

extension StepReader {
    /// - Throws: ``ScenarioError`` where the step names a section or an item that does not exist.
    func check(against scenario: Scenario) throws(ScenarioError) {
        for part in parts { try part.check(against: scenario) }
    }
}

extension StepReader.Part {
    fileprivate func check(against scenario: Scenario) throws(ScenarioError) {
        switch action {
        case .scrollTo(let path, let alignment):
            try check(section: path[0], item: path[1], of: scenario, at: place.place + ".item")
            try check(alignment)
        case .resizeItems(let items):
            for change in items {
                let path = change.item
                try check(section: path.section, item: path.item, of: scenario, at: "\(place.place).\(path)")
            }
        case .expect(let expectation):
            for expected in expectation.frames where expected.frame != nil {
                let place = "\(place.place).frames.\(expected.element)"
                switch expected.element {
                case .item(let section, let item): try check(section: section, item: item, of: scenario, at: place)
                case .header(let section), .footer(let section), .background(let section):
                    try check(section: section, item: nil, of: scenario, at: place)
                }
            }
        case .scroll, .resize, .rotate, .invalidate, .set, .insets, .traits, .drag, .reload, .together: return
        }
    }

    private func check(
        section: Int, item: Int?, of scenario: Scenario, at place: String
    ) throws(ScenarioError) {
        let sections = scenario.sections
        guard section < sections.count else {
            throw ScenarioError(
                place: place,
                reason:
                    "there is no section \(section); the scenario has \(NumberText.count(sections.count, "section"))"
            )
        }
        guard let item else { return }
        let count = sections[section].itemCount
        guard item < count else {
            throw ScenarioError(
                place: place,
                reason: "there is no item \(item) in section \(section), which has \(NumberText.count(count, "item"))")
        }
    }

    private func check(_ alignment: Scenario.ScrollAlignment) throws(ScenarioError) {
        let isVertical = [.top, .centeredVertically, .bottom].contains(alignment)
        guard isVertical == (layout.direction == .vertical) else {
            throw ScenarioError(
                place: place.place + ".position",
                reason:
                    "“\(alignment.rawValue)” does not fit a layout whose scrollDirection is \(layout.direction.rawValue)"
            )
        }
    }
}
