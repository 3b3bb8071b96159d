import Testing
import TextMeasuring

/// A million characters: every one is measured once, and lines come out right to the last.
@Suite struct LongTextTests {
    private static let million = 1_000_000

    private func layout(
        _ text: String, _ metrics: any TextMetrics, width: Double, lines: Int = 0, mode: LineOverflow? = nil
    ) -> TextLayout {
        TextLayouter(metrics: metrics, scale: 2).layout(
            text, font: FontSpec(size: 10),
            limits: TextLimits(width: width, maximumNumberOfLines: lines, overflow: mode))
    }

    @Test("A million Han characters are measured once each")
    func han() {
        let metrics = CountingMetrics()
        let layout = layout(String(repeating: "汉", count: Self.million), metrics, width: 205)
        #expect(layout.lines.count == Self.million / 20)
        #expect(layout.size == TextSize(width: 200, height: 500_000))
        #expect([metrics.scalars, metrics.characters] == [Self.million, 0])
    }

    @Test("A word of a million letters breaks into lines, and one line of it is cut")
    func oneWord() {
        let text = String(repeating: "m", count: Self.million)
        #expect(layout(text, BlockMetrics(), width: 50).lines.count == Self.million / 10)
        #expect(layout(text, BlockMetrics(), width: 50, lines: 1, mode: .byTruncatingTail).shown(text) == "mmmmmmmmm…")
        #expect(layout(text, BlockMetrics(), width: 50, lines: 1, mode: .byTruncatingHead).shown(text) == "…mmmmmmmmm")
    }

    @Test("The width of a line of a million letters has no drift")
    func drift() {
        let text = String(repeating: "n", count: Self.million)
        let font = FontSpec(size: 13)
        let one = SFLikeMetrics().width(of: "n", font: font)
        let line = TextLayouter(metrics: SFLikeMetrics(), scale: 0).layout(text, font: font)
        #expect(abs(line.size.width - one * Double(Self.million)) < 1e-8)
        #expect(abs(SFLikeMetrics().width(of: text, font: font) - one * Double(Self.million)) < 1e-8)
    }

    @Test("A million line breaks, spaces or marks are no trouble")
    func degenerate() {
        let breaks = layout(String(repeating: "\n", count: Self.million / 10), BlockMetrics(), width: 50)
        #expect(breaks.lines.count == Self.million / 10 + 1)
        let spaces = layout(String(repeating: " ", count: Self.million) + "a", BlockMetrics(), width: 50)
        #expect(spaces.lines.map(\.width) == [0, 5])
        let metrics = CountingMetrics()
        let marks = layout("a" + String(repeating: "\u{301}", count: Self.million), metrics, width: 50)
        #expect(marks.size.width == 5)
        #expect(metrics.characters == 1)
    }

    @Test("A text of flags, each of two scalars, is measured character by character and once each")
    func flags() {
        let metrics = CountingMetrics()
        let layout = layout(String(repeating: "🇩🇪", count: 20_000), metrics, width: 100)
        #expect(layout.lines.count == 2000)
        #expect(metrics.characters == 20_000)
    }

    @Test("Ten thousand runs are walked once")
    func runs() {
        let pieces = (0..<10_000).map {
            StyledText.Piece("e\u{301}x", font: FontSpec(size: $0 % 2 == 0 ? 10 : 20))
        }
        let layout = TextLayouter.blocks.layout(StyledText(pieces), limits: TextLimits(width: 30))
        // Widths alternate between 10 and 20, and two of them fit a line.
        #expect(layout.lines.count == 5000)
        #expect(layout.lines.allSatisfy { $0.width == 30 && $0.height == 20 })
    }
}
