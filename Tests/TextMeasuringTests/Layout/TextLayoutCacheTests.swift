import FlowTestSupport
import Testing
import TextMeasuring

@Suite struct TextLayoutCacheTests {
    private let font = FontSpec(size: 10)

    private func text(_ number: Int) -> StyledText { StyledText("text \(number)", font: font) }

    @Test("The same text in the same limits is measured once")
    func hit() {
        let metrics = CountingMetrics()
        var cache = TextLayoutCache(metrics: metrics)
        let first = cache.layout(text(1), limits: TextLimits(width: 20), scale: 2)
        let asked = metrics.scalars
        let second = cache.layout(StyledText("text " + "1", font: font), limits: TextLimits(width: 20), scale: 2)
        #expect(first == second)
        #expect(metrics.scalars == asked)
        #expect([cache.measuredCount, cache.cachedCount, cache.count] == [1, 1, 1])
        cache.checkInvariants()
    }

    @Test("Everything that a layout depends on tells two apart")
    func keys() {
        var style = ParagraphMetrics()
        style.lineSpacing = 1
        let texts = [
            text(1), text(2), StyledText("text 1", font: FontSpec(size: 11)),
            StyledText("text 1", font: FontSpec(size: 10, weight: .bold)),
            StyledText("text 1", font: FontSpec(size: 10, family: .named("Own"))),
            StyledText("text 1", font: font, paragraph: style),
            StyledText([.init("text", font: font), .init(" 1", font: FontSpec(size: 11))]),
            StyledText("é", font: font), StyledText("e\u{301}", font: font),
        ]
        let limits = [
            TextLimits(width: 20), TextLimits(width: 21), TextLimits(width: 20, maximumNumberOfLines: 1),
            TextLimits(width: 20, overflow: .byCharWrapping), TextLimits(width: 20, truncatesLastLine: true),
            TextLimits(width: 20, usesFontLeading: false),
        ]
        var cache = TextLayoutCache(metrics: BlockMetrics())
        for round in 1...2 {
            for text in texts {
                for limits in limits {
                    for scale in [2.0, 3] {
                        let layout = cache.layout(text, limits: limits, scale: scale)
                        #expect(
                            layout == TextLayouter(metrics: BlockMetrics(), scale: scale).layout(text, limits: limits))
                    }
                }
            }
            #expect(cache.measuredCount == texts.count * limits.count * 2)
            #expect(cache.cachedCount == (round - 1) * cache.measuredCount)
        }
        cache.checkInvariants()
    }

    @Test("What was used longest ago goes first")
    func eviction() {
        var cache = TextLayoutCache(metrics: BlockMetrics(), capacity: 2)
        for number in [1, 2, 1, 3, 1, 2] { _ = cache.layout(text(number), scale: 2) }
        // 2 went when 3 came, because 1 was used after it; then 3 went.
        #expect([cache.measuredCount, cache.cachedCount, cache.evictedCount, cache.count] == [4, 2, 2, 2])
        _ = cache.layout(text(1), scale: 2)
        #expect(cache.cachedCount == 3)
        cache.checkInvariants()
    }

    @Test("The bytes are bounded too, and a text that is too long by itself is not kept")
    func bytes() {
        var cache = TextLayoutCache(metrics: BlockMetrics(), byteCapacity: 20_000)
        _ = cache.layout(text(1), scale: 2)
        let long = StyledText(String(repeating: "a", count: 30_000), font: font)
        #expect(cache.layout(long, scale: 2).size.width == 150_000)
        #expect([cache.count, cache.evictedCount] == [1, 0])
        for number in 0..<100 {
            _ = cache.layout(StyledText("\(number)" + String(repeating: "a", count: 3000), font: font), scale: 2)
            #expect(cache.byteCount <= 20_000)
            cache.checkInvariants()
        }
        #expect(cache.evictedCount > 90)
        cache.removeAll()
        #expect([cache.count, cache.byteCount] == [0, 0])
        cache.checkInvariants()
    }

    @Test("A cache answers what a layouter answers, whatever is asked in whatever order")
    func random() {
        var random = SeededGenerator.fromEnvironment(otherwise: 74)
        var cache = TextLayoutCache(metrics: SFLikeMetrics(), capacity: 7)
        var asked: [Int] = []
        var hits = 0
        for _ in 0..<2000 {
            let number = random.below(12)
            let layout = cache.layout(text(number), limits: TextLimits(width: 25), scale: 2)
            let expected = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
                .layout(text(number), limits: TextLimits(width: 25))
            #expect(layout == expected, "\(random.reminder)")
            // The plain rule: it is there if fewer than seven others were asked for since.
            if let last = asked.lastIndex(of: number), Set(asked[(last + 1)...]).count < 7 { hits += 1 }
            asked.append(number)
            cache.checkInvariants()
        }
        #expect(cache.cachedCount == hits, "\(random.reminder)")
    }

    @Test("A copy has its own layouts")
    func valueSemantics() {
        var cache = TextLayoutCache(metrics: BlockMetrics())
        let copy = cache
        _ = cache.layout(text(1), scale: 2)
        #expect([copy.count, cache.count] == [0, 1])
    }
}
