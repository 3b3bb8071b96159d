/// A reader of one step. It stores the values that are needed to check the step against the sections.
package struct StepReader {
    package let step: Scenario.Step
    /// The step's action, or the actions that the step performs together. Each is stored with its place, and with the
    /// properties of the layout or the table before the action.
    let parts: [Part]

    struct Part {
        var action: Scenario.Action
        var place: JSONPlace
        var surface: Scenario.Surface
    }

    /// The keys that a step can have.
    package static let keys = Scenario.Action.keys + ["together", "times", "note", "profiles"]

    /// Reads a step.
    ///
    /// - Parameter surface: The layout's or the table's properties at the beginning of the step; after the call, those
    ///   at its end.
    package init(
        _ place: JSONPlace, surface: inout Scenario.Surface, text: Scenario.TextStyle, cells: [String: Scenario.Cell]
    ) throws(ScenarioError) {
        var reader = SectionReader(surface: surface, text: text, cells: cells)
        defer { surface = reader.surface }
        let object = try place.object(Self.keys)
        let note = try object["note"]?.string()
        let times = try object["times"]?.integer(1...ScenarioLimits.times) ?? 1
        guard let together = object["together"] else {
            let part = try Self.part(of: object, at: place, more: ["together"], &reader)
            parts = [part]
            var step = Scenario.Step(part.action, times: times, note: note)
            step.profiles = try Self.profiles(object, of: part)
            self.step = step
            if case .expect = part.action, object.has("times") { throw place.error("an “expect” is done once") }
            return
        }
        if let place = object["profiles"] { throw place.error("goes with “expect” only: all systems do the same") }
        if let other = Scenario.Action.keys.first(where: object.has) {
            throw place.error("“together” and “\(other)” need a step each", atKey: other)
        }
        var parts: [Part] = []
        for place in try together.elements() {
            let object = try place.object(Scenario.Action.keys)
            guard !object.has("expect") else { throw place.error("“expect” needs a step of its own") }
            parts.append(try Self.part(of: object, at: place, more: [], &reader))
        }
        guard !parts.isEmpty else { throw together.error("expected at least one action") }
        self.parts = parts
        step = Scenario.Step(.together(parts.map(\.action)), times: times, note: note)
    }

    /// Reads the iOS releases for which an expectation is compared.
    private static func profiles(_ object: JSONObject, of part: Part) throws(ScenarioError) -> [Scenario.Table.Profile]?
    {
        guard let place = object["profiles"] else { return nil }
        guard part.action.isExpectation else { throw place.error("goes with “expect” only: all systems do the same") }
        guard let table = part.surface.table else { throw place.error("goes with a “table” only") }
        let profiles = try Scenario.Table.profiles(place)
        if let other = profiles.first(where: { !table.profiles.contains($0) }) {
            throw place.error("“\(other.rawValue)” is none of the table's profiles")
        }
        return profiles
    }

    private static func part(
        of object: JSONObject, at place: JSONPlace, more: [String], _ sections: inout SectionReader
    ) throws(ScenarioError) -> Part {
        let given = Scenario.Action.readers.filter { object.has($0.key) }
        guard let reader = given.first else {
            let names = (Scenario.Action.keys + more).map { "“\($0)”" }
            throw place.error("expected one of \(names.joined(separator: ", "))")
        }
        guard given.count == 1 else {
            throw place.error("“\(reader.key)” and “\(given[1].key)” need a step each", atKey: given[1].key)
        }
        let argument = try object.required(reader.key)
        let action = try reader.read(sections, argument)
        defer { sections.surface.apply(action) }
        return Part(action: action, place: argument, surface: sections.surface)
    }
}
