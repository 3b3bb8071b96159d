/// An element that an action names and that has to exist.
struct Mention {
    /// The requirements of an element, except that it exists.
    enum Requirement {
        case none
        /// An item without a cell of its own; the reason for which others are refused.
        case withoutCell(String)
        /// A cell that can have a content.
        case content(Scenario.Cell.Content)
        /// A cell with a view or a guide of a name, or with a label.
        case view(String, isLabel: Bool)
    }

    let section: Int
    /// nil for the section.
    let item: Int?
    /// The keys of the action that lead to the element's place, for errors of runs.
    let key: String
    /// The place in the action's value.
    let place: String
    /// Whether the last part of the place is a key that names the element.
    var isName = false
    var requirement = Requirement.none

    var path: Scenario.ItemPath { .init(section: section, item: item ?? 0) }
}

extension Mention {
    init(_ path: Scenario.ItemPath, key: String, place: String) {
        self.init(section: path.section, item: path.item, key: key, place: place)
    }

    /// An item that is a key.
    init(name: Scenario.ItemPath, key: String, in part: String = "", _ requirement: Requirement) {
        self.init(
            section: name.section, item: name.item, key: key, place: "\(part).\(name)", isName: true,
            requirement: requirement)
    }

    /// One path, or a list of them.
    static func list(_ paths: [Scenario.ItemPath], _ key: String, _ value: JSONValue) -> [Mention] {
        let isList = if case .array = value { true } else { false }
        return paths.enumerated().map { Mention($1, key: key, place: isList ? "[\($0)]" : "") }
    }
}
