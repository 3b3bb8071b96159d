/// Finds where in the text of a document a value begins.
///
/// Values know nothing of the text that they were read from: only an error within a text asks, and then once.
struct JSONLocator {
    private let bytes: [UInt8]
    private var position = 0

    /// - Parameter bytes: A document that was parsed: what follows relies on its being JSON.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Line and column, both counted from 1, of a character in the text at a place; nil where there is no text.
    ///
    /// - Parameter character: Counted from the text's start, in Unicode scalars of the text that is meant: an escape is
    ///   one.
    mutating func place(of path: JSONPath, character: Int) -> (line: Int, column: Int)? {
        position = 0
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        for index in 0..<path.count {
            guard enter(path[index]) else { return nil }
        }
        skipSpace()
        guard peek == UInt8(ascii: "\"") else { return nil }
        position += 1
        for _ in 0..<character where peek != UInt8(ascii: "\"") { skipCharacter() }
        return lineAndColumn
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Goes to the start of a part of the value that begins here.
    private mutating func enter(_ part: JSONPath.Part) -> Bool {
        skipSpace()
        var index = 0
        switch (part, peek) {
        case (.key(let name), UInt8(ascii: "{")):
            position += 1
            while let key = nextKey() {
                if key == name { return true }
                skipValue()
            }
            return false
        case (.index(let wanted), UInt8(ascii: "[")):
            position += 1
            while index < wanted, peek != nil {
                skipValue()
                skipSpace()
                guard peek == UInt8(ascii: ",") else { return false }
                position += 1
                index += 1
            }
            return true
        default: return false
        }
    }

    /// The next key of the object; goes behind its colon. Nil at the end.
    private mutating func nextKey() -> String? {
        skipSpace()
        if peek == UInt8(ascii: ",") {
            position += 1
            skipSpace()
        }
        guard peek == UInt8(ascii: "\"") else { return nil }
        let start = position
        skipText()
        // A key that is written with escapes is read as any text is.
        let text = try? JSONParser.parse(Array(bytes[start..<position]))
        skipSpace()
        position += 1
        if case .string(let key)? = text { return key }
        return nil
    }

    private mutating func skipValue() {
        skipSpace()
        var depth = 0
        while let byte = peek {
            switch byte {
            case UInt8(ascii: "\""):
                skipText()
                if depth == 0 { return }
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                if depth == 0 { return }
                depth -= 1
                position += 1
                if depth == 0 { return }
            case UInt8(ascii: ",") where depth == 0: return
            default: position += 1
            }
        }
    }

    private mutating func skipText() {
        position += 1
        while let byte = peek, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
        position = min(position + 1, bytes.count)
    }

    /// One scalar of a text: an escape, a pair of escapes for one that needs two, or the bytes of a scalar.
    private mutating func skipCharacter() {
        if peek == UInt8(ascii: "\\") {
            let isUnicode = position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: "u")
            let isHalf = isUnicode && isHighSurrogate
            position += isUnicode ? 6 : 2
            if isHalf { position += 6 }
        } else {
            position += 1
            while let byte = peek, byte & 0xC0 == 0x80 { position += 1 }
        }
        position = min(position, bytes.count)
    }

    private var isHighSurrogate: Bool {
        guard position + 5 < bytes.count else { return false }
        let digits = String(decoding: bytes[position + 2..<position + 6], as: UTF8.self)
        return UInt16(digits, radix: 16).map { (0xD800...0xDBFF).contains($0) } ?? false
    }

    private mutating func skipSpace() {
        while let byte = peek, " \t\r\n".utf8.contains(byte) { position += 1 }
    }

    private var lineAndColumn: (line: Int, column: Int) {
        let before = bytes[..<position]
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (before.count { $0 == 0x0A } + 1, String(decoding: bytes[lineStart..<position], as: UTF8.self).count + 1)
    }
}

extension ScenarioError {
    /// The same error with line and column in its reason, where it is within a text.
    package func located(in document: [UInt8]) -> ScenarioError {
        var locator = JSONLocator(document)
        guard let character, let found = locator.place(of: JSONPath(place), character: character) else { return self }
        var error = self
        error.character = nil
        let prefix = "character \(character + 1): "
        guard reason.hasPrefix(prefix) else { return self }
        error.reason = "line \(found.line), column \(found.column): \(reason.dropFirst(prefix.count))"
        return error
    }
}
