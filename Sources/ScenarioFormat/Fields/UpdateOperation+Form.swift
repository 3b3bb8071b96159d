import PlainTexts

/// A reader of the operations in an `update` step.
struct UpdateReader {
    /// The reader for the contents of inserted items and sections.
    let sections: SectionReader

    static let names = [
        "insert", "delete", "move", "reload", "reconfigure", "insertSection", "deleteSection", "moveSection",
        "reloadSection",
    ]
    /// The second key that an operation may have. The dictionary's key is the operation's name; for example, an
    /// `insert` may also have `items`. Any operation may have the key `only`, too.
    private static let arguments = [
        "insert": "items", "reload": "items", "reconfigure": "items", "move": "to", "moveSection": "to",
        "insertSection": "section", "reloadSection": "section",
    ]

    func operations(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.UpdateOperation] {
        var calls = 0
        return try place.elements { element throws(ScenarioError) in
            let operation = try operation(element)
            calls += operation.callCount
            guard calls <= ScenarioLimits.operations else {
                throw element.error(
                    "more than \(NumberText.grouped(ScenarioLimits.operations)) items and sections change in one update"
                )
            }
            return operation
        }
    }

    private func operation(_ place: JSONPlace) throws(ScenarioError) -> Scenario.UpdateOperation {
        let arguments = ["items", "to", "section"]
        let object = try place.object(Self.names + arguments + ["only"])
        let given = Self.names.filter(object.has)
        guard let name = given.first else {
            throw place.error("expected one of \(Self.names.map { "“\($0)”" }.joined(separator: ", "))")
        }
        guard given.count == 1 else {
            throw place.error("“\(given[0])” and “\(given[1])” need an operation each", atKey: given[1])
        }
        for key in arguments where key != Self.arguments[name] && object.has(key) {
            throw place.error("“\(key)” does not go with “\(name)”", atKey: key)
        }
        return Scenario.UpdateOperation(try kind(name, object), only: try object["only"]?.choice())
    }

    private func kind(_ name: String, _ object: JSONObject) throws(ScenarioError) -> Scenario.UpdateOperation.Kind {
        let place = try object.required(name)
        switch name {
        case "insert":
            return .insertItems(try sections.groups(object.required("items")), at: try place.itemPath())
        case "delete": return .deleteItems(try place.itemPaths())
        case "move": return .moveItem(from: try place.itemPath(), to: try object.required("to").itemPath())
        case "reload", "reconfigure":
            let paths = try place.itemPaths()
            let groups = try contents(object, count: paths.count)
            return name == "reload" ? .reloadItems(paths, with: groups) : .reconfigureItems(paths, with: groups)
        case "insertSection":
            return .insertSection(try sections.section(object.required("section")), at: try place.count())
        case "deleteSection": return .deleteSection(try place.count())
        case "moveSection": return .moveSection(from: try place.count(), to: try object.required("to").count())
        default:
            let section = try object["section"].map(sections.section)
            return .reloadSection(try place.count(), with: section)
        }
    }

    private func contents(_ object: JSONObject, count: Int) throws(ScenarioError) -> [Scenario.ItemGroup]? {
        guard let place = object["items"] else { return nil }
        let groups = try sections.groups(place)
        let found = groups.reduce(0) { $0 + $1.count }
        guard found == count else {
            throw place.error("\(NumberText.count(found, "item")) for \(NumberText.count(count, "path"))")
        }
        return groups
    }
}

extension Scenario.UpdateOperation.Audience: JSONWritable {}

extension Scenario.UpdateOperation {
    func json(_ sections: SectionWriter) -> JSONValue {
        let parts = kind.parts
        let old = parts.oldItems.map { .paths($0) } ?? parts.oldSection?.json
        let new = parts.newItem?.json ?? parts.newSection?.json
        return .members([
            kind.name: old ?? new, "to": old == nil ? nil : new, "items": parts.groups.map(sections.groups),
            "section": parts.section.map(sections.section), "only": only?.json,
        ])
    }

    /// Reads the operations of a batch that is not part of a document. Texts have the default style unless an operation
    /// gives another style.
    ///
    /// - Throws: ``ScenarioError`` if they are not valid.
    package static func read(_ list: JSONValue, in surface: Scenario.Surface) throws(ScenarioError) -> [Self] {
        let sections = SectionReader(surface: surface, text: Scenario.TextStyle(), cells: [:])
        return try UpdateReader(sections: sections).operations(JSONPlace(value: list, place: ""))
    }
}

extension Scenario.UpdateOperation.Kind {
    fileprivate var name: String {
        switch self {
        case .insertItems: "insert"
        case .deleteItems: "delete"
        case .moveItem: "move"
        case .reloadItems: "reload"
        case .reconfigureItems: "reconfigure"
        case .insertSection: "insertSection"
        case .deleteSection: "deleteSection"
        case .moveSection: "moveSection"
        case .reloadSection: "reloadSection"
        }
    }
}
