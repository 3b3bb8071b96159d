import CellSizing
import Foundation

/// What texts are measured with: the fonts that there are, and what was measured already.
///
/// Any thread may measure, one at a time.
public enum TextEnvironment {
    /// A release whose text sizes fonts of text styles may have.
    public enum DynamicTypeRelease: Sendable {
        /// iOS 8 to 10: at accessibility sizes only the body style grows. Observed on iOS 8.4, documented for all.
        case iOS8
        /// iOS 11 and later: all styles grow.
        case iOS11

        var profile: DynamicTypeProfile { self == .iOS8 ? .ios8 : .ios11 }
    }

    private struct State: Sendable {
        var release = DynamicTypeRelease.iOS11
        var library = FontLibrary() {
            didSet {
                earlier = counts
                cache = TextLayoutCache(metrics: library)
                drawn = State.makeDrawn(library)
            }
        }
        var cache = TextLayoutCache(metrics: FontLibrary())
        /// Texts that were laid out to be drawn. Drawing is no work of the views: it is neither counted nor does it put
        /// out of the cache what they need.
        var drawn = makeDrawn(FontLibrary())
        /// Of caches that were for other fonts.
        private var earlier = (measured: 0, cached: 0)

        var counts: (measured: Int, cached: Int) {
            (earlier.measured + cache.measuredCount, earlier.cached + cache.cachedCount)
        }

        private static func makeDrawn(_ library: FontLibrary) -> TextLayoutCache {
            TextLayoutCache(metrics: library, capacity: 512, byteCapacity: 1 << 20)
        }
    }

    private static let state = Locked(State())

    package static var metrics: FontLibrary {
        get { state.withLock { $0.library } }
        set { state.withLock { $0.library = newValue } }
    }

    /// Which release's text sizes fonts of text styles have; those of iOS 11 unless set. Fonts that were made before
    /// keep theirs, and labels that follow the reader's text size take others when that changes.
    public static var dynamicTypeRelease: DynamicTypeRelease {
        get { state.withLock { $0.release } }
        set { state.withLock { $0.release = newValue } }
    }

    /// Gives a font file's font a name, under which `Font(name:size:)` finds it.
    ///
    /// - Throws: What is wrong with the file, and where.
    public static func register(_ file: Data, as name: String) throws {
        let font = try FontFile(Array(file))
        state.withLock { $0.library.register(font, as: name) }
    }

    static func layout(_ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextLayout {
        let pixels = usableScale(scale)
        return state.withLock { $0.cache.layout(text, limits: limits, scale: pixels) }
    }

    /// The same for a picture, beside the counts.
    static func layoutToDraw(_ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextLayout {
        let pixels = usableScale(scale)
        return state.withLock { $0.drawn.layout(text, limits: limits, scale: pixels) }
    }

    static func boundingSize(of text: StyledText, within size: TextSize, options: TextBoundsOptions) -> TextSize {
        state.withLock { $0.cache.boundingSize(of: text, within: size, options: options) }
    }

    static func layoutInOneLine(_ text: StyledText) -> TextLayout {
        state.withLock { $0.cache.layoutInOneLine(text) }
    }

    /// Rounds to pixels; a scale that is none turns rounding off.
    static func pixels(atScale scale: CGFloat) -> PixelRounding { PixelRounding(scale: usableScale(scale)) }

    private static func usableScale(_ scale: CGFloat) -> Double { scale.isFinite && scale > 0 ? Double(scale) : 0 }

    /// Texts measured, and layouts that were measured before, so far.
    package static var counts: (measured: Int, cached: Int) {
        state.withLock { $0.counts }
    }
}
