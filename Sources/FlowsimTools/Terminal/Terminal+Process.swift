import FlowScenario
import Foundation

extension Terminal {
    /// When colours are used.
    enum ColorChoice: String, CaseIterable {
        /// On a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
        case auto
        case always, never
    }

    /// The terminal that this process was started in.
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

    /// `COLUMNS`, which somebody has set on purpose; else the window's; else the usual ones.
    static func columns(_ variables: [String: String], ofWindow window: Int?) -> Int {
        // Below that no line has room for anything.
        max(20, variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? window ?? usualColumns)
    }

    /// Whether there are colours where nothing else is asked for. An empty `NO_COLOR` is none (no-color.org).
    static func isColored(_ variables: [String: String], isTerminal: Bool) -> Bool {
        isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }

    /// The same as somebody asked for it on the command line.
    func coloring(_ choice: ColorChoice) -> Terminal {
        var terminal = self
        if choice != .auto { terminal.isColored = choice == .always }
        return terminal
    }

    /// nil where the file is no terminal, or one that does not know.
    private static func columnsOfWindow(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
