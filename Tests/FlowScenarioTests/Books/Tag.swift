/// The number of a rule or a case, as code, tests and documents cite it: a letter and numbers, R and two with a dot
/// between them, A, C, G or W and one.
struct Tag: Hashable, Comparable, CustomStringConvertible {
    /// The letters in the order of the documents.
    static let letters = Array("RGWAC".utf8)

    var letter: UInt8
    var numbers: [Int]

    var description: String {
        let text = numbers.map(String.init).joined(separator: ".")
        let isPadded = letter == UInt8(ascii: "G") && numbers[0] < 10
        return "\(Unicode.Scalar(letter))\(isPadded ? "0" : "")\(text)"
    }

    /// What a link to the tag's entry ends with.
    var anchor: String { description.lowercased().replacing(".", with: "-") }

    static func < (left: Tag, right: Tag) -> Bool {
        let places = [left, right].map { letters.firstIndex(of: $0.letter) ?? letters.count }
        if places[0] != places[1] { return places[0] < places[1] }
        return left.numbers.lexicographicallyPrecedes(right.numbers)
    }

    /// All from this tag to another one; just the two where they differ in more than the last number.
    func span(to last: Tag) -> [Tag] {
        guard letter == last.letter, numbers.dropLast() == last.numbers.dropLast(),
            let start = numbers.last, let end = last.numbers.last, start <= end
        else { return [self, last] }
        return (start...end).map { Tag(letter: letter, numbers: numbers.dropLast() + [$0]) }
    }
}

/// A tag and the line that cites it.
struct Citation: Hashable {
    var tag: Tag
    var line: Int
}

/// Reads tags from a text, byte by byte: the whole repository is read in every run of the tests.
///
/// A tag stands by itself: no letter, digit, dot or `#` before it, no letter or digit behind it but one small letter
/// for a form of the case (`W23b`). Tags with a dash between them count for all that they span, with brackets of links
/// or not.
struct TagReader {
    private let bytes: [UInt8]
    private var index = 0
    private var line = 1
    /// The last tag and where it ended, while nothing but a bracket and a dash follows.
    private var open: Tag?
    private var citations: [Citation] = []

    /// Every tag of a text. Definitions of links (`[R1.1]: rules.md#r1-1`) cite nothing.
    static func citations(in text: String) -> [Citation] {
        var reader = TagReader(bytes: Array(text.utf8))
        reader.readAll()
        return reader.citations
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func readAll() {
        skipDefinition()
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\n") {
                (line, index, open) = (line + 1, index + 1, nil)
                skipDefinition()
            } else if Tag.letters.contains(byte), isBoundary(before: index), let found = tag(at: index) {
                cite(found.tag)
                index = found.end
                open = skipDash() ? found.tag : nil
            } else {
                if byte != UInt8(ascii: "[") { open = nil }
                index += 1
            }
        }
    }

    private mutating func cite(_ tag: Tag) {
        let tags = open.map { Array($0.span(to: tag).dropFirst()) } ?? [tag]
        citations += tags.map { Citation(tag: $0, line: line) }
    }

    /// A tag that begins at a letter, and where it ends.
    private func tag(at start: Int) -> (tag: Tag, end: Int)? {
        let letter = bytes[start]
        var end = start + 1
        guard let first = number(at: &end) else { return nil }
        var numbers = [first]
        if letter == UInt8(ascii: "R"), byte(end) == UInt8(ascii: ".") {
            var further = end + 1
            if let second = number(at: &further) { (numbers, end) = (numbers + [second], further) }
        }
        let isForm = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte(end)) && !isWord(byte(end + 1))
        if isForm { end += 1 }
        return isWord(byte(end)) ? nil : (Tag(letter: letter, numbers: numbers), end)
    }

    /// One to three digits.
    private func number(at end: inout Int) -> Int? {
        let start = end
        var value = 0
        while end - start < 3, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte(end)) {
            value = value * 10 + Int(byte(end) - UInt8(ascii: "0"))
            end += 1
        }
        return end > start ? value : nil
    }

    /// Steps over a dash that makes a range, and over the bracket that may stand before it.
    private mutating func skipDash() -> Bool {
        let dash = Array("–".utf8)
        let start = byte(index) == UInt8(ascii: "]") ? index + 1 : index
        guard start + dash.count <= bytes.count, Array(bytes[start..<start + dash.count]) == dash else { return false }
        index = start + dash.count
        return true
    }

    /// Steps over a line `[name]: target`.
    private mutating func skipDefinition() {
        guard byte(index) == UInt8(ascii: "[") else { return }
        var end = index
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        let line = bytes[index..<end]
        guard let bracket = line.firstIndex(of: UInt8(ascii: "]")), byte(bracket + 1) == UInt8(ascii: ":") else {
            return
        }
        index = end
    }

    private func isBoundary(before start: Int) -> Bool {
        guard start > 0 else { return true }
        return !isWord(bytes[start - 1]) && bytes[start - 1] != UInt8(ascii: ".")
            && bytes[start - 1] != UInt8(ascii: "#")
    }

    private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
