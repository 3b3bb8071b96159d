/// One character of a log, with the character that it stands for.
///
/// Escapes of JSON and of strings, entities of HTML, marks of Markdown and of terminals, and typographic quotes, dashes
/// and spaces are read as the plain characters from which they were made.
struct LogCharacter {
    enum Kind: Equatable {
        case byte(UInt8)
        case text(String)
        case space
        /// A character without meaning, such as a mark of Markdown.
        case nothing
    }

    var kind: Kind
    /// The number of bytes in the log.
    var length: Int

    private init(_ kind: Kind, _ length: Int) {
        self.kind = kind
        self.length = length
    }

    /// Reads the character at an index of a line.
    init(_ line: ArraySlice<UInt8>, at index: Int) {
        let byte = line[index]
        switch byte {
        case 0: self.init(.nothing, 1)
        case 0x1B: self.init(.nothing, Self.lengthOfTerminalCode(line, at: index))
        case ...0x20: self.init(.space, 1)
        case UInt8(ascii: "`"): self.init(.nothing, 1)
        case UInt8(ascii: "*"): self = Self.star(line, at: index)
        case UInt8(ascii: "\\"): self = Self.escape(line, at: index)
        case UInt8(ascii: "&"): self = Self.entity(line, at: index)
        case 0xC2...: self = Self.symbol(line, at: index)
        default: self.init(.byte(byte), 1)
        }
    }

    /// Reads a star. Two stars mark a text in Markdown; one is a factor of a constraint.
    private static func star(_ line: ArraySlice<UInt8>, at index: Int) -> LogCharacter {
        let end = line[index...].firstIndex { $0 != UInt8(ascii: "*") } ?? line.endIndex
        return end - index > 1 ? LogCharacter(.nothing, end - index) : LogCharacter(.byte(line[index]), 1)
    }

    /// The length of a code that changes the colour of a terminal, such as `ESC[31m`.
    private static func lengthOfTerminalCode(_ line: ArraySlice<UInt8>, at index: Int) -> Int {
        guard index + 1 < line.endIndex, line[index + 1] == UInt8(ascii: "[") else { return 1 }
        let end = line[(index + 2)...].prefix(16).firstIndex { $0.isLetter }
        return end.map { $0 - index + 1 } ?? 1
    }

    private static func escape(_ line: ArraySlice<UInt8>, at index: Int) -> LogCharacter {
        guard index + 1 < line.endIndex else { return LogCharacter(.nothing, 1) }
        switch line[index + 1] {
        case UInt8(ascii: "n"), UInt8(ascii: "t"), UInt8(ascii: "r"): return LogCharacter(.space, 2)
        case UInt8(ascii: "u"):
            let digits = line[(index + 2)...].prefix(4)
            guard digits.count == 4, let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16), code > 0x20
            else { return LogCharacter(.nothing, 1) }
            return LogCharacter(.byte(code), 6)
        default: return LogCharacter(.nothing, 1)
        }
    }

    private static func entity(_ line: ArraySlice<UInt8>, at index: Int) -> LogCharacter {
        let rest = line[index...].prefix(6)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
            let kind = entities[String(decoding: rest[(index + 1)..<end], as: UTF8.self)]
        else { return LogCharacter(.byte(line[index]), 1) }
        return LogCharacter(kind, end + 1 - index)
    }

    private static let entities: [String: Kind] = [
        "lt": .byte(UInt8(ascii: "<")), "gt": .byte(UInt8(ascii: ">")), "amp": .byte(UInt8(ascii: "&")),
        "quot": .byte(UInt8(ascii: "\"")), "#34": .byte(UInt8(ascii: "\"")), "#39": .byte(UInt8(ascii: "'")),
        "apos": .byte(UInt8(ascii: "'")), "nbsp": .space,
    ]

    /// Reads a character that is not ASCII.
    private static func symbol(_ line: ArraySlice<UInt8>, at index: Int) -> LogCharacter {
        let byte = line[index]
        let length = byte < 0xE0 ? 2 : 3
        guard leads.contains(byte), index + length <= line.endIndex,
            let kind = symbols[Array(line[index..<index + length])]
        else { return LogCharacter(.byte(byte), 1) }
        return LogCharacter(kind, length)
    }

    private static let leads = Set(symbols.keys.map { $0[0] })

    private static let symbols: [[UInt8]: Kind] = {
        let rows: [(String, Kind)] = [
            ("‘’", .byte(UInt8(ascii: "'"))), ("“”", .byte(UInt8(ascii: "\""))), ("–—−‑", .byte(UInt8(ascii: "-"))),
            ("→↔⇄⇒", .text("->")), ("×", .text("x")), ("≤", .text("<=")), ("≥", .text(">=")),
            ("\u{00A0}\u{2028}\u{2029}\u{202F}\u{3000}", .space),
            ("…\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{FEFF}", .nothing),
        ]
        var symbols: [[UInt8]: Kind] = [:]
        for (characters, kind) in rows {
            for scalar in characters.unicodeScalars { symbols[Array(String(scalar).utf8)] = kind }
        }
        return symbols
    }()
}
