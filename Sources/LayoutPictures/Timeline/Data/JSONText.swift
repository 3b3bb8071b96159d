/// A JSON document, written piece by piece: a page has too many numbers to make values of them first.
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

    /// What is written next is this member's value.
    mutating func key(_ name: StaticString) {
        separate()
        bytes.append(UInt8(ascii: "\""))
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [UInt8(ascii: "\""), UInt8(ascii: ":")])
        needsComma = false
    }

    mutating func key(_ number: Int) {
        write("\(number)")
        bytes.append(UInt8(ascii: ":"))
        needsComma = false
    }

    mutating func write(_ number: Int) {
        separate()
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func write(_ isTrue: Bool) {
        separate()
        bytes.append(contentsOf: (isTrue ? "true" : "false").utf8)
    }

    mutating func write(_ numbers: some Sequence<Int>) {
        array { for number in numbers { $0.write(number) } }
    }

    mutating func write(_ strings: some Sequence<String>) {
        array { for string in strings { $0.write(string) } }
    }

    /// What another text holds, as one value.
    mutating func write(_ other: JSONText) {
        separate()
        bytes.append(contentsOf: other.bytes)
    }

    mutating func write(_ string: String) {
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
