/// A text in lines that end between words. A word that is longer than a line is not broken, and has a line of its own.
struct WrappedText {
    private(set) var lines: [String] = []

    /// A space at which no line ends, such as the space between a number and its unit.
    static let joint: Character = "\u{00A0}"

    /// Wraps a text.
    ///
    /// - Parameters:
    ///   - text: The text. Its own ends of lines stay, and the spaces at the beginning of a line are repeated in front
    ///     of its continued lines.
    ///   - columns: The greatest width of a line.
    ///   - hanging: Columns in front of continued lines.
    /// - Complexity: O(*n*), *n* bytes.
    init(_ text: String, columns: Int, hanging: Int = 0) {
        // Most texts are one line, as most cells of long tables are. No character takes more columns than bytes.
        if text.utf8.count <= columns, text.utf8.last != UInt8(ascii: " "),
            text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
        {
            lines = [text]
            return
        }
        for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = paragraph.drop { $0 == " " }
            let own = paragraph.count - words.count
            add(words, columns: columns, first: own, others: own + hanging)
        }
    }

    private mutating func add(_ paragraph: Substring, columns: Int, first: Int, others: Int) {
        var (line, used, indent) = ("", 0, first)
        var isEmpty = true
        // Several spaces are kept, unless a line ends there.
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
            let width = TerminalColumns.count(String(word))
            if isEmpty || indent + used + 1 + width <= columns {
                line += isEmpty ? word : " " + word
                used += isEmpty ? width : 1 + width
                isEmpty = false
            } else if !word.isEmpty {
                end(line, indent)
                (line, used, indent) = (String(word), width, others)
            }
        }
        end(line, indent)
    }

    private mutating func end(_ line: String, _ indent: Int) {
        var line = line.contains(Self.joint) ? String(line.map { $0 == Self.joint ? " " : $0 }) : line
        while line.last == " " { line.removeLast() }
        lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
    }
}
