import TextMeasuring

extension Scenario {
    /// Fonts as a device measured them, in a file of their own.
    public struct Fonts: Hashable, Sendable {
        /// The file, as the document names it: from the document's folder on.
        public var file: String
        /// What is in it.
        public var recorded: RecordedFonts

        /// Makes fonts of a table that was read already.
        public init(file: String, recorded: RecordedFonts) {
            self.file = file
            self.recorded = recorded
        }
    }

    /// Fonts as a device measured them, which texts are measured with. Nil: the system's fonts as they are built in.
    public var fonts: Fonts? {
        get { fontFile.flatMap(Fonts.init) }
        set { fontFile = newValue?.table }
    }

    /// Measures the texts of items; with recorded fonts, what they do not have is told.
    func textMetrics(onGap: (@Sendable (FontGap) -> Void)? = nil) -> any TextMetrics {
        fonts.map { RecordedMetrics($0.recorded, onGap: onGap) } ?? SFLikeMetrics()
    }
}

extension Scenario.Fonts {
    /// Nil where the table came from a program without fonts.
    init?(_ table: RecordedFontFile) {
        guard let recorded = table.content as? RecordedFonts else { return nil }
        self.init(file: table.file, recorded: recorded)
    }

    var table: RecordedFontFile { RecordedFontFile(file: file, content: recorded) }
}

extension RecordedFonts: RecordedFontContent {}
