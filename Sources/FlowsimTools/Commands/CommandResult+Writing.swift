import FlowScenario
import Foundation

extension CommandResult {
    /// Writes the output to standard output and the errors to standard error.
    ///
    /// What cannot be written is one more error. Where the reader of a pipe is gone the system ends the program with
    /// SIGPIPE, as it does with other tools, unless whoever started the program had that signal ignored.
    ///
    /// - Returns: What the program should end with: the exit code, or 2 where the output could not be written.
    package func write() -> Int32 {
        write(output: STDOUT_FILENO, errors: STDERR_FILENO)
    }

    func write(output outputFile: Int32, errors errorFile: Int32) -> Int32 {
        let failure = FileBytes.write(output.utf8, to: outputFile)
        var errors = errorOutput
        if let failure { errors += "flowsim: standard output: cannot be written: \(failure)\n" }
        // That standard error cannot be written cannot be reported.
        _ = FileBytes.write(errors.utf8, to: errorFile)
        return failure == nil ? exitCode : 2
    }
}
