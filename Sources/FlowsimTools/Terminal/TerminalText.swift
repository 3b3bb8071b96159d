import FlowScenario

/// A text for a terminal, to which lines are added from top to bottom.
struct TerminalText {
    let terminal: Terminal
    var lines: [String] = []
    /// The headings of columns that were left out of tables since the last remark about such columns.
    private(set) var omitted: [String] = []

    var text: String { lines.joined(separator: "\n") + "\n" }

    /// Adds a text, wrapped at the width of the terminal.
    ///
    /// - Parameter hanging: Additional columns in front of continued lines.
    mutating func add(_ text: String, indent: Int = 0, hanging: Int = 2, _ tone: Terminal.Tone? = nil) {
        lines += terminal.wrapped(text, indent: indent, hanging: hanging, tone)
    }

    mutating func addEmptyLine() { lines.append("") }

    mutating func add(_ columns: [AlignedTable.Column], _ rows: [[String]], indent: Int = 0) {
        let table = AlignedTable(columns, rows: rows, room: terminal.columns - indent)
        lines += table.lines.map { String(repeating: " ", count: indent) + $0 }
        omitted += table.omitted
    }

    /// Adds a sentence about the columns that were left out of tables, if there are any.
    ///
    /// - Parameter unnamed: The name that the sentence uses for columns without a heading.
    mutating func addRemarkOnOmitted(unnamed: String = "") {
        lines += terminal.remark(omitting: omitted.map { $0.isEmpty ? unnamed : $0 })
        omitted = []
    }

    /// Adds a line with the verdict on several things, such as files. After a success, the line has the number of
    /// things. After a failure, it has the number of failures and the number of all things.
    ///
    /// - Parameter failures: The number of failures; `nil` for a success.
    mutating func addVerdict(
        _ success: String, _ failure: String, _ failures: Int?, of all: String, rest: String = "", hanging: Int = 2
    ) {
        let word = failures == nil ? terminal.painted(success, .success) : terminal.painted(failure, .failure)
        let share = failures.map { "\(NumberText.grouped($0)) of " } ?? ""
        add("\(word): \(share)\(all)\(rest)", hanging: hanging)
    }
}
