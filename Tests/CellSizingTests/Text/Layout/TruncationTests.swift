import CellSizing
import Testing

/// Blocks of 10 points: letters and the ellipsis are 5 points wide, Han characters 10.
@Suite struct TruncationTests {
    @Test(
        "One line is cut at its end, its beginning or its middle, and holds as much as fits with the ellipsis",
        arguments: [
            ("abcdefgh", 25.0, LineBreakMode.byTruncatingTail, "abcd…"),
            ("abcdefgh", 40, .byTruncatingTail, "abcdefgh"),
            ("abcdefgh", 39.5, .byTruncatingTail, "abcdef…"), ("ab cd ef", 25, .byTruncatingTail, "ab c…"),
            ("abcdefgh", 25, .byTruncatingHead, "…efgh"), ("abcdefgh", 25, .byTruncatingMiddle, "ab…gh"),
            ("abcdefgh", 30, .byTruncatingMiddle, "ab…fgh"), ("你好世界", 25, .byTruncatingTail, "你好…"),
            ("你好世界", 25, .byTruncatingHead, "…世界"), ("你好世界", 25, .byTruncatingMiddle, "你…界"),
            ("a你世b", 20, .byTruncatingMiddle, "a…b"), ("a你bb", 22, .byTruncatingMiddle, "a…bb"),
            ("e\u{301}e\u{301}e\u{301}", 10, .byTruncatingTail, "e\u{301}…"), ("abc", 4, .byTruncatingTail, "…"),
            ("abc", 0, .byTruncatingHead, "…"), ("abc", 5, .byTruncatingMiddle, "…"),
            ("a   ", 5, .byTruncatingTail, "…"),
            ("   ", 5, .byTruncatingTail, "   "), ("ab cd", 10, .byClipping, "ab cd"),
        ])
    func oneLine(text: String, width: Double, mode: LineBreakMode, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width, lines: 1, mode: mode) == expected)
    }

    @Test(
        "Only the last line that there may be is cut; the ones before it wrap by words",
        arguments: [
            ("aaa bb cc dd", 2, LineBreakMode.byTruncatingTail, "aaa|bb c…"),
            ("aaa bb cc dd", 2, .byTruncatingHead, "aaa|…c dd"), ("aaa bb cc dd", 2, .byTruncatingMiddle, "aaa|bb…dd"),
            ("aaa bb cc dd", 2, .byClipping, "aaa|bb cc dd"), ("aaa bb cc dd", 0, .byTruncatingTail, "aaa|bb cc|dd"),
            ("aaa bb", 2, .byTruncatingTail, "aaa|bb"),
        ])
    func lastLine(text: String, lines: Int, mode: LineBreakMode, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: 25, lines: lines, mode: mode) == expected)
    }

    @Test("A paragraph that fits still ends in an ellipsis if another one is left out")
    func paragraphs() {
        #expect(TextLayouter.blocks.shown("ab\ncd", width: 50, lines: 1, mode: .byTruncatingTail) == "ab…")
        #expect(TextLayouter.blocks.shown("ab\ncd", width: 10, lines: 1, mode: .byTruncatingTail) == "a…")
        #expect(TextLayouter.blocks.shown("ab\n\n", width: 50, lines: 1, mode: .byTruncatingTail) == "ab")
        #expect(TextLayouter.blocks.shown("ab\ncd", width: 50, lines: 1, mode: .byTruncatingHead) == "ab…")
    }

    @Test("A cut line is never wider than its limit, and says what it leaves out")
    func widths() {
        let text = "abcdefgh"
        for mode in [LineBreakMode.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            for width in [0, 3, 5, 12.25, 27, 39] {
                let limits = TextLimits(width: width, maximumNumberOfLines: 1, lineBreakMode: mode)
                let layout = TextLayouter.blocks.layout(text, font: FontSpec(size: 10), limits: limits)
                #expect(layout.lines[0].width <= width)
                #expect(layout.isTruncated)
                #expect((layout.lines[0].omitted == nil) == (mode == .byClipping))
                #expect(layout.lines[0].range == 0..<8)
            }
        }
    }

    @Test("Paragraphs whose own style does not wrap are one line each")
    func ownModes() {
        var style = ParagraphStyle()
        style.lineBreakMode = .byTruncatingTail
        let text = StyledText("ab cd\nef gh", font: FontSpec(size: 10), paragraph: style)
        let layout = TextLayouter.blocks.layout(text, limits: TextLimits(width: 15))
        #expect(layout.shown(text.text) == "ab…|ef…")
        #expect(layout.isTruncated)
    }

    @Test("The ellipsis has the font of what is before it")
    func mixedFonts() {
        let text = StyledText([.init("abcd", font: FontSpec(size: 10)), .init("efgh", font: FontSpec(size: 20))])
        func layout(_ width: Double) -> TextLayout {
            TextLayouter.blocks.layout(
                text, limits: TextLimits(width: width, maximumNumberOfLines: 1, lineBreakMode: .byTruncatingTail))
        }
        #expect(layout(40).shown(text.text) == "abcde…")
        #expect(layout(40).lines[0].width == 40)
        #expect(layout(39).shown(text.text) == "abcd…")
        #expect(layout(39).lines[0].width == 25)
    }
}
