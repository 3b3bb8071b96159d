import Testing
import TextMeasuring

/// Blocks of 10 points: letters and the ellipsis are 5 points wide, Han characters 10.
@Suite struct TruncationTests {
    @Test(
        "One line is cut at its end, its beginning or its middle, and holds as much as fits with the ellipsis",
        arguments: [
            ("abcdefgh", 25.0, LineOverflow.byTruncatingTail, "abcd…"),
            ("abcdefgh", 40, .byTruncatingTail, "abcdefgh"),
            ("abcdefgh", 39.5, .byTruncatingTail, "abcdef…"), ("ab cd ef", 25, .byTruncatingTail, "ab c…"),
            ("abcdefgh", 25, .byTruncatingHead, "…efgh"), ("abcdefgh", 25, .byTruncatingMiddle, "ab…gh"),
            ("abcdefgh", 30, .byTruncatingMiddle, "ab…fgh"), ("你好世界", 25, .byTruncatingTail, "你好…"),
            ("你好世界", 25, .byTruncatingHead, "…世界"), ("你好世界", 25, .byTruncatingMiddle, "你…界"),
            ("a你世b", 20, .byTruncatingMiddle, "a…b"), ("a你bb", 22, .byTruncatingMiddle, "a…bb"),
            ("e\u{301}e\u{301}e\u{301}", 10, .byTruncatingTail, "e\u{301}…"), ("abc", 4, .byTruncatingTail, "…"),
            ("abc", 0, .byTruncatingHead, "…"), ("abc", 5, .byTruncatingMiddle, "…"),
            ("ab cd", 20, .byTruncatingTail, "ab…"), ("ab   c", 25, .byTruncatingTail, "ab…"),
            (" abc", 10, .byTruncatingTail, "…"), ("a   ", 5, .byTruncatingTail, "a   "),
            ("ab   ", 7.5, .byTruncatingTail, "…"), ("ab   ", 10, .byTruncatingHead, "ab   "),
            ("   ", 5, .byTruncatingTail, "   "), ("ab cd", 10, .byClipping, "ab cd"),
        ])
    func oneLine(text: String, width: Double, mode: LineOverflow, expected: String) {
        #expect(TextLayouter.blocks.shown(text, width: width, lines: 1, mode: mode) == expected)
    }

    @Test(
        "Only the last line that there may be is cut; the ones before it wrap by words",
        arguments: [
            ("aaa bb cc dd", 2, LineOverflow.byTruncatingTail, "aaa|bb c…"),
            ("aaa bb cc dd", 2, .byTruncatingHead, "aaa|…c dd"), ("aaa bb cc dd", 2, .byTruncatingMiddle, "aaa|bb…dd"),
            ("aaa bb cc dd", 2, .byClipping, "aaa|bb cc dd"), ("aaa bb cc dd", 0, .byTruncatingTail, "aaa|bb cc|dd"),
            ("aaa bb", 2, .byTruncatingTail, "aaa|bb"), ("aaa bb cc dd", 2, .byCharWrapping, "aaa b|b cc"),
            ("aaa bbb cc", 2, .byTruncatingTail, "aaa|bbb…"),
        ])
    func lastLine(text: String, lines: Int, mode: LineOverflow, expected: String) {
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
        for mode in [LineOverflow.byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle] {
            for width in [0, 3, 5, 12.25, 27, 39] {
                let limits = TextLimits(width: width, maximumNumberOfLines: 1, overflow: mode)
                let layout = TextLayouter.blocks.layout(text, font: FontSpec(size: 10), limits: limits)
                #expect(layout.lines[0].width <= width)
                #expect(layout.isTruncated)
                #expect((layout.lines[0].omitted == nil) == (mode == .byClipping))
                #expect(layout.lines[0].range == 0..<8)
            }
        }
    }

    @Test("Where only spaces are too wide, nothing is cut and the line is as wide as its room")
    func hangingSpaces() {
        let limits = TextLimits(width: 12, maximumNumberOfLines: 1, overflow: .byTruncatingTail)
        let layout = TextLayouter.blocks.layout("ab    ", font: FontSpec(size: 10), limits: limits)
        #expect(!layout.isTruncated)
        #expect(layout.lines[0].omitted == nil)
        #expect(layout.lines[0].width == 12)
    }

    @Test("A cut line is as wide as the last word and the ellipsis behind it, without the space between")
    func spaceBeforeEllipsis() {
        let limits = TextLimits(width: 25, maximumNumberOfLines: 2, overflow: .byTruncatingTail)
        let layout = TextLayouter.blocks.layout("aaaa bbb cccc", font: FontSpec(size: 10), limits: limits)
        #expect(layout.lines[1].width == 20)
        #expect(layout.lines[1].omitted == 8..<13)
        // The space at the end of the first line counts in the text's width.
        #expect(layout.size == TextSize(width: 25, height: 20))
    }

    @Test("What an ellipsis stands for makes no line taller; what is beside it, and its own font, do")
    func heights() {
        let (small, large, huge) = (FontSpec(size: 10), FontSpec(size: 20), FontSpec(size: 40))
        func line(_ pieces: [StyledText.Piece], _ mode: LineOverflow) -> TextLine {
            let limits = TextLimits(width: 30, maximumNumberOfLines: 1, overflow: mode)
            return TextLayouter.blocks.layout(StyledText(pieces), limits: limits).lines[0]
        }
        let tail: [StyledText.Piece] = [.init("aa", font: small), .init("b", font: large), .init("ccc", font: huge)]
        #expect(line(tail, .byTruncatingTail).height == 20)
        #expect(line(tail, .byTruncatingTail).baseline == 16)
        #expect(line(tail.reversed(), .byTruncatingHead).height == 20)
        let middle: [StyledText.Piece] = [.init("a", font: small), .init("bb", font: huge), .init("cc", font: large)]
        #expect(line(middle, .byTruncatingMiddle).height == 20)
        #expect(line([.init("a", font: huge), .init("bb", font: huge)], .byTruncatingTail).height == 40)
    }

    @Test("The longest beginning is kept, also where a wider ellipsis does not fit before it")
    func narrowerEllipsis() {
        let text = StyledText([.init("ab", font: FontSpec(size: 20)), .init("cdef", font: FontSpec(size: 10))])
        let limits = TextLimits(width: 29, maximumNumberOfLines: 1, overflow: .byTruncatingTail)
        let layout = TextLayouter.blocks.layout(text, limits: limits)
        // `ab` and its own ellipsis would take 30 points, `abc` and the smaller one do not fit 29.
        #expect(layout.shown(text.text) == "a…")
        let wider = TextLayouter.blocks.layout(
            StyledText([.init("ab", font: FontSpec(size: 20)), .init("\u{200B}cdef", font: FontSpec(size: 10))]),
            limits: limits)
        #expect(wider.lines[0].width == 25)
    }

    @Test("Paragraphs whose own style does not wrap are one line each")
    func ownModes() {
        var style = ParagraphMetrics()
        style.overflow = .byTruncatingTail
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
                text, limits: TextLimits(width: width, maximumNumberOfLines: 1, overflow: .byTruncatingTail))
        }
        #expect(layout(40).shown(text.text) == "abcde…")
        #expect(layout(40).lines[0].width == 40)
        #expect(layout(39).shown(text.text) == "abcd…")
        #expect(layout(39).lines[0].width == 25)
    }
}
