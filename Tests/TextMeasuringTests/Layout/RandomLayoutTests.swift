import FlowTestSupport
import Testing
import TextMeasuring

@Suite struct RandomLayoutTests {
    @Test("Lines are those of a plain reference, for words and Han characters at any width")
    func reference() {
        var random = SeededGenerator.fromEnvironment(otherwise: 71)
        let letters = ["a", "b", " ", "  ", "汉", "，", "（", "-", "e\u{301}", "👩‍👩‍👧", "\u{3000}", "\n", "“", "5", "%"]
        for _ in 0..<(longTestsAreWanted ? 50_000 : 1500) {
            let text = (0..<random.within(0...14)).map { _ in random.pick(letters) }.joined()
            let width = Double(random.within(0...12)) * 2.5
            let mode: LineOverflow = random.isHeads(oneIn: 4) ? .byCharWrapping : .byWordWrapping
            let shown = TextLayouter.blocks.shown(text, width: width, mode: mode)
            let expected = NaiveLines(text: text, width: width, mode: mode).shown
            #expect(shown == expected, "\(text.debugDescription) at \(width), \(random.reminder)")
            if shown != expected { return }
        }
    }

    @Test("A text that is cut keeps the longest beginning that fits and ends in no space, whatever its fonts")
    func longestBeginning() {
        var random = SeededGenerator.fromEnvironment(otherwise: 75)
        for _ in 0..<(longTestsAreWanted ? 50_000 : 1500) {
            let characters = (0..<random.within(1...9)).map { _ in
                (text: random.pick(["a", "b", " ", "汉"]), size: random.pick([8.0, 10, 20]))
            }
            let room = Double(random.within(0...40)) * 2
            let pieces = characters.map { StyledText.Piece($0.text, font: FontSpec(size: $0.size)) }
            let limits = TextLimits(width: room, maximumNumberOfLines: 1, overflow: .byTruncatingTail)
            let text = StyledText(pieces)
            let shown = TextLayouter.blocks.layout(text, limits: limits).shown(text.text)
            let expected = Self.cut(characters, room: room)
            #expect(shown == expected, "\(characters) in \(room), \(random.reminder)")
            if shown != expected { return }
        }
    }

    /// Tries every beginning. Blocks: a Han character is as wide as its font is large, others half of it.
    private static func cut(_ characters: [(text: String, size: Double)], room: Double) -> String {
        func width(_ count: Int) -> Double {
            characters.prefix(count).reduce(0) { $0 + ($1.text == "汉" ? $1.size : $1.size / 2) }
        }
        let ends = characters.indices.map { $0 + 1 }.filter { characters[$0 - 1].text != " " }
        let whole = characters.map(\.text).joined()
        if width(ends.last ?? 0) <= room { return whole }
        let kept = ends.last { width($0) + characters[$0 - 1].size / 2 <= room } ?? 0
        return characters.prefix(kept).map(\.text).joined() + "…"
    }

    @Test("Whatever the text and the room, lines cover the text in order and fit")
    func invariants() {
        var random = SeededGenerator.fromEnvironment(otherwise: 72)
        for _ in 0..<(longTestsAreWanted ? 50_000 : 1500) {
            let text = RandomText.any(length: random.within(0...40), &random)
            let limits = Self.limits(&random)
            let layout = TextLayouter.blocks.layout(Self.styled(text, &random), limits: limits)
            layout.checkInvariants()
            let limited = limits.maximumNumberOfLines > 0
            #expect(!limited || layout.lines.count <= limits.maximumNumberOfLines, "\(random.reminder)")
            #expect(limited || layout.lines.last?.range.upperBound == text.utf8.count, "\(random.reminder)")
            for line in layout.lines {
                let clusters = Array(line.shownText(in: text))
                #expect(
                    line.width <= max(limits.width, 0) + 1e-6 || clusters.count <= 2 + line.zeroWidths(in: text),
                    "\(text.debugDescription) \(limits) \(line)")
            }
        }
    }

    @Test("The same text has the same lines in a room of its own width")
    func ownWidth() {
        var random = SeededGenerator.fromEnvironment(otherwise: 73)
        for _ in 0..<1000 {
            let text = RandomText.any(length: random.within(0...40), &random)
            let layouter = TextLayouter(metrics: SFLikeMetrics(), scale: Double(random.within(1...3)))
            let font = FontSpec(size: Double(random.within(8...40)))
            let first = layouter.layout(text, font: font, limits: TextLimits(width: Double(random.within(40...300))))
            let second = layouter.layout(text, font: font, limits: TextLimits(width: first.size.width))
            #expect(
                first.lines.map(\.range) == second.lines.map(\.range), "\(text.debugDescription), \(random.reminder)")

        }
    }

    private static func styled(_ text: String, _ random: inout SeededGenerator) -> StyledText {
        var paragraph = ParagraphMetrics()
        if random.isHeads(oneIn: 4) { paragraph.overflow = random.pick(LineOverflow.allCases) }
        let scalars = Array(text.unicodeScalars)
        let cut = random.below(scalars.count + 1)
        func piece(_ scalars: ArraySlice<Unicode.Scalar>, _ size: Double) -> StyledText.Piece {
            .init(String(String.UnicodeScalarView(scalars)), font: FontSpec(size: size), paragraph: paragraph)
        }
        return StyledText([piece(scalars[..<cut], 10), piece(scalars[cut...], random.isHeads() ? 10 : 16)])
    }

    private static func limits(_ random: inout SeededGenerator) -> TextLimits {
        TextLimits(
            width: random.isHeads(oneIn: 6) ? .infinity : Double(random.within(-2...40)) * 2.5,
            maximumNumberOfLines: random.isHeads() ? 0 : random.within(1...4),
            overflow: random.isHeads() ? nil : random.pick(LineOverflow.allCases),
            truncatesLastLine: random.isHeads(oneIn: 5))
    }
}

extension TextLine {
    /// How many characters of the line have no width of their own, or are spaces.
    fileprivate func zeroWidths(in text: String) -> Int {
        shownText(in: text).filter {
            BlockMetrics().advance(of: $0, font: FontSpec(size: 10)) == 0 || $0.isWhitespace
        }.count
    }
}
