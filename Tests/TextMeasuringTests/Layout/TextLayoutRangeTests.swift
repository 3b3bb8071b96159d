import FlowTestSupport
import Testing
import TextMeasuring

/// Blocks whose widths are known to a tenth.
private struct RoughMetrics: TextMetrics {
    func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }

    func advance(of character: Character, font: FontSpec) -> Double {
        BlockMetrics().advance(of: character, font: font)
    }

    func widthError(of text: Substring, font: FontSpec) -> Double? { 0.1 }
}

@Suite struct TextLayoutRangeTests {
    private static let font = FontSpec(size: 10)

    private func range(
        _ text: StyledText, _ limits: TextLimits, metrics: any TextMetrics = RoughMetrics()
    ) -> TextLayoutRange {
        let layouter = TextLayouter(metrics: metrics, scale: 1)
        return TextLayoutRange(limits) { layouter.layout(text, limits: $0) }
    }

    /// 70 points wide.
    private var words: StyledText { StyledText("aaaa bbbb cccc", font: Self.font) }

    @Test("A text that just fits its width may have a line more", arguments: [70.0, 76])
    func lineMore(width: Double) {
        let range = range(words, TextLimits(width: width))
        #expect(range.lineCounts == 1...2)
        #expect(range.heights == 10...20)
        #expect(!range.isCertain)
    }

    @Test("A text that just wraps may have a line less")
    func lineLess() {
        #expect(range(words, TextLimits(width: 64)).lineCounts == 1...2)
        #expect(range(words, TextLimits(width: 63)).lineCounts == 2...2)
    }

    @Test("A text with room for the error is certain")
    func room() {
        #expect(range(words, TextLimits(width: 77)).isCertain)
    }

    @Test("A text with exact widths is certain")
    func exact() {
        #expect(range(words, TextLimits(width: 70), metrics: BlockMetrics()).isCertain)
    }

    @Test("A text that may have one line is laid out once")
    func oneLine() {
        var count = 0
        let layouter = TextLayouter(metrics: RoughMetrics(), scale: 1)
        let range = TextLayoutRange(TextLimits(width: 70, maximumNumberOfLines: 1)) { limits in
            count += 1
            return layouter.layout(words, limits: limits)
        }
        #expect(range.isCertain)
        #expect(count == 1)
    }

    @Test("An attachment is as wide as it is")
    func attachment() {
        let box = InlineBox(width: 70, height: 10)
        let run = StyledText.Run(utf8Count: 3, font: Self.font, box: box)
        let text = StyledText("\u{FFFC}", runs: [run])
        #expect(range(text, TextLimits(width: 70)).isCertain)
    }

    @Test("A cache tells the readings of a text apart")
    func cache() {
        var cache = TextLayoutCache(metrics: RoughMetrics())
        for _ in 0..<2 {
            let range = TextLayoutRange(TextLimits(width: 70)) { cache.layout(words, limits: $0, scale: 1) }
            #expect(range.lineCounts == 1...2)
        }
        #expect(cache.measuredCount == 3)
        #expect(cache.cachedCount == 3)
    }

    @Test("The number of lines of a text is among the possible ones, and more error never leaves out one")
    func random() {
        var generator = SeededGenerator.fromEnvironment(otherwise: 29)
        for _ in 0..<200 {
            let words = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
                String(repeating: "x", count: Int.random(in: 1...12, using: &generator))
            }
            let text = StyledText(words.joined(separator: " "), font: Self.font)
            let limits = TextLimits(width: Double(Int.random(in: 20...300, using: &generator)))
            let count = TextLayouter(metrics: BlockMetrics(), scale: 1).layout(text, limits: limits).lines.count
            let range = range(text, limits)
            #expect(range.lineCounts.contains(count), "\(generator.reminder)")
            #expect(range.lineCounts.lowerBound >= 1, "\(generator.reminder)")
        }
    }
}

@Suite struct WidthErrorTests {
    private func error(
        of text: String, _ metrics: any TextMetrics = SFLikeMetrics(), in family: FontSpec.Family = .system
    ) -> Double? {
        metrics.widthError(of: text[...], font: FontSpec(size: 17, family: family))
    }

    private static let systemError = SFLikeMetrics.relativeError(of: FontSpec(size: 17))

    @Test("Letters of the system's font are as far off as the model, characters of no width are exact")
    func letters() {
        #expect(error(of: "ab") == Self.systemError)
        #expect(error(of: "\u{200B}") == 0)
        #expect(error(of: "") == 0)
    }

    @Test("The error of a script of which no label is known is not known")
    func unknown() {
        #expect(error(of: "ab ص") == nil)
    }

    @Test("A text whose error is not known may be a tenth wider or narrower")
    func assumed() {
        struct Unknown: TextMetrics {
            func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }
            func advance(of character: Character, font: FontSpec) -> Double { 5 }
            func widthError(of text: Substring, font: FontSpec) -> Double? { nil }
        }
        let layouter = TextLayouter(metrics: Unknown(), scale: 1)
        let text = StyledText("aaaa bbbb cccc", font: FontSpec(size: 10))
        func counts(_ width: Double) -> ClosedRange<Int> {
            TextLayoutRange(TextLimits(width: width)) { layouter.layout(text, limits: $0) }.lineCounts
        }
        #expect(counts(76) == 1...2)
        #expect(counts(78) == 1...1)
    }

    @Test("A file's characters are exact, those that it does not have are the fallback's")
    func file() throws {
        let metrics = FontFileMetrics(try FontFile(FontBytes().bytes))
        #expect(error(of: "ab", metrics) == 0)
        #expect(error(of: "abc", metrics) == Self.systemError)
    }

    @Test("Recorded characters are exact, others are the fallback's, as is all of a font that was not recorded")
    func recorded() {
        let dimensions = FontDimensions(ascender: 16, descender: -4, leading: 0, capHeight: 12, xHeight: 9)
        var fonts = RecordedFonts()
        fonts.add(RecordedFace(font: FontSpec(size: 17), dimensions: dimensions, advances: ["a": 9, "b": 9]))
        let metrics = RecordedMetrics(fonts)
        #expect(error(of: "ab", metrics) == 0)
        #expect(error(of: "abc", metrics) == Self.systemError)
        #expect(metrics.widthError(of: "ab", font: FontSpec(size: 18)) == Self.systemError)
    }

    @Test("A library has the error of the font that is meant, and of the fallbacks that measure the text")
    func library() throws {
        var library = FontLibrary()
        library.register(BlockMetrics(), as: "Block")
        library.register(try FontFile(FontBytes().bytes), as: "File")
        #expect(error(of: "abc", library, in: .named("Block")) == 0)
        #expect(error(of: "abc", library, in: .named("File")) == nil)
        var font = FontSpec(size: 17, family: .named("File"))
        font.fallbacks = ["Block"]
        #expect(library.widthError(of: "abc", font: font) == 0)
        #expect(error(of: "abc", library) == Self.systemError)
    }
}
