import Testing
import TextMeasuring

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

    @Test(
        "A word is divided at a soft hyphen where the hyphen fits, and shows none elsewhere",
        arguments: [
            ("abc\u{AD}def", 20.0, "abc-|def"), ("abc\u{AD}def", 30, "abc\u{AD}def"),
            ("ab\u{AD}cd\u{AD}ef", 27.5, "ab\u{AD}cd-|ef"), ("ab\u{AD}cd\u{AD}ef", 20, "ab-|cd\u{AD}ef"),
            ("ab cd\u{AD}ef", 25, "ab|cd\u{AD}ef"), ("ab cd\u{AD}ef", 20, "ab|cd\u{AD}ef"),
            ("ab cd\u{AD}ef", 15, "ab|cd-|ef"),
            ("abc\u{AD}\nd", 20, "abc\u{AD}|d"), ("abc\u{AD} def", 20, "abc\u{AD}|def"),
        ])
    func softHyphens(text: String, width: Double, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width) == expected)
    }

    @Test("A hyphen counts in the width of its line, in its own font")
    func hyphenWidth() {
        let text = StyledText([
            .init("abc", font: FontSpec(size: 10)), .init("\u{AD}", font: FontSpec(size: 20)),
            .init("def", font: FontSpec(size: 10)),
        ])
        let layout = TextLayouter.blocks.layout(text, limits: TextLimits(width: 25))
        #expect(layout.lines.map(\.width) == [25, 15])
        #expect(layout.lines.map(\.isHyphenated) == [true, false])
        #expect(layout.lines.map(\.range) == [0..<5, 5..<8])
        let narrow = TextLayouter.blocks.layout(text, limits: TextLimits(width: 22.5))
        #expect(narrow.lines.map(\.width) == [20, 10])
        #expect(narrow.lines.map(\.isHyphenated) == [false, false])
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
    }

    @Test("Spaces at the end of a wrapped line count in the text's width as far as the room goes, not in the line's")
    func hangingSpaces() {
        func layout(_ text: String, _ width: Double, _ lines: Int = 0) -> TextLayout {
            let limits = TextLimits(width: width, maximumNumberOfLines: lines, overflow: .byWordWrapping)
            return TextLayouter.blocks.layout(text, font: FontSpec(size: 10), limits: limits)
        }
        #expect(layout("aa  bb", 24).size.width == 20)
        #expect(layout("aa  bb", 24).lines.map(\.width) == [10, 10])
        #expect(layout("aa  bb", 17).size.width == 17)
        #expect(layout("aa  bb", 24, 1).size.width == 10)
        #expect(layout("aa bb cc", 19, 2).size.width == 15)
        #expect(layout("a bbb cc", 19, 2).size.width == 15)
    }

    @Test(
        "216 characters of lorem ipsum are as wide and high as a label of iOS 15 to 17",
        arguments: [(320.0, 318.0, 6), (375, 374, 5)])
    func lorem(room: Double, published: Double, lines: Int) {
        // square/Blueprint, AttributedLabelTests.
        let text =
            "Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed eiusmod tempor incididunt ut labore dolore "
            + "magna aliqua. Ut enim minim veniam, quis nostrud exercitation ullamco laboris nisi aliquip ea commodo "
            + "consequat."
        let layout = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
            .layout(text, font: FontSpec(size: 17), limits: TextLimits(width: room))
        #expect(layout.size.width.rounded(.up) == published)
        #expect(layout.lines.count == lines)
    }

    @Test("A sentence of 17 points takes six lines at 100, as on iOS 15 to 17")
    func sixLines() {
        // square/Blueprint, AttributedLabelTests.
        let text = "Hello, world. This is some long text that runs onto several lines."
        let layout = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
            .layout(text, font: FontSpec(size: 17), limits: TextLimits(width: 100))
        #expect(layout.lines.count == 6)
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
            let limits = TextLimits(width: 10, maximumNumberOfLines: lines, overflow: .byWordWrapping)
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
