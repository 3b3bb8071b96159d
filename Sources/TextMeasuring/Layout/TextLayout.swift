/// The layout of a text: its lines, their places and its size.
public struct TextLayout: Hashable, Sendable {
    /// The lines from top to bottom; at least one, as an empty text has one empty line.
    public let lines: [TextLine]
    /// The size of a label with this text. The width is that of the widest line, the height that of all lines together.
    /// Both are rounded up to the next pixel.
    ///
    /// The width of a line includes its indents, and the spaces at its end if another line follows. The same text has
    /// the same lines in this width.
    public let size: TextSize
    /// The size without rounding, as `boundingRect` returns it. A device does not round this size either.
    public let unroundedSize: TextSize
    /// The distance of the first baseline from the text's top, rounded to the nearest pixel (observed at two pixels per
    /// point).
    public let firstBaseline: Double
    /// The distance of the last baseline from the text's top, rounded to the nearest pixel. The heights of lines are
    /// not rounded before they are added; this is a choice of this library.
    public let lastBaseline: Double
    /// Whether text was left out because of the width or the number of lines in `TextLimits`. Spaces and line breaks
    /// are ignored.
    public let isTruncated: Bool

    init(lines: [TextLine], size: TextSize, isTruncated: Bool, pixels: PixelRounding) {
        self.lines = lines
        self.isTruncated = isTruncated
        unroundedSize = size
        self.size = TextSize(width: pixels.up(size.width), height: pixels.up(size.height))
        firstBaseline = pixels.nearest(lines[0].baseline)
        lastBaseline = pixels.nearest(lines[lines.count - 1].baseline)
    }

    /// Traps unless each line begins at the end of the previous line and is below it.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public func checkInvariants() {
        precondition(!lines.isEmpty, "A text has at least one line.")
        precondition(lines[0].range.lowerBound == 0, "The first line begins where the text does.")
        for (line, next) in zip(lines, lines.dropFirst()) {
            precondition(line.range.upperBound == next.range.lowerBound, "A line begins where the one before it ends.")
            precondition(!line.range.isEmpty, "Only the last line may be empty.")
            precondition(line.bottom <= next.top + 1e-6, "A line lies below the one before it.")
        }
        for line in lines {
            precondition(
                line.range.lowerBound <= line.visibleEnd && line.visibleEnd <= line.range.upperBound,
                "What is seen of a line is within it.")
            precondition(line.width >= 0 && line.height >= 0, "A line has no negative size.")
        }
    }
}
