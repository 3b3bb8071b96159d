import TextMeasuring

/// Lines by the rules and nothing else: it tries every end of a line, longest first, and adds up widths anew each time.
struct NaiveLines {
    let text: String
    let width: Double
    let mode: LineOverflow

    /// What the lines show, with a stroke between two.
    var shown: String {
        let characters = Array(text)
        let places = Set(LineBreaker().opportunities(in: text).map(\.offset))
        let forced = Set(RandomText.placesAfterLineBreaks(text) + [text.utf8.count])
        let ends = characters.indices.map { characters[...$0].reduce(0) { $0 + $1.utf8.count } }
        var lines: [String] = []
        var start = 0
        while start < characters.count {
            var end = start
            while !forced.contains(ends[end]) { end += 1 }
            let paragraph = start..<end + 1
            let fitting = paragraph.reversed().first { last in
                let mayEnd = last == end || mode == .byCharWrapping || places.contains(ends[last])
                return mayEnd && fits(characters[start...last])
            }
            let makeshift = paragraph.last { fits(characters[start...$0]) } ?? start
            let last = fitting ?? max(start, withFollowingZeroWidths(makeshift, in: paragraph, characters))
            lines.append(Self.seen(characters[start...last], isParagraphEnd: last == end))
            start = last + 1
        }
        if let last = characters.last, Self.isLineBreak(last) || characters.isEmpty { lines.append("") }
        return lines.isEmpty ? "" : lines.joined(separator: "|")
    }

    private func withFollowingZeroWidths(_ last: Int, in paragraph: Range<Int>, _ characters: [Character]) -> Int {
        var last = last
        while last + 1 < paragraph.upperBound,
            Self.isSpace(characters[last + 1]) || Self.isLineBreak(characters[last + 1])
                || Self.advance(characters[last + 1]) == 0
        {
            last += 1
        }
        return last
    }

    private func fits(_ characters: ArraySlice<Character>) -> Bool {
        var seen = characters
        while let last = seen.last, Self.isSpace(last) || Self.isLineBreak(last) { seen.removeLast() }
        // A character that is too wide for any line has one.
        return seen.count <= 1 || seen.reduce(0) { $0 + Self.advance($1) } <= width
    }

    private static func seen(_ characters: ArraySlice<Character>, isParagraphEnd: Bool) -> String {
        var seen = characters
        while let last = seen.last, isLineBreak(last) || !isParagraphEnd && isSpace(last) { seen.removeLast() }
        return String(seen)
    }

    private static func advance(_ character: Character) -> Double {
        isLineBreak(character) ? 0 : BlockMetrics().advance(of: character, font: FontSpec(size: 10))
    }

    private static func isLineBreak(_ character: Character) -> Bool { character.isNewline }

    private static func isSpace(_ character: Character) -> Bool {
        [" ", "\u{3000}", "\u{2003}"].contains(character.unicodeScalars.first)
    }
}
