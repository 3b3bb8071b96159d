import ScenarioFormat

/// Finds the first part of a document that only the simulator can show: contents that it measures, and lengths that are
/// relative to the room that items have.
///
/// It looks at the document, not at the scenario, because only that has places.
struct UnplayableParts {
    /// Place and reason; nil if there is no such part.
    private(set) var error: ScenarioPlayerError?
    /// Keys whose texts are titles.
    private let titles: Set<String>

    init(in document: JSONValue) {
        // In a table headers and footers may be titles.
        titles = document["table"] == nil ? [] : ["header", "footer"]
        for name in ["cells", "catalogue"] where document[name] != nil { refuse(name, "only the simulator shows it") }
        for key in ["layout", "sections", "steps"] {
            if let value = document[key] { look(at: value, key) }
        }
    }

    private mutating func look(at value: JSONValue, _ here: String) {
        guard error == nil else { return }
        switch value {
        case .string(let text) where text.hasSuffix("%"): refuse(here, Self.relative)
        case .array(let values):
            for (index, value) in values.enumerated() { look(at: value, "\(here)[\(index)]") }
        case .object(let members):
            if ["columns", "rows", "ratio"].contains(where: { value[$0] != nil }) { refuse(here, Self.relative) }
            for member in members where !Self.others.contains(member.key) {
                let place = "\(here).\(member.key)"
                switch (member.key, member.value) {
                case ("text", .string), ("texts", _), ("cell", _):
                    refuse(place, "only the simulator measures it; say “size” or “actual”")
                case ("text", _): continue
                case (let key, .string) where titles.contains(key): continue
                default: look(at: member.value, place)
                }
            }
        case .null, .bool, .number, .string: return
        }
    }

    private mutating func refuse(_ place: String, _ reason: String) {
        error = error ?? ScenarioPlayerError(place: place, reason: reason)
    }

    /// Keys of other things than lengths and contents of items.
    private static let others: Set = ["title", "note", JSONComment.key, "expect"]
    private static let relative = "only the simulator knows lengths relative to the room; write points"
}
