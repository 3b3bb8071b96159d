import PlainTexts

/// Reads the operations of an update.
struct UpdateReader {
    /// The reader of the items and sections that operations bring.
    let sections: SectionReader

    static let names = [
        "insert", "delete", "move", "reload", "reconfigure", "insertSection", "deleteSection", "moveSection",
        "reloadSection",
    ]
    private static let arguments = ["items", "to", "section", "only"]

    func operations(_ place: JSONPlace) throws(ScenarioError) -> [Scenario.UpdateOperation] {
        var operations: [Scenario.UpdateOperation] = []
        var calls = 0
        for element in try place.elements() {
            let operation = try operation(element)
            calls += operation.callCount
            guard calls <= ScenarioLimits.operations else {
                throw element.error(
                    "more than \(NumberText.grouped(ScenarioLimits.operations)) items and sections change in one update"
                )
            }
            operations.append(operation)
        }
        return operations
    }

    private func operation(_ place: JSONPlace) throws(ScenarioError) -> Scenario.UpdateOperation {
        let object = try place.object(Self.names + Self.arguments)
        let given = Self.names.filter(object.has)
        guard let name = given.first else {
            throw place.error("expected one of \(Self.names.map { "“\($0)”" }.joined(separator: ", "))")
        }
        guard given.count == 1 else {
            throw place.error("“\(given[0])” and “\(given[1])” need an operation each", atKey: given[1])
        }
        let known = argument(of: name)
        for key in Self.arguments where key != "only" && key != known && object.has(key) {
            throw place.error("“\(key)” does not go with “\(name)”", atKey: key)
        }
        return Scenario.UpdateOperation(try kind(name, object), only: try object["only"]?.choice())
    }

    private func argument(of name: String) -> String? {
        switch name {
        case "insert", "reload", "reconfigure": "items"
        case "move", "moveSection": "to"
        case "insertSection", "reloadSection": "section"
        default: nil
        }
    }

    private func kind(_ name: String, _ object: JSONObject) throws(ScenarioError) -> Scenario.UpdateOperation.Kind {
        let place = try object.required(name)
        switch name {
        case "insert":
            return .insertItems(try sections.groups(object.required("items")), at: try place.itemPath())
        case "delete": return .deleteItems(try place.itemPaths())
        case "move": return .moveItem(from: try place.itemPath(), to: try object.required("to").itemPath())
        case "reload":
            let paths = try place.itemPaths()
            return .reloadItems(paths, with: try contents(object, count: paths.count))
        case "reconfigure":
            let paths = try place.itemPaths()
            return .reconfigureItems(paths, with: try contents(object, count: paths.count))
        case "insertSection":
            return .insertSection(try sections.section(object.required("section")), at: try Self.index(place))
        case "deleteSection": return .deleteSection(try Self.index(place))
        case "moveSection":
            return .moveSection(from: try Self.index(place), to: try Self.index(object.required("to")))
        default:
            let section = try object["section"].map { place throws(ScenarioError) in try sections.section(place) }
            return .reloadSection(try Self.index(place), with: section)
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

    private static func index(_ place: JSONPlace) throws(ScenarioError) -> Int {
        try place.integer(0...ScenarioLimits.items)
    }
}

extension Scenario.UpdateOperation {
    /// Reads operations that were made for a scenario, and are in no document. Texts have the default style unless
    /// another is given.
    ///
    /// - Throws: ``ScenarioError`` if they are not valid.
    package static func read(_ list: JSONValue, in surface: Scenario.Surface) throws(ScenarioError) -> [Self] {
        let sections = SectionReader(surface: surface, text: Scenario.TextStyle(), cells: [:])
        return try UpdateReader(sections: sections).operations(JSONPlace(value: list, place: ""))
    }
}
