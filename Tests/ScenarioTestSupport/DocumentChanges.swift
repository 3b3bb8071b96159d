import FlowScenario

/// Documents that differ from one that is right in one place: a key that nobody knows, or a value of another kind.
package struct DocumentChanges {
    package static let strangeKey = "zzzzzzzzzzzzzzzzzzzz"

    package struct Change {
        /// As errors write it.
        package var path: String
        package var document: JSONValue
        /// Whether a key was added; else the value at the path is another one.
        package var isKey: Bool
    }

    /// - Complexity: O(*n* · *s*): *n* values in a document of size *s*.
    package static func all(of document: JSONValue) -> [Change] {
        places(of: document, at: "").flatMap { path -> [Change] in
            let place = JSONPath(path)
            guard let value = document[place] else { return [] }
            func change(to other: JSONValue, isKey: Bool = false) -> Change {
                var changed = document
                changed[place] = other
                return Change(path: path, document: changed, isKey: isKey)
            }
            var changes: [Change] = []
            if case .object(let members) = value {
                changes.append(change(to: .object(members + [.init(key: strangeKey, value: 1)]), isKey: true))
            }
            return changes + others(than: value).map { change(to: $0) }
        }
    }

    private static func others(than value: JSONValue) -> [JSONValue] {
        switch value {
        case .object, .string: [7]
        case .array: [.object([.init(key: strangeKey, value: 1)])]
        case .number: ["zzzz", true]
        case .bool, .null: ["zzzz"]
        }
    }

    package static func places(of value: JSONValue, at place: String) -> [String] {
        switch value {
        case .object(let members):
            [place] + members.flatMap { places(of: $0.value, at: place.isEmpty ? $0.key : "\(place).\($0.key)") }
        case .array(let values):
            [place] + values.enumerated().flatMap { places(of: $1, at: "\(place)[\($0)]") }
        default: [place]
        }
    }
}
