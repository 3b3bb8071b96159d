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
    private var whole: Part?
    /// The present work; `nil` if it is not known.
    private var part: Part?
    /// The progress within a part of the present work; `nil` if it is not known.
    private var detail: Part?
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
        part = nil
        detail = nil
        draw { columns in
            guard let whole else { return Self.shortened(text(), to: columns) }
            return Self.line(whole.share, "\(whole.text); \(text())", columns: columns)
        }
    }

    /// Shows the number of finished parts of the work, and the number of all parts.
    func show(_ done: Int, of total: Int, _ what: @autoclosure @escaping () -> String) {
        // After one of several layouts of a step, the progress within the step stays.
        if part?.done != done || part?.total != total { detail = nil }
        part = Part(done: done, total: total, things: what)
        draw()
    }

    /// Shows the progress within the part of the work that ``show(_:of:_:)`` showed last.
    func showDetail(_ done: Int, of total: Int, _ things: String) {
        detail = Part(done: done, total: total, things: { things })
        draw()
    }

    /// Shows how much of a work is finished. What is shown until ``end()`` is about parts of this work, and is shown
    /// behind its number of finished things.
    ///
    /// - Parameter things: The plural noun for the parts, such as `files`.
    func begin(_ done: Int, of total: Int, _ things: String) {
        end()
        show(done, of: total, things)
        // A work of one part is shown as this part.
        whole = total > 1 ? part : nil
        part = nil
    }

    /// Ends the work that ``begin(_:of:_:)`` began.
    func end() {
        whole = nil
        part = nil
        detail = nil
    }

    /// Clears the line of progress.
    package func clear() {
        guard isShown, !isPlain else { return }
        isShown = false
        write("\r\u{1B}[K")
    }

    private func draw() {
        draw { columns in
            let parts = [whole, part, detail].compactMap(\.self)
            let text = parts.map(\.text).joined(separator: "; ")
            let share = parts.reversed().reduce(0) { $1.share(adding: $0) }
            return isPlain ? text : Self.line(share, text, columns: columns)
        }
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

    /// Returns a line with a bar, or without one if there is no room.
    ///
    /// - Parameter share: The finished share of the work, from 0 to 1.
    private static func line(_ share: Double, _ text: String, columns: Int) -> String {
        let width = min(bar, columns - TerminalColumns.count(text) - 1)
        guard width >= 10 else { return shortened(text, to: columns) }
        let filled = min(width, Int(Double(width) * share))
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled) + " " + text
    }

    static func line(done: Int, of total: Int, _ what: String, columns: Int) -> String {
        let part = Part(done: done, total: total, things: { what })
        return line(part.share, part.text, columns: columns)
    }

    /// A work in parts: the number of finished parts, the number of all parts, and the plural noun for them.
    private struct Part {
        var done, total: Int
        var things: () -> String

        var text: String {
            let things = things()
            return "\(NumberText.grouped(done)) of \(NumberText.grouped(total))\(things.isEmpty ? "" : " \(things)")"
        }

        var share: Double { share(adding: 0) }

        /// Returns the finished share, from 0 to 1, if of the next part this share is finished as well.
        func share(adding rest: Double) -> Double {
            total > 0 ? min(1, max(0, (Double(done) + rest) / Double(total))) : 1
        }
    }

    private static func shortened(_ text: String, to columns: Int) -> String {
        guard TerminalColumns.count(text) > columns else { return text }
        var text = text
        while !text.isEmpty, TerminalColumns.count(text) > columns - 1 { text.removeLast() }
        return text + "…"
    }
}
