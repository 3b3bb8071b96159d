import FlowScenario
import Foundation

/// The properties of the terminal in which a command runs: its width, whether it shows colours, and the progress that
/// it shows.
package struct Terminal {
    /// The number of columns in a line.
    package var columns: Int
    /// Whether standard output shows colours.
    package var isColored: Bool
    /// The progress that is shown on standard error; `nil` if standard error is not a terminal.
    package var progress: Progress?

    /// The number of columns in a line if there is no terminal.
    package static let usualColumns = 80

    /// Creates a terminal. The default values are those for output into a file.
    package init(columns: Int = usualColumns, isColored: Bool = false, progress: Progress? = nil) {
        self.columns = columns
        self.isColored = isColored
        self.progress = progress
    }

    /// A kind of text. A terminal with colours shows texts of each kind in the kind's colour.
    enum Tone: String {
        case failure = "31"
        case success = "32"
        case warning = "33"
        /// A remark, in a faint colour.
        case note = "2"
    }

    /// Returns the text in the colour of its tone if the terminal has colours.
    func painted(_ text: String, _ tone: Tone) -> String {
        isColored && !text.isEmpty ? "\u{1B}[\(tone.rawValue)m\(text)\u{1B}[0m" : text
    }

    /// Returns the lines of a text, wrapped at the terminal's width. A line is wider only if it is a single word.
    ///
    /// - Parameters:
    ///   - indent: Columns in front of all lines.
    ///   - hanging: Additional columns in front of continued lines.
    func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0, _ tone: Tone? = nil) -> [String] {
        let lines = WrappedText(text, columns: columns - indent, hanging: hanging).lines
        let space = String(repeating: " ", count: indent)
        return lines.map { line in space + (tone.map { painted(line, $0) } ?? line) }
    }

    /// Returns the lines of a remark about the columns that were left out. The remark names the columns, and reports
    /// that a wider terminal and `--json` show them. Empty if no column was left out.
    ///
    /// - Parameter headings: The headings of these columns, of one table or of several.
    func remark(omitting headings: [String]) -> [String] {
        let names = headings.distinct.map { "“\($0)”" }
        guard let last = names.last else { return [] }
        let rest = names.dropLast()
        let list = rest.isEmpty ? last : rest.joined(separator: ", ") + " and " + last
        let verb = names.count == 1 ? "is" : "are"
        return wrapped("There is no room for \(list), which \(verb) in a wider terminal and with --json.", .note)
    }
}

extension Terminal {
    /// The user's choice of whether colours are used.
    enum ColorChoice: String, CaseIterable {
        /// Uses colours on a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
        case auto
        case always, never
    }

    /// The terminal in which this process was started.
    ///
    /// - Complexity: A few calls of the system.
    @MainActor package static var ofProcess: Terminal {
        let variables = ProcessInfo.processInfo.environment
        return Terminal(
            columns: columns(variables, ofWindow: columnsOfWindow(STDOUT_FILENO)),
            isColored: isColored(variables, isTerminal: isatty(STDOUT_FILENO) != 0),
            progress: isatty(STDERR_FILENO) == 0 || variables["TERM"] == "dumb"
                ? nil
                : Progress(
                    columns: columns(variables, ofWindow: columnsOfWindow(STDERR_FILENO)), clock: { SteadyClock.now },
                    write: { _ = FileBytes.write($0.utf8, to: STDERR_FILENO) }))
    }

    /// Returns the number of columns. It is the value of `COLUMNS` if users have set it; otherwise it is the width of
    /// the window. Without a window, it is ``usualColumns``. The result is at least 20.
    static func columns(_ variables: [String: String], ofWindow window: Int?) -> Int {
        // Below that no line has room for anything.
        max(20, variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? window ?? usualColumns)
    }

    /// Whether colours are used by default. An empty `NO_COLOR` has no effect (no-color.org).
    static func isColored(_ variables: [String: String], isTerminal: Bool) -> Bool {
        isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }

    /// Returns the terminal with colours on or off as the choice requests.
    func coloring(_ choice: ColorChoice) -> Terminal {
        var terminal = self
        if choice != .auto { terminal.isColored = choice == .always }
        return terminal
    }

    /// Returns the width of the terminal that is open as the given file; `nil` if the file is not a terminal, or if the
    /// terminal has no width.
    private static func columnsOfWindow(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
