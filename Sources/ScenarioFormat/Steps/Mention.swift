/// An element that an action names and that must exist.
struct Mention {
    /// A requirement for an element, in addition to its existence.
    enum Requirement {
        case none
        /// The item must not have a kind of cell. The associated text is the reason in the error for an item that has a
        /// kind of cell.
        case withoutCell(String)
        /// The item must have a cell that can show a content.
        case content(Scenario.Cell.Content)
        /// The item's cell must have a view or a layout guide with this name. If `isLabel` is true, the cell must have
        /// a label with this name.
        case view(String, isLabel: Bool)
    }

    let section: Int
    /// The index of the item in its section; nil if the mention names a section.
    let item: Int?
    /// The path from the step to the value that names the element, such as `movement.begin`. It is used for errors
    /// during a run.
    let key: String
    /// The path from the action's value to the value or key that names the element. Examples are `[2]` and
    /// `.inside.0-3`. The path is empty if the action's value itself names the element.
    let place: String
    /// Whether the element is named by a key of an object, and not by a value. The key is then the last part of
    /// `place`.
    var isName = false
    var requirement = Requirement.none

    var path: Scenario.ItemPath { .init(section: section, item: item ?? 0) }
}

extension Mention {
    init(_ path: Scenario.ItemPath, key: String, place: String) {
        self.init(section: path.section, item: path.item, key: key, place: place)
    }

    /// Makes a mention of an item whose path is a key of an object in the document.
    init(name: Scenario.ItemPath, key: String, in part: String = "", _ requirement: Requirement) {
        self.init(
            section: name.section, item: name.item, key: key, place: "\(part).\(name)", isName: true,
            requirement: requirement)
    }

    /// Returns a mention of each item in `paths`. `value` is the document's value for these paths: one path, or a list
    /// of paths.
    static func list(_ paths: [Scenario.ItemPath], _ key: String, _ value: JSONValue) -> [Mention] {
        let isList = if case .array = value { true } else { false }
        return paths.enumerated().map { Mention($1, key: key, place: isList ? "[\($0)]" : "") }
    }
}
