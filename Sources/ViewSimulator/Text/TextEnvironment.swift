import Foundation
import TextMeasuring

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

    private static let state = Locked(TextEnvironmentState())

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

    /// Names of registered fonts for the characters that a font's file and its descriptor's cascade list lack, the best
    /// one first; none unless set. What none of them has is measured as the system's. A name that is not registered is
    /// passed over.
    public static var fallbackFonts: [String] {
        get { state.withLock { $0.library.fallbacks } }
        set { state.withLock { $0.library.fallbacks = newValue } }
    }

    /// Fonts as a device measured them; nil unless set. Texts in them are exact, and a text that needs what they do not
    /// have is measured as without them, and says so: in a cell to the observer of its collection or table view,
    /// elsewhere to `ConstraintDiagnostic.handler`, each thing once.
    ///
    /// They count before files' fonts. Views that were laid out before keep their sizes until they are laid out again.
    public static var recordedFonts: RecordedFonts? {
        get { state.withLock { $0.recorded } }
        set { state.withLock { $0.recorded = newValue } }
    }

    /// Whether there is a font of this name.
    static func hasFont(_ name: String) -> Bool {
        state.withLock { $0.library.contains(name) || $0.current.fonts?.contains(name) == true }
    }

    /// The font of a text style: the recorded one, or that of the release.
    static func font(of style: TextMeasuring.TextStyle, at category: TextSizeCategory) -> FontSpec {
        state.withLock {
            $0.current.fonts?.font(of: style, at: category) ?? $0.release.profile.font(for: style, at: category)
        }
    }

    /// What a font object answers.
    static func dimensions(of font: FontSpec) -> FontDimensions {
        state.withLock { $0.current.metrics.dimensions(of: font) }
    }

    // MARK: Measuring

    /// The lines of a text, and what recorded fonts did not have for it.
    static func layout(
        _ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat
    ) -> (layout: TextLayout, gaps: [FontGap]) {
        let pixels = usableScale(scale)
        return state.withLock { $0.current.layout(text, limits, scale: pixels) }
    }

    /// The same for a picture, beside the counts.
    static func layoutToDraw(_ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextLayout {
        let pixels = usableScale(scale)
        return state.withLock { $0.current.layoutToDraw(text, limits, scale: pixels) }
    }

    /// The size of a text and what it may be, next to the counts.
    static func measurement(of text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextMeasurement {
        let size = layoutToDraw(text, limits, atScale: scale)
        return TextMeasurement(size, TextLayoutRange(limits) { layoutToDraw(text, $0, atScale: scale) })
    }

    static func boundingSize(of text: StyledText, within size: TextSize, options: TextBoundsOptions) -> TextSize {
        let (answer, gaps) = state.withLock { $0.current.boundingSize(of: text, within: size, options: options) }
        for gap in gaps { reportOutsideViews(gap) }
        return answer
    }

    static func layoutInOneLine(_ text: StyledText) -> TextLayout {
        let (answer, gaps) = state.withLock { $0.current.layoutInOneLine(text) }
        for gap in gaps { reportOutsideViews(gap) }
        return answer
    }

    /// Rounds to pixels; a scale that is none turns rounding off.
    static func pixels(atScale scale: CGFloat) -> PixelRounding { PixelRounding(scale: usableScale(scale)) }

    private static func usableScale(_ scale: CGFloat) -> Double { scale.isFinite && scale > 0 ? Double(scale) : 0 }

    /// Texts measured, and layouts that were measured before, so far.
    package static var counts: (measured: Int, cached: Int) {
        state.withLock { $0.counts }
    }

    // MARK: Fonts for a while

    static func enter(_ fonts: RecordedFonts?, of scope: ObjectIdentifier) {
        state.withLock { $0.enter(fonts, of: scope) }
    }

    static func leave(_ scope: ObjectIdentifier) {
        state.withLock { $0.leave(scope) }
    }

    /// Whether what is missing was not said yet outside of collection and table views.
    static func isNew(_ gap: FontGap) -> Bool { state.withLock { $0.isNew(gap) } }
}
