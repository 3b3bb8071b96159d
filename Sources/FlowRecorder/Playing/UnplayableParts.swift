import ScenarioFormat

/// A search for the first part of a document that only the simulator can show. Such a part is an item's content that
/// the simulator measures, or a cell whose size is relative to the space available for items.
///
/// On the platform, a cell that is not on screen keeps a size that was computed from an earlier space, so that a
/// recording of such cells would be another scenario. In a compositional layout a cell can return all of the length
/// that the layout gives it, or a multiple of its other side. Any other share would be another length at each
/// measurement.
///
/// The search looks at the document, not at the scenario, because only the document has places.
struct UnplayableParts {
    /// The place of the first part that only the simulator can show, and the reason; nil if there is no such part.
    private(set) var error: ScenarioPlayerError?
    private let isCompositional: Bool

    init(in document: JSONValue) {
        isCompositional = document["layout"]?["kind"] == .string("compositional")
        for name in ["cells", "catalogue"] where document[name] != nil { refuse(name, "only the simulator shows it") }
        for key in ["sections", "steps"] {
            if let value = document[key] { look(at: value, key) }
        }
    }

    private mutating func look(at value: JSONValue, _ here: String) {
        guard error == nil else { return }
        switch value {
        case .array(let values):
            for (index, value) in values.enumerated() { look(at: value, "\(here)[\(index)]") }
        case .object(let members):
            for member in members where !Self.others.contains(member.key) {
                let place = "\(here).\(member.key)"
                switch (member.key, member.value) {
                case ("text", .string), ("texts", _), ("cell", _):
                    refuse(place, "only the simulator measures it; say “size” or “actual”")
                case ("text", _): continue
                case ("actual", _), ("actualByCategory", _), ("answers", _), ("resizeItems", _):
                    refuseRelative(member.value, place)
                default: look(at: member.value, place)
                }
            }
        case .null, .bool, .number, .string: return
        }
    }

    private mutating func refuseRelative(_ value: JSONValue, _ here: String) {
        switch value {
        case .string(let text) where text.hasSuffix("%"):
            if !isCompositional || Double(text.dropLast()) != 100 { refuse(here, relative) }
        case .array(let values):
            for (index, value) in values.enumerated() { refuseRelative(value, "\(here)[\(index)]") }
        case .object(let members):
            let lengths = ["columns", "rows"] + (isCompositional ? [] : ["ratio"])
            if lengths.contains(where: { value[$0] != nil }) { refuse(here, relative) }
            for member in members { refuseRelative(member.value, "\(here).\(member.key)") }
        default: break
        }
    }

    private mutating func refuse(_ place: String, _ reason: String) {
        error = error ?? ScenarioPlayerError(place: place, reason: reason)
    }

    /// The keys of a document whose values never contain the contents of items.
    private static let others: Set = ["title", "note", JSONComment.key, "expect"]
    private var relative: String {
        "only the simulator has cells with sizes relative to the room; write "
            + (isCompositional ? "“100%” for all of it, or points" : "points")
    }
}
