/// What became of the words of format 1 in format 2.
enum FormatWords {
    /// New names of keys, by the key of the object that they stand in.
    private static let renamed: [String: [String: String]] = [
        "expect": ["passes": "rounds"],
        "metrics": [
            "layoutPasses": "passes", "sizesAsked": "delegateSizeQueries", "rowsBroken": "rowsReplaced",
            "drift": "lastDrift",
        ],
        "options": [
            "maxNestedPasses": "maximumRounds",
            "flowInvalidatesOnMainLengthChange": "invalidatesOnScrollAxisLengthChange",
        ],
    ]

    /// The new name of a key; nil where it is what it was.
    static func newName(of key: String, in owner: String) -> String? { renamed[owner]?[key] }

    /// The words of a document of format 1 that are others now, each once, in the order in which they occur.
    static func outdated(in document: JSONValue) -> [(old: String, new: String)] {
        var found: [(old: String, new: String)] = []
        collect(document, of: "", into: &found)
        return found
    }

    private static func collect(_ value: JSONValue, of owner: String, into found: inout [(old: String, new: String)]) {
        switch value {
        case .object(let members):
            for member in members {
                if let new = newName(of: member.key, in: owner), !found.contains(where: { $0 == (member.key, new) }) {
                    found.append((member.key, new))
                }
                collect(member.value, of: member.key, into: &found)
            }
        case .array(let values):
            for value in values { collect(value, of: owner, into: &found) }
        case .string, .number, .bool, .null: break
        }
    }
}

/// A document of format 1 as one of format 2.
///
/// Only the words change that are others now. Spaces, the order of keys and comments stay as their writer had them.
struct FormatUpgrade {
    /// The document's text in format 2.
    private(set) var text: [UInt8]
    /// How many keys have another name.
    private(set) var renamedKeys = 0

    /// - Parameter bytes: A document that was parsed: what follows relies on its being JSON.
    init(_ bytes: [UInt8]) {
        text = []
        text.reserveCapacity(bytes.count)
        var scanner = JSONKeyScanner(bytes)
        var copied = 0
        while let key = scanner.next() {
            if key.depth == 1, key.name == "format" {
                text += bytes[copied..<key.value]
                text += Array("\(Scenario.format)".utf8)
                copied = bytes[key.value...].firstIndex { !JSONKeyScanner.isPartOfNumber($0) } ?? bytes.count
            } else if let new = FormatWords.newName(of: key.name, in: key.owner) {
                text += bytes[copied..<key.range.lowerBound] + Array(new.utf8)
                copied = key.range.upperBound
                renamedKeys += 1
            }
        }
        text += bytes[copied...]
    }
}

/// Finds the keys in the text of a JSON document, with the key of the object around each.
struct JSONKeyScanner {
    struct Key {
        var name: String
        /// Of the name, without quotes.
        var range: Range<Int>
        /// The first byte of its value.
        var value: Int
        /// The key of the object that it stands in, through lists; empty for the document.
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
