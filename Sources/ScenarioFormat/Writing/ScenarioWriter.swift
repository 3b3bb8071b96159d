/// A writer of a scenario as a document. Reading the document returns an equal scenario.
///
/// It also writes values that no reader accepts: the reader then reports where and why.
struct ScenarioWriter {
    private let scenario: Scenario
    private let text: Scenario.TextStyle
    private let sections: SectionWriter

    init(_ scenario: Scenario) {
        self.scenario = scenario
        text = scenario.commonTextStyle
        sections = SectionWriter(scenario, text: text)
    }

    var document: JSONValue {
        var members = JSONMembers()
        members.add("format", Scenario.format)
        members.add("name", scenario.name, or: "")
        members.add(JSONComment.key, scenario.comment, or: [])
        members.add("container", scenario.container)
        // An empty object makes a table.
        if let table = scenario.table {
            members.add("table", Scenario.Table.fields.members(of: table, over: Scenario.Table()).json)
        } else if let layout = scenario.compositional {
            var layoutMembers = JSONMembers()
            layoutMembers.add("kind", "compositional")
            Scenario.CompositionalLayout.fields.write(layout, over: Scenario.CompositionalLayout(), to: &layoutMembers)
            members.add("layout", layoutMembers.json)
        } else {
            members.add("layout", scenario.layout, or: Scenario.Layout()) {
                Scenario.Layout.fields.members(of: $0, over: Scenario.Layout()).json
            }
        }
        members.add("fonts", scenario.fontFile?.file)
        members.add("text", text, or: Scenario.TextStyle()) { $0.json(over: Scenario.TextStyle()) }
        members.add("cells", scenario.cells, or: [:])
        members.add("sections", sections.sections(scenario.sections))
        members.add("steps", scenario.steps, or: [], steps)
        return members.json
    }

    /// Writes the steps in order. Each step contains only the properties that differ from the values that earlier steps
    /// have set.
    private func steps(_ steps: [Scenario.Step]) -> JSONValue {
        var surface = scenario.surface
        return .array(
            steps.map { step in
                var members = JSONMembers()
                let action = step.action.member(&surface, sections)
                members.add(action.key, action.value)
                members.add("times", step.times, or: 1)
                members.add("profiles", step.profiles)
                members.add("note", step.note)
                return members.json
            })
    }
}
