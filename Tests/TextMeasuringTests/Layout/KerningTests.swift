import Testing
import TextMeasuring

/// Kerning in layouts, whatever it comes from.
@Suite struct KerningTests {
    private let metrics = PairMetrics()
    private let font = FontSpec(size: 16)
    private let even = FontSpec(size: 16, family: .named("Even"))

    private func width(_ text: StyledText) -> Double {
        TextLayouter(metrics: metrics, scale: 0).layout(text).size.width
    }

    @Test(
        "Kerning makes a pair narrower, in a layout of one line as in a width",
        arguments: [
            ("AVA", 16.0), ("AxV", 24), ("", 0), ("A", 8), ("A\u{301}V", 12), ("e\u{301}AVe\u{301}", 28), ("AV一", 28),
        ])
    func widths(text: String, expected: Double) {
        #expect(metrics.width(of: text, font: font) == expected)
        #expect(width(StyledText(text, font: font)) == expected)
        #expect(metrics.singleLineSize(of: text, font: font, scale: 2).width == expected)
    }

    @Test("A font without kerning is not asked for it")
    func none() {
        #expect(metrics.width(of: "AVA", font: even) == 24)
        #expect(width(StyledText("AVA", font: even)) == 24)
    }

    @Test("No pair crosses a line break, a tab, a picture or another font")
    func borders() {
        #expect(width(StyledText("A\nV", font: font)) == 8)
        #expect(width(StyledText("A\u{2028}V\tA", font: font)) == width(StyledText("x\u{2028}x\tx", font: font)))
        #expect(metrics.width(of: "A\tV", font: font) == 16)
        #expect(width(StyledText([.init("A", font: font), .init("V", font: even)])) == 16)
        #expect(width(StyledText([.init("A", font: font), .init("VA", font: FontSpec(size: 8))])) == 14)
        let picture = StyledText(
            "A\u{FFFC}V",
            runs: [
                .init(utf8Count: 1, font: font), .init(utf8Count: 3, font: font, box: InlineBox(width: 5, height: 5)),
                .init(utf8Count: 1, font: font),
            ])
        #expect(width(picture) == 21)
    }

    @Test("Spacing is added to kerning, and turns it off where it says so")
    func spacing() {
        func text(_ spacing: CharacterSpacing) -> StyledText {
            StyledText([.init("AVA", font: font, spacing: spacing)])
        }
        #expect(width(text(CharacterSpacing(kern: 2))) == 22)
        #expect(width(text(CharacterSpacing(kernsPairs: false))) == 24)
        #expect(width(text(CharacterSpacing(kern: 2, kernsPairs: false))) == 30)
    }

    @Test("Lines are filled with kerning")
    func wrapping() {
        let limits = TextLimits(width: 16)
        let layouter = TextLayouter(metrics: metrics, scale: 0)
        #expect(layouter.layout("AVA AVA", font: font, limits: limits).shown("AVA AVA") == "AVA|AVA")
        #expect(layouter.layout("AVA AVA", font: even, limits: limits).shown("AVA AVA") == "AV|A|AV|A")
    }

    @Test("The last character of a line keeps its kerning with the space that hangs after it")
    func hangingSpace() {
        let layout = TextLayouter(metrics: metrics, scale: 0)
            .layout("xT xx", font: font, limits: TextLimits(width: 16))
        #expect(layout.shown("xT xx") == "xT|xx")
        #expect(layout.lines[0].width == 14)
    }

    @Test("A character that kerning would make narrower than nothing is as wide as nothing")
    func negative() {
        #expect(metrics.width(of: "WWW", font: font) == 8)
        #expect(width(StyledText("WWW", font: font)) == 8)
    }
}
