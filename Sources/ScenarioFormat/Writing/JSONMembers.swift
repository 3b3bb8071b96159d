/// A value whose JSON is the same at every place of a document.
package protocol JSONWritable {
    var json: JSONValue { get }
}

/// The members of an object that is being written, in order. A member is left out if its value is the one that a reader
/// assumes for a missing key.
package struct JSONMembers {
    package private(set) var members: [JSONValue.Member] = []
    /// The keys that are written even if their values are those that a reader assumes for missing keys.
    private let named: Set<String>

    /// Makes an object without members.
    ///
    /// - Parameter named: The keys that are written even if the reader would assume an equal value.
    package init(named: [String] = []) {
        self.named = Set(named)
    }

    package var json: JSONValue { .object(members) }

    /// The keys that are written, in order.
    package var keys: [String] { members.map(\.key) }

    /// Whether the object has no members.
    package var isEmpty: Bool { members.isEmpty }

    /// Adds a member for a value.
    ///
    /// - Parameter value: The value; nil is left out.
    package mutating func add(_ key: String, _ value: (some JSONWritable)?) {
        guard let value else { return }
        members.append(.init(key: key, value: value.json))
    }

    /// Adds a member for a value, unless a reader assumes an equal value for a missing key.
    ///
    /// - Parameter usual: The value that the reader assumes.
    package mutating func add<Value: JSONWritable & Equatable>(_ key: String, _ value: Value, or usual: Value) {
        add(key, value, or: usual) { $0.json }
    }

    package mutating func add<Value: Equatable>(
        _ key: String, _ value: Value, or usual: Value, _ json: (Value) -> JSONValue
    ) {
        if value != usual || named.contains(key) { add(key, json(value)) }
    }
}

// MARK: What has one form everywhere

extension JSONValue: JSONWritable {
    package var json: JSONValue { self }

    /// Returns an object with the members whose value is not nil.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// Returns a list of values as JSON; a single value is returned without a list. The reader accepts both forms.
    package static func oneOrList(_ values: [JSONValue]) -> JSONValue { values.count == 1 ? values[0] : .array(values) }

    /// Returns a value as JSON; null if the value is nil.
    package static func orNull(_ value: (some JSONWritable)?) -> JSONValue { value?.json ?? .null }
}

extension Bool: JSONWritable {
    package var json: JSONValue { .bool(self) }
}

extension Int: JSONWritable {
    package var json: JSONValue { .number(Double(self)) }
}

extension Double: JSONWritable {
    package var json: JSONValue { .number(self) }
}

extension String: JSONWritable {
    package var json: JSONValue { .string(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
    package var json: JSONValue { .array(map(\.json)) }
}

extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
    /// The object as JSON, with members in the alphabetical order of their keys.
    package var json: JSONValue { .object(sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) }) }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
    package var json: JSONValue { .string(rawValue) }
}
