import TextMeasuring

extension Scenario {
    /// The recorded fonts of a scenario, and the file that contains them.
    public struct Fonts: Hashable, Sendable {
        /// The file's path relative to the document's folder, as the document writes it.
        public var file: String
        /// The recorded fonts in the file.
        public var recorded: RecordedFonts

        /// Makes fonts from recorded fonts in memory. The file is not read.
        public init(file: String, recorded: RecordedFonts) {
            self.file = file
            self.recorded = recorded
        }
    }

    /// The recorded fonts with which texts are measured; nil for the built-in metrics of the system's fonts.
    public var fonts: Fonts? {
        get {
            guard let file = fontFile, let recorded = file.content as? RecordedFonts else { return nil }
            return Fonts(file: file.file, recorded: recorded)
        }
        set { fontFile = newValue?.table }
    }

    /// Returns the metrics that measure the texts of items. Each value that the recorded fonts lack is reported to
    /// `onGap`.
    func textMetrics(onGap: (@Sendable (FontGap) -> Void)? = nil) -> any TextMetrics {
        fonts.map { RecordedMetrics($0.recorded, onGap: onGap) } ?? SFLikeMetrics()
    }
}

extension Scenario.Fonts {
    var table: RecordedFontFile { RecordedFontFile(file: file, content: recorded) }
}

extension RecordedFonts: RecordedFontContent {}
