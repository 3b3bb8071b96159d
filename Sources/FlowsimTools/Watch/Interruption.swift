import Foundation

/// A request to end the program. The request comes from Ctrl-C or from the system.
///
/// After the first request the program may end its work; the second ends it immediately.
enum Interruption {
    /// Whether a signal requested the end of the program. The handler of the signal sets this value, and the waiting
    /// thread reads it.
    private nonisolated(unsafe) static var isWanted: sig_atomic_t = 0

    static func begin() {
        // The parent process may have blocked the signals.
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM] {
            sigaddset(&signals, number)
            signal(number) { number in
                Interruption.isWanted = 1
                signal(number, SIG_DFL)
            }
        }
        sigprocmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Waits for a number of milliseconds, or until a signal arrives. Returns false if a signal requested the end of
    /// the program.
    ///
    /// - Returns: Whether the program is to go on.
    static func wait(milliseconds: Int) -> Bool {
        guard isWanted == 0 else { return false }
        usleep(UInt32(milliseconds) * 1000)
        return isWanted == 0
    }
}
