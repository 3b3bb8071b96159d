/// The names of elements in traces and messages.
enum ElementTitle {
    /// The name of the element as text. It is `0-3` for an item, `header 0` or `footer 0` in a flow layout, otherwise
    /// the kind and the path.
    static func text(of category: String, kind: String?, path: [Int]) -> String {
        let place = path.map(String.init).joined(separator: "-")
        switch kind {
        case nil: return place
        case ElementName.headerKind: return "header \(path.first.map(String.init) ?? place)"
        case ElementName.footerKind: return "footer \(path.first.map(String.init) ?? place)"
        case let kind?: return "\(category) \(kind) \(place)"
        }
    }
}

extension ElementCategory {
    /// The name of the category in traces and messages.
    var title: String {
        switch self {
        case .cell: "item"
        case .supplementaryView: "supplementary"
        case .decorationView: "decoration"
        }
    }
}
