import FlowTestSupport
import Testing
import TextMeasuring

/// Texts of words of three characters, in a room that holds one: every word has a line.
@Suite struct RandomLineHeightTests {
    @Test("Lines of mixed fonts, styles, raised characters and pictures are where a plain reference has them")
    func reference() {
        var random = SeededGenerator.fromEnvironment(otherwise: 74)
        for _ in 0..<(longTestsAreWanted ? 50_000 : 2000) {
            let sample = Sample(&random)
            let found = sample.layout.lines.map {
                ReferenceLineHeights.Line(top: $0.top, height: $0.height, baseline: $0.baseline)
            }
            let text = sample.text.text.debugDescription
            #expect(found == sample.expected, "\(text) \(sample.limits) \(random.reminder)")
            #expect(sample.layout.unroundedSize.height == sample.expected.last.map { $0.top + $0.height })
            if found != sample.expected { return }
        }
    }

    /// Every character is 5 points wide. Lines are as high as the font says, in quarters of points.
    private struct Fonts: TextMetrics {
        func lineMetrics(of font: FontSpec) -> LineMetrics {
            LineMetrics(ascent: font.size * 0.75, descent: font.size * 0.25 + 1, leading: font.size == 20 ? 2 : 0)
        }

        func advance(of character: Character, font: FontSpec) -> Double { 5 }
    }

    /// A text, and where its lines are.
    private struct Sample {
        var limits = TextLimits(width: 15)
        var text: StyledText
        var expected: [ReferenceLineHeights.Line]
        var layout: TextLayout { TextLayouter(metrics: Fonts(), scale: 0).layout(text, limits: limits) }

        init(_ random: inout SeededGenerator) {
            var (string, runs, reference) = ("", [StyledText.Run](), ReferenceLineHeights())
            var words: [(word: Word, style: ReferenceLineHeights.Style, isFirst: Bool)] = []
            let paragraphCount = random.within(1...3)
            for paragraph in 0..<paragraphCount {
                let (measured, style) = Self.style(&random)
                let count = random.within(1...4)
                for index in 0..<count {
                    let isLast = index == count - 1
                    let end = isLast ? paragraph == paragraphCount - 1 ? "" : "\n" : " "
                    let word = Word(endsIn: end, measured, &random)
                    string += word.text
                    runs += word.runs
                    words.append((word, style, index == 0))
                }
            }
            text = StyledText(string, runs: runs)
            if random.isHeads() {
                limits.maximumNumberOfLines = random.within(1...words.count)
                limits.truncatesLastLine = random.isHeads()
            }
            limits.usesFontLeading = random.isHeads()
            let shown = limits.maximumNumberOfLines == 0 ? words.count : limits.maximumNumberOfLines
            for (index, entry) in words.prefix(shown).enumerated() {
                let isCut = limits.truncatesLastLine && index == shown - 1 && shown < words.count
                let parts = isCut ? entry.word.partsWhenCut : entry.word.parts
                reference.add(parts, style: entry.style, beginsParagraph: entry.isFirst)
            }
            expected = reference.placed(usingLeading: limits.usesFontLeading)
        }

        /// The same style for the layout and for the reference. Multiples are such that products are exact.
        private static func style(
            _ random: inout SeededGenerator
        ) -> (ParagraphMetrics, ReferenceLineHeights.Style) {
            var (style, plain) = (ParagraphMetrics(), ReferenceLineHeights.Style())
            func length(_ most: Int, _ random: inout SeededGenerator) -> Double {
                random.isHeads() ? 0 : Double(random.within(1...most * 4)) / 4
            }
            plain.lineSpacing = length(5, &random)
            plain.spacingBefore = length(9, &random)
            plain.spacingAfter = length(9, &random)
            plain.multiple = random.pick([0, 0, 0.5, 1, 1.5, 2])
            plain.least = length(40, &random)
            plain.greatest = length(40, &random)
            style.lineSpacing = plain.lineSpacing
            style.paragraphSpacingBefore = plain.spacingBefore
            style.paragraphSpacing = plain.spacingAfter
            style.lineHeightMultiple = plain.multiple
            style.minimumLineHeight = plain.least
            style.maximumLineHeight = plain.greatest
            return (style, plain)
        }
    }

    /// Two characters and one in another font, or a picture; then a space, a line break or nothing.
    private struct Word {
        var text: String
        var runs: [StyledText.Run]
        var parts: [ReferenceLineHeights.Part]
        /// What is left beside an ellipsis: two characters, or nothing of a picture.
        var partsWhenCut: [ReferenceLineHeights.Part]

        init(endsIn end: String, _ style: ParagraphMetrics, _ random: inout SeededGenerator) {
            let pieces = (0..<2).map { _ in Piece(&random) }
            if random.isHeads(oneIn: 4) {
                let box = InlineBox(
                    width: 15, height: Double(random.within(0...160)) / 4, bottom: Double(random.within(-40...40)) / 4)
                text = "\u{FFFC}" + end
                runs = [pieces[0].run(3, style, box: box)]
                if !end.isEmpty { runs.append(pieces[1].run(1, style)) }
                let picture = ReferenceLineHeights.Part.picture(
                    bottom: box.bottom, height: box.height, raised: pieces[0].raised)
                parts = end.isEmpty ? [picture] : [picture, pieces[1].part]
                partsWhenCut = [pieces[0].part]
            } else {
                text = "abc" + end
                runs = [pieces[0].run(2, style), pieces[1].run(1 + end.utf8.count, style)]
                parts = pieces.map(\.part)
                partsWhenCut = [pieces[0].part]
            }
        }
    }

    /// What characters have in common.
    private struct Piece {
        var size: Double
        var raised: Double

        init(_ random: inout SeededGenerator) {
            size = random.pick([8, 12, 20, 33])
            raised = random.isHeads() ? 0 : Double(random.within(-30...30)) / 4
        }

        func run(_ count: Int, _ style: ParagraphMetrics, box: InlineBox? = nil) -> StyledText.Run {
            StyledText.Run(
                utf8Count: count, font: FontSpec(size: size), paragraph: style,
                spacing: CharacterSpacing(baselineOffset: raised), box: box)
        }

        var part: ReferenceLineHeights.Part {
            .characters(
                ascent: size * 0.75, descent: size * 0.25 + 1, leading: size == 20 ? 2 : 0, raised: raised)
        }
    }
}
