import Foundation

/// A page of help. Its lines fit into the terminal.
///
/// Its source has lines of any length. Text at the left edge is a paragraph. A line with a name, two spaces and words
/// is a row, and the text below its words belongs to them. Lines about usage stay lines.
struct HelpPage {
    private var parts: [Part] = []

    private enum Part {
        case usage(String)
        case paragraph(String)
        case row(indent: Int, name: String, text: String)
        case empty
    }

    /// The greatest width of lines. Wider lines are hard to read.
    private static let longest = 100
    /// The least width of the texts at the right of the names.
    private static let narrowest = 30

    /// Returns the first lines of a help page's source. Each line is a form in which the command may be written.
    static func usage(_ forms: [String]) -> String { "usage: " + forms.joined(separator: "\n       ") }

    init(_ source: String) {
        var isUsage = false
        for line in source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let indent = line.prefix { $0 == " " }.count
            let text = String(line.dropFirst(indent))
            isUsage = line.hasPrefix("usage: ") || isUsage && !text.isEmpty
            if text.isEmpty {
                parts.append(.empty)
            } else if isUsage {
                addUsage(line, isCommand: indent == 0 || text.hasPrefix("flowsim "))
            } else if let gap = line.dropFirst(indent).range(of: "  ") {
                let words = line[gap.upperBound...].drop { $0 == " " }
                let name = line.dropFirst(indent)[..<gap.lowerBound]
                parts.append(.row(indent: indent, name: String(name), text: String(words)))
            } else {
                add(text, indent: indent)
            }
        }
        // The source ends with the end of its last line.
        if case .empty? = parts.last { parts.removeLast() }
    }

    private mutating func addUsage(_ line: String, isCommand: Bool) {
        if !isCommand, case .usage(let before)? = parts.last {
            parts[parts.count - 1] = .usage(before + " " + Self.joined(line.drop { $0 == " " }))
        } else {
            parts.append(.usage(Self.joined(line)))
        }
    }

    /// Returns an option and its value with non-breaking spaces between them.
    private static func joined(_ usage: some StringProtocol) -> String {
        var depth = 0
        let text = usage.map { character in
            depth += character == "[" ? 1 : character == "]" ? -1 : 0
            return character == " " && depth > 0 ? WrappedText.joint : character
        }
        // Options that depend on another may begin a line.
        return String(text).split(separator: "[", omittingEmptySubsequences: false).map { part in
            part.last == WrappedText.joint ? part.dropLast() + " " : part
        }.joined(separator: "[")
    }

    /// Adds a text to the page. The text continues the previous row or paragraph, or begins a paragraph.
    private mutating func add(_ text: String, indent: Int) {
        switch parts.last {
        case .row(let own, let name, let before)? where indent > own:
            parts[parts.count - 1] = .row(indent: own, name: name, text: before + " " + text)
        case .paragraph(let before)? where indent == 0:
            parts[parts.count - 1] = .paragraph(before + " " + text)
        default: parts.append(.paragraph(String(repeating: " ", count: indent) + text))
        }
    }

    func text(in terminal: Terminal) -> String {
        let columns = min(terminal.columns, Self.longest)
        return parts.indices.flatMap { lines(at: $0, columns) }.map { $0 + "\n" }.joined()
    }

    private func lines(at index: Int, _ columns: Int) -> [String] {
        switch parts[index] {
        case .empty: [""]
        case .usage(let text):
            // All usage lines continue below the first one's program.
            WrappedText(text, columns: columns, hanging: text.hasPrefix(" ") ? 2 : 9).lines
        case .paragraph(let text): WrappedText(text, columns: columns).lines
        case .row(let indent, let name, let text): row(indent, name, text, nameWidth(at: index), columns)
        }
    }

    private func row(_ indent: Int, _ name: String, _ text: String, _ nameWidth: Int, _ columns: Int) -> [String] {
        let space = String(repeating: " ", count: indent)
        let hanging = indent + nameWidth + 2
        guard columns - hanging >= Self.narrowest else {
            return [space + name]
                + WrappedText(String(repeating: " ", count: indent + 4) + text, columns: columns).lines
        }
        let padding = String(repeating: " ", count: nameWidth - name.count + 2)
        return WrappedText(space + name + padding + text, columns: columns, hanging: nameWidth + 2).lines
    }

    /// Returns the greatest width of the names in a group of neighbouring rows. The group ends at any part that is not
    /// a row.
    private func nameWidth(at index: Int) -> Int {
        func name(_ index: Int) -> Int? {
            if parts.indices.contains(index), case .row(_, let name, _) = parts[index] { name.count } else { nil }
        }
        var widths: [Int] = []
        var (above, below) = (index, index + 1)
        while let width = name(above) { (widths, above) = (widths + [width], above - 1) }
        while let width = name(below) { (widths, below) = (widths + [width], below + 1) }
        return widths.max() ?? 0
    }
}
