import Testing

@testable import TextMeasuring

/// A made-up table: what it has is exact, and what it does not have is told.
@Suite struct RecordedMetricsTests {
    private let font = FontSpec(size: 17)
    private let fonts: RecordedFonts

    init() {
        var fonts = RecordedFonts()
        fonts.add(
            RecordedFace(
                font: FontSpec(size: 17),
                dimensions: FontDimensions(ascender: 16, descender: -4.5, leading: 1, capHeight: 12, xHeight: 9),
                advances: ["A": 11.25, "V": 11.5, " ": 4, "é": 9.75, "字": 17.5, "👍🏽": 22, "…": 13],
                kerning: [.init("A", "V"): -1.25, .init("V", "A"): -1, .init("A", "A"): 0, .init("字", "A"): 0.5]),
            styles: [.init(.body, .large)])
        self.fonts = fonts
    }

    private final class Gaps: @unchecked Sendable {
        var all: [FontGap.Kind] = []
    }

    private func measured(_ text: String, _ font: FontSpec? = nil) -> (width: Double, gaps: [FontGap.Kind]) {
        let gaps = Gaps()
        let metrics = RecordedMetrics(fonts, fallback: BlockMetrics()) { gaps.all.append($0.kind) }
        let layout = TextLayouter(metrics: metrics, scale: 0).layout(text, font: font ?? self.font)
        #expect(layout.size.width == metrics.width(of: text, font: font ?? self.font))
        return (layout.size.width, Array(gaps.all.prefix(gaps.all.count / 2)))
    }

    @Test("A text of recorded characters and pairs is as wide as they are, and nothing is missing")
    func exact() {
        let cases: [(String, Double)] = [
            ("A", 11.25), ("AV", 21.5), ("AVA", 31.75), ("AA", 22.5), ("字A", 29.25), ("", 0), ("👍🏽", 22),
        ]
        for (text, width) in cases {
            let (found, gaps) = measured(text)
            #expect(found == width, "\(text)")
            #expect(gaps.isEmpty, "\(text)")
        }
    }

    @Test("A font with fallbacks is the recorded one, and equal recordings are equal")
    func fallbacks() {
        let font = FontSpec(size: 17, fallbacks: ["Rest"])
        let (width, gaps) = measured("AVA", font)
        #expect(width == 31.75)
        #expect(gaps.isEmpty)
        #expect(RecordedMetricsTests().fonts == fonts)
    }

    @Test("Where no pair was measured pairs are missing; a font without kerning has none")
    func unmeasuredPairs() {
        func gaps(_ kerning: [RecordedFace.Pair: Double]?) -> [FontGap.Kind] {
            let gaps = Gaps()
            var fonts = RecordedFonts()
            let dimensions = FontDimensions(ascender: 8, descender: -2, leading: 0, capHeight: 7, xHeight: 5)
            fonts.add(RecordedFace(font: font, dimensions: dimensions, advances: ["A": 5, "V": 5], kerning: kerning))
            _ = RecordedMetrics(fonts) { gaps.all.append($0.kind) }.width(of: "AV", font: font)
            return gaps.all
        }
        #expect(gaps([:]) == [.pair("A", "V")])
        #expect(gaps(nil) == [])
    }

    @Test("A character is found however it is written")
    func composed() {
        #expect(measured("é").width == 9.75)
        #expect(measured("e\u{301}").width == 9.75)
    }

    @Test("Lines, letters and leading are as high as they were recorded")
    func heights() {
        let metrics = RecordedMetrics(fonts)
        #expect(metrics.lineMetrics(of: font) == LineMetrics(ascent: 16, descent: 4.5, leading: 1))
        #expect(metrics.letterHeights(of: font) == LetterHeights(capHeight: 12, xHeight: 9))
        let other = FontSpec(size: 17, weight: .bold)
        #expect(metrics.lineMetrics(of: other) == SFLikeMetrics().lineMetrics(of: other))
    }

    @Test("A line that is higher than ascender and descender has the rest below the baseline")
    func lineHeight() {
        var fonts = RecordedFonts()
        let dimensions = FontDimensions(ascender: 8, descender: -2, leading: -1, capHeight: 7, xHeight: 5)
        fonts.add(RecordedFace(font: font, dimensions: dimensions, lineHeight: 12, advances: [:]))
        #expect(RecordedMetrics(fonts).lineMetrics(of: font) == LineMetrics(ascent: 8, descent: 4, leading: 0))
    }

