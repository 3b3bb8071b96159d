import Testing
import TextMeasuring

/// Blocks of 10 points unless a test says otherwise.
@Suite struct TextBoundsTests {
    private let layouter = TextLayouter.blocks

    private func bounds(
        _ text: String, _ width: Double, _ height: Double, _ options: TextBoundsOptions,
        _ change: (inout ParagraphMetrics) -> Void = { _ in }
    ) -> TextSize {
        var style = ParagraphMetrics()
        change(&style)
        let styled = StyledText(text, font: FontSpec(size: 10), paragraph: style)
        return layouter.boundingSize(of: styled, within: TextSize(width: width, height: height), options: options)
    }

    @Test("Bounds are not rounded")
    func unrounded() {
        let text = StyledText("This is a test string", font: FontSpec(size: 17))
        let size = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
            .boundingSize(of: text, within: TextSize(width: 100, height: 1000), options: [.usesLineFragmentOrigin])
        #expect(size.height == 40.57421875)
    }

    @Test("Without line fragments a text is one line, whatever the width and whatever is in it")
    func oneLine() {
        #expect(bounds("aa bb", 10, 100, []) == TextSize(width: 25, height: 10))
        #expect(bounds("aa\nbb", 10, 100, .usesFontLeading) == TextSize(width: 20, height: 10))
    }

    @Test("Line breaks have no width, whatever the metrics say of them")
    func lineBreaks() {
        struct Ones: TextMetrics {
            func lineMetrics(of font: FontSpec) -> LineMetrics { LineMetrics(ascent: 1, descent: 0) }
            func advance(of character: Character, font: FontSpec) -> Double { 1 }
        }
        let layouter = TextLayouter(metrics: Ones(), scale: 1)
        let text = StyledText("a\nb\r\nc", font: FontSpec(size: 1))
        #expect(
            layouter.boundingSize(of: text, within: TextSize(width: 0, height: 0), options: [])
                == TextSize(width: 3, height: 1))
        #expect(layouter.size(of: text) == TextSize(width: 1, height: 3))
    }

    @Test("With line fragments it wraps, and the height is no limit")
    func wraps() {
        #expect(bounds("aa bb", 10, 1, .usesLineFragmentOrigin) == TextSize(width: 10, height: 20))
        #expect(bounds("aa bb", 0, 0, .usesLineFragmentOrigin) == TextSize(width: 25, height: 10))
        #expect(bounds("aa bb\nc", 0, 0, .usesLineFragmentOrigin) == TextSize(width: 25, height: 20))
    }

    @Test("Lines that do not fit are left out where that is asked for, but never the first")
    func truncates() {
        let options: TextBoundsOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
        #expect(bounds("aa bb cc", 10, 25, options) == TextSize(width: 10, height: 20))
        #expect(bounds("aa bb cc", 10, 30, options) == TextSize(width: 10, height: 30))
        #expect(bounds("aa bb cc", 10, 3, options).height == 10)
        #expect(bounds("aa b ccc", 12, 25, options) == TextSize(width: 12, height: 20))
    }

    @Test("Paragraphs in a mode that does not wrap are one line each, the trap of measuring with a label's mode")
    func trap() {
        #expect(
            bounds("aa bb cc", 10, 1000, .usesLineFragmentOrigin) { $0.overflow = .byTruncatingTail }
                == TextSize(width: 10, height: 10))
    }

    @Test("The size of a text is that of its paragraphs in one line each")
    func size() {
        let text = StyledText("aa bb\nc", font: FontSpec(size: 10))
        #expect(layouter.size(of: text) == TextSize(width: 25, height: 20))
        #expect(layouter.size(of: StyledText("", font: FontSpec(size: 10))) == TextSize(width: 0, height: 10))
    }

    @Test("A cache answers what the layouter does, and keeps the lines")
    func cached() {
        var cache = TextLayoutCache(metrics: BlockMetrics())
        let text = StyledText("aa bb cc", font: FontSpec(size: 10))
        let all: [TextBoundsOptions] = [
            [], .usesLineFragmentOrigin, [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
        ]
        for options in all {
            for width in [0.0, 12, 26, 100] {
                let room = TextSize(width: width, height: 25)
                let size = cache.boundingSize(of: text, within: room, options: options)
                #expect(size == layouter.boundingSize(of: text, within: room, options: options))
            }
        }
        let measured = cache.measuredCount
        _ = cache.boundingSize(
            of: text, within: TextSize(width: 12, height: 25),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
        #expect(cache.measuredCount == measured)
    }
}
