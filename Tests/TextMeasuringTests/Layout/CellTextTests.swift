import Testing
import TextMeasuring

/// The texts of whole cells, in Chinese of the system font: a character is as wide as the point size, so that lines can
/// be counted by hand. Two pixels per point unless a test says otherwise.
@Suite struct CellTextTests {
    private func han(_ count: Int, _ size: Double = 14, width: Double, scale: Double = 2) -> TextLayout {
        TextLayouter(metrics: SFLikeMetrics(), scale: scale)
            .layout(String(repeating: "汉", count: count), font: FontSpec(size: size), limits: TextLimits(width: width))
    }

    @Test(
        "A status of n characters makes a cell of 68 points and its lines, on four widths of screen",
        arguments: [
            (10, [85.0, 85, 85, 85]), (25, [101.5, 85, 85, 85]), (26, [101.5, 101.5, 85, 85]),
            (60, [118.5, 118.5, 118.5, 101.5]), (100, [152, 135, 135, 118.5]), (140, [185, 168.5, 152, 135]),
        ])
    func status(count: Int, expected: [Double]) {
        let heights = [320.0, 375, 414, 667].map { 68 + han(count, width: $0 - 18).size.height }
        #expect(heights == expected)
    }

    @Test("The frames of a status: text, name and time")
    func statusFrames() {
        #expect(han(100, width: 357).size == TextSize(width: 350, height: 67))
        #expect(han(1, 14, width: 357).size.height == 17)
        #expect(han(1, 12, width: 357).size.height == 14.5)
        #expect(68 + han(100, width: 357, scale: 3).size.height == 135)
        #expect(abs(68 + han(140, width: 357, scale: 3).size.height - 168.333) < 0.001)
    }

    @Test("Lines hold as many characters as fit", arguments: [(320.0, 21), (375, 25), (414, 28), (667, 46)])
    func charactersPerLine(screen: Double, expected: Int) {
        let lines = han(100, width: screen - 18).lines
        #expect(lines[0].range.count == 3 * expected)
        #expect(lines.dropLast().allSatisfy { $0.width == Double(14 * expected) })
    }

    @Test("The body of an e-mail of 120 letters takes three lines of 43 in blocks of 16 points")
    func mail() {
        let text = String(repeating: "m", count: 120)
        let layouter = TextLayouter(metrics: BlockMetrics(), scale: 2)
        let body = layouter.layout(text, font: FontSpec(size: 16), limits: TextLimits(width: 345))
        #expect(body.lines.map(\.range.count) == [43, 43, 34])
        #expect(body.size == TextSize(width: 344, height: 48))
        let subject = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
            .layout("Subject", font: DynamicTypeProfile.ios11.font(for: .headline, at: .large))
        #expect(10 + subject.size.height + 10 == 40.5)
        #expect(10 + subject.size.height + 10 + body.size.height + 10 == 98.5)
        #expect(10 + subject.size.height + 10 + body.size.height + 10 + 120 + 10 == 228.5)
    }

    @Test("A label whose first baseline is 30 below the top makes a cell of 1.3 times its last baseline and 8")
    func baselines() {
        let layouter = TextLayouter(metrics: BlockMetrics(), scale: 2)
        let heights = (1...5).map { count -> Double in
            let text = String(repeating: "字", count: count)
            let layout = layouter.layout(text, font: FontSpec(size: 20), limits: TextLimits(width: 20))
            let top = 30 - layout.firstBaseline
            #expect(top == 14)
            return 1.3 * (top + layout.lastBaseline) + 8
        }
        #expect(zip(heights, [47.0, 73, 99, 125, 151]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test("At the largest text size the headline's ascent is more than the 30 points above its baseline")
    func largestHeadline() {
        let font = DynamicTypeProfile.ios11.font(for: .headline, at: .accessibilityExtraExtraExtraLarge)
        #expect(TextLayouter(metrics: SFLikeMetrics(), scale: 2).layout("A", font: font).firstBaseline == 50.5)
    }

    @Test("Forty characters with insets of 8 are 576 × 33 in one line and 375 × 49.5 wrapped")
    func selfSizing() {
        let single = han(40, width: .infinity).size
        #expect(TextSize(width: single.width + 16, height: single.height + 16) == TextSize(width: 576, height: 33))
        #expect(han(40, width: 375 - 16).size.height + 16 == 49.5)
    }

    @Test("An accessory takes the room of two characters: five lines instead of four")
    func accessory() {
        #expect(han(100, width: 341 - 16).lines.map(\.range.count)[0] == 3 * 23)
        #expect(han(100, width: 341 - 16).lines.count == 5)
        #expect(han(100, width: 375 - 16).lines[0].range.count == 3 * 25)
        #expect(han(100, width: 375 - 16).lines.count == 4)
    }

    @Test("A cell of headline and caption through all text sizes")
    func dynamicTypeSweep() {
        let expected = [100.5, 101.5, 103, 104, 116, 146, 159.5, 207.5, 299.5, 425, 493, 715]
        let lines = [4, 4, 4, 4, 4, 5, 5, 6, 8, 10, 10, 13]
        for (index, category) in TextSizeCategory.allCases.enumerated() {
            let (row, count) = mailRow(.ios11, category)
            #expect(row == expected[index], "\(category)")
            #expect(count == lines[index], "\(category)")
            let old = mailRow(.ios8, category).row
            #expect(old == expected[min(index, 6)], "\(category), iOS 8")
        }
    }

    /// Headline in one line, gap 10, 100 characters of caption2; 10 above and below, 15 at the sides, and a separator.
    private func mailRow(_ profile: DynamicTypeProfile, _ category: TextSizeCategory) -> (row: Double, lines: Int) {
        let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: 2)
        let head = layouter.layout("标题", font: profile.font(for: .headline, at: category)).size.height
        let body = layouter.layout(
            String(repeating: "汉", count: 100), font: profile.font(for: .caption2, at: category),
            limits: TextLimits(width: 345))
        return (10 + head + 10 + body.size.height + 10 + 0.5, body.lines.count)
    }

    @Test("The price of a product is 17 points high at two and at three pixels per point")
    func price() {
        #expect([2.0, 3].map { han(3, width: 300, scale: $0).size.height } == [17, 17])
    }
}
