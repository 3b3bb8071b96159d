import TextMeasuring

/// What `TextEnvironment` holds.
struct TextEnvironmentState: Sendable {
    var release = TextEnvironment.DynamicTypeRelease.iOS11
    /// The system's fonts and those of files.
    var library = FontLibrary() {
        didSet {
            retire(other)
            other = nil
            retire(current)
            current = MeasuredTexts(library, current.fonts)
        }
    }
    /// The app's own.
    var recorded: RecordedFonts? {
        didSet {
            told = []
            adoptFonts()
        }
    }
    /// Texts as they are measured now.
    var current = MeasuredTexts(FontLibrary(), nil)
    /// Those with the fonts before: two scenarios may take turns.
    private var other: MeasuredTexts?
    /// The scope that was entered last, and its fonts.
    private var entered: (scope: ObjectIdentifier, fonts: RecordedFonts?)?
    /// What was said of gaps outside of collection and table views.
    private var told: Set<FontGap> = []
    /// Of texts that were measured with other fonts.
    private var earlier = (measured: 0, cached: 0)

    /// Texts measured, and layouts that were measured before, so far.
    var counts: (measured: Int, cached: Int) {
        let caches = [current.cache, other?.cache].compactMap(\.self)
        return caches.reduce(earlier) { ($0.measured + $1.measuredCount, $0.cached + $1.cachedCount) }
    }

    private mutating func retire(_ texts: MeasuredTexts?) {
        guard let texts else { return }
        earlier = (earlier.measured + texts.cache.measuredCount, earlier.cached + texts.cache.cachedCount)
    }

    private mutating func adoptFonts() {
        let fonts = entered?.fonts ?? recorded
        guard fonts != current.fonts else { return }
        let before = current
        if let other, other.fonts == fonts {
            current = other
        } else {
            retire(other)
            current = MeasuredTexts(library, fonts)
        }
        other = before
    }

    mutating func enter(_ fonts: RecordedFonts?, of scope: ObjectIdentifier) {
        guard entered?.scope != scope else { return }
        entered = (scope, fonts)
        told = []
        adoptFonts()
    }

    mutating func leave(_ scope: ObjectIdentifier) {
        guard entered?.scope == scope else { return }
        entered = nil
        told = []
        adoptFonts()
    }

    /// Whether a gap was not said yet. Once more than a thousand are known all count as new again.
    mutating func isNew(_ gap: FontGap) -> Bool {
        if told.count == 1000 { told = [] }
        return told.insert(gap.subject).inserted
    }
}
