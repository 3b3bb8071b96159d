import CallerChecks

/// A font for text measuring: a size, a weight, a family and everything else that changes widths.
///
///     let body = FontSpec(size: 17)
///     let title = FontSpec(size: 17, weight: .semibold)
///     let own = FontSpec(size: 15, family: .named("Inter"))
///
/// Its measurements come from a `TextMetrics`: a font with a name is only useful with metrics that have this name, such
/// as `FontLibrary`.
public struct FontSpec: Hashable, Sendable {
    /// The family of a font: the system font, its monospaced variant or a named font.
    public enum Family: Hashable, Sendable {
        /// The system font.
        case system
        /// The monospaced system font, whose characters are all equally wide.
        case monospacedSystem
        /// A font that is registered under a name.
        case named(String)
    }

    /// The point size.
    public var size: Double
    /// The weight; regular unless given.
    public var weight: Weight
    /// The family of the font; the system font unless given.
    public var family: Family
    /// Whether the letters lean. No metrics of this library depend on the property.
    public var isItalic: Bool
    /// Whether all digits are as wide as a 0. If false, the digits of the system font have different widths. The digits
    /// of a font that was read from a file have the file's widths in both cases.
    public var hasMonospacedDigits: Bool
    /// The names of registered fonts for the characters that the font lacks. The first font that has a character
    /// measures the character.
    public var fallbacks: [String]

    /// Makes a font.
    ///
    /// - Parameters:
    ///   - size: Point size. Traps unless it is finite and greater than 0.
    ///   - weight: How heavy the strokes are.
    ///   - family: Where the shapes come from.
    ///   - isItalic: Whether the letters lean.
    ///   - hasMonospacedDigits: Whether all digits are equally wide.
    ///   - fallbacks: Names of registered fonts for the characters that the font lacks.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public init(
        size: Double, weight: Weight = .regular, family: Family = .system, isItalic: Bool = false,
        hasMonospacedDigits: Bool = false, fallbacks: [String] = [], file: StaticString = #fileID,
        line: UInt = #line
    ) {
        require(
            size.isFinite && size > 0, "A font's size must be finite and greater than 0, not \(size).", file: file,
            line: line)
        self.size = size
        self.weight = weight
        self.family = family
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.fallbacks = fallbacks
    }

    /// Returns the font at another size.
    ///
    /// - Parameters:
    ///   - size: Point size. Traps unless it is finite and greater than 0.
    ///   - file: Of the caller's code, for the sentence.
    ///   - line: In that file.
    public func withSize(_ size: Double, file: StaticString = #fileID, line: UInt = #line) -> FontSpec {
        FontSpec(
            size: size, weight: weight, family: family, isItalic: isItalic, hasMonospacedDigits: hasMonospacedDigits,
            fallbacks: fallbacks, file: file, line: line)
    }
}
