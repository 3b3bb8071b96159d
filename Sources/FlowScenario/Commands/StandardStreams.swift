import Foundation

/// Bytes into open files, as the system takes them. Foundation's handles stop the program where a write fails.
enum FileBytes {
    /// Writes all of it, however often the system takes only a part.
    ///
    /// - Returns: nil, or why it did not go further, in the system's words.
    static func write(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> String? {
        var rest = Array(bytes)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return reason(errno)
            }
        }
        return nil
    }

    static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}

extension CommandResult {
    /// Writes the output to standard output and the errors to standard error.
    ///
    /// What cannot be written is one more error. Where the reader of a pipe is gone the system ends the program with
    /// SIGPIPE, as it does with other tools, unless whoever started the program had that signal ignored.
    ///
    /// - Returns: What the program should end with: the exit code, or 2 where the output could not be written.
    public func write() -> Int32 {
        write(output: STDOUT_FILENO, errors: STDERR_FILENO)
    }

    func write(output outputFile: Int32, errors errorFile: Int32) -> Int32 {
        let failure = FileBytes.write(output.utf8, to: outputFile)
        var errors = errorOutput
        if let failure { errors += "flowsim: standard output: cannot be written: \(failure)\n" }
        // Nobody is left to be told that standard error cannot be written.
        _ = FileBytes.write(errors.utf8, to: errorFile)
        return failure == nil ? exitCode : 2
    }
}

/// What is told on the way, on standard error, where somebody sits at a terminal.
enum TerminalProgress {
    static var isSeen: Bool { isatty(STDERR_FILENO) != 0 }

    /// A terminal may be gone by now; the work goes on.
    static func write(_ text: String) { _ = FileBytes.write(text.utf8, to: STDERR_FILENO) }
}
