import TextMeasuring

/// The size of a text, with its uncertainty.
///
/// ```swift
/// let measurement = label.textMeasurement
/// // 5 lines, or 6 on a device: 101.5 or 122 points
/// ```
///
/// The widths of the system's font come from a model with an error. If a line ends close to the available width, the
/// text may have one line more or less on a device, which moves everything below it. Texts in registered or recorded
/// fonts are certain.
public struct TextMeasurement: Hashable, Sendable {
    /// The size of the whole text, with all its lines, in points. The size is rounded up to pixels.
    public let size: CGSize
    /// The number of lines if every character has its expected width.
    public let numberOfLines: Int
    /// The numbers of lines that the text may have on a device. Errors in the widths of characters can make several
    /// numbers possible.
    public let possibleNumbersOfLines: ClosedRange<Int>
    /// The heights that the text may have on a device, in points.
    public let possibleHeights: ClosedRange<CGFloat>

    /// Whether only one number of lines is possible on a device.
    public var isCertain: Bool { possibleNumbersOfLines.lowerBound == possibleNumbersOfLines.upperBound }

    init(_ layout: TextLayout, _ range: TextLayoutRange) {
        size = layout.cgSize
        numberOfLines = layout.lines.count
        possibleNumbersOfLines = range.lineCounts
        possibleHeights = CGFloat(range.heights.lowerBound)...CGFloat(range.heights.upperBound)
    }
}

extension TextMeasurement: CustomStringConvertible {
    /// The number of lines in words: `5 lines`, `5 or 6 lines`, `5 to 7 lines`.
    public var description: String { possibleNumbersOfLines.countOfLines }
}

extension ClosedRange<Int> {
    /// The numbers of the range in words: `5`, `5 or 6`, `5 to 7`.
    package var inWords: String {
        switch upperBound - lowerBound {
        case 0: "\(upperBound)"
        case 1: "\(lowerBound) or \(upperBound)"
        default: "\(lowerBound) to \(upperBound)"
        }
    }

    /// The number of lines in words: `5 lines`, `5 or 6 lines`, `5 to 7 lines`.
    package var countOfLines: String { upperBound == 1 ? "1 line" : "\(inWords) lines" }
}
