import CellSizing
import Testing

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
        #expect(library.contains("Own") && !library.contains("Other"))
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
}
