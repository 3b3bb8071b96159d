import PlainTexts

/// Reads JSON (RFC 8259) and reports line and column where it is not.
///
/// Foundation's decoder reports "not valid JSON" without a place, and silently takes the last of two equal keys; both
/// would leave the writer of a scenario searching. Columns count characters from 1, as editors do.
package struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var valueCount = 0

    /// - Throws: ``ScenarioError`` with line and column.
    package static func parse(_ bytes: [UInt8]) throws(ScenarioError) -> JSONValue {
        guard bytes.count <= ScenarioLimits.documentBytes else {
            throw ScenarioLimits.error(bytes.count, "bytes", limit: ScenarioLimits.documentBytes, at: "")
        }
        var parser = JSONParser(bytes: bytes)
        try parser.checkEncoding()
        parser.skipByteOrderMark()
        let value = try parser.value()
        parser.skipSpace()
        guard parser.position == bytes.count else {
            throw parser.error(parser.comment ?? "expected the end of the document")
        }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func value() throws(ScenarioError) -> JSONValue {
        skipSpace()
        valueCount += 1
        guard valueCount <= ScenarioLimits.documentValues else {
            throw error("the document holds more than \(NumberText.grouped(ScenarioLimits.documentValues)) values")
        }
        switch peek {
        case UInt8(ascii: "{"): return try nested { parser throws(ScenarioError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(ScenarioError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"): return .number(try number())
        case let digit? where Self.isDigit(digit): return .number(try number())
        case nil: throw error(bytes.isEmpty ? "the document is empty" : "the document ends where a value is expected")
        default: return try word()
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(ScenarioError) -> JSONValue
    ) throws(ScenarioError) -> JSONValue {
        guard depth < ScenarioLimits.depth else {
            throw error("lists and objects are nested deeper than \(ScenarioLimits.depth)")
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try body(&self)
    }

    private mutating func array() throws(ScenarioError) -> JSONValue {
        var elements: [JSONValue] = []
        if consume("]") { return .array(elements) }
        while true {
            try checkNoEnd("]")
            elements.append(try value())
            if consume("]") { return .array(elements) }
            guard consume(",") else { throw error(comment ?? "expected “,” or “]”") }
        }
    }

    private mutating func object() throws(ScenarioError) -> JSONValue {
        var members: [JSONValue.Member] = []
        var keys: Set<String> = []
        if consume("}") { return .object(members) }
        while true {
            try checkNoEnd("}")
            guard peek == UInt8(ascii: "\"") else { throw error(comment ?? "expected a key in quotes") }
            let start = position
            let key = try string()
            guard keys.insert(key).inserted else {
                position = start
                throw error("the key \(quoted(key)) stands twice in one object")
            }
            guard consume(":") else { throw error(comment ?? "expected “:”") }
            members.append(.init(key: key, value: try value()))
            if consume("}") { return .object(members) }
            guard consume(",") else { throw error(comment ?? "expected “,” or “}”") }
        }
    }

    private mutating func word() throws(ScenarioError) -> JSONValue {
        let words: [(String, JSONValue)] = [("true", .bool(true)), ("false", .bool(false)), ("null", .null)]
        for (word, value) in words where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return value
        }
        for word in ["NaN", "Infinity", "nan", "inf"] where bytes[position...].starts(with: word.utf8) {
            throw error("\(word) is not a number in JSON")
        }
        throw error(comment ?? "expected a value")
    }

    /// Refuses the end of a list after a comma, which editors and other languages accept.
    private mutating func checkNoEnd(_ end: Unicode.Scalar) throws(ScenarioError) {
        skipSpace()
        if peek == UInt8(ascii: end) { throw error("the “,” before “\(end)” is one too many") }
    }

    /// The advice for a comment that starts here; nil if there is none.
    private var comment: String? {
        guard ["//", "/*", "#"].contains(where: { bytes[position...].starts(with: $0.utf8) }) else { return nil }
        return "JSON has no comments; any object may have a key “\(JSONComment.key)”"
    }
}

// MARK: Numbers

extension JSONParser {
    private mutating func number() throws(ScenarioError) -> Double {
        let start = position
        if peek == UInt8(ascii: "-") { position += 1 }
        if peek == UInt8(ascii: "0") { position += 1 } else { try digits() }
        if let next = peek, Self.isDigit(next) {
            throw error("a number must not start with 0")
        }
        if peek == UInt8(ascii: ".") {
            position += 1
            try digits()
        }
        if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
            position += 1
            if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard let number = Double(text), number.isFinite else {
            position = start
            throw error("\(text.utf8.count > 48 ? "\(text.prefix(48))…" : text) is too large for a number")
        }
        return number
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private mutating func digits() throws(ScenarioError) {
        let start = position
        while let next = peek, Self.isDigit(next) { position += 1 }
        guard position > start else { throw error("expected a digit") }
    }
}

// MARK: Texts

extension JSONParser {
    private mutating func string() throws(ScenarioError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                return String(decoding: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                text.append(contentsOf: String(Character(try escape())).utf8)
            case ..<0x20:
                throw error("a text must not hold a control character; write it as an escape such as \\n")
            default:
                text.append(byte)
                position += 1
            }
        }
        position = start
        throw error("the text that starts here does not end")
    }

    private mutating func escape() throws(ScenarioError) -> Unicode.Scalar {
        let simple: [UInt8: Unicode.Scalar] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
            UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        let start = position
        position += 1
        if let byte = peek, let scalar = simple[byte] {
            position += 1
            return scalar
        }
        guard let high = hexadecimalEscape() else {
            position = start
            throw error("unknown escape in a text")
        }
        if let scalar = Unicode.Scalar(high) { return scalar }
        if (0xD800..<0xDC00).contains(high), peek == UInt8(ascii: "\\") {
            position += 1
            if let low = hexadecimalEscape(), (0xDC00..<0xE000).contains(low),
                let scalar = Unicode.Scalar(0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(low) - 0xDC00))
            {
                return scalar
            }
        }
        position = start
        throw error("half of a surrogate pair in a text")
    }

    /// Reads `u` and four hexadecimal digits.
    private mutating func hexadecimalEscape() -> UInt16? {
        guard peek == UInt8(ascii: "u"), position + 4 < bytes.count else { return nil }
        let digits = bytes[position + 1...position + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { return nil }
        position += 5
        return unit
    }
}

// MARK: Position

extension JSONParser {
    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func consume(_ mark: Unicode.Scalar) -> Bool {
        skipSpace()
        guard peek == UInt8(ascii: mark) else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func skipByteOrderMark() {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func checkEncoding() throws(ScenarioError) {
        let valid = String(decoding: bytes, as: UTF8.self).utf8  // what is not UTF-8 became U+FFFD
        if valid.elementsEqual(bytes) { return }
        position = zip(bytes, valid).prefix { $0 == $1 }.count
        throw error("the document is not UTF-8")
    }

    private func error(_ reason: String) -> ScenarioError {
        let before = bytes[..<position]
        let line = before.count { $0 == 0x0A } + 1
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let column = String(decoding: bytes[lineStart..<position], as: UTF8.self).count + 1
        var error = ScenarioError(place: "", reason: reason)
        (error.line, error.column, error.aim) = (line, column, .syntax)
        return error
    }
}
