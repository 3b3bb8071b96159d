import Testing

@testable import FlowScenario
@testable import ScenarioFormat

@Suite("Bytes as text")
struct StringUTF8Tests {
    @Test(
        "Text comes back from its bytes, with what decoding puts in place of bad bytes and a byte order mark",
        arguments: ["", "a", "ä€😀", "\u{FFFD}", "\u{FEFF}a", "a\u{0}b", "e\u{301}", "\r\n"])
    func valid(text: String) throws {
        let read = try #require(String(utf8: Array(text.utf8)))
        #expect(read.unicodeScalars.elementsEqual(text.unicodeScalars))
    }

    @Test(
        "Bytes that are not UTF-8 are no text",
        arguments: [
            [0xFF], [0x61, 0xC3], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) {
        #expect(String(utf8: bytes) == nil)
        #expect(String(utf8: Array("ab".utf8) + bytes + Array("cd".utf8)) == nil)
    }
}
