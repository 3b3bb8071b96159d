/// A place in a document, in parts: `steps[2].expect` is `steps`, 2, `expect`.
package struct JSONPath: Equatable {
    package enum Part: Equatable {
        case key(String)
        case index(Int)
    }

    package private(set) var parts: [Part] = []

    /// Keys that hold a point or a bracket cannot be distinguished from two; no key of a scenario does.
    package init(_ text: String) {
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

    private init(parts: [Part]) {
        self.parts = parts
    }

    package var count: Int { parts.count }
    package var first: Part? { parts.first }
    package subscript(index: Int) -> Part { parts[index] }
    package func prefix(_ count: Int) -> JSONPath { JSONPath(parts: Array(parts.prefix(count))) }
    package func appending(_ key: String) -> JSONPath { JSONPath(parts: parts + [.key(key)]) }
}

extension JSONValue {
    /// What is at a place; nil where nothing does.
    package func value(at path: JSONPath) -> JSONValue? {
        var value: JSONValue? = self
        for part in path.parts {
            switch (part, value) {
            case (.key(let key), .object?): value = value?[key]
            case (.index(let index), .array(let values)?): value = values.indices.contains(index) ? values[index] : nil
            default: return nil
            }
        }
        return value
    }

    /// The same with something else at a place that is there; nil where it is not.
    package func replacing(_ path: JSONPath, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
        replacing(path.parts[...], change)
    }

    private func replacing(_ path: ArraySlice<JSONPath.Part>, _ change: (JSONValue) -> JSONValue) -> JSONValue? {
        guard let part = path.first else { return change(self) }
        switch (part, self) {
        case (.key(let key), .object):
            guard let inner = self[key]?.replacing(path.dropFirst(), change) else { return nil }
            var copy = self
            copy[key] = inner
            return copy
        case (.index(let index), .array(var values)):
            guard values.indices.contains(index), let inner = values[index].replacing(path.dropFirst(), change) else {
                return nil
            }
            values[index] = inner
            return .array(values)
        default: return nil
        }
    }
}
