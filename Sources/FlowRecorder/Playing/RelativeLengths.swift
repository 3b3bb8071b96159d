/// Finds lengths that are relative to the room that items have: the simulator computes them, a device is told points.
struct RelativeLengths {
    /// Where the first is in a document; nil where there is none.
    private(set) var place: String?
    /// What is under these is no length of an item.
    private let others: Set<String>

    init(in document: [String: DocumentValue]) {
        // In a table headers and footers may be titles.
        let titles = document["table"] == nil ? [] : ["header", "footer"]
        others = Set(["text", "texts", "title", "note", "comment", "expect"] + titles)
        for key in ["layout", "sections", "steps"] {
            if let value = document[key] { look(at: value, key) }
        }
    }

    private mutating func look(at value: DocumentValue, _ here: String) {
        guard place == nil else { return }
        switch value {
        case .text(let text) where text.hasSuffix("%"): place = here
        case .list(let values):
            for (index, value) in values.enumerated() { look(at: value, "\(here)[\(index)]") }
        case .object(let members):
            if ["columns", "rows", "ratio"].contains(where: { members[$0] != nil }) { place = here }
            for (name, value) in members.sorted(by: { $0.key < $1.key }) where !others.contains(name) {
                look(at: value, "\(here).\(name)")
            }
        case .null, .bool, .number, .text: return
        }
    }
}
