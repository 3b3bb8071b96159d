import CallerChecks
import Foundation
import ViewSimulator

/// What a height that was found out depends on besides the content: it means nothing in another width, at another text
/// size or on another screen.
public struct HeightConditions: Hashable, Sendable {
    /// The width that the content was given, in points.
    public let width: CGFloat
    /// How large the reader wants text.
    public let contentSizeCategory: ContentSizeCategory
    /// Pixels a point; 0: lengths are not rounded.
    public let displayScale: CGFloat

    /// Conditions under which a height holds. Traps for a width or a scale that is not finite or is negative: nothing
    /// could be found by it again.
    ///
    /// - Parameters:
    ///   - width: The width that the content was given, in points.
    ///   - contentSizeCategory: How large the reader wants text.
    ///   - displayScale: Pixels a point.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public init(
        width: CGFloat, contentSizeCategory: ContentSizeCategory, displayScale: CGFloat,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        require(
            width.isUsableLength, "a width by which heights are cached is no length: \(width)", file: file, line: line)
        require(
            displayScale.isUsableLength, "a scale by which heights are cached is no scale: \(displayScale)", file: file,
            line: line)
        self.width = width
        self.contentSizeCategory = contentSizeCategory
        self.displayScale = displayScale
    }

    /// By width, then scale, then the name of the text size: the order of exported tables.
    func isBefore(_ other: HeightConditions) -> Bool {
        (width, displayScale, contentSizeCategory.rawValue)
            < (other.width, other.displayScale, other.contentSizeCategory.rawValue)
    }
}

extension CGFloat {
    /// Whether it is finite and not negative.
    var isUsableLength: Bool { isFinite && self >= 0 }
}
