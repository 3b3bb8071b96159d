import Foundation

/// Whether somebody wants the program to end, by Ctrl-C or as the system asks for it.
///
/// The first time the program may end what it does; the second time it ends where it is.
enum Interruption {
    /// Set by a signal, and read by the one thread that waits for it.
    private nonisolated(unsafe) static var isWanted: sig_atomic_t = 0

    static func begin() {
        // Whoever started the program may have had the signals held back.
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

    static var wasAsked: Bool { isWanted != 0 }

    /// Waits, or less long where a signal comes.
    ///
    /// - Returns: Whether the program is to go on.
    static func wait(milliseconds: Int) -> Bool {
        guard !wasAsked else { return false }
        usleep(UInt32(milliseconds) * 1000)
        return !wasAsked
    }
}
