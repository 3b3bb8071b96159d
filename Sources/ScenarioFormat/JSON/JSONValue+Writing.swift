import PlainTexts

extension JSONValue {
    /// The value as a readable document with short values on one line. Reading it returns an equal value.
    package var text: String { lines(indent: "").joined(separator: "\n") + "\n" }

    /// The value as a document. Each member of the outermost object is on lines of its own, even if the document is
    /// short.
    var documentText: String { lines(indent: "", isDocument: true).joined(separator: "\n") + "\n" }

    private static let width = 110

    private func lines(indent: String, isDocument: Bool = false) -> [String] {
        let short = line
        guard isDocument || short.count + indent.count > Self.width else { return [short] }
        let parts: [[String]]
        let brackets: (String, String)
        switch self {
        case .array(let values):
            parts = values.map { $0.lines(indent: indent + "  ") }
            brackets = ("[", "]")
        case .object(let members):
            parts = members.map { member in
                var lines = member.value.lines(indent: indent + "  ")
                lines[0] = "\(Self.quoted(member.key)): \(lines[0])"
                return lines
            }
            brackets = ("{", "}")
        default: return [short]
        }
        var lines = [brackets.0]
        for (index, part) in parts.enumerated() {
            lines += part.map { "  " + $0 }
            if index < parts.count - 1 { lines[lines.count - 1] += "," }
        }
        return lines + [brackets.1]
    }

    /// The value on one line.
    package var line: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): Self.number(value)
        case .string(let text): Self.quoted(text)
        case .array(let values): "[\(values.map(\.line).joined(separator: ", "))]"
        case .object(let members):
            "{\(members.map { "\(Self.quoted($0.key)): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }

    private static func number(_ value: Double) -> String {
        let plain = NumberText.plain(value)
        return Double(plain) == value ? plain : "\(value)"
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(floatLiteral value: Double) { self = .number(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(elements.map { Member(key: $0.0, value: $0.1) })
    }

    package static func numbers(_ values: Double...) -> JSONValue { .array(values.map { .number($0) }) }

    /// The value of a member of an object; nil if there is no such member. Setting nil removes the member.
    package subscript(key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members.first { $0.key == key }?.value
        }
        set {
            guard case .object(var members) = self else { return }
            let index = members.firstIndex { $0.key == key }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(key: key, value: value))
            case (nil, nil): return
            }
            self = .object(members)
        }
    }
}
