import Foundation
import TextMeasuring

/// The size of a text, and how sure it is.
///
/// ```swift
/// let measurement = label.textMeasurement
/// // 5 lines, or 6 on a device: 101.5 or 122 points
/// ```
///
/// The widths of the system's font come from a model with an error. Where a line ends close to the available width, the
/// text may have a line more or less on a device, and everything below it is elsewhere. Texts in fonts that were
/// registered or recorded are certain.
public struct TextMeasurement: Hashable, Sendable {
    /// Of all lines, up to the next pixel, in points.
    public let size: CGSize
    /// How many lines the text has here.
    public let numberOfLines: Int
    /// The numbers of lines that the text may have on a device, within the error of its widths.
    public let possibleNumbersOfLines: ClosedRange<Int>
    /// The heights that go with them, in points.
    public let possibleHeights: ClosedRange<CGFloat>

    /// Whether the text has the same number of lines for all widths within the error.
    public var isCertain: Bool { possibleNumbersOfLines.lowerBound == possibleNumbersOfLines.upperBound }

    init(_ layout: TextLayout, _ range: TextLayoutRange) {
        size = layout.cgSize
        numberOfLines = layout.lines.count
        possibleNumbersOfLines = range.lineCounts
        possibleHeights = CGFloat(range.heights.lowerBound)...CGFloat(range.heights.upperBound)
    }
}

extension TextMeasurement: CustomStringConvertible {
    /// `5 lines`, `5 or 6 lines`, `5 to 7 lines`.
    public var description: String { possibleNumbersOfLines.countOfLines }
}

extension ClosedRange<Int> {
    /// `5`, `5 or 6`, `5 to 7`.
    package var inWords: String {
        switch upperBound - lowerBound {
        case 0: "\(upperBound)"
        case 1: "\(lowerBound) or \(upperBound)"
        default: "\(lowerBound) to \(upperBound)"
        }
    }

    /// `5 lines`, `5 or 6 lines`, `5 to 7 lines`.
    package var countOfLines: String { upperBound == 1 ? "1 line" : "\(inWords) lines" }
}
