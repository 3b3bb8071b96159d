/// Finds the place in the text of a document at which a value begins.
///
/// Values do not store their places in the text: only an error needs one, once.
struct JSONLocator {
    private let bytes: [UInt8]
    private var position = 0

    /// - Parameter bytes: A document that was parsed: what follows relies on its being JSON.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Line and column, both counted from 1, of what is meant at a place; of what is around it where there is no such
    /// place.
    ///
    /// - Parameter aim: A character is counted from the text's start, in Unicode scalars of the text that is meant: an
    ///   escape is one. Where there is no text, the value is meant.
    /// - Complexity: O(*n*) in the length of the document.
    mutating func place(of path: JSONPath, _ aim: ScenarioError.Aim = .value) -> (line: Int, column: Int) {
        position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        skipSpace()
        // The start of the value that was found last, and of its key.
        var (start, name) = (position, position)
        for index in 0..<path.count {
            guard let key = enter(path[index]) else {
                position = start
                return lineAndColumn
            }
            skipSpace()
            (start, name) = (position, key)
        }
        position = start
        switch aim {
        case .value, .syntax: break
        case .name: position = name
        case .key(let key): if let found = enter(.key(key)) { position = found } else { position = start }
        case .character(let number):
            guard peek == UInt8(ascii: "\"") else { break }
            position += 1
            for _ in 0..<number where peek != UInt8(ascii: "\"") { skipCharacter() }
        }
        return lineAndColumn
    }

    private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

    /// Goes to the start of a part of the value that begins here.
    ///
    /// - Returns: The place of its key, or else of the part; nil if there is no such part.
    private mutating func enter(_ part: JSONPath.Part) -> Int? {
        skipSpace()
        var index = 0
        switch (part, peek) {
        case (.key(let name), UInt8(ascii: "{")):
            position += 1
            while let (key, start) = nextKey() {
                if key == name { return start }
                skipValue()
            }
            return nil
        case (.index(let wanted), UInt8(ascii: "[")):
            position += 1
            while index < wanted, peek != nil {
                skipValue()
                skipSpace()
                guard peek == UInt8(ascii: ",") else { return nil }
                position += 1
                index += 1
            }
            skipSpace()
            return peek == UInt8(ascii: "]") ? nil : position
        default: return nil
        }
    }

    /// The next key of the object, and where it is; goes behind its colon. Nil at the end.
    private mutating func nextKey() -> (name: String?, start: Int)? {
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
        if case .string(let key)? = text { return (key, start) }
        return (nil, start)
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
    /// The error with line and column in a document that was parsed; unchanged if it has them already.
    package func located(in document: [UInt8]) -> ScenarioError {
        guard line == nil else { return self }
        var locator = JSONLocator(document)
        var error = self
        (error.line, error.column) = locator.place(of: JSONPath(place), aim)
        return error
    }
}
