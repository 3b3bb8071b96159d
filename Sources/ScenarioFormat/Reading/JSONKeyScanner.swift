/// Finds the keys in the text of a JSON document, with the key of the object around each.
struct JSONKeyScanner {
    struct Key {
        var name: String
        /// The range of the name, without quotes.
        var range: Range<Int>
        /// The first byte of its value.
        var value: Int
        /// The key of the object that it is in, through lists; empty for the document.
        var owner: String
        /// 1 in the document.
        var depth: Int
    }

    private struct Level {
        var isObject: Bool
        var owner: String
        /// The last key; what is nested belongs to it.
        var key: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private var levels: [Level] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() -> Key? {
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                let isObject = bytes[position] == UInt8(ascii: "{")
                let owner = levels.last.map { $0.isObject ? $0.key : $0.owner } ?? ""
                levels.append(Level(isObject: isObject, owner: owner, key: ""))
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                _ = levels.popLast()
                position += 1
            case UInt8(ascii: "\""):
                if let key = key(in: string()) { return key }
            default: position += 1
            }
        }
        return nil
    }

    static func isPartOfNumber(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
    }

    /// The text in the quotes that begin here, as it is written; goes behind it.
    private mutating func string() -> Range<Int> {
        position += 1
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position = min(position, bytes.count)
        defer { position += 1 }
        return start..<position
    }

    /// A string is a key where a colon follows.
    private mutating func key(in range: Range<Int>) -> Key? {
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":"), let level = levels.last else { return nil }
        position += 1
        skipSpace()
        let name = String(decoding: bytes[range], as: UTF8.self)
        levels[levels.count - 1].key = name
        return Key(name: name, range: range, value: position, owner: level.owner, depth: levels.count)
    }

    private mutating func skipSpace() {
        while position < bytes.count, " \t\r\n".utf8.contains(bytes[position]) { position += 1 }
    }
}
