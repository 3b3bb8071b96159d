import CallerChecks

/// The conditions under which a height is valid, in addition to the content: a width, a text size and a scale.
public struct HeightConditions: Hashable, Sendable {
    /// The width of the content, in points.
    public let width: CGFloat
    /// The text size that the user has chosen.
    public let contentSizeCategory: ContentSizeCategory
    /// The number of pixels per point; 0 if lengths are not rounded.
    public let displayScale: CGFloat

    /// Makes conditions. Traps if the width or the scale is negative or not finite.
    ///
    /// - Parameters:
    ///   - width: The width of the content, in points.
    ///   - contentSizeCategory: The text size that the user has chosen.
    ///   - displayScale: The pixels per point.
    ///   - file: The file of the caller, for the message of the trap.
    ///   - line: The line of the call.
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

    /// Whether these conditions come before other conditions in a file. The order is by width, then scale, then the
    /// name of the text size.
    func isBefore(_ other: HeightConditions) -> Bool {
        (width, displayScale, contentSizeCategory.rawValue)
            < (other.width, other.displayScale, other.contentSizeCategory.rawValue)
    }
}

extension CGFloat {
    /// Whether the number is finite and not negative.
    var isUsableLength: Bool { isFinite && self >= 0 }
}
