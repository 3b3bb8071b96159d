import Testing
import TextMeasuring

@Suite struct SingleLineSizeTests {
    @Test(
        "A line is as tall as the system font's, to the last digit",
        arguments: [
            (8.0, 9.546875), (12, 14.3203125), (14, 16.70703125), (16, 19.09375), (17, 20.287109375), (18, 21.48046875),
        ])
    func lineHeight(size: Double, expected: Double) {
        #expect(SFLikeMetrics().lineMetrics(of: FontSpec(size: size)).height == expected)
    }

    @Test(
        "Sizes are the same numbers on every machine",
        arguments: [
            ("bash", FontSpec(size: 13), 2.0, TextSize(width: 29.5, height: 16)),
            ("libgcc-s1", FontSpec(size: 13), 2, TextSize(width: 55.5, height: 16)),
            ("libgcc-s1", FontSpec(size: 13), 3, TextSize(width: 166.0 / 3, height: 47.0 / 3)),
            ("Hello UIKit", FontSpec(size: 13), 2, TextSize(width: 64, height: 16)),
            ("python3-numpy", FontSpec(size: 17, weight: .bold), 3, TextSize(width: 132, height: 61.0 / 3)),
            ("", FontSpec(size: 14), 2, TextSize(width: 0, height: 17)),
        ])
    func golden(text: String, font: FontSpec, scale: Double, expected: TextSize) {
        #expect(SFLikeMetrics().singleLineSize(of: text, font: font, scale: scale) == expected)
    }

    @Test("Sizes go up to the next pixel, and a size on the grid stays")
    func pixels() {
        let font = FontSpec(size: 10.5)
        #expect(BlockMetrics().singleLineSize(of: "a", font: font, scale: 1) == TextSize(width: 6, height: 11))
        #expect(BlockMetrics().singleLineSize(of: "a", font: font, scale: 2) == TextSize(width: 5.5, height: 10.5))
        #expect(BlockMetrics().singleLineSize(of: "aa", font: font, scale: 2) == TextSize(width: 10.5, height: 10.5))
    }

    @Test("Without a scale nothing is rounded")
    func unrounded() {
        #expect(
            BlockMetrics().singleLineSize(of: "a", font: FontSpec(size: 10.5), scale: 0)
                == TextSize(width: 5.25, height: 10.5))
    }
}
