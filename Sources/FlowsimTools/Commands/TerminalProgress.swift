import Foundation

/// Progress on standard error, if that is a terminal.
enum TerminalProgress {
    static var isSeen: Bool { isatty(STDERR_FILENO) != 0 }

    /// A terminal may be gone by now; the work goes on.
    static func write(_ text: String) { _ = FileBytes.write(text.utf8, to: STDERR_FILENO) }
}
