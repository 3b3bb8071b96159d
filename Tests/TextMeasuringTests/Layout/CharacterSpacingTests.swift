import Testing
import TextMeasuring

/// Blocks of 10 points: a line is 10 points high with its baseline at 8, a letter 5 points wide.
@Suite struct CharacterSpacingTests {
    private func text(_ text: String, kern: Double = 0, raised: Double = 0) -> StyledText.Piece {
        .init(text, font: FontSpec(size: 10), spacing: CharacterSpacing(kern: kern, baselineOffset: raised))
    }

    private func layout(_ pieces: [StyledText.Piece], width: Double = .infinity, lines: Int = 0) -> TextLayout {
        TextLayouter.blocks.layout(
            StyledText(pieces),
            limits: TextLimits(width: width, maximumNumberOfLines: lines, overflow: .byTruncatingTail))
    }

    @Test("Kern widens every character of its run, by itself or joined, and decides where lines end")
    func kern() {
        #expect(layout([text("ab", kern: 2), text("ab")]).size.width == 24)
        #expect(layout([text("e\u{301}字", kern: 2)]).size.width == 19)
        let lines = layout([text("aa bb", kern: 1)], width: 24).lines
        #expect(lines.map(\.width) == [12, 12])
        #expect(layout([text("aa bb", kern: -1)], width: 24).lines.count == 1)
    }

    @Test("The ellipsis has the kern of its run")
    func ellipsis() {
        let line = layout([text("aaaaaaaa", kern: 3)], width: 25, lines: 1)
        #expect(line.lines[0].width == 24)
        #expect(line.isTruncated)
    }

    @Test("A kern or a baseline offset that is no number stops the program with a sentence")
    func hostile() async {
        let kern = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StyledText([.init("a", font: FontSpec(size: 10), spacing: CharacterSpacing(kern: .nan))])
        }
        let offset = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = StyledText([.init("a", font: FontSpec(size: 10), spacing: CharacterSpacing(baselineOffset: .infinity))])
        }
        for result in [kern, offset] {
            let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(sentence.contains("The kern and the baseline offset of a text must be finite."))
        }
    }

    @Test("A tab goes to its stop, whatever the kern")
    func tab() {
        #expect(layout([text("a\tb", kern: 3)]).size.width == 36)
    }

    @Test("Raised characters need room above, lowered ones below")
    func raised() {
        let up = layout([text("a"), text("b", raised: 4)]).lines[0]
        #expect([up.height, up.baseline] == [14, 12])
        let down = layout([text("a"), text("b", raised: -3)]).lines[0]
        #expect([down.height, down.baseline] == [13, 8])
    }

    @Test("Texts that differ in their spacing alone are different texts")
    func equality() {
        var cache = TextLayoutCache(metrics: BlockMetrics())
        let plain = StyledText([text("ab")])
        let wide = StyledText([text("ab", kern: 2)])
        #expect(plain != wide)
        #expect(cache.layout(plain, scale: 1).size.width == 10)
        #expect(cache.layout(wide, scale: 1).size.width == 14)
        #expect(cache.measuredCount == 2)
    }

    @Test("A box stands in for the characters of its run, on the baseline or beside it")
    func boxes() {
        let font = FontSpec(size: 10)
        func lines(_ box: InlineBox, _ character: String = "\u{FFFC}") -> TextLayout {
            let run = StyledText.Run(utf8Count: character.utf8.count, font: FontSpec(size: 99), box: box)
            return TextLayouter.blocks.layout(
                StyledText("a" + character, runs: [StyledText.Run(utf8Count: 1, font: font), run]))
        }
        #expect(lines(InlineBox(width: 7, height: 20)).size == TextSize(width: 12, height: 22))
        #expect(lines(InlineBox(width: 7, height: 4, bottom: -4)).lines[0].baseline == 8)
        #expect(lines(InlineBox(width: 7, height: 4, bottom: -4)).size.height == 12)
        #expect(lines(InlineBox(width: 7, height: 1), "e\u{301}").size == TextSize(width: 12, height: 10))
    }

    @Test("Runs are the text's, byte by byte")
    func runs() async {
        let run = StyledText.Run(utf8Count: 2, font: FontSpec(size: 10))
        #expect(StyledText("ab", runs: [run]) == StyledText("ab", font: FontSpec(size: 10)))
        await #expect(processExitsWith: .failure) {
            _ = StyledText("abc", runs: [StyledText.Run(utf8Count: 2, font: FontSpec(size: 10))])
        }
        await #expect(processExitsWith: .failure) { _ = StyledText("", runs: []) }
    }
}
