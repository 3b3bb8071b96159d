import TextMeasuring

/// A scale for an app's own lengths and fonts. Scaled lengths and fonts grow with the reader's text size as a text
/// style does. UIKit's name is `UIFontMetrics`.
///
/// ```swift
/// label.font = FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// The factor is the leading of the style at the text size, divided by that at the default one: the rule was found by
/// comparing results of devices, at the smallest and largest text sizes.
public final class FontMetrics: NSObject, Sendable {
    private let metrics: ScaledMetrics

    /// The metrics of body text.
    public class var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

    /// Makes the metrics of a text style.
    public init(forTextStyle textStyle: Font.TextStyle) {
        metrics = ScaledMetrics(for: textStyle.value)
    }

    // MARK: Lengths

    /// Returns a length, scaled to the text size of `TraitCollection.current` and rounded to a pixel.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Returns a length, scaled to the text size of the given traits and rounded to a pixel.
    ///
    /// - Parameters:
    ///   - value: The length at the default text size, in points.
    ///   - traitCollection: The traits with the text size and the scale; unspecified ones are those of
    ///     `TraitCollection.current`.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
        let traits = FontMetrics.traits(traitCollection)
        let scale = traits.givesDisplayScale ? max(traits.displayScale, 0) : 2
        return CGFloat(
            metrics.scaledValue(
                of: Double(value), at: traits.preferredContentSizeCategory.textSize, scale: Double(scale)))
    }

    // MARK: Fonts

    /// Returns a font, scaled to the text size of `TraitCollection.current`, with a whole point size.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font) -> Font { scaled(font, nil, nil) }

    /// Returns a font, scaled to the text size of `TraitCollection.current`. The point size is whole and at most
    /// `maximumPointSize`.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font { scaled(font, maximumPointSize, nil) }

    /// Returns a font, scaled to the text size of the given traits, with a whole point size.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size. If it is already scaled, its unscaled size is used; a device may
    ///     refuse it.
    ///   - traitCollection: The traits with the text size; those of `TraitCollection.current` if nil.
    /// - Returns: A font that labels scale again if `adjustsFontForContentSizeCategory` is true.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
        scaled(font, nil, traitCollection)
    }

    /// Returns a font, scaled to the text size of the given traits. The point size is whole and at most
    /// `maximumPointSize`.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The maximum; 0, or an invalid size, is no limit, which is a choice.
    ///   - traitCollection: The traits with the text size; those of `TraitCollection.current` if nil.
    @preconcurrency @MainActor
    public func scaledFont(
        for font: Font, maximumPointSize: CGFloat, compatibleWith traitCollection: TraitCollection?
    ) -> Font {
        scaled(font, maximumPointSize, traitCollection)
    }

    @MainActor
    private func scaled(_ font: Font, _ maximum: CGFloat?, _ traits: TraitCollection?) -> Font {
        var size = font.spec.size
        if case .metrics(_, let given, _) = font.scaling { size = given }
        let limit = maximum.flatMap { $0.isFinite && $0 > 0 ? Double($0) : nil }
        let scaling = FontScaling.metrics(metrics, size: size, maximum: limit)
        let category = FontMetrics.traits(traits).preferredContentSizeCategory.textSize
        return Font(font.spec.withSize(scaling.pointSize(at: category)), scaling: scaling)
    }

    @MainActor
    private static func traits(_ given: TraitCollection?) -> TraitCollection {
        given.map { TraitCollection(traitsFrom: [.current, $0]) } ?? .current
    }
}
