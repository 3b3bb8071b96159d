/// The numbers of lines and the heights that a text may have on a device. Several are possible if the widths of
/// characters have an error.
///
/// A model of a font has widths with an error. Where a line ends close to the available width, the text may have a line
/// more or less on a device.
public struct TextLayoutRange: Hashable, Sendable {
    /// The possible numbers of lines, from the fewest to the most.
    public let lineCounts: ClosedRange<Int>
    /// The possible heights of all lines together, in points, rounded up to the next pixel.
    public let heights: ClosedRange<Double>

    /// Whether the number of lines is certain. It is certain if the text has equally many lines with the least, the
    /// expected and the largest widths of characters.
    public var isCertain: Bool { lineCounts.lowerBound == lineCounts.upperBound }

    /// Lays the text out three times: with the least, the expected and the largest widths of characters.
    ///
    /// - Parameters:
    ///   - limits: The limits of the text. A text in one line is laid out once.
    ///   - layout: Lays the text out within limits.
    public init(_ limits: TextLimits, layout: (TextLimits) -> TextLayout) {
        let wraps = limits.width.isFinite && limits.maximumNumberOfLines != 1
        let readings: [TextWidthReading] = wraps ? [.narrowest, .expected, .widest] : [.expected]
        let layouts = readings.map { reading in
            var limits = limits
            limits.reading = reading
            return layout(limits)
        }
        let (counts, all) = (layouts.map(\.lines.count), layouts.map(\.size.height))
        lineCounts = (counts.min() ?? 1)...(counts.max() ?? 1)
        heights = (all.min() ?? 0)...(all.max() ?? 0)
    }
}
