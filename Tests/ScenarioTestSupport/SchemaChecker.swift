import Foundation

import FlowScenario

/// As much of JSON Schema (draft 2020-12) as the published schema uses. A keyword that is not known here is a mistake.
package struct SchemaChecker: Sendable {
    private let schema: JSONValue

    package init(schema: JSONValue) {
        self.schema = schema
    }

    /// A schema within the schema, and where it stands.
    package struct Node {
        package var pointer: String
        package var value: JSONValue
    }

    private var root: Node { Node(pointer: "", value: schema) }

    /// What is wrong, by place; empty where the document is as the schema says.
    package func errors(_ document: JSONValue) -> [String] { errors(document, root, "") }

    /// The same where the document should be as one of the schema's definitions says.
    package func errors(_ document: JSONValue, as definition: String) -> [String] {
        errors(document, target(Node(pointer: "", value: .string("#/$defs/\(definition)"))), "")
    }

    private func errors(_ value: JSONValue, _ node: Node, _ place: String) -> [String] {
        guard case .object(let keywords) = node.value else {
            return node.value == .bool(false) ? ["\(place): nothing may stand here"] : []
        }
        return keywords.flatMap { keyword in errors(value, keyword.key, child(node, keyword.key), node, place) }
    }

    private func errors(
        _ value: JSONValue, _ keyword: String, _ argument: Node, _ node: Node, _ place: String
    ) -> [String] {
        func require(_ isSo: Bool) -> [String] { isSo ? [] : ["\(place): \(keyword) of #\(node.pointer)"] }
        func isValid(_ alternative: Node) -> Bool { errors(value, alternative, place).isEmpty }
        switch keyword {
        case "$schema", "title", "description", "$defs": return []
        case "$ref": return errors(value, target(argument), place)
        case "type": return require(types(argument).contains { isOfType(value, $0) })
        case "const": return require(value == argument.value)
        case "enum": return require(elements(argument).contains { $0.value == value })
        case "anyOf": return require(elements(argument).contains(where: isValid))
        case "oneOf": return require(elements(argument).count(where: isValid) == 1)
        case "allOf": return elements(argument).flatMap { errors(value, $0, place) }
        case "not": return require(!isValid(argument))
        default: return errorsOfParts(value, keyword, argument, node, place, require)
        }
    }

    private func errorsOfParts(
        _ value: JSONValue, _ keyword: String, _ argument: Node, _ node: Node, _ place: String,
        _ require: (Bool) -> [String]
    ) -> [String] {
        let members: [JSONValue.Member] = if case .object(let members) = value { members } else { [] }
        let values: [JSONValue]? = if case .array(let values) = value { values } else { nil }
        let number: Double? = if case .number(let number) = value { number } else { nil }
        let bound: Double = if case .number(let bound) = argument.value { bound } else { .nan }
        switch keyword {
        case "minimum": return require(number.map { $0 >= bound } ?? true)
        case "maximum": return require(number.map { $0 <= bound } ?? true)
        case "minItems": return require(values.map { Double($0.count) >= bound } ?? true)
        case "maxItems": return require(values.map { Double($0.count) <= bound } ?? true)
        case "minProperties":
            return require(members.isEmpty ? !isOfType(value, "object") : Double(members.count) >= bound)
        case "pattern":
            guard case .string(let text) = value else { return [] }
            return require(matches(text, argument.value))
        case "items":
            return (values ?? []).enumerated().flatMap { errors($1, argument, "\(place)[\($0)]") }
        case "properties", "patternProperties":
            return members.flatMap { member in
                matching(member.key, keyword, argument).flatMap { errors(member.value, $0, "\(place).\(member.key)") }
            }
        case "additionalProperties":
            let known = ["properties", "patternProperties"].map { ($0, child(node, $0)) }
            return members.filter { member in known.allSatisfy { matching(member.key, $0.0, $0.1).isEmpty } }
                .flatMap { errors($0.value, argument, "\(place).\($0.key)") }
        case "required":
            guard isOfType(value, "object") else { return [] }
            return require(texts(argument).allSatisfy { value[$0] != nil })
        case "dependentRequired":
            guard case .object(let rules) = argument.value else { return require(false) }
            return require(
                rules.allSatisfy { rule in
                    value[rule.key] == nil || texts(child(argument, rule.key)).allSatisfy { value[$0] != nil }
                })
        default: return ["\(place): the keyword \(keyword) is not known"]
        }
    }
}

