import Testing
import TextMeasuring

/// Numbers of the system font that were measured on devices, or follow from its line height.
@Suite struct SystemFontTextTests {
    private func layout(_ text: String, _ size: Double, width: Double = .infinity, scale: Double = 2) -> TextLayout {
        TextLayouter(metrics: SFLikeMetrics(), scale: scale)
            .layout(text, font: FontSpec(size: size), limits: TextLimits(width: width))
    }

    @Test(
        "A line's height is 1.193359375 times the point size",
        arguments: [
            (8.0, 9.546875), (11, 13.126953), (12, 14.3203125), (13, 15.513672), (14, 16.70703125), (15, 17.900391),
            (16, 19.09375), (17, 20.287109375), (18, 21.48046875), (20, 23.867188), (53, 63.248), (58, 69.2148),
        ])
    func lineHeight(size: Double, published: Double) {
        let height = SFLikeMetrics().lineMetrics(of: FontSpec(size: size)).height
        #expect(abs(height - published) < 0.0001)
        #expect(height == size * 1.193359375)
        #expect(SFLikeMetrics().dimensions(of: FontSpec(size: size, weight: .semibold)).lineHeight == height)
    }

    @Test("Lines of 14 points add up and go to the next pixel, at two and at three pixels per point")
    func heights() {
        let text = (1...7).map { String(repeating: "行\n", count: $0 - 1) + "行" }
        #expect(text.map { layout($0, 14).size.height } == [17, 33.5, 50.5, 67, 84, 100.5, 117])
        let atThree = text.map { layout($0, 14, scale: 3).size.height }
        let expected = [17, 33.667, 50.333, 67, 83.667, 100.333, 117]
        #expect(zip(atThree, expected).allSatisfy { abs($0 - $1) < 0.001 })
        #expect(atThree.map { ($0 * 3).rounded() } == [51, 101, 151, 201, 251, 301, 351])
    }

    @Test("One line of 17 points is 20.5 points high at two pixels per point, 20⅓ at three")
    func oneLine() {
        #expect(layout("Hello", 17).size.height == 20.5)
        #expect(layout("Hello", 17, scale: 3).size.height == 61.0 / 3)
        #expect(
            (1...4).map { layout(String(repeating: "字", count: $0), 11, width: 11).size.height } == [
                13.5, 26.5, 39.5, 53,
            ])
    }

    @Test("The first baseline is the ascender to the nearest pixel", arguments: [(28.0, 26.5), (13, 12.5), (22, 21.0)])
    func firstBaseline(size: Double, expected: Double) {
        #expect(layout("Hello", size).firstBaseline == expected)
    }

    @Test("The last baseline is rounded once, from the sum of the lines before it")
    func lastBaseline() {
        let text = layout("字字字", 14, width: 14)
        #expect(text.firstBaseline == 13.5)
        #expect(text.lastBaseline == ((14 * 0.9521484375 + 2 * 16.70703125) * 2).rounded() / 2)
        #expect(text.lastBaseline == 46.5)
    }

    @Test("A sentence of 17 points has the height that a device gives it: two lines at 100")
    func sentence() {
        #expect(layout("This is a test string", 17, width: 100).unroundedSize.height == 2 * 20.287109375)
        // Lines of two letters and less: “Th” is 19.69 points wide here, and wider than 20 on a device.
        withKnownIssue { #expect(layout("This is a test string", 17, width: 20).lines.count == 10) }
        #expect(layout("This is a test string", 17, width: 145).lines.count == 1)
    }

    @Test("A label is as wide as its text up to the next pixel")
    func width() {
        let text = layout("The quick brown fox jumps over the lazy dog", 13, scale: 3)
        let exact = SFLikeMetrics().width(of: "The quick brown fox jumps over the lazy dog", font: FontSpec(size: 13))
        #expect(text.unroundedSize.width == exact)
        #expect(text.size.width >= exact)
        #expect(text.size.width < exact + 1.0 / 3)
        #expect((text.size.width * 3).rounded() / 3 == text.size.width)
        // A device answers 270.118 and makes the label 270⅓ wide.
        #expect(abs(text.size.width - 270.333) < 1)
    }

    @Test("A width or height a billionth above a pixel does not take the next one")
    func tolerance() {
        let layouter = TextLayouter(metrics: BlockMetrics(), scale: 3)
        let size = layouter.layout("字", font: FontSpec(size: 100.0 + 2.0 / 3 + 1e-9)).size
        #expect(abs(size.width - 100.66666667) < 1e-6)
        #expect(layouter.layout("字", font: FontSpec(size: 100.667)).size.width == 101)
    }

    @Test("An empty text has no width and one line")
    func empty() {
        #expect(layout("", 14).size == TextSize(width: 0, height: 17))
        #expect(layout("", 14).lines.count == 1)
    }

    @Test("Font objects answer ascender, descender, cap height and x-height")
    func dimensions() {
        let font = SFLikeMetrics().dimensions(of: FontSpec(size: 2048))
        #expect([font.ascender, font.descender, font.leading] == [1950, -494, 0])
        #expect([font.capHeight, font.xHeight] == [1443, 1078])
        #expect(abs(SFLikeMetrics().dimensions(of: FontSpec(size: 10)).capHeight - 7.045898) < 1e-6)
        let block = BlockMetrics().dimensions(of: FontSpec(size: 10))
        #expect([block.ascender, block.descender, block.lineHeight, block.capHeight] == [8, -2, 10, 8])
    }

    @Test("Weights have widths on the line through regular and bold")
    func weights() {
        func width(_ weight: FontSpec.Weight) -> Double {
            SFLikeMetrics().width(of: "Weight", font: FontSpec(size: 17, weight: weight))
        }
        #expect(width(.regular) < width(.medium))
        #expect(width(.medium) < width(.semibold))
        #expect(width(.semibold) < width(.bold))
        #expect(abs(width(.semibold) - (width(.regular) + 0.655 * (width(.bold) - width(.regular)))) < 1e-9)
        #expect(abs(width(.heavy) - (width(.regular) + 1.48 * (width(.bold) - width(.regular)))) < 1e-9)
        #expect(abs(width(.light) - (width(.regular) - 0.2 * (width(.bold) - width(.regular)))) < 1e-9)
    }

    @Test("The monospaced family gives every letter one width")
    func monospaced() {
        let font = FontSpec(size: 10, family: .monospacedSystem)
        #expect(SFLikeMetrics().width(of: "iW.5", font: font) == 24)
        #expect(SFLikeMetrics().width(of: "字", font: font) == 10)
    }
}