    @Test("A character that is not there is measured by the fallback and told; marks and line breaks are nothing")
    func missingCharacter() {
        // A block at 17 points is 8.5 wide.
        let (width, gaps) = measured("AxV")
        #expect(width == 11.25 + 8.5 + 11.5)
        #expect(gaps == [.character("x")])
        #expect(measured("o\u{308}").gaps == [.character("o\u{308}")])
        #expect(measured("A\u{200D}").gaps == [.character("A\u{200D}")])
        #expect(measured("\u{200D}A").gaps.isEmpty)
        let metrics = RecordedMetrics(fonts) { Issue.record("\($0)") }
        let layout = TextLayouter(metrics: metrics, scale: 0).layout("A\nAV\tAA\r\n", font: font)
        #expect(layout.lines.count == 3)
    }

    @Test("A pair that was not measured has no kerning, which is told once a text")
    func missingPair() {
        let (width, gaps) = measured("VVA V")
        #expect(width == 11.5 + 11.5 - 1 + 11.25 + 4 + 11.5)
        #expect(gaps == [.pair("V", "V")])
    }

    @Test("A font at another size or weight is the fallback's, and told")
    func missingFont() {
        for other in [FontSpec(size: 16), FontSpec(size: 17, weight: .medium), FontSpec(size: 17, isItalic: true)] {
            let (width, gaps) = measured("AV", other)
            #expect(width == other.size)
            #expect(gaps == [.font])
        }
        #expect(measured("", FontSpec(size: 16)).gaps.isEmpty)
    }

    @Test("Many scalars are measured as one by one")
    func batch() {
        let metrics = RecordedMetrics(fonts, fallback: BlockMetrics())
        let scalars: [Unicode.Scalar] = ["A", "é", "x", "字", "語", "\n", "\u{301}", "😀"]
        var advances: [Double] = []
        metrics.appendAdvances(of: scalars[...], font: font, to: &advances)
        #expect(advances == scalars.map { metrics.advance(of: Character($0), font: font) })
    }

    @Test("A table knows names, styles and fonts, and forgets what a font was before")
    func table() {
        var fonts = fonts
        #expect(fonts.font(of: .body, at: .large) == font)
        #expect(fonts.font(of: .body, at: .small) == nil)
        #expect(fonts.faceCount == 1)
        #expect(!fonts.contains("Own"))
        let own = FontSpec(size: 10, family: .named("Own"))
        let dimensions = FontDimensions(ascender: 8, descender: -2, leading: 0, capHeight: 7, xHeight: 5)
        fonts.add(RecordedFace(font: own, dimensions: dimensions, advances: ["a": 1]))
        let before = fonts
        fonts.add(RecordedFace(font: own, dimensions: dimensions, advances: ["a": 2]))
        #expect(fonts.contains("Own"))
        #expect(fonts.faceCount == 2)
        #expect(fonts != before)
        #expect(fonts.face(of: own)?.advance(of: Unicode.Scalar("a")) == 2)
    }

    @Test("Every pair is found among many, and no other")
    func manyPairs() {
        let scalars = (0x41..<0x61).compactMap(Unicode.Scalar.init) + ["字", "語", "Ω"]
        var amounts: [RecordedFace.Pair: Double] = [:]
        for (first, one) in scalars.enumerated() {
            for (second, other) in scalars.enumerated() where (first + second) % 3 != 0 {
                amounts[.init(one, other)] = Double(first * 100 + second)
            }
        }
        let kerning = RecordedKerning(amounts.map { ($0.key.first, $0.key.second, $0.value) })
        for one in scalars {
            for other in scalars { #expect(kerning.amount(one, other) == amounts[.init(one, other)]) }
        }
        #expect(kerning.amount("a", "A") == nil)
        #expect(RecordedKerning([]).amount("A", "A") == nil)
    }

    @Test("What is missing is said in a sentence that names character and font")
    func sentences() {
        let bold = FontSpec(size: 12.5, weight: .bold, family: .named("Own"), isItalic: true)
        #expect(
            FontGap(font: font, kind: .character("ß")).description
                .hasPrefix("The recorded fonts do not have “ß” in the system font at 17 points. It is"))
        #expect(
            FontGap(font: bold, kind: .character("\u{2003}")).description
                .hasPrefix("The recorded fonts do not have U+2003 in the font “Own” at 12.5 points, bold, italic."))
        let pair = FontGap(font: font, kind: .pair("A", "x")).description
        #expect(pair.contains("the kerning of “Ax” in the system font"))
        #expect(
            FontGap(font: FontSpec(size: 9, family: .monospacedSystem), kind: .font).description
                .hasPrefix("The recorded fonts do not have the monospaced system font at 9 points."))
    }
}
