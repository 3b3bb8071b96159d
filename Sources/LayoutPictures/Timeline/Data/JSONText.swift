/// A JSON document that is written piece by piece. Numbers are written directly, because a page has too many of them
/// for a tree of values.
///
/// Commas are put where they belong. Nothing in it ends a script element or a line of JavaScript.
struct JSONText {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    var string: String { String(decoding: bytes, as: UTF8.self) }

    mutating func object(_ content: (inout JSONText) -> Void) { nest("{", "}", content) }

    mutating func array(_ content: (inout JSONText) -> Void) { nest("[", "]", content) }

    private mutating func nest(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONText) -> Void) {
        separate()
        bytes.append(UInt8(ascii: open))
        needsComma = false
        content(&self)
        bytes.append(UInt8(ascii: close))
        needsComma = true
    }

    /// Writes a member's name. The value is written next.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
        needsComma = false
    }

    mutating func key(_ number: Int) {
        append(quoted: "\(number)")
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    /// Writes a member of an object.
    mutating func member(_ name: StaticString, _ value: some JSONTextValue) {
        key(name)
        value.write(to: &self)
    }

    /// Writes an element of an array.
    mutating func write(_ value: some JSONTextValue) {
        value.write(to: &self)
    }

    /// Writes a member of an object, if there is a value.
    mutating func member(_ name: StaticString, ifAny value: (some JSONTextValue)?) {
        if let value { member(name, value) }
    }

    /// Appends a value whose text needs no escapes.
    fileprivate mutating func append(_ text: some Sequence<UInt8>) {
        separate()
        bytes.append(contentsOf: text)
    }

    fileprivate mutating func append(quoted string: String) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(contentsOf: [UInt8(ascii: "\\"), byte])
            case UInt8(ascii: "\n"): bytes.append(contentsOf: [UInt8(ascii: "\\"), UInt8(ascii: "n")])
            // A tag could end the script that the text is in.
            case 0..<0x20, UInt8(ascii: "<"): escape(byte)
            // The line ends of JavaScript, U+2028 and U+2029.
            case 0xA8 where bytes.suffix(2) == [0xE2, 0x80], 0xA9 where bytes.suffix(2) == [0xE2, 0x80]:
                bytes.removeLast(2)
                bytes.append(contentsOf: (byte == 0xA8 ? "\\u2028" : "\\u2029").utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func escape(_ byte: UInt8) {
        let digits = Array("0123456789abcdef".utf8)
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(contentsOf: [digits[Int(byte >> 4)], digits[Int(byte & 15)]])
    }

    private mutating func separate() {
        if needsComma { bytes.append(UInt8(ascii: ",")) }
        needsComma = true
    }
}

/// A value that is written as JSON.
protocol JSONTextValue {
    func write(to json: inout JSONText)
}

extension Int: JSONTextValue {
    func write(to json: inout JSONText) { json.append(String(self).utf8) }
}

extension Bool: JSONTextValue {
    func write(to json: inout JSONText) { json.append((self ? "true" : "false").utf8) }
}

extension String: JSONTextValue {
    func write(to json: inout JSONText) { json.append(quoted: self) }
}

extension Array: JSONTextValue where Element: JSONTextValue {
    func write(to json: inout JSONText) {
        json.array { json in for value in self { value.write(to: &json) } }
    }
}

/// A document that can be a value in another document.
extension JSONText: JSONTextValue {
    func write(to json: inout JSONText) { json.append(bytes) }
}
