import Foundation
import Testing

@testable import ViewSimulator

@MainActor @Suite("Font metrics")
struct FontMetricsTests {
    private func traits(_ category: ContentSizeCategory, scale: CGFloat = 3) -> TraitCollection {
        TraitCollection(traitsFrom: [
            TraitCollection(displayScale: scale), TraitCollection(preferredContentSizeCategory: category),
        ])
    }

    @Test(
        "Lengths and fonts grow as a device at three pixels a point makes them grow",
        arguments: [
            (.body, .extraSmall, 10, 26.0 / 3, 9), (.body, .extraSmall, 17, 44.0 / 3, 15),
            (.body, .medium, 17, 49.0 / 3, 16), (.subheadline, .small, 15, 41.0 / 3, 14),
            (.caption1, .accessibilityExtraExtraExtraLarge, 8, 77.0 / 3, 26),
            (.title1, .accessibilityExtraExtraExtraLarge, 17, 34, 34), (.caption2, .extraSmall, 11, 11, 11),
            (.caption2, .medium, 13, 13, 13), (.body, .large, 13, 13, 13),
        ] as [(Font.TextStyle, ContentSizeCategory, CGFloat, CGFloat, CGFloat)])
    func golden(
        style: Font.TextStyle, category: ContentSizeCategory, value: CGFloat, length: CGFloat, size: CGFloat
    ) {
        let traits = traits(category)
        #expect(style.metrics.scaledValue(for: value, compatibleWith: traits) == length)
        let font = style.metrics.scaledFont(for: .boldSystemFont(ofSize: value), compatibleWith: traits)
        #expect(font.measures(like: .boldSystemFont(ofSize: size)))
    }

    @Test("A font of 17 points is 48 at the largest size, or what its maximum says")
    func maximum() {
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        func size(_ maximum: CGFloat) -> CGFloat {
            FontMetrics.default.scaledFont(
                for: .systemFont(ofSize: 17), maximumPointSize: maximum, compatibleWith: largest
            ).pointSize
        }
        #expect([size(100), size(30), size(0), size(-1), size(.nan), size(.infinity)] == [48, 30, 48, 48, 48, 48])
        #expect(size(0.25) == 1)
    }

    @Test("Without traits those count that are current")
    func current() {
        let outer = TraitCollection.current
        defer { TraitCollection.current = outer }
        TraitCollection.current = traits(.extraSmall)
        #expect(FontMetrics.default.scaledValue(for: 10) == 26.0 / 3)
        #expect(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 10)).pointSize == 9)
        #expect(FontMetrics.default.scaledFont(for: .systemFont(ofSize: 10), maximumPointSize: 5).pointSize == 5)
        let scaleOnly = TraitCollection(displayScale: 1)
        #expect(FontMetrics.default.scaledValue(for: 10, compatibleWith: scaleOnly) == 9)
    }

    @Test("A font that was scaled is scaled from the size that it was made with")
    func again() {
        let once = FontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits(.extraSmall))
        let largest = traits(.accessibilityExtraExtraExtraLarge)
        #expect(FontMetrics.default.scaledFont(for: once, compatibleWith: largest).pointSize == 48)
        #expect(once.scaled(to: .accessibilityExtraExtraExtraLarge).pointSize == 48)
        #expect(once.scaled(to: .extraSmall) === once)
    }

    @Test("What is no length stays what it is")
    func notLengths() {
        let metrics = FontMetrics(forTextStyle: .title1)
        let traits = traits(.extraSmall)
        #expect(metrics.scaledValue(for: .infinity, compatibleWith: traits) == .infinity)
        #expect(metrics.scaledValue(for: .nan, compatibleWith: traits).isNaN)
        #expect(metrics.scaledValue(for: -28, compatibleWith: traits) < -20)
    }
}
