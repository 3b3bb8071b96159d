import Foundation

/// A scenario as bytes: Foundation writes the values, with keys in alphabetical order, and every section and every step
/// has a line of its own.
struct ScenarioDocument {
    /// The members of the outermost object.
    var members: [String: DocumentValue]

    /// - Throws: What Foundation says of a value that it cannot write.
    func data() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [String] = []
        for key in members.keys.sorted(by: Self.isBefore) {
            guard let value = members[key] else { continue }
            lines.append("  \(try encoder.text(.text(key))): \(try Self.text(of: value, in: encoder))")
        }
        return Data(("{\n" + lines.joined(separator: ",\n") + "\n}\n").utf8)
    }

    private static func text(of value: DocumentValue, in encoder: JSONEncoder) throws -> String {
        guard let list = value.list, list.contains(where: \.isObject) else { return try encoder.text(value) }
        let lines = try list.map { "    \(try encoder.text($0))" }
        return "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    }

    /// As the documentation lists them; what it does not list comes last.
    private static let order = [
        "format", "name", "comment", "container", "layout", "text", "cells", "sections", "steps",
    ]

    private static func isBefore(_ left: String, _ right: String) -> Bool {
        let places = (order.firstIndex(of: left) ?? order.count, order.firstIndex(of: right) ?? order.count)
        return places.0 == places.1 ? left < right : places.0 < places.1
    }
}

extension JSONEncoder {
    fileprivate func text(_ value: DocumentValue) throws -> String {
        String(decoding: try encode(value), as: UTF8.self)
    }
}
