/// The fonts that were measured on a device, as a table of faces. Each face has one size.
///
///     let fonts = try RecordedFonts(contentsOf: url)      // with FlowScenario, which reads the file
///     let metrics = RecordedMetrics(fonts)
///
/// A face is found by the font alone, size and weight and all. Nothing is computed for a size in between: the system's
/// fonts have another tracking at each size.
public struct RecordedFonts: Hashable, Sendable {
    /// A text style at one of the reader's text sizes.
    public struct StyleAtSize: Hashable, Sendable {
        /// The style of the text.
        public var style: TextStyle
        /// The text size.
        public var category: TextSizeCategory

        /// Makes a pair of a style and a text size.
        public init(_ style: TextStyle, _ category: TextSizeCategory) {
            self.style = style
            self.category = category
        }
    }

    private var byFont: [FontSpec: RecordedFace] = [:]
    private var byStyle: [StyleAtSize: FontSpec] = [:]
    private var names: Set<String> = []

    /// Makes a table without fonts.
    public init() {}

    /// Adds a face. It replaces an earlier recording of the same font.
    ///
    /// - Parameters:
    ///   - face: The recording.
    ///   - styles: The text styles that have this font.
    public mutating func add(_ face: RecordedFace, styles: [StyleAtSize] = []) {
        byFont[face.font.withoutFallbacks] = face
        for style in styles { byStyle[style] = face.font }
        if case .named(let name) = face.font.family { names.insert(name) }
    }

    /// The recorded face of a font; nil if the font was not recorded. The font's fallbacks do not matter.
    ///
    /// - Complexity: O(1).
    public func face(of font: FontSpec) -> RecordedFace? { byFont[font.withoutFallbacks] }

    /// The font that a text style had on the device; nil if the style was not recorded at the text size.
    public func font(of style: TextStyle, at category: TextSizeCategory) -> FontSpec? {
        byStyle[StyleAtSize(style, category)]
    }

    /// The number of faces in the table.
    public var faceCount: Int { byFont.count }

    /// Whether a font with the given name was recorded, at any size.
    public func contains(_ name: String) -> Bool { names.contains(name) }

    /// Hashes only the number of fonts.
    public func hash(into hasher: inout Hasher) { hasher.combine(byFont.count) }
}

extension FontSpec {
    /// The font without fallbacks. Recordings are stored under such fonts, because fallbacks measure only characters
    /// that the font lacks.
    fileprivate var withoutFallbacks: FontSpec {
        guard !fallbacks.isEmpty else { return self }
        var font = self
        font.fallbacks = []
        return font
    }
}
