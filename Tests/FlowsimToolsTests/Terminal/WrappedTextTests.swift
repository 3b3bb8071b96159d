import Testing

@testable import FlowsimTools

/// Lines that end between words.
@Suite struct WrappedTextTests {
    @Test("A line ends before the word that has no room, and goes on further to the right")
    func words() {
        #expect(WrappedText("one two three four", columns: 9, hanging: 2).lines == ["one two", "  three", "  four"])
        #expect(WrappedText("one two", columns: 7).lines == ["one two"])
        #expect(WrappedText("", columns: 7).lines == [""])
    }

    @Test("A word that is longer than a line is not broken")
    func longWords() {
        #expect(WrappedText("a extraordinarily b", columns: 6).lines == ["a", "extraordinarily", "b"])
    }

    @Test("Ends of lines stay, and what follows is as far to the right as its own line")
    func ownLines() {
        #expect(
            WrappedText("head one\n    part two\ntail", columns: 10, hanging: 2).lines == [
                "head one", "    part", "      two", "tail",
            ])
    }

    @Test("No line ends at a joint, which looks like a space")
    func joints() {
        #expect(WrappedText("a 320\u{00A0}×\u{00A0}480 b", columns: 10).lines == ["a", "320 × 480", "b"])
    }

    @Test("Spaces beside each other are kept within a line")
    func spaces() {
        #expect(WrappedText("a   b c", columns: 5).lines == ["a   b", "c"])
    }
}
