import FlowScenario
import Foundation

extension Terminal {
    /// The choice of colours on the command line.
    enum ColorChoice: String, CaseIterable {
        /// Colours on a terminal, unless `NO_COLOR` is set or the terminal is `dumb`.
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

    /// `COLUMNS`, which users set on purpose; else the window's width; else the usual one.
    static func columns(_ variables: [String: String], ofWindow window: Int?) -> Int {
        // Below that no line has room for anything.
        max(20, variables["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? window ?? usualColumns)
    }

    /// Whether there are colours by default. An empty `NO_COLOR` has no effect (no-color.org).
    static func isColored(_ variables: [String: String], isTerminal: Bool) -> Bool {
        isTerminal && variables["NO_COLOR", default: ""].isEmpty && variables["TERM"] != "dumb"
    }

    /// Returns the terminal with the colours that the command line asks for.
    func coloring(_ choice: ColorChoice) -> Terminal {
        var terminal = self
        if choice != .auto { terminal.isColored = choice == .always }
        return terminal
    }

    /// The width of the terminal of a file; `nil` if the file is no terminal, or one without a width.
    private static func columnsOfWindow(_ descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
