/// The path to a place in a document, in parts: `steps[2].expect` is `steps`, 2, `expect`.
package struct JSONPath: Equatable {
    package enum Part: Equatable {
        case key(String)
        case index(Int)
    }

    package private(set) var parts: [Part] = []

    package var count: Int { parts.count }
    package var first: Part? { parts.first }
    package subscript(index: Int) -> Part { parts[index] }
    package func prefix(_ count: Int) -> JSONPath { JSONPath(parts: Array(parts.prefix(count))) }
    package func appending(_ part: Part) -> JSONPath { JSONPath(parts: parts + [part]) }
}

extension JSONPath {
    /// Reads a path. A key that contains a dot or a bracket is read as several keys, but scenarios have no such key.
    package init(_ text: String) {
        self.init()
        for piece in text.split(separator: ".") {
            let pieces = piece.split(separator: "[")
            for (number, piece) in pieces.enumerated() {
                if number > 0 || text.hasPrefix("["), piece.hasSuffix("]"), let index = Int(piece.dropLast()) {
                    parts.append(.index(index))
                } else {
                    parts.append(.key(String(piece)))
                }
            }
        }
    }
}

extension JSONValue {
    /// The value at a path; `nil` if there is no value. Setting `nil` removes the value from the list or object that
    /// contains it.
    package subscript(path: JSONPath) -> JSONValue? {
        get {
            path.parts.reduce(self as JSONValue?) { value, part in
                switch (part, value) {
                case (.key(let key), .object?): value?[key]
                case (.index(let index), .array(let values)?): values.indices.contains(index) ? values[index] : nil
                default: nil
                }
            }
        }
        set { set(newValue, at: path.parts[...]) }
    }

    /// Returns a copy of the whole value in which the value at a path is changed. It is `nil` if there is no value at
    /// the path.
    package func replacing(_ path: JSONPath, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
        guard let value = self[path] else { return nil }
        var copy = self
        copy[path] = change(value)
        return copy
    }

    private mutating func set(_ value: JSONValue?, at path: ArraySlice<JSONPath.Part>) {
        guard let part = path.first else {
            self = value ?? .null
            return
        }
        let rest = path.dropFirst()
        switch (part, self) {
        case (.key(let key), .object):
            if rest.isEmpty { self[key] = value } else { self[key]?.set(value, at: rest) }
        case (.index(let index), .array(var values)) where values.indices.contains(index):
            if rest.isEmpty, value == nil {
                values.remove(at: index)
            } else {
                values[index].set(value, at: rest)
            }
            self = .array(values)
        default: return
        }
    }
}
