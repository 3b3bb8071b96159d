import Testing
import TextMeasuring

/// Blocks of 10 points: a line is 10 points high with its baseline at 8, a letter 5 points wide.
@Suite struct ParagraphStyleTests {
    private func layout(_ text: String, width: Double = 10, _ change: (inout ParagraphMetrics) -> Void) -> TextLayout {
        var style = ParagraphMetrics()
        change(&style)
        let styled = StyledText(text, font: FontSpec(size: 10), paragraph: style)
        return TextLayouter.blocks.layout(styled, limits: TextLimits(width: width))
    }

    @Test("Line spacing is between lines and not after the last one")
    func lineSpacing() {
        #expect(layout("aa bb cc") { $0.lineSpacing = 4 }.size.height == 38)
        #expect(layout("aa") { $0.lineSpacing = 4 }.size.height == 10)
        #expect(layout("aa\nbb") { $0.lineSpacing = 4 }.lines.map(\.top) == [0, 14])
    }

    @Test("Paragraph spacing is between paragraphs, before the next and after the last")
    func paragraphSpacing() {
        let layout = layout("aa bb\ncc") {
            $0.paragraphSpacing = 3
            $0.paragraphSpacingBefore = 20
            $0.lineSpacing = 1
        }
        #expect(layout.lines.map(\.top) == [0, 11, 45])
        #expect(layout.size.height == 55)
    }

    @Test("A line's height is multiplied, then kept within its limits, and what changes is above the text")
    func lineHeights() {
        func height(_ change: (inout ParagraphMetrics) -> Void) -> [Double] {
            let line = layout("aa bb", change).lines[1]
            return [line.top, line.height, line.baseline]
        }
        #expect(height { $0.lineHeightMultiple = 1.5 } == [15, 15, 28])
        #expect(height { $0.minimumLineHeight = 14 } == [14, 14, 26])
        #expect(height { $0.maximumLineHeight = 6 } == [6, 6, 10])
        #expect(height { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 20) } == [20, 20, 38])
        #expect(height { ($0.minimumLineHeight, $0.maximumLineHeight) = (30, 20) } == [20, 20, 38])
    }

    @Test("Indents take room from lines and count in the width")
    func indents() {
        let layout = layout("aa bb cc dd", width: 30) {
            $0.firstLineHeadIndent = 20
            $0.headIndent = 5
        }
        #expect(layout.shown("aa bb cc dd") == "aa|bb cc|dd")
        #expect(layout.lines.map(\.indent) == [20, 5, 5])
        #expect(layout.size.width == 30)
    }

    @Test("A line ends at the tail indent, from the leading edge if it is positive")
    func tailIndent() {
        #expect(layout("aa bb cc", width: 30) { $0.tailIndent = -10 }.lines.count == 3)
        #expect(layout("aa bb cc", width: 35) { $0.tailIndent = -10 }.lines.count == 2)
        #expect(layout("aa bb cc", width: 35) { $0.tailIndent = -10 }.size.width == 35)
        #expect(layout("aa bb cc", width: 100) { $0.tailIndent = 12 }.lines.count == 3)
    }

    @Test("A paragraph has the style that its first character has")
    func styles() {
        var wide = ParagraphMetrics()
        wide.firstLineHeadIndent = 7
        let font = FontSpec(size: 10)
        let text = StyledText([
            .init("a", font: font), .init("a\nb", font: font, paragraph: wide), .init("b", font: font),
            .init("\nc", font: font),
        ])
        let layout = TextLayouter.blocks.layout(text)
        #expect(layout.lines.map(\.indent) == [0, 7, 0])
    }

    @Test("Laid out in its own width a text has the same lines")
    func ownWidth() {
        for room in stride(from: 30.0, through: 80, by: 2.5) {
            var style = ParagraphMetrics()
            style.firstLineHeadIndent = 8
            style.tailIndent = -3
            let text = StyledText("aa bbb c dddd e", font: FontSpec(size: 10), paragraph: style)
            let first = TextLayouter.blocks.layout(text, limits: TextLimits(width: room))
            let second = TextLayouter.blocks.layout(text, limits: TextLimits(width: first.size.width))
            #expect(first.lines == second.lines)
        }
    }
}
