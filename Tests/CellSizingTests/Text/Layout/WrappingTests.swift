import CellSizing
import Testing

/// Blocks of 10 points: letters are 5 points wide, Han characters 10.
@Suite struct WrappingTests {
    @Test(
        "A line takes as many words as fit, and spaces at its end hang",
        arguments: [
            ("aa bb cc", 25.0, "aa bb|cc"), ("aa bb cc", 24.5, "aa|bb|cc"), ("aa bb cc", 30, "aa bb|cc"),
            ("aa bb cc", 40, "aa bb cc"), ("aa   bb", 10, "aa|bb"), ("aa-bb", 15, "aa-|bb"), ("a b", 5, "a|b"),
            ("你好世界", 25, "你好|世界"), ("你好，世界", 20, "你|好，|世界"), ("（你）好", 25, "（你|）好"),
            ("ab你好", 20, "ab你|好"),
        ])
    func words(text: String, width: Double, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width) == expected)
    }

    @Test(
        "A word that is too long has a line of its own and breaks between characters",
        arguments: [
            ("abcdef", 15.0, "abc|def"), ("a bcdef", 15, "a|bcd|ef"), ("abcd e", 15, "abc|d e"), ("abc", 1, "a|b|c"),
            ("abc", 0, "a|b|c"), ("abc", -5, "a|b|c"), ("e\u{301}e\u{301}", 5, "e\u{301}|e\u{301}"),
            ("👩‍👩‍👧👩‍👩‍👧", 15, "👩‍👩‍👧|👩‍👩‍👧"),
            ("你", 5, "你"), ("a\u{200B}b", 5, "a\u{200B}|b"),
        ])
    func longWords(text: String, width: Double, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width) == expected)
    }

    @Test(
        "Wrapping by characters breaks anywhere, but not within a character",
        arguments: [
            ("aa bb cc", 20.0, "aa b|b cc"), ("don't", 10, "do|n'|t"), ("（你）好", 25, "（你|）好"),
            ("e\u{301}ab", 10, "e\u{301}a|b"),
        ])
    func characters(text: String, width: Double, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width, mode: .byCharWrapping) == expected)
    }

    @Test(
        "Line breaks end lines, and one at the end begins an empty line",
        arguments: [
            ("", ""), ("a\nb", "a|b"), ("a\r\nb", "a|b"), ("a\n", "a|"), ("\n", "|"), ("\n\na", "||a"),
            ("a\u{2028}b", "a|b"),
            ("aaaa \nb", "aaaa |b"), ("a\u{85}b\u{B}c", "a|b|c"),
        ])
    func lineBreaks(text: String, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: 100) == expected)
    }

    @Test("Spaces at the end of a paragraph count as far as the width goes, as in one line")
    func trailingSpaces() {
        let font = FontSpec(size: 10)
        func width(_ limit: Double) -> Double {
            TextLayouter.blocks.layout("aa  ", font: font, limits: TextLimits(width: limit)).size.width
        }
        #expect(width(.infinity) == BlockMetrics().singleLineSize(of: "aa  ", font: font, scale: 2).width)
        #expect(width(100) == 20)
        #expect(width(17) == 17)
        #expect(width(10) == 10)
        #expect(TextLayouter.blocks.layout("aa  bb", font: font, limits: TextLimits(width: 24)).size.width == 10)
    }

    @Test("A tab goes to the next multiple of 28 points")
    func tabs() {
        func width(_ text: String) -> Double {
            TextLayouter.blocks.layout(text, font: FontSpec(size: 10)).size.width
        }
        #expect(width("\ta") == 33)
        #expect(width("a\ta") == 33)
        #expect(width("aaaaaa\ta") == 61)
        #expect(width("a\t\ta") == 61)
        #expect(TextLayouter.blocks.shown("aa\tbb", width: 37) == "aa|bb")
        #expect(TextLayouter.blocks.shown("aa\tbb", width: 38) == "aa\tbb")
    }

    @Test("The number of lines is limited, and what is left out is told")
    func numberOfLines() {
        func layout(_ text: String, _ lines: Int) -> TextLayout {
            let limits = TextLimits(width: 10, maximumNumberOfLines: lines, lineBreakMode: .byWordWrapping)
            return TextLayouter.blocks.layout(text, font: FontSpec(size: 10), limits: limits)
        }
        #expect(layout("aa bb cc", 2).shown("aa bb cc") == "aa|bb")
        #expect(layout("aa bb cc", 2).isTruncated)
        #expect(!layout("aa bb cc", 3).isTruncated)
        #expect(!layout("aa bb cc", 4).isTruncated)
        #expect(!layout("aa  \n", 1).isTruncated)
        #expect(layout("aa bb cc", 2).size == TextSize(width: 10, height: 20))
    }

    @Test("Ranges are UTF-8 bytes, cover the text and end with the line break")
    func ranges() {
        let text = "你 b\r\nc"
        let lines = TextLayouter.blocks.layout(text, font: FontSpec(size: 10), limits: TextLimits(width: 10)).lines
        #expect(lines.map(\.range) == [0..<4, 4..<7, 7..<8])
        #expect(lines.map(\.visibleEnd) == [3, 5, 8])
        #expect(lines.map(\.width) == [10, 5, 5])
        #expect(lines.map(\.top) == [0, 10, 20])
        #expect(lines.map(\.baseline) == [8, 18, 28])
    }
}
