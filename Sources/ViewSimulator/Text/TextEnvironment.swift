import TextMeasuring

/// The fonts for the measurement of texts, and a cache of measured texts. They belong to the present
/// ``SimulationEnvironment``.
///
/// Any thread may measure, one at a time.
public enum TextEnvironment {
    /// A release of iOS, which determines the sizes of text styles.
    public enum DynamicTypeRelease: Sendable {
        /// The releases iOS 8 to 10. At accessibility sizes, only the body style is larger than at the size XXXL.
        /// Observed on iOS 8.4, documented for all three releases.
        case iOS8
        /// The releases from iOS 11 on. At accessibility sizes, all styles are larger than at the size XXXL.
        case iOS11

        var profile: DynamicTypeProfile { self == .iOS8 ? .ios8 : .ios11 }
    }

    private static var state: Locked<TextEnvironmentState> { SimulationEnvironment.current.texts }

    package static var metrics: FontLibrary {
        get { state.withLock { $0.library } }
        set { state.withLock { $0.library = newValue } }
    }

    /// The release that determines the sizes of text styles; iOS 11 unless set. Existing fonts keep their sizes. A
    /// label that follows the reader's text size uses the new release when the text size changes.
    public static var dynamicTypeRelease: DynamicTypeRelease {
        get { state.withLock { $0.release } }
        set { state.withLock { $0.release = newValue } }
    }

    /// Registers the font of a file under a name for `Font(name:size:)`.
    ///
    /// - Throws: The error in the file, and its place.
    public static func register(_ file: Data, as name: String) throws {
        let font = try FontFile(Array(file))
        state.withLock { $0.library.register(font, as: name) }
    }

    /// The names of registered fonts for characters that another registered font lacks. The best font comes first. The
    /// list is empty unless set. The fonts of a descriptor's cascade list are tried before these fonts. A character
    /// that all these fonts lack is measured in the system's font. Names that are not registered are ignored.
    public static var fallbackFonts: [String] {
        get { state.withLock { $0.library.fallbacks } }
        set { state.withLock { $0.library.fallbacks = newValue } }
    }

    /// The fonts that were measured on a device; nil unless set. Sizes of texts in recorded fonts are exact, unless a
    /// text needs data that the recorded fonts lack. Such a text is measured without these data, and the gap is
    /// reported once. A cell reports it to the observer of its collection or table view. Other views report it to
    /// `ConstraintDiagnostic.handler`.
    ///
    /// They have precedence over fonts of files. Views that were laid out keep their sizes until their next layout.
    public static var recordedFonts: RecordedFonts? {
        get { state.withLock { $0.recorded } }
        set { state.withLock { $0.recorded = newValue } }
    }

    /// Returns whether there is a font with this name.
    static func hasFont(_ name: String) -> Bool {
        state.withLock { $0.library.contains(name) || $0.current.fonts?.contains(name) == true }
    }

    /// Returns the font of a text style. It is the recorded font if there is one, otherwise the style's font in
    /// `dynamicTypeRelease`.
    static func font(of style: TextMeasuring.TextStyle, at category: TextSizeCategory) -> FontSpec {
        state.withLock {
            $0.current.fonts?.font(of: style, at: category) ?? $0.release.profile.font(for: style, at: category)
        }
    }

    /// Returns the dimensions of a font.
    static func dimensions(of font: FontSpec) -> FontDimensions {
        state.withLock { $0.current.metrics.dimensions(of: font) }
    }

    // MARK: Measuring

    /// Returns the layout of a text, and the data that recorded fonts lack for this text.
    static func layout(
        _ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat
    ) -> (layout: TextLayout, gaps: [FontGap]) {
        let pixels = usableScale(scale)
        return state.withLock { $0.current.layout(text, limits, scale: pixels) }
    }

    /// Returns the layout of a text, for a picture. The layout is not counted in `counts`.
    static func layoutToDraw(_ text: StyledText, _ limits: TextLimits, atScale scale: CGFloat) -> TextLayout {
        let pixels = usableScale(scale)
        return state.withLock { $0.current.layoutToDraw(text, limits, scale: pixels) }
    }

    /// Returns the size of a text and its uncertainty, for a picture. The measurement is not counted in `counts`.
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

    /// Returns the rule that rounds lengths to pixels at `scale` pixels per point. If the scale is invalid, nothing is
    /// rounded.
    package static func pixels(atScale scale: CGFloat) -> PixelRounding { PixelRounding(scale: usableScale(scale)) }

    private static func usableScale(_ scale: CGFloat) -> Double { scale.isFinite && scale > 0 ? Double(scale) : 0 }

    /// The number of texts that were measured, and the number of layouts that were found in the cache.
    package static var counts: (measured: Int, cached: Int) { state.withLock { $0.counts } }

    /// Records a gap (data that recorded fonts lack) that was found outside of collection and table views. Returns true
    /// if the gap is reported for the first time.
    static func recordIfNew(_ gap: FontGap) -> Bool { state.withLock { $0.recordIfNew(gap) } }
}
