/// A repair of one value in a compositional layout, so that mistakes in the values around it are found, too.
struct LayoutRepair {
    private let whole: JSONValue
    private let path: JSONPath
    private let error: ScenarioError

    init(_ document: JSONValue, _ path: JSONPath, _ error: ScenarioError) {
        whole = document
        self.path = path
        self.error = error
    }

    /// The keys whose values are read as a whole. A mistake within the value is a mistake of the key.
    private static let wholes = [
        "width", "height", "interItemSpacing", "contentInsets", "edgeSpacing", "containerAnchor", "itemAnchor",
        "offset",
    ]
    /// The values that stand for wrong values of keys that cannot be left out.
    private static let harmless: [String: JSONValue] = [
        "count": 1, "subitem": .object([]), "repeatingSubitem": .object([]), "subitems": [.object([])],
        "frames": [[0, 0, 1, 1]], "group": ["subitems": [.object([])]],
    ]

    /// The document with a harmless value in place of the wrong one, or without the wrong key. Nil if the mistake is
    /// not one of a single value, or if the value is needed.
    var document: JSONValue? {
        // layout.sectionLayouts.NAME.KEY, layout.groups.NAME.KEY
        guard path.count > 3 else { return nil }
        for count in 4...path.count {
            guard case .key(let key) = path[count - 1], Self.wholes.contains(key) else { continue }
            return changed(path.prefix(count), to: nil)
        }
        if case .key = error.aim { return nil }
        switch path[path.count - 1] {
        case .key("kind"): return changed(path, to: .string(kind))
        case .key(let key): return changed(path, to: Self.harmless[key])
        case .index:
            guard case .key("subitems") = path[path.count - 2] else { return nil }
            return changed(path, to: .object([]))
        }
    }

    /// The name of a kind that no other view has.
    private var kind: String {
        let parts = path.parts.map { if case .index(let index) = $0 { "\(index)" } else { "x" } }
        return "x" + parts.joined(separator: "-").suffix(60)
    }

    private func changed(_ path: JSONPath, to value: JSONValue?) -> JSONValue? {
        guard whole[path] != nil else { return nil }
        var copy = whole
        copy[path] = value
        return copy
    }
}
