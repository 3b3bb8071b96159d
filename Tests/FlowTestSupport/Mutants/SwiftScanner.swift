/// Splits Swift source into tokens: as much of the language as this repository's style needs.
struct SwiftScanner {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var startsLine = true
    private var open: [Int] = []
    private var conditions: [DirectiveCondition] = []
    private(set) var tokens: [SwiftToken] = []

    private static let symbols = Set("/=-+!*%<>&|^~?".utf8)

    init(_ text: String) {
        bytes = Array(text.utf8)
        while position < bytes.count { scanNext() }
    }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }
    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    private mutating func scanNext() {
        let first = bytes[position]
        switch first {
        case UInt8(ascii: "\n"):
            (line, startsLine) = (line + 1, true)
            position += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
        case UInt8(ascii: "/") where starts(with: "//"): skipLine()
        case UInt8(ascii: "/") where starts(with: "/*"): skipComment()
        case UInt8(ascii: "#") where startsLine && ["#if", "#else", "#endif"].contains(where: starts): directive()
        case UInt8(ascii: "\""): add(.text, textEnd(position, hashes: 0))
        case UInt8(ascii: "#"):
            var hashes = 0
            while byte(position + hashes) == first { hashes += 1 }
            let isText = byte(position + hashes) == UInt8(ascii: "\"")
            add(isText ? .text : .word, isText ? textEnd(position + hashes, hashes: hashes) : wordEnd(position + 1))
        case UInt8(ascii: "`"): add(.word, 1 + (bytes[(position + 1)...].firstIndex(of: first) ?? bytes.count - 1))
        case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number, numberEnd())
        case UInt8(ascii: ".") where starts(with: "..<") || starts(with: "..."): add(.symbol, position + 3)
        default:
            if SwiftScanner.isWord(first) {
                add(.word, wordEnd(position))
            } else if SwiftScanner.symbols.contains(first) {
                add(.symbol, bytes[position...].firstIndex { !SwiftScanner.symbols.contains($0) } ?? bytes.count)
            } else {
                add(.mark, position + 1)
            }
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
            true
        default: false
        }
    }

    private func wordEnd(_ start: Int) -> Int {
        bytes[start...].firstIndex { !SwiftScanner.isWord($0) } ?? bytes.count
    }

    /// A number with a fraction is one token; `0..<1` has two.
    private func numberEnd() -> Int {
        let end = wordEnd(position)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        let isFraction = byte(end) == UInt8(ascii: ".") && digits.contains(byte(end + 1))
        return isFraction ? wordEnd(end + 1) : end
    }

    /// The end of a text, with what is inserted into it.
    private func textEnd(_ quote: Int, hashes: Int) -> Int {
        let mark = UInt8(ascii: "\"")
        let isLong = byte(quote + 1) == mark && byte(quote + 2) == mark
        let count = isLong ? 3 : 1
        var index = quote + count
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "\\"), hasHashes(hashes, at: index + 1) {
                index += 1 + hashes
                index = byte(index) == UInt8(ascii: "(") ? insertionEnd(index) : index + 1
            } else if (0..<count).allSatisfy({ byte(index + $0) == mark }), hasHashes(hashes, at: index + count) {
                return index + count + hashes
            } else {
                index += 1
            }
        }
        return index
    }

    private func hasHashes(_ count: Int, at index: Int) -> Bool {
        (0..<count).allSatisfy { byte(index + $0) == UInt8(ascii: "#") }
    }

    private func insertionEnd(_ open: Int) -> Int {
        var (index, depth) = (open, 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "\""):
                index = textEnd(index, hashes: 0)
                continue
            default: break
            }
            index += 1
            if depth == 0 { return index }
        }
        return index
    }

    private mutating func add(_ kind: SwiftToken.Kind, _ end: Int) {
        let text = String(decoding: bytes[position..<end], as: UTF8.self)
        let spaces = Set(" \n\t\r".utf8)
        var token = SwiftToken(
            kind: kind, text: text, range: position..<end, line: line, startsLine: startsLine,
            spaceBefore: position == 0 || spaces.contains(bytes[position - 1]),
            spaceAfter: end == bytes.count || spaces.contains(bytes[end]), partner: nil,
            isLeftOut: conditions.contains { !$0.holds })
        if token.opens { open.append(tokens.count) }
        if token.closes, let other = open.popLast() {
            token.partner = other
            tokens[other].partner = tokens.count
        }
        tokens.append(token)
        line += text.utf8.count { $0 == UInt8(ascii: "\n") }
        startsLine = false
        position = end
    }

    private mutating func skipLine() {
        position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if starts(with: "/*") {
                (depth, position) = (depth + 1, position + 2)
            } else if starts(with: "*/") {
                (depth, position) = (depth - 1, position + 2)
            } else {
                if bytes[position] == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    private mutating func directive() {
        let start = position
        skipLine()
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        if text.hasPrefix("#endif") {
            _ = conditions.popLast()
        } else if text.hasPrefix("#else"), let last = conditions.popLast() {
            conditions.append(text == "#else" ? last.otherwise : DirectiveCondition(nil))
        } else {
            conditions.append(DirectiveCondition(String(text.dropFirst("#if ".count))))
        }
    }
}
