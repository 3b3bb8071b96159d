/// A scale for an app's own numbers and fonts, like `UIFontMetrics`. Scaled numbers and fonts follow the user's text
/// size.
///
///     let metrics = ScaledMetrics(for: .body)
///     metrics.scaledValue(of: 10, at: .extraSmall, scale: 3)  // 8.666…
///     metrics.scaledSize(of: 17, at: .accessibilityExtraExtraExtraLarge)  // 48
///
/// A number is multiplied by the leading of the style at that text size over the leading at the default one (found by
/// comparing about 45 values that a device answers, of all styles at XS and AX5 and of some at S).
public struct ScaledMetrics: Hashable, Sendable {
    /// The text style whose growth the scaled numbers and fonts follow.
    public var style: TextStyle
    /// The release whose table of text sizes is used.
    public var profile: DynamicTypeProfile

    /// Makes a scale that follows a text style.
    public init(for style: TextStyle = .body, profile: DynamicTypeProfile = .ios11) {
        self.style = style
        self.profile = profile
    }

    /// The factor by which numbers are scaled at a text size. It is 1 at the default text size.
    public func ratio(at category: TextSizeCategory) -> Double {
        profile.leading(of: style, at: category) / profile.leading(of: style, at: .large)
    }

    /// A length, scaled to a text size and rounded to the nearest pixel, with halves rounded up.
    ///
    /// - Parameters:
    ///   - value: The length at the default text size, in points.
    ///   - category: How large the user wants text.
    ///   - scale: Pixels per point; 0 turns rounding off.
    public func scaledValue(of value: Double, at category: TextSizeCategory, scale: Double) -> Double {
        PixelRounding(scale: scale).nearest(scaled(value, at: category))
    }

    /// A font's point size, scaled to a text size and rounded to a whole number.
    ///
    /// - Parameters:
    ///   - pointSize: The size at the default text size.
    ///   - category: How large the user wants text.
    ///   - maximum: The size is no larger than this; nil is no limit.
    public func scaledSize(of pointSize: Double, at category: TextSizeCategory, maximum: Double? = nil) -> Double {
        let whole = PixelRounding(scale: 1).nearest(scaled(pointSize, at: category))
        return maximum.map { min(whole, $0) } ?? whole
    }

    /// A font, scaled to a text size.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - category: How large the user wants text.
    ///   - maximum: The point size is no larger than this; nil is no limit.
    /// - Returns: The font at a whole point size, of one point at least.
    public func scaledFont(
        _ font: FontSpec, at category: TextSizeCategory, maximum: Double? = nil
    ) -> FontSpec {
        font.withSize(max(1, scaledSize(of: font.size, at: category, maximum: maximum)))
    }

    /// Returns a value that is scaled to a text size. The value is multiplied by the style's leading at the text size,
    /// and then divided by its leading at the default size. In the opposite order, a rounding error could make a whole
    /// result slightly too small.
    private func scaled(_ value: Double, at category: TextSizeCategory) -> Double {
        value * profile.leading(of: style, at: category) / profile.leading(of: style, at: .large)
    }
}
