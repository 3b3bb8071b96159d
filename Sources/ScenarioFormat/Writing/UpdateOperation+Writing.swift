extension Scenario.UpdateOperation.Audience: JSONWritable {}

extension Scenario.UpdateOperation {
    func json(_ sections: SectionWriter) -> JSONValue {
        var members = JSONMembers()
        switch kind {
        case .insertItems(let groups, let path):
            members.add("insert", path)
            members.add("items", sections.groups(groups))
        case .deleteItems(let paths): members.add("delete", JSONValue.paths(paths))
        case .moveItem(let from, let to):
            members.add("move", from)
            members.add("to", to)
        case .reloadItems(let paths, let groups):
            members.add("reload", JSONValue.paths(paths))
            members.add("items", groups.map(sections.groups))
        case .reconfigureItems(let paths, let groups):
            members.add("reconfigure", JSONValue.paths(paths))
            members.add("items", groups.map(sections.groups))
        case .insertSection(let section, let index):
            members.add("insertSection", index)
            members.add("section", sections.section(section))
        case .deleteSection(let index): members.add("deleteSection", index)
        case .moveSection(let from, let to):
            members.add("moveSection", from)
            members.add("to", to)
        case .reloadSection(let index, let section):
            members.add("reloadSection", index)
            members.add("section", section.map(sections.section))
        }
        members.add("only", only)
        return members.json
    }
}
