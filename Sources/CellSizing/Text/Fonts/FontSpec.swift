/// A font as text measuring sees it: a size and a weight.
public struct FontSpec: Hashable, Sendable {
    /// How heavy the strokes are.
    public enum Weight: String, Hashable, Sendable, CaseIterable {
        /// Body text.
        case regular
        /// Headlines; wider than regular, equally tall.
        case bold
    }

    /// Point size.
    public var size: Double
    /// Weight; regular unless given.
    public var weight: Weight

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - size: Point size. Traps unless it is finite and greater than 0.
    ///   - weight: How heavy the strokes are.
    public init(size: Double, weight: Weight = .regular) {
        precondition(size.isFinite && size > 0, "A font's size must be finite and greater than 0, not \(size).")
        self.size = size
        self.weight = weight
    }
}

/// How tall a line of text is, in points.
public struct LineMetrics: Hashable, Sendable {
    /// From the baseline up.
    public var ascent: Double
    /// From the baseline down; positive.
    public var descent: Double
    /// Between this line and the next.
    public var leading: Double

    /// Makes metrics in points. Nothing is checked.
    public init(ascent: Double, descent: Double, leading: Double = 0) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }

    /// Ascent and descent: the height of one line by itself.
    public var height: Double { ascent + descent }
}

/// The size of a piece of text, in points.
public struct TextSize: Hashable, Sendable {
    /// From the first character's start to the last one's end.
    public var width: Double
    /// From the top of the first line to the bottom of the last.
    public var height: Double

    /// Makes a size. Nothing is checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}
