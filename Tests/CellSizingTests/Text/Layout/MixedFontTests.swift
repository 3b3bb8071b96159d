import CellSizing
import Testing

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
    private struct TwoFonts: TextMeasuring {
        let first: LineMetrics
        let second: LineMetrics

        func lineMetrics(of font: FontSpec) -> LineMetrics { font.size == 1 ? first : second }
        func advance(of character: Character, font: FontSpec) -> Double { font.size }
    }
}