// MARK: Parts of a schema

extension SchemaChecker {
    private func child(_ node: Node, _ key: String) -> Node {
        Node(pointer: "\(node.pointer)/\(key)", value: node.value[key] ?? .null)
    }

    private func elements(_ node: Node) -> [Node] {
        guard case .array(let values) = node.value else { return [] }
        return values.enumerated().map { Node(pointer: "\(node.pointer)/\($0)", value: $1) }
    }

    /// What a `$ref` means.
    private func target(_ reference: Node) -> Node {
        guard case .string(let text) = reference.value, text.hasPrefix("#/") else {
            return Node(pointer: "?", value: .bool(false))
        }
        return text.dropFirst(2).split(separator: "/").reduce(root) { child($0, String($1)) }
    }

    private func matching(_ key: String, _ keyword: String, _ node: Node) -> [Node] {
        guard case .object(let members) = node.value else { return [] }
        return members.filter { keyword == "properties" ? $0.key == key : matches(key, .string($0.key)) }
            .map { child(node, $0.key) }
    }

    private func matches(_ text: String, _ pattern: JSONValue) -> Bool {
        guard case .string(let pattern) = pattern else { return false }
        return text.range(of: pattern, options: .regularExpression) != nil
    }

    private func types(_ node: Node) -> [String] {
        if case .string(let text) = node.value { [text] } else { texts(node) }
    }

    private func texts(_ node: Node) -> [String] {
        elements(node).compactMap { if case .string(let text) = $0.value { text } else { nil } }
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
            (.object, "object"):
            true
        case (.number(let number), "integer"): number == number.rounded()
        default: false
        }
    }
}

// MARK: Finding what is said of an object

extension SchemaChecker {
    /// The schemas of objects that may stand at a place of a document.
    package func objects(at path: JSONPath) -> [Node] {
        let nodes = path.parts.reduce([root]) { nodes, part in
            nodes.flatMap(alternatives).flatMap { node -> [Node] in
                switch part {
                case .index: return node.value["items"].map { _ in [child(node, "items")] } ?? []
                case .key(let key):
                    return ["properties", "patternProperties"].flatMap { matching(key, $0, child(node, $0)) }
                }
            }
        }
        var seen: Set<String> = []
        return nodes.flatMap(alternatives).filter { isObject($0) && seen.insert($0.pointer).inserted }
    }

    /// All of them, by pointer.
    package func allObjects() -> [Node] { all(root).filter(isObject) }

    private func isObject(_ node: Node) -> Bool { node.value["type"] == "object" && node.value["properties"] != nil }

    private func alternatives(_ node: Node) -> [Node] {
        var found = [node]
        if node.value["$ref"] != nil { found += alternatives(target(child(node, "$ref"))) }
        for keyword in ["anyOf", "oneOf", "allOf"] { found += elements(child(node, keyword)).flatMap(alternatives) }
        return found
    }

    private func all(_ node: Node) -> [Node] {
        switch node.value {
        case .object(let members): [node] + members.flatMap { all(child(node, $0.key)) }
        case .array: [node] + elements(node).flatMap(all)
        default: []
        }
    }

    /// The keys that an object may have, comments left out.
    package func keys(of node: Node) -> Set<String> {
        guard case .object(let members)? = node.value["properties"] else { return [] }
        return Set(members.map(\.key)).subtracting([JSONComment.key])
    }
}
