import TextMeasuring

/// The state of `TextEnvironment`.
struct TextEnvironmentState: Sendable {
    var release = TextEnvironment.DynamicTypeRelease.iOS11
    /// The fonts of the system, and the fonts that were registered from files.
    var library = FontLibrary() {
        didSet {
            retire(other)
            other = nil
            retire(current)
            current = MeasuredTexts(library, current.fonts)
        }
    }
    /// The recorded fonts of the program; nil if it has none. They are used unless the scope in `entered` has recorded
    /// fonts of its own.
    var recorded: RecordedFonts? {
        didSet {
            reported = []
            adoptFonts()
        }
    }
    /// The fonts in use, and the texts that were measured with these fonts.
    var current = MeasuredTexts(FontLibrary(), nil)
    /// The fonts that were in use before `current`, with the texts measured in them. They are kept, because scenarios
    /// with different fonts may run alternately.
    private var other: MeasuredTexts?
    /// The scope that was entered last, and its fonts. Nil before a scope is entered, and after that scope was
    /// released.
    private var entered: (scope: ObjectIdentifier, fonts: RecordedFonts?)?
    /// The gaps (data that recorded fonts lack) that were reported outside of collection and table views.
    private var reported: Set<FontGap> = []
    /// The sums of the counts of all discarded caches. `measured` is the number of measured texts, `cached` the number
    /// of layouts found in a cache.
    private var earlier = (measured: 0, cached: 0)

    /// The values that client code has set.
    var settings: (TextEnvironment.DynamicTypeRelease, FontLibrary, RecordedFonts?) {
        get { (release, library, recorded) }
        set { (release, library, recorded) = newValue }
    }

    /// The number of texts that were measured, and the number of layouts that were found in a cache.
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
        reported = []
        adoptFonts()
    }

    mutating func leave(_ scope: ObjectIdentifier) {
        guard entered?.scope == scope else { return }
        entered = nil
        reported = []
        adoptFonts()
    }

    /// Records a gap (data that recorded fonts lack). Returns true if the gap is reported for the first time. If a
    /// thousand gaps are recorded already, these records are deleted first. The deleted gaps can be reported again.
    mutating func recordIfNew(_ gap: FontGap) -> Bool {
        if reported.count == 1000 { reported = [] }
        return reported.insert(gap.subject).inserted
    }
}
