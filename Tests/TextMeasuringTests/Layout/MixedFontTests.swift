import Testing
import TextMeasuring

/// Runs of blocks of several sizes.
@Suite struct MixedFontTests {
    private let text = StyledText([
        .init("aa ", font: FontSpec(size: 10)), .init("bb ", font: FontSpec(size: 20)),
        .init("cc", font: FontSpec(size: 10)),
    ])

    @Test("A line is as high as its highest run")
    func heights() {
        let layout = TextLayouter.blocks.layout(text, limits: TextLimits(width: 20))
        #expect(layout.shown(text.text) == "aa|bb|cc")
        #expect(layout.lines.map(\.height) == [10, 20, 10])
        #expect(layout.lines.map(\.baseline) == [8, 26, 38])
        #expect(layout.lastBaseline == 38)
    }

    @Test("Runs on one line stand on one baseline")
    func oneLine() {
        let layout = TextLayouter.blocks.layout(text)
        #expect(layout.size == TextSize(width: 55, height: 20))
        #expect(layout.firstBaseline == 16)
    }

    @Test("The largest ascent and the largest descent may be those of two runs")
    func ascentAndDescent() {
        let tall = LineMetrics(ascent: 30, descent: 1, leading: 2)
        let deep = LineMetrics(ascent: 5, descent: 9)
        let metrics = TwoFonts(first: tall, second: deep)
        let mixed = StyledText([.init("a", font: FontSpec(size: 1)), .init("b", font: FontSpec(size: 2))])
        let line = TextLayouter(metrics: metrics, scale: 1).layout(mixed).lines[0]
        #expect([line.height, line.baseline] == [39, 30])
    }

    @Test(
        "Labels of 17 points with a raised or lowered 13 are 23 high, as published, where their lines have 20 and 16",
        arguments: [6.0, -4])
    func raisedCharacters(offset: Double) {
        let metrics = TwoFonts(
            first: LineMetrics(ascent: 16, descent: 4), second: LineMetrics(ascent: 13, descent: 3))
        let small = CharacterSpacing(baselineOffset: offset)
        let text = StyledText([
            .init("H", font: FontSpec(size: 1)), .init("2", font: FontSpec(size: 2), spacing: small),
        ])
        #expect(TextLayouter(metrics: metrics, scale: 2).layout(text).size.height == 23)
    }

    @Test("A picture that is moved takes the line as far as it reaches, above the baseline and below")
    func movedPictures() {
        func line(_ bottom: Double, raised: Double) -> TextLine {
            let run = StyledText.Run(
                utf8Count: 3, font: FontSpec(size: 90), spacing: CharacterSpacing(baselineOffset: raised),
                box: InlineBox(width: 5, height: 10, bottom: bottom))
            return TextLayouter.blocks.layout(StyledText("\u{FFFC}", runs: [run])).lines[0]
        }
        #expect([line(-3, raised: 0).height, line(-3, raised: 0).baseline] == [10, 7])
        #expect([line(-3, raised: 2).height, line(-3, raised: 2).baseline] == [10, 9])
        #expect([line(-3, raised: 5).height, line(-3, raised: 5).baseline] == [12, 12])
        #expect([line(0, raised: -12).height, line(0, raised: -12).baseline] == [12, 0])
    }

    @Test("Leading is between lines where it is asked for")
    func leading() {
        let metrics = TwoFonts(
            first: LineMetrics(ascent: 8, descent: 2, leading: 3), second: LineMetrics(ascent: 8, descent: 2))
        let layouter = TextLayouter(metrics: metrics, scale: 1)
        func height(_ uses: Bool) -> Double {
            layouter.layout("a\nb", font: FontSpec(size: 1), limits: TextLimits(usesFontLeading: uses)).size.height
        }
        #expect(height(true) == 23)
        #expect(height(false) == 20)
    }

    @Test("A run that begins within a character does not split it, and the character has its first scalar's font")
    func splitCharacter() {
        let mixed = StyledText([.init("e", font: FontSpec(size: 10)), .init("\u{301}a", font: FontSpec(size: 20))])
        let layout = TextLayouter.blocks.layout(mixed, limits: TextLimits(width: 1))
        #expect(layout.shown(mixed.text) == "e\u{301}|a")
        #expect(layout.lines.map(\.width) == [5, 10])
    }

    @Test("Empty pieces change nothing, and a text of empty pieces has the first one's font")
    func emptyPieces() {
        let font = FontSpec(size: 10)
        let empty = StyledText.Piece("", font: FontSpec(size: 30))
        #expect(StyledText([empty, .init("a", font: font), empty]) == StyledText("a", font: font))
        #expect(TextLayouter.blocks.layout(StyledText([empty, empty])).size.height == 30)
    }

    /// One-point fonts measure as the first, others as the second.
    private struct TwoFonts: TextMetrics {
        let first: LineMetrics
        let second: LineMetrics

        func lineMetrics(of font: FontSpec) -> LineMetrics { font.size == 1 ? first : second }
        func advance(of character: Character, font: FontSpec) -> Double { font.size }
    }
}
