import PlainTexts

/// A parser of JSON (RFC 8259) that reports the line and the column of a syntax error.
///
/// Foundation's decoder reports "not valid JSON" without a place, and silently takes the last of two equal keys; both
/// would leave the writer of a scenario searching. Columns count characters from 1, as editors do.
package struct JSONParser {
    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var valueCount = 0
    private var valueLimit = ScenarioLimits.documentValues
    /// The keys of the document, in the order of the text; nil unless keys are recorded.
    private var recordedKeys: [Key]?
    /// The key of the innermost object that contains the parser's position. An object in a list has the key of the
    /// list.
    private var owner = ""
    /// The search for a place in the document; nil if the parser searches for no place. `path` has the parts of the
    /// place's path that are not found yet. The first of these parts is compared with keys and indices at the nesting
    /// depth `depth`.
    private var search: (path: ArraySlice<JSONPath.Part>, depth: Int)?
    /// The positions in the text that `search` found last: of a value and of its key. An element of a list has no key,
    /// and `key` is then the position of the element.
    private var found = (value: 0, key: 0)

    /// Parses a document with at most `values` values.
    ///
    /// - Throws: ``ScenarioError`` with line and column.
    package static func parse(
        _ bytes: [UInt8], values: Int = ScenarioLimits.documentValues
    ) throws(ScenarioError) -> JSONValue {
        try ScenarioLimits.check(bytes.count, "bytes", limit: ScenarioLimits.documentBytes, at: "")
        var parser = JSONParser(bytes: bytes)
        parser.valueLimit = values
        try parser.checkEncoding()
        return try parser.document()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    private mutating func document() throws(ScenarioError) -> JSONValue {
        let value = try value()
        skipSpace()
        guard position == bytes.count else { throw error(comment ?? "expected the end of the document") }
        return value
    }

    private mutating func value() throws(ScenarioError) -> JSONValue {
        skipSpace()
        valueCount += 1
        guard valueCount <= valueLimit else {
            throw error("the document holds more than \(NumberText.grouped(valueLimit)) values")
        }
        if valueCount % LongWork.interval == 0 { LongWork.note(position, of: bytes.count, "bytes") }
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
            elements.append(try value(.index(elements.count), named: position..<position))
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
            let name = start..<position
            guard consume(":") else { throw error(comment ?? "expected “:”") }
            members.append(.init(key: key, value: try value(.key(key), named: name)))
            if consume("}") { return .object(members) }
            guard consume(",") else { throw error(comment ?? "expected “,” or “}”") }
        }
    }

    /// Reads an element of a list, or the value of an object's member. `name` is the range of the member's key in the
    /// text, and empty for an element.
    private mutating func value(_ part: JSONPath.Part, named name: Range<Int>) throws(ScenarioError) -> JSONValue {
        guard recordedKeys == nil else { return try recordedValue(part, named: name) }
        guard search?.depth == depth, search?.path.first == part else { return try value() }
        skipSpace()
        found = (position, name.isEmpty ? position : name.lowerBound)
        search?.path.removeFirst()
        search?.depth += 1
        if search?.path.isEmpty == false { _ = try value() }
        throw error("the search is over")
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

    /// Throws an error if a list or an object ends after a comma. Editors and other languages accept such a comma.
    private mutating func checkNoEnd(_ end: Unicode.Scalar) throws(ScenarioError) {
        skipSpace()
        if peek == UInt8(ascii: end) { throw error("the “,” before “\(end)” is one too many") }
    }

    /// The error text for the comment that starts at the position; nil if no comment starts there.
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

    /// The characters of escapes, by the byte behind the backslash.
    private static let simpleEscapes: [UInt8: Unicode.Scalar] = [
        0x22: "\"", 0x5C: "\\", 0x2F: "/", 0x62: "\u{8}", 0x66: "\u{C}", 0x6E: "\n", 0x72: "\r", 0x74: "\t",
    ]

    private mutating func escape() throws(ScenarioError) -> Unicode.Scalar {
        let start = position
        position += 1
        if let byte = peek, let scalar = Self.simpleEscapes[byte] {
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

    private mutating func checkEncoding() throws(ScenarioError) {
        let valid = String(decoding: bytes, as: UTF8.self).utf8  // what is not UTF-8 became U+FFFD
        if valid.elementsEqual(bytes) { return }
        position = zip(bytes, valid).prefix { $0 == $1 }.count
        throw error("the document is not UTF-8")
    }

    private var lineAndColumn: (line: Int, column: Int) {
        let before = bytes[..<position]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (before.count { $0 == 0x0A } + 1, String(decoding: bytes[lineStart..<position], as: UTF8.self).count + 1)
    }

    private func error(_ reason: String) -> ScenarioError {
        var error = ScenarioError(place: "", reason: reason, aim: .syntax)
        (error.line, error.column) = lineAndColumn
        return error
    }
}

// MARK: Places in a document that was parsed

extension JSONParser {
    /// A key in the text of a document, with its place.
    struct Key {
        /// The key as it is written in the text, with escapes.
        let name: String
        /// The range of the key in the text, including the quotation marks.
        let range: Range<Int>
        var value: Range<Int>
        /// The key of the innermost object that contains this key. An object in a list has the key of the list. The
        /// key of the outermost object is empty.
        let owner: String
        /// The number of lists and objects that contain the key.
        let depth: Int
    }

    /// Returns the keys of a document, in the order of its text.
    static func keys(in bytes: [UInt8]) -> [Key] {
        var parser = JSONParser(bytes: bytes)
        parser.recordedKeys = []
        _ = try? parser.document()
        return parser.recordedKeys ?? []
    }

    private mutating func recordedValue(
        _ part: JSONPath.Part, named name: Range<Int>
    ) throws(ScenarioError) -> JSONValue {
        guard case .key = part, let index = recordedKeys?.count else { return try value() }
        skipSpace()
        let key = String(decoding: bytes[name].dropFirst().dropLast(), as: UTF8.self)
        let (start, around) = (position, owner)
        recordedKeys?.append(Key(name: key, range: name, value: start..<start, owner: around, depth: depth))
        owner = key
        let value = try value()
        owner = around
        recordedKeys?[index].value = start..<position
        return value
    }

    /// Returns the line and the column of a place in a document, both counted from 1. If the document has no value at
    /// the path, the last existing value on the path is used instead.
    ///
    /// Values do not store their places in the text: only an error needs one, once.
    ///
    /// - Parameter aim: A character is counted from the text's start, in Unicode scalars of the text that is meant: an
    ///   escape is one. If there is no text, the value is meant.
    /// - Complexity: O(*n*) in the length of the document.
    static func place(
        of path: JSONPath, _ aim: ScenarioError.Aim = .value, in bytes: [UInt8]
    ) -> (line: Int, column: Int) {
        var parser = JSONParser(bytes: bytes)
        parser.skipSpace()
        parser.found = (parser.position, parser.position)
        let key: [JSONPath.Part] = if case .key(let key) = aim { [.key(key)] } else { [] }
        parser.search = ((path.parts + key)[...], 1)
        _ = try? parser.document()
        parser.position = parser.found.value
        guard parser.search?.path.isEmpty == true else { return parser.lineAndColumn }
        switch aim {
        case .value, .syntax: break
        case .name, .key: parser.position = parser.found.key
        case .character(let number): if parser.peek == UInt8(ascii: "\"") { parser.skip(number) }
        }
        return parser.lineAndColumn
    }

    /// Moves the position from the opening quotation mark of a text to one of its characters. `count` is the
    /// character's index.
    private mutating func skip(_ count: Int) {
        position += 1
        for _ in 0..<count where peek != UInt8(ascii: "\"") {
            if peek == UInt8(ascii: "\\") {
                _ = try? escape()
            } else {
                position += 1
                while let byte = peek, byte & 0xC0 == 0x80 { position += 1 }
            }
        }
    }
}

extension ScenarioError {
    /// Returns the error with its line and column in a document that was parsed. An error that already has a line and a
    /// column stays unchanged.
    package func located(in document: [UInt8]) -> ScenarioError {
        guard line == nil else { return self }
        var error = self
        (error.line, error.column) = JSONParser.place(of: JSONPath(place), aim, in: document)
        return error
    }
}
