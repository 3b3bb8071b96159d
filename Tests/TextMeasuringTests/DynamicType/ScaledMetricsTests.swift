import Testing
import TextMeasuring

@Suite struct ScaledMetricsTests {
    @Test(
        "Values and fonts scale as a device at three pixels per point scales them",
        arguments: [
            (TextStyle.body, TextSizeCategory.extraSmall, 10.0, 8.667, 9.0), (.body, .extraSmall, 17, 14.667, 15),
            (.subheadline, .small, 15, 13.667, 14), (.caption1, .accessibilityExtraExtraExtraLarge, 8, 25.667, 26),
            (.title1, .accessibilityExtraExtraExtraLarge, 7, 14, 14), (.caption2, .extraSmall, 11, 11, 11),
            (.caption2, .small, 13, 13, 13), (.caption2, .medium, 9, 9, 9),
        ])
    func golden(style: TextStyle, category: TextSizeCategory, value: Double, scaled: Double, size: Double) {
        let metrics = ScaledMetrics(for: style)
        let found = metrics.scaledValue(of: value, at: category, scale: 3)
        #expect(abs(found - scaled) < 0.001)
        #expect((found * 3).rounded() / 3 == found)
        #expect(metrics.scaledSize(of: value, at: category) == size)
    }

    @Test("17 points of body are 16⅓ at M and a font of 48 at the largest size, not 53")
    func reported() {
        let body = ScaledMetrics(for: .body)
        #expect(body.scaledValue(of: 17, at: .medium, scale: 3) == 49.0 / 3)
        #expect(body.scaledSize(of: 17, at: .accessibilityExtraExtraExtraLarge) == 48)
        #expect(ScaledMetrics() == body)
    }

    @Test("Title1 at the largest size doubles every value exactly")
    func doubled() {
        let title = ScaledMetrics(for: .title1)
        for value in [1.0, 7, 10, 17, 44] {
            #expect(title.scaledValue(of: value, at: .accessibilityExtraExtraExtraLarge, scale: 3) == 2 * value)
        }
        #expect(title.ratio(at: .accessibilityExtraExtraExtraLarge) == 2)
    }

    @Test("At the default size nothing changes, in any style")
    func identity() {
        for style in TextStyle.allCases {
            #expect(ScaledMetrics(for: style).scaledValue(of: 13.5, at: .large, scale: 2) == 13.5)
        }
    }

    @Test("A half goes up, to the pixel and to the whole point")
    func halves() {
        let subheadline = ScaledMetrics(for: .subheadline)
        #expect(subheadline.scaledValue(of: 15, at: .small, scale: 1) == 14)
        #expect(subheadline.scaledSize(of: 15, at: .small) == 14)
    }

    @Test("A font stays below its maximum and keeps its weight and family")
    func maximum() {
        let font = FontSpec(size: 17, weight: .bold, family: .named("Own"), isItalic: true)
        let scaled = ScaledMetrics().scaledFont(font, at: .accessibilityExtraExtraExtraLarge, maximum: 30)
        #expect(scaled == FontSpec(size: 30, weight: .bold, family: .named("Own"), isItalic: true))
        #expect(ScaledMetrics().scaledFont(font, at: .large, maximum: 30).size == 17)
        #expect(ScaledMetrics().scaledFont(FontSpec(size: 0.25), at: .extraSmall).size == 1)
    }

    @Test("A profile of iOS 8 scales body alone at accessibility sizes")
    func profile() {
        func value(_ style: TextStyle) -> Double {
            ScaledMetrics(for: style, profile: .ios8).scaledSize(of: 20, at: .accessibilityExtraExtraExtraLarge)
        }
        #expect(value(.body) == 56)
        #expect(value(.headline) == 26)
    }
}
