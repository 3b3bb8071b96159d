import FlowScenario
import Foundation

/// The output of a command, and its exit code.
package struct CommandResult: Hashable, Sendable {
    /// The exit code: 0 for success, 1 for an expectation that is not met, 2 for wrong input or wrong usage.
    package var exitCode: Int32
    /// The text for standard output.
    package var output: String
    /// The text for standard error.
    package var errorOutput: String

    /// Creates a result. The default values are those of a command that succeeded and printed nothing.
    package init(exitCode: Int32 = 0, output: String = "", errorOutput: String = "") {
        self.exitCode = exitCode
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Writes the document of a command into a file, or to standard output if the path is “-”. Other output then goes
    /// to standard error, so that the reader of a pipe receives only the document.
    ///
    /// - Throws: `ScenarioError` where the file cannot be written.
    mutating func put(_ document: String, into path: String) throws(ScenarioError) {
        guard path == FileReading.standardInput else { return try FileWriting.write(document, to: path) }
        errorOutput = output + errorOutput
        output = document
    }

    /// Returns the result, with a JSON document of the errors if the result lacks output. The document is added only if
    /// the exit code is 2 and there is no other output. The result of a misuse is unchanged, because its usage text is
    /// for people.
    func withMistakes(of command: String) -> CommandResult {
        guard exitCode == 2, output.isEmpty, !errorOutput.hasPrefix("flowsim: ") else { return self }
        var result = self
        let errors = errorOutput.split(separator: "\n").map(String.init)
        result.output = MachineText.document(["errors": errors], of: command)
        return result
    }

    /// Creates the result of invalid arguments: the reason, and a line about usage.
    static func misuse(_ reason: String, usage: String) -> CommandResult {
        CommandResult(exitCode: 2, errorOutput: "flowsim: \(reason)\n\(usage)\n")
    }

    /// Writes the output and the errors to open files, and returns the exit code. The files are standard output and
    /// standard error unless others are given.
    ///
    /// A failure to write is one more error. If the reader of a pipe is gone, the system ends the program with SIGPIPE,
    /// as other tools, unless the parent process ignores that signal.
    ///
    /// - Returns: The exit code of the program; 2 if the output could not be written.
    package func write(output outputFile: Int32 = STDOUT_FILENO, errors errorFile: Int32 = STDERR_FILENO) -> Int32 {
        let failure = FileBytes.write(output.utf8, to: outputFile)
        var errors = errorOutput
        if let failure { errors += "flowsim: standard output: cannot be written: \(failure)\n" }
        // A failure to write to standard error cannot be reported.
        _ = FileBytes.write(errors.utf8, to: errorFile)
        return failure == nil ? exitCode : 2
    }
}
