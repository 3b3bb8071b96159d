import TextMeasuring

extension Scenario {
    /// Fonts as a device measured them, in a file of their own.
    public struct Fonts: Hashable, Sendable {
        /// The file's path, relative to the document's folder, as the document has it.
        public var file: String
        /// The table in the file.
        public var recorded: RecordedFonts

        /// Makes fonts of a table that is in memory.
        public init(file: String, recorded: RecordedFonts) {
            self.file = file
            self.recorded = recorded
        }
    }

    /// Fonts as a device measured them, which texts are measured with; nil for the system's fonts as they are built in.
    public var fonts: Fonts? {
        get {
            guard let file = fontFile, let recorded = file.content as? RecordedFonts else { return nil }
            return Fonts(file: file.file, recorded: recorded)
        }
        set { fontFile = newValue?.table }
    }

    /// Measures the texts of items. With recorded fonts, each gap in them is reported.
    func textMetrics(onGap: (@Sendable (FontGap) -> Void)? = nil) -> any TextMetrics {
        fonts.map { RecordedMetrics($0.recorded, onGap: onGap) } ?? SFLikeMetrics()
    }
}

extension Scenario.Fonts {
    var table: RecordedFontFile { RecordedFontFile(file: file, content: recorded) }
}

extension RecordedFonts: RecordedFontContent {}
