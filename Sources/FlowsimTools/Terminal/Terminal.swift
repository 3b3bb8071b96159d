/// Where a command's words go: how wide that is, whether it shows colours, and whether somebody watches.
package struct Terminal {
    /// How many columns a line has.
    package var columns: Int
    /// Whether standard output shows colours.
    package var isColored: Bool
    /// Says on standard error how far the work is; nil where nobody watches.
    package var progress: Progress?

    /// A line's columns where there is no terminal that would say.
    package static let usualColumns = 80

    /// What there is where there is no terminal, unless something is given.
    package init(columns: Int = usualColumns, isColored: Bool = false, progress: Progress? = nil) {
        self.columns = columns
        self.isColored = isColored
        self.progress = progress
    }

    /// What words are about, which colours tell apart.
    enum Tone: String {
        case failure = "31"
        case success = "32"
        case warning = "33"
        /// Said beside the matter.
        case note = "2"
    }

    /// The same in the colour of its tone, where there are colours.
    func painted(_ text: String, _ tone: Tone) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Lines that are no longer than the terminal is wide, as far as words allow.
    ///
    /// - Parameters:
    ///   - indent: Columns in front of all lines.
    ///   - hanging: Columns more in front of lines that go on.
    func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0, _ tone: Tone? = nil) -> [String] {
        let lines = WrappedText(text, columns: columns - indent, hanging: hanging).lines
        let space = String(repeating: " ", count: indent)
        return lines.map { line in space + (tone.map { painted(line, $0) } ?? line) }
    }

    /// A sentence that names the columns without room in a table, and where they are shown; empty if all have room.
    ///
    /// - Parameter headings: Those that are left out, of one table or of several.
    func remark(omitting headings: [String]) -> [String] {
        let names = headings.enumerated().filter { headings.firstIndex(of: $1) == $0 }.map { "“\($1)”" }
        guard let last = names.last else { return [] }
        let rest = names.dropLast()
        let list = rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
        let verb = names.count == 1 ? "is" : "are"
        return wrapped("There is no room for \(list), which \(verb) in a wider terminal and with --json.", .note)
    }
}
