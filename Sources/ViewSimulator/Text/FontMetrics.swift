import Foundation
import TextMeasuring

/// Scales lengths and fonts of one's own as a text style grows with the reader's text size, as UIKit's `UIFontMetrics`.
///
/// ```swift
/// label.font = FontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 15))
/// label.adjustsFontForContentSizeCategory = true
/// ```
///
/// A number grows by the leading of the style at the text size over that at the default one: the rule was found by
/// comparing what devices answer, at the smallest and largest text sizes.
public final class FontMetrics: NSObject, Sendable {
    private let metrics: ScaledMetrics

    /// The metrics of body text.
    public class var `default`: FontMetrics { FontMetrics(forTextStyle: .body) }

    /// The metrics of a text style.
    public init(forTextStyle textStyle: Font.TextStyle) {
        metrics = ScaledMetrics(for: textStyle.value)
    }

    // MARK: Lengths

    /// A length at the text size of `TraitCollection.current`, to the nearest pixel.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// A length at a text size, to the nearest pixel.
    ///
    /// - Parameters:
    ///   - value: The length at the default text size, in points.
    ///   - traitCollection: Has the text size and the scale; what it does not say is that of `TraitCollection.current`.
    @preconcurrency @MainActor
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: TraitCollection?) -> CGFloat {
        let traits = FontMetrics.traits(traitCollection)
        let scale = traits.givesDisplayScale ? max(traits.displayScale, 0) : 2
        return CGFloat(
            metrics.scaledValue(
                of: Double(value), at: traits.preferredContentSizeCategory.textSize, scale: Double(scale)))
    }

    // MARK: Fonts

    /// A font at the text size of `TraitCollection.current`, at a whole point size.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font) -> Font { scaled(font, nil, nil) }

    /// The same, no larger than a size.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font, maximumPointSize: CGFloat) -> Font { scaled(font, maximumPointSize, nil) }

    /// A font at a text size, at a whole point size.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size. Of one that is scaled already the size counts that was scaled; a
    ///     device may refuse it.
    ///   - traitCollection: Has the text size; nil: `TraitCollection.current` has it.
    /// - Returns: A font that labels scale again where `adjustsFontForContentSizeCategory` says so.
    @preconcurrency @MainActor
    public func scaledFont(for font: Font, compatibleWith traitCollection: TraitCollection?) -> Font {
        scaled(font, nil, traitCollection)
    }

    /// The same, no larger than a size.
    ///
    /// - Parameters:
    ///   - font: The font at the default text size.
    ///   - maximumPointSize: The size is no larger than this; 0, or what is no size, is no limit, which is a choice.
    ///   - traitCollection: Has the text size; nil: `TraitCollection.current` has it.
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
