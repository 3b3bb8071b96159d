import CallerChecks

/// The width and the number of lines that a text may take.
public struct TextLimits: Hashable, Sendable {
    /// The width in points; infinite unless given. With a width of 0 every character has a line of its own.
    public var width: Double
    /// The largest number of lines; 0 means no limit.
    public var maximumNumberOfLines: Int
    /// The mode of a label; nil if each paragraph has its own mode. It replaces the modes of all paragraphs. The last
    /// line within the limits has this mode. All earlier lines wrap: by characters if the mode is `byCharWrapping`, and
    /// otherwise by words.
    public var overflow: LineOverflow?
    /// Whether a text with too many lines ends in an ellipsis, whatever its line break mode. If false, the mode
    /// decides.
    public var truncatesLastLine: Bool
    /// Whether the leading of a font is added between lines. No leading is added below the last line. Both are choices
    /// of this library. The system font has no leading.
    public var usesFontLeading: Bool
    /// The choice between the least, the expected and the largest width of each character. It is `expected` unless set.
    /// The least and the largest width follow from the error of the metrics.
    public var reading = TextWidthReading.expected

    /// Makes limits.
    ///
    /// - Parameters:
    ///   - width: Width in points. Not a number is a programmer error.
    ///   - maximumNumberOfLines: How many lines there may be; 0 is no limit. Less is a programmer error.
    ///   - overflow: The mode that replaces those of the paragraphs; none unless given.
    ///   - truncatesLastLine: Whether text that is cut off ends in an ellipsis, whatever the mode.
    ///   - usesFontLeading: Whether a font's leading is put between lines.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public init(
        width: Double = .infinity, maximumNumberOfLines: Int = 0, overflow: LineOverflow? = nil,
        truncatesLastLine: Bool = false, usesFontLeading: Bool = true, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.width = width
        self.maximumNumberOfLines = maximumNumberOfLines
        self.overflow = overflow
        self.truncatesLastLine = truncatesLastLine
        self.usesFontLeading = usesFontLeading
        checkInvariants(file, line)
    }

    /// Traps if the width is not a number, or if the number of lines is negative.
    func checkInvariants(_ file: StaticString = #fileID, _ line: UInt = #line) {
        require(!width.isNaN, "The width of a text must be a number.", file: file, line: line)
        require(
            maximumNumberOfLines >= 0,
            "A text cannot have fewer lines than 0, but maximumNumberOfLines is \(maximumNumberOfLines).", file: file,
            line: line)
    }

    /// Returns the overflow mode of a paragraph's lines, except the last line within the limits.
    func wrapping(_ paragraph: ParagraphMetrics) -> LineOverflow {
        guard let overflow else { return paragraph.overflow }
        return overflow == .byCharWrapping ? .byCharWrapping : .byWordWrapping
    }

    /// Returns the mode of the last line within the limits.
    func ending(_ paragraph: ParagraphMetrics) -> LineOverflow {
        truncatesLastLine ? .byTruncatingTail : overflow ?? paragraph.overflow
    }
}
