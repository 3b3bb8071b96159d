/// The beginning of a line that a tool added to the message: a time, a process, a level, a category.
///
/// A message of several lines may have it in each line. Parts other than the marks of quotes and comments are only read
/// behind a time or as a tag in brackets, so that no word of a message is lost.
enum LinePrefix {
    /// Returns the index behind the prefix of a line.
    static func end(in line: ArraySlice<UInt8>) -> Int {
        var words = LineWords(line)
        while let word = words.next(), [">", "//", "|"].contains(word) { words.accept() }
        var level = words
        if let word = level.next(), levels.contains(word.lowercased()) { level.accept() }
        var hasTime = false
        while let word = level.next(), isTime(word) {
            level.accept()
            hasTime = true
        }
        if hasTime {
            words = level
            acceptProcess(&words)
        }
        while let word = words.next(), isTag(word) { words.accept() }
        return words.end
    }

    private static let levels: Set<String> = [
        "default", "info", "debug", "notice", "warning", "error", "fault", "activity",
    ]

    /// Whether a word is a part of a time: `2024-08-07`, `15:10:59.514557+0300`, `[07/08/2024,` or `2024-08-07T15:10Z`.
    private static func isTime(_ word: String) -> Bool {
        let bytes = word.utf8.drop { $0 == UInt8(ascii: "[") }
        guard bytes.first?.isDigit == true, bytes.count >= 5 else { return false }
        let separators = bytes.count { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "/") }
        return separators >= 2
            && bytes.allSatisfy {
                $0.isDigit || $0 == UInt8(ascii: "T") || $0 == UInt8(ascii: "Z") || marks.contains($0)
            }
    }

    private static let marks = Set(":-/.,+]".utf8)

    /// Accepts the words between time and message, such as `App[86253:2647008]`, `App (UIKitCore)[12] <Error>:`, or
    /// `0x1a2b Error 0x0 1234 0 App:` of `log stream`.
    private static func acceptProcess(_ words: inout LineWords) {
        var isStream = false
        while let word = words.next() {
            let isThread = word.hasPrefix("0x") && word.utf8.dropFirst(2).allSatisfy(\.isHexDigit)
            isStream = isStream || isThread
            let isName =
                isProcess(word)
                || word.hasPrefix("(") && word.hasSuffix(")") && word.utf8.dropFirst().first?.isLetter == true
                || word.hasPrefix("<") && word.hasSuffix(">:")
            let isStreamed = isStream && (word.utf8.allSatisfy(\.isDigit) || word.hasSuffix(":"))
            guard isThread || isName || isStreamed || levels.contains(word.lowercased()) else { return }
            words.accept()
        }
    }

    /// Whether a word is the name of a process with its number, such as `App[12]`, `App(UIKitCore)[12]` or
    /// `App[12:345]`.
    private static func isProcess(_ word: String) -> Bool {
        guard word.hasSuffix("]"), let open = word.utf8.lastIndex(of: UInt8(ascii: "[")), open > word.startIndex else {
            return false
        }
        let numbers = word.utf8[open...].dropFirst().dropLast()
        return !numbers.isEmpty && numbers.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") }
    }

    /// Whether a word is a category or a target in brackets, such as `[UICollectionViewRecursion]`.
    private static func isTag(_ word: String) -> Bool {
        guard word.hasPrefix("["), word.hasSuffix("]"), word.utf8.count > 3 else { return false }
        let name = word.utf8.dropFirst().dropLast()
        return name.first?.isLetter == true
            && name.allSatisfy { $0.isLetter || $0.isDigit || nameMarks.contains($0) }
    }

    private static let nameMarks = Set(":._-".utf8)
}

/// The words of a line, read one after the other.
private struct LineWords {
    private let line: ArraySlice<UInt8>
    /// The index behind the accepted words.
    private(set) var end: Int
    private var candidate: Int

    init(_ line: ArraySlice<UInt8>) {
        self.line = line
        end = line.startIndex
        candidate = end
    }

    /// Returns the word behind the accepted words; `nil` at the end of the line. Words of more than 80 bytes are not
    /// parts of a prefix.
    mutating func next() -> String? {
        var start = end
        while start < line.endIndex, line[start] <= 0x20 { start += 1 }
        var stop = start
        while stop < line.endIndex, stop - start <= 80, line[stop] > 0x20 { stop += 1 }
        guard stop > start, stop - start <= 80 else { return nil }
        candidate = stop
        return String(decoding: line[start..<stop], as: UTF8.self)
    }

    mutating func accept() { end = candidate }
}
