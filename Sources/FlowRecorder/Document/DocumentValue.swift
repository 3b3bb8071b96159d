import Foundation

/// A value of a JSON document, as Foundation reads and writes it.
indirect enum DocumentValue: Hashable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([DocumentValue])
    case object([String: DocumentValue])

    /// Nil where it is no object, or has no such key.
    subscript(key: String) -> DocumentValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    var isObject: Bool { if case .object = self { true } else { false } }
    var bool: Bool? { if case .bool(let value) = self { value } else { nil } }
    var number: Double? { if case .number(let value) = self { value } else { nil } }
    var text: String? { if case .text(let value) = self { value } else { nil } }
    var list: [DocumentValue]? { if case .list(let values) = self { values } else { nil } }

    /// The numbers of a list that holds nothing else.
    var numbers: [Double]? {
        guard let list else { return nil }
        let numbers = list.compactMap(\.number)
        return numbers.count == list.count ? numbers : nil
    }

    static func numbers(_ values: [CGFloat]) -> DocumentValue { .list(values.map { .number(Double($0)) }) }
    static func numbers(_ values: CGFloat...) -> DocumentValue { numbers(values) }
}

extension DocumentValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral,
    ExpressibleByArrayLiteral, ExpressibleByIntegerLiteral
{
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(arrayLiteral elements: DocumentValue...) { self = .list(elements) }
    init(dictionaryLiteral elements: (String, DocumentValue)...) {
        self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
    }
}

extension DocumentValue: Codable {
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .text(value)
        } else if let value = try? container.decode([DocumentValue].self) {
            self = .list(value)
        } else {
            self = .object(try container.decode([String: DocumentValue].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .text(let value): try container.encode(value)
        case .list(let values): try container.encode(values)
        case .object(let members): try container.encode(members)
        }
    }
}
