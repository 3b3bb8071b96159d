import TextMeasuring

/// Fonts, and what was measured with them.
struct MeasuredTexts: Sendable {
    /// Those of a device that are in use; nil for none.
    let fonts: RecordedFonts?
    /// Knows widths and heights: recorded fonts, and beside them those of the library.
    let metrics: any TextMetrics
    private(set) var cache: TextLayoutCache
    /// Texts that were laid out to be drawn. Drawing is no work of the views: it is neither counted nor does it put out
    /// of the cache what they need.
    private var drawn: TextLayoutCache
    /// Nil without recorded fonts: then nothing can be missing.
    private let log: FontGapLog?
    /// What is missing for a text that is in the cache: each view that shows the text reports it.
    private var gaps: [StyledText: [FontGap]] = [:]

    private var gapBytes = 0

    /// How many texts with gaps are remembered, and how long they are in all.
    private static let (limit, byteLimit) = (4096, 4 << 20)

    private mutating func forgetTexts() {
        (gaps, gapBytes) = ([:], 0)
        cache.removeAll()
    }

    init(_ library: FontLibrary, _ fonts: RecordedFonts?) {
        self.fonts = fonts
        let log = fonts.map { _ in FontGapLog() }
        self.log = log
        metrics = fonts.map { fonts in
            RecordedMetrics(fonts, fallback: library) { gap in
                // A font that a file was registered for is measured by that: nothing is missing.
                if case .named(let name) = gap.font.family, gap.kind == .font, library.contains(name) { return }
                log?.note(gap)
            }
        } ?? library
        cache = TextLayoutCache(metrics: metrics)
        drawn = TextLayoutCache(metrics: metrics, capacity: 512, byteCapacity: 1 << 20)
    }

    /// The lines of a text, and what its fonts did not have for it.
    mutating func layout(_ text: StyledText, _ limits: TextLimits, scale: Double) -> (TextLayout, [FontGap]) {
        withGaps(of: text) { $0.layout(text, limits: limits, scale: scale) }
    }

    mutating func layoutToDraw(_ text: StyledText, _ limits: TextLimits, scale: Double) -> TextLayout {
        // Its view was laid out, and said what is missing.
        defer { _ = log?.take() }
        return drawn.layout(text, limits: limits, scale: scale)
    }

    mutating func boundingSize(
        of text: StyledText, within size: TextSize, options: TextBoundsOptions
    ) -> (TextSize, [FontGap]) {
        withGaps(of: text) { $0.boundingSize(of: text, within: size, options: options) }
    }

    mutating func layoutInOneLine(_ text: StyledText) -> (TextLayout, [FontGap]) {
        withGaps(of: text) { $0.layoutInOneLine(text) }
    }

    private mutating func withGaps<Answer>(
        of text: StyledText, _ measure: (inout TextLayoutCache) -> Answer
    ) -> (Answer, [FontGap]) {
        let answer = measure(&cache)
        guard let log else { return (answer, []) }
        let found = log.take()
        if !found.isEmpty {
            // Texts that are measured anew say again what is missing.
            if gaps.count >= Self.limit || gapBytes > Self.byteLimit { forgetTexts() }
            gapBytes += text.text.utf8.count
            let known = gaps[text] ?? []
            let subjects = Set(known.map(\.subject))
            gaps[text] = known + found.filter { !subjects.contains($0.subject) }
        }
        return (answer, gaps.isEmpty ? [] : gaps[text] ?? [])
    }
}
