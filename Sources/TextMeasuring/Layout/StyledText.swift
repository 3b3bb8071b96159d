import CallerChecks

/// A text with its fonts and paragraph styles.
///
///     let plain = StyledText("Hello", font: FontSpec(size: 17))
///     let mixed = StyledText([
///         .init("Total: ", font: FontSpec(size: 13)),
///         .init("12.50", font: FontSpec(size: 20, weight: .bold)),
///     ])
///
/// Two texts are equal if their bytes, fonts and styles are: `é` as one scalar and as two differ, because places in a
/// text are counted in bytes.
public struct StyledText: Sendable {
    /// A piece of text with one font, one paragraph style and one spacing of its characters.
    public struct Piece: Hashable, Sendable {
        /// The characters of the piece.
        public var text: String
        /// The font of the characters.
        public var font: FontSpec
        /// The style of the paragraphs that begin in the piece.
        public var paragraph: ParagraphMetrics
        /// The spacing of the characters.
        public var spacing: CharacterSpacing

        /// Makes a piece.
        public init(
            _ text: String, font: FontSpec, paragraph: ParagraphMetrics = ParagraphMetrics(),
            spacing: CharacterSpacing = CharacterSpacing()
        ) {
            self.text = text
            self.font = font
            self.paragraph = paragraph
            self.spacing = spacing
        }
    }

    /// Neighbouring characters with one font, one paragraph style and one character spacing.
    public struct Run: Hashable, Sendable {
        /// The length in UTF-8 bytes.
        public let utf8Count: Int
        /// The font of all characters.
        public let font: FontSpec
        /// The style of the paragraphs that begin in the run.
        public let paragraph: ParagraphMetrics
        /// The spacing of the characters.
        public let spacing: CharacterSpacing
        /// The box that is shown in place of each character; nil if the characters are shown.
        public let box: InlineBox?

        /// Makes a run.
        ///
        /// - Parameters:
        ///   - utf8Count: Length in UTF-8 bytes; less than 0 is a programmer error.
        ///   - font: Font of all characters.
        ///   - paragraph: The style of the paragraphs that begin in the run.
        ///   - spacing: The spacing of the characters.
        ///   - box: A box that replaces each character; nil for the characters themselves.
        ///   - file: The caller's file, for messages.
        ///   - line: The caller's line, for messages.
        public init(
            utf8Count: Int, font: FontSpec, paragraph: ParagraphMetrics = ParagraphMetrics(),
            spacing: CharacterSpacing = CharacterSpacing(), box: InlineBox? = nil,
            file: StaticString = #fileID, line: UInt = #line
        ) {
            require(utf8Count >= 0, "A run of text has no negative length.", file: file, line: line)
            paragraph.checkInvariants(file, line)
            spacing.checkInvariants(file, line)
            box?.checkInvariants(file, line)
            self.utf8Count = utf8Count
            self.font = font
            self.paragraph = paragraph
            self.spacing = spacing
            self.box = box
        }

        /// Returns the heights that a line needs to contain the run.
        func lineMetrics(_ metrics: any TextMetrics) -> LineMetrics {
            box?.metrics(raisedBy: spacing.baselineOffset) ?? spacing.applied(to: metrics.lineMetrics(of: font))
        }
    }

    /// The characters of all runs.
    public let text: String
    /// The first run; in a plain text, the only run.
    let firstRun: Run
    /// The runs after the first run. They are stored separately, so that a text with one run needs no array.
    let otherRuns: [Run]
    /// The stored hash of the text, with which a cache finds the text without reading it. Unlike a `Hasher`'s hash, it
    /// is equal in every process.
    let contentHash: UInt64

    /// Makes a text with one font and one paragraph style.
    ///
    /// - Parameters:
    ///   - text: All characters.
    ///   - font: Font of all of them.
    ///   - paragraph: The style of all paragraphs. Lengths that are not finite or negative are a programmer error.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Complexity: O(*n*) in the length of the text, eight bytes at a time.
    public init(
        _ text: String, font: FontSpec, paragraph: ParagraphMetrics = ParagraphMetrics(),
        file: StaticString = #fileID, line: UInt = #line
    ) {
        self.text = text
        firstRun = Run(utf8Count: text.utf8.count, font: font, paragraph: paragraph, file: file, line: line)
        otherRuns = []
        contentHash = Self.hash(text, firstRun, [])
    }

    /// Makes a text of pieces. Empty pieces are left out. If all pieces are empty, the empty text has the font of the
    /// first piece.
    ///
    /// - Parameters:
    ///   - pieces: At least one; none is a programmer error.
    ///   - file: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Complexity: O(*n*) in the length of all texts.
    public init(_ pieces: [Piece], file: StaticString = #fileID, line: UInt = #line) {
        require(!pieces.isEmpty, "A text of pieces needs at least one, for its font.", file: file, line: line)
        let full = pieces.filter { !$0.text.isEmpty }
        let kept = full.isEmpty ? [pieces[0]] : full
        let runs = kept.map { piece in
            Run(
                utf8Count: piece.text.utf8.count, font: piece.font, paragraph: piece.paragraph, spacing: piece.spacing,
                file: file, line: line)
        }
        self.init(kept.reduce(into: "") { $0 += $1.text }, runs: runs)
    }

    /// Makes a text of runs.
    ///
    /// - Parameters:
    ///   - text: All characters.
    ///   - runs: At least one. They cover the text byte by byte, and each ends between two scalars; anything else is a
    ///     programmer error.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    /// - Complexity: O(*n*) in the length of the text and the number of runs.
    public init(_ text: String, runs: [Run], file: StaticString = #fileID, line: UInt = #line) {
        require(!runs.isEmpty, "A text of runs needs at least one, for its font.", file: file, line: line)
        self.text = text
        firstRun = runs[0]
        otherRuns = Array(runs.dropFirst())
        contentHash = Self.hash(text, firstRun, otherRuns)
        require(
            runs.reduce(0) { $0 + $1.utf8Count } == text.utf8.count, "The runs of a text cover it, byte by byte.",
            file: file, line: line)
    }

    /// The runs in order. Together the runs cover the text.
    public var runs: [Run] { [firstRun] + otherRuns }
}

extension StyledText: Hashable {
    /// Whether two texts have equal bytes and equal runs, that is, equal fonts, styles, spacings and boxes.
    ///
    /// - Complexity: O(1) for copies of one text, otherwise O(*n*) in the length of the text.
    public static func == (left: StyledText, right: StyledText) -> Bool {
        left.contentHash == right.contentHash && left.firstRun == right.firstRun && left.otherRuns == right.otherRuns
            && TextBytes.areEqual(left.text, right.text)
    }

    /// Adds `contentHash` to the hasher. That hash is computed from the text's bytes and from the runs' font sizes.
    public func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }

    private static func hash(_ text: String, _ first: Run, _ others: [Run]) -> UInt64 {
        others.reduce(TextBytes.mixed(TextBytes.hash(text), first.font.size.bitPattern)) {
            TextBytes.mixed($0, $1.font.size.bitPattern ^ UInt64($1.utf8Count))
        }
    }
}
