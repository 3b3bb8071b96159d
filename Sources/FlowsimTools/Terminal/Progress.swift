import FlowScenario

/// The progress of a command in one line that is repeatedly replaced. The line appears after a second, so that quick
/// commands show nothing. It is cleared at the end.
@MainActor
package final class Progress {
    private let columns: Int
    private let clock: () -> Double
    private let write: (String) -> Void
    /// Whether `write` receives plain texts. Otherwise it receives lines with the codes of a terminal.
    private let isPlain: Bool
    private let start: Double
    /// The work of which the present work is a part; `nil` if there is none.
    private var whole: (done: Int, total: Int, things: String)?
    private var last = -Double.infinity
    private var isShown = false

    /// `delay` is the number of seconds until the line appears. `interval` is the least number of seconds between two
    /// updates of the line.
    private static let (delay, interval) = (1.0, 0.1)
    private static let bar = 30

    /// Creates a line of progress that is not shown yet.
    ///
    /// - Parameters:
    ///   - columns: The width of the terminal.
    ///   - clock: Returns the seconds since a fixed moment.
    ///   - isPlain: Whether there is no terminal, so that a line is passed on as a text, without a bar.
    ///   - write: Receives the line, with the codes with which a terminal replaces the previous line.
    init(columns: Int, clock: @escaping () -> Double, isPlain: Bool = false, write: @escaping (String) -> Void) {
        self.columns = columns
        self.clock = clock
        self.isPlain = isPlain
        self.write = write
        start = clock()
    }

    /// Shows a text about the present work. The method may be called often: if too little time has passed, it only
    /// reads the clock.
    package func show(_ text: @autoclosure () -> String) {
        draw { columns in
            guard let whole else { return Self.shortened(text(), to: columns) }
            return Self.line(
                done: whole.done, of: whole.total, "\(whole.things); \(text())", columns: columns)
        }
    }

    /// Shows the number of finished parts of the work, and the number of all parts.
    func show(_ done: Int, of total: Int, _ what: @autoclosure () -> String) {
        guard whole == nil, !isPlain else { return show(Self.text(done: done, of: total, what())) }
        draw { Self.line(done: done, of: total, what(), columns: $0) }
    }

    /// Shows how much of a work is finished. What is shown until ``end()`` is about parts of this work, and is shown
    /// behind its number of finished things.
    ///
    /// - Parameter things: The plural noun for the parts, such as `files`.
    func begin(_ done: Int, of total: Int, _ things: String) {
        whole = nil
        show(done, of: total, things)
        if total > 1 { whole = (done, total, things) }
    }

    /// Ends the work that ``begin(_:of:_:)`` began.
    func end() { whole = nil }

    /// Clears the line of progress.
    package func clear() {
        guard isShown, !isPlain else { return }
        isShown = false
        write("\r\u{1B}[K")
    }

    private func draw(_ line: (Int) -> String) {
        let now = clock()
        guard now - start >= Self.delay, now - last >= Self.interval else { return }
        last = now
        isShown = true
        guard !isPlain else { return write(line(.max)) }
        // In the last column some terminals go to the next line.
        write("\r\u{1B}[K" + line(columns - 1))
    }

    static func line(done: Int, of total: Int, _ what: String, columns: Int) -> String {
        let text = text(done: done, of: total, what)
        let width = min(bar, columns - TerminalColumns.count(text) - 1)
        guard width >= 10 else { return shortened(text, to: columns) }
        let filled = total > 0 ? min(width, width * max(0, done) / total) : width
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + text
    }

    private static func text(done: Int, of total: Int, _ what: String) -> String {
        "\(NumberText.grouped(done)) of \(NumberText.grouped(total))\(what.isEmpty ? "" : " \(what)")"
    }

    private static func shortened(_ text: String, to columns: Int) -> String {
        guard TerminalColumns.count(text) > columns else { return text }
        var text = text
        while !text.isEmpty, TerminalColumns.count(text) > columns - 1 { text.removeLast() }
        return text + "…"
    }
}
