/// A value that is written in one form everywhere in a document.
package protocol JSONWritable {
    var json: JSONValue { get }
}

/// The members of an object during writing, in order. Values that a reader assumes are left out.
package struct JSONMembers {
    package private(set) var members: [JSONValue.Member] = []
    /// The keys that are always written.
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

    /// Whether nothing was written.
    package var isEmpty: Bool { members.isEmpty }

    /// Adds a member for a value.
    ///
    /// - Parameter value: The value; nil is left out.
    package mutating func add(_ key: String, _ value: (some JSONWritable)?) {
        guard let value else { return }
        members.append(.init(key: key, value: value.json))
    }

    /// Adds a member for a value that differs from the usual one.
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

    /// An object with the members that have a value.
    static func members(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
    }

    /// Returns one value alone, or several as a list. The reader accepts both.
    package static func oneOrList(_ values: [JSONValue]) -> JSONValue { values.count == 1 ? values[0] : .array(values) }

    /// Returns a value that may be missing, or null.
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
    /// The members in the order of their keys.
    package var json: JSONValue { .object(sorted { $0.key < $1.key }.map { .init(key: $0.key, value: $0.value.json) }) }
}

extension JSONWritable where Self: RawRepresentable, RawValue == String {
    package var json: JSONValue { .string(rawValue) }
}
