import Foundation
import PlainTexts

/// The form of a value in documents: its description in the schema, and the functions that read and write the value.
struct Form<Value>: Sendable {
    /// The JSON Schema of the form, without a description.
    let schema: String
    let read: @Sendable (JSONPlace) throws(ScenarioError) -> Value
    let write: @Sendable (Value) -> JSONValue

    init(
        _ schema: String, read: @escaping @Sendable (JSONPlace) throws(ScenarioError) -> Value,
        write: @escaping @Sendable (Value) -> JSONValue
    ) {
        self.schema = schema
        self.read = read
        self.write = write
    }

    /// Returns a form whose schema refers to the shared definition `name`. The schema of documents contains this
    /// definition once.
    static func defined(
        _ name: String, read: @escaping @Sendable (JSONPlace) throws(ScenarioError) -> Value,
        write: @escaping @Sendable (Value) -> JSONValue
    ) -> Form {
        Form("\"$ref\": \"#/$defs/\(name)\"", read: read, write: write)
    }

    /// The form of a property that may be unset. An unset property is not written.
    var optional: Form<Value?> {
        Form<Value?>(schema, read: { place throws(ScenarioError) in try read(place) }) { $0.map(write) ?? .null }
    }

    /// The form of a JSON array whose values all have this form.
    var list: Form<[Value]> {
        Form<[Value]>(
            "\"type\": \"array\", \"items\": {\(schema)}",
            read: { place throws(ScenarioError) in try place.elements(read) }, write: { .array($0.map(write)) })
    }
}

extension Form where Value: JSONWritable & Sendable {
    /// Makes a form that writes the property `json` of its values. `read` reads such a value.
    init(_ schema: String, read: @escaping @Sendable (JSONPlace) throws(ScenarioError) -> Value) {
        self.init(schema, read: read) { $0.json }
    }

    /// Returns a form whose schema refers to the shared definition `name`. The schema of documents contains this
    /// definition once. The form writes the property `json` of its values.
    static func defined(
        _ name: String, read: @escaping @Sendable (JSONPlace) throws(ScenarioError) -> Value
    ) -> Form { defined(name, read: read) { $0.json } }
}

// MARK: Words and numbers

extension Form where Value == Bool {
    static let bool = Form("\"type\": \"boolean\"", read: { place throws(ScenarioError) in try place.bool() })
}

extension Form where Value == String {
    static let text = Form("\"type\": \"string\"", read: { place throws(ScenarioError) in try place.string() })
}

extension Form where Value == Int {
    static func integer(_ range: ClosedRange<Int>) -> Form {
        Form(
            "\"type\": \"integer\", \"minimum\": \(range.lowerBound), \"maximum\": \(range.upperBound)",
            read: { place throws(ScenarioError) in try place.integer(range) })
    }

    /// The form of a number of items.
    static let count = integer(0...ScenarioLimits.items)
}

extension Form where Value == Double {
    static func number(_ range: ClosedRange<Double>, _ unit: String = "") -> Form {
        let (least, most) = (NumberText.plain(range.lowerBound), NumberText.plain(range.upperBound))
        return Form(
            "\"type\": \"number\", \"minimum\": \(least), \"maximum\": \(most)",
            read: { place throws(ScenarioError) in try place.number(range, unit) })
    }

    /// The form of a length: points, 0 or more.
    static let length = defined("length", read: { place throws(ScenarioError) in try place.length() })
}

extension Form where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
    /// The form of an enumeration: the name of one of its cases.
    static var choice: Form {
        let names = Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
        return Form(
            "\"enum\": [\(names)]", read: { place throws(ScenarioError) in try place.choice() },
            write: { .string($0.rawValue) })
    }
}

// MARK: Geometry

extension Form where Value == Scenario.Insets {
    static let insets = defined("insets", read: { place throws(ScenarioError) in try place.insets() })
}

extension Form where Value == CGPoint {
    static let point = defined("point", read: { place throws(ScenarioError) in try place.point() })
}

extension Form where Value == Scenario.ItemSize {
    static let itemSize = defined("size", read: { place throws(ScenarioError) in try place.itemSize() })
}

extension Form where Value == Scenario.Length {
    /// The form of a length: points, or a share of the available space.
    static let lengthOrShare = defined(
        "lengthOrShare", read: { place throws(ScenarioError) in try place.length(along: nil) },
        write: { $0.json(along: .height) })
}

// MARK: Items

extension Form where Value == Scenario.ItemPath {
    static let itemPath = defined("itemPath", read: { place throws(ScenarioError) in try place.itemPath() })
}

extension Form where Value == [Scenario.ItemPath] {
    /// The form of the path of one item, or of a list of such paths.
    static let itemPaths = defined("itemPaths", read: { place throws(ScenarioError) in try place.itemPaths() }) {
        .paths($0)
    }
}
