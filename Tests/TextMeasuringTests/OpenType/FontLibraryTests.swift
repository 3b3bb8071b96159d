import Testing
import TextMeasuring

@Suite struct FontLibraryTests {
    private let file: FontFile
    private let own = FontSpec(size: 10, family: .named("Own"))

    init() throws { file = try FontFile(FontBytes(letterHeights: (710, 520)).bytes) }

    @Test("A font file measures in points")
    func metrics() {
        let metrics = FontFileMetrics(file)
        #expect(metrics.lineMetrics(of: own) == LineMetrics(ascent: 8, descent: 2, leading: 0.9))
        #expect(metrics.letterHeights(of: own) == LetterHeights(capHeight: 7.1, xHeight: 5.2))
        #expect(metrics.width(of: "ab一", font: own) == 23)
    }

    @Test("Marks have no width, and what the font does not have is measured by the fallback")
    func fallback() {
        let metrics = FontFileMetrics(file, fallback: BlockMetrics())
        #expect(metrics.width(of: "a\u{301}\n\u{200D}", font: own) == 6)
        #expect(metrics.width(of: "c二", font: own) == 15)
        #expect(metrics.width(of: "a\u{FE0F}", font: own) == 6)
        #expect(metrics.width(of: "❤\u{FE0F}", font: own) == 10)
    }

    @Test("Many scalars are measured as one by one")
    func batch() {
        let metrics = FontFileMetrics(file, fallback: BlockMetrics())
        let scalars: [Unicode.Scalar] = ["a", "b", "c", "一", "二", "\n", "\u{301}", "😀"]
        var advances: [Double] = []
        metrics.appendAdvances(of: scalars[...], font: own, to: &advances)
        #expect(advances == scalars.map { metrics.advance(of: Character($0), font: own) })
    }

    @Test("A registered name has its own metrics, every other font the system's")
    func names() {
        var library = FontLibrary(system: BlockMetrics())
        library.register(file, as: "Own")
        #expect(library.contains("Own"))
        #expect(!library.contains("Other"))
        #expect(library.width(of: "ab", font: own) == 13)
        #expect(library.width(of: "ab", font: FontSpec(size: 10)) == 10)
        #expect(library.width(of: "ab", font: FontSpec(size: 10, family: .named("Other"))) == 10)
        #expect(library.lineMetrics(of: own).leading == 0.9)
        #expect(library.letterHeights(of: own).capHeight == 7.1)
        library.register(BlockMetrics(), as: "Own")
        #expect(library.width(of: "ab", font: own) == 10)
    }

    @Test("Lines in an app's own font have its widths and its leading between them")
    func layout() {
        var library = FontLibrary()
        library.register(file, as: "Own")
        let layout = TextLayouter(metrics: library, scale: 2)
            .layout("aa bb", font: own, limits: TextLimits(width: 14))
        #expect(layout.shown("aa bb") == "aa|bb")
        #expect(layout.size == TextSize(width: 14, height: 21))
    }

    /// The file's font, one that has c and d, and one that has all but is not asked by itself.
    private func cascading() throws -> FontLibrary {
        let more = FontBytes(advances: [500, 300, 400], characters: [(0x63...0x64, 1)])
        var library = FontLibrary(system: BlockMetrics())
        library.register(file, as: "Own")
        library.register(try FontFile(more.bytes), as: "More")
        return library
    }

    @Test("A character that a font lacks is measured by the first fallback that has it, then as the system's")
    func cascade() throws {
        var library = try cascading()
        let cascading = FontSpec(size: 10, family: .named("Own"), fallbacks: ["Missing", "More"])
        let text = "acde一"
        #expect(library.width(of: text, font: own) == 6 + 5 + 5 + 5 + 10)
        #expect(library.width(of: text, font: cascading) == 6 + 3 + 4 + 5 + 10)
        library.fallbacks = ["More"]
        #expect(library.width(of: text, font: own) == 6 + 3 + 4 + 5 + 10)
        let layouter = TextLayouter(metrics: library, scale: 0)
        #expect(layouter.layout(text, font: own).size.width == 28)
        #expect(library.hasGlyph(for: "d", font: own))
        #expect(!library.hasGlyph(for: "e", font: own))
        #expect(library.width(of: "❤\u{FE0F}", font: own) == 10)
        #expect(library.lineMetrics(of: cascading).leading == 0.9)
    }

    @Test("The system's font has its own characters, whatever fallbacks there are")
    func systemCascade() throws {
        var library = try cascading()
        library.fallbacks = ["More"]
        #expect(library.width(of: "cd", font: FontSpec(size: 10, fallbacks: ["More"])) == 10)
    }

    @Test("Pairs of one font are kerned, also in a fallback; pairs of two fonts are not")
    func cascadeKerning() throws {
        let pairs = [("AV", -100), ("AX", -200), ("XA", -300)]
        let table = KerningBytes.kern([KerningBytes.subtable(format: 0, KerningBytes.pairs(pairs))])
        var first = KerningBytes.font([("kern", table)])
        first.characters = [(0x41...0x41, 1), (0x56...0x56, 22)]
        var library = FontLibrary(system: PairMetrics())
        library.register(try FontFile(first.bytes), as: "First")
        library.register(try FontFile(KerningBytes.font([("kern", table)]).bytes), as: "All")
        let font = FontSpec(size: 10, family: .named("First"), fallbacks: ["All"])
        func kerning(_ text: String, _ font: FontSpec) -> Double {
            let plain = text.reduce(0) { $0 + library.advance(of: $1, font: font) }
            return ((library.width(of: text, font: font) - plain) * 100).rounded()
        }
        #expect(kerning("AV", font) == -100)
        #expect(kerning("AX", font) == 0)
        #expect(kerning("AXA", font) == 0)
        #expect(kerning("XX", font) == 0)
        let alone = FontSpec(size: 10, family: .named("First"))
        #expect(kerning("AV", alone) == -100)
        // The system's own kerning of T and a space.
        #expect(kerning("T ", alone) == -125)
        #expect(kerning("AT ", alone) == -125)
    }
}
