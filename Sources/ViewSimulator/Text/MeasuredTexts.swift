import TextMeasuring

/// A set of fonts, and the texts that were measured with these fonts.
struct MeasuredTexts: Sendable {
    /// The recorded fonts in use; nil if there are none.
    let fonts: RecordedFonts?
    /// The metrics of all fonts. Recorded fonts have recorded metrics. All other fonts have the metrics of the system's
    /// fonts and of the registered font files.
    let metrics: any TextMetrics
    private(set) var cache: TextLayoutCache
    /// The cache of text layouts that are made to draw pictures. It is separate from `cache`, which is for views.
    /// Therefore drawing does not change `TextEnvironment.counts`, and removes no layouts from the views' cache.
    private var drawn: TextLayoutCache
    /// The log of the data that recorded fonts lack; nil if there are no recorded fonts.
    private let log: FontGapLog?
    /// The data that the recorded fonts lack, for each text in the cache. Every view that shows such a text reports
    /// these data.
    private var gaps: [StyledText: [FontGap]] = [:]

    private var gapBytes = 0

    /// The limits of `gaps`: the largest number of texts, and the largest sum of the texts' lengths in bytes.
    private static let (limit, byteLimit) = (4096, 4 << 20)

    private mutating func forgetTexts() {
        gaps = [:]
        gapBytes = 0
        cache.removeAll()
    }

    init(_ library: FontLibrary, _ fonts: RecordedFonts?) {
        self.fonts = fonts
        let log = fonts.map { _ in FontGapLog() }
        self.log = log
        metrics = fonts.map { fonts in
            RecordedMetrics(fonts, fallback: library) { gap in
                // A font that is registered with a file is measured with that: nothing is missing.
                if case .named(let name) = gap.font.family, gap.kind == .font, library.contains(name) { return }
                log?.note(gap)
            }
        } ?? library
        cache = TextLayoutCache(metrics: metrics)
        drawn = TextLayoutCache(metrics: metrics, capacity: 512, byteCapacity: 1 << 20)
    }

    /// Returns the layout of a text, and the data that the text's fonts lack.
    mutating func layout(_ text: StyledText, _ limits: TextLimits, scale: Double) -> (TextLayout, [FontGap]) {
        withGaps(of: text) { $0.layout(text, limits: limits, scale: scale) }
    }

    mutating func layoutToDraw(_ text: StyledText, _ limits: TextLimits, scale: Double) -> TextLayout {
        // The layout of the view has already reported missing data.
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
            // Texts that are measured again report missing data again.
            if gaps.count >= Self.limit || gapBytes > Self.byteLimit { forgetTexts() }
            gapBytes += text.text.utf8.count
            let known = gaps[text] ?? []
            let subjects = Set(known.map(\.subject))
            gaps[text] = known + found.filter { !subjects.contains($0.subject) }
        }
        return (answer, gaps.isEmpty ? [] : gaps[text] ?? [])
    }
}
