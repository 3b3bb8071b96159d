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
    init(
        _ place: JSONPlace, layout: inout Scenario.Layout, text: Scenario.TextStyle, cells: [String: Scenario.Cell]
    ) throws(ScenarioError) {
        let object = try place.object(ActionReader.names + ["together", "times", "note"])
        let note = try object.string("note")
        let times = try object.integer("times", 1...ScenarioLimits.times) ?? 1
        guard let together = object["together"] else {
            let part = try Self.part(of: object, at: place, more: ["together"], &layout, text, cells)
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
            parts.append(try Self.part(of: object, at: place, more: [], &layout, text, cells))
        }
        guard !parts.isEmpty else { throw together.error("expected at least one action") }
        self.parts = parts
        step = Scenario.Step(.together(parts.map(\.action)), times: times, note: note)
    }

    private static func part(
        of object: JSONObject, at place: JSONPlace, more: [String], _ layout: inout Scenario.Layout,
        _ text: Scenario.TextStyle, _ cells: [String: Scenario.Cell]
    ) throws(ScenarioError) -> Part {
        let given = ActionReader.names.filter(object.has)
        guard let name = given.first else {
            let names = (ActionReader.names + more).map { "“\($0)”" }
            throw place.error("expected one of \(names.joined(separator: ", "))")
        }
        guard given.count == 1 else { throw place.error("“\(given[0])” and “\(given[1])” need a step each") }
        let argument = try object.required(name)
        let action = try ActionReader(layout: layout, text: text, cells: cells).action(name, argument)
        defer { if case .set(let change) = action { layout = change.layout } }
        return Part(action: action, place: argument, layout: layout)
    }
}
