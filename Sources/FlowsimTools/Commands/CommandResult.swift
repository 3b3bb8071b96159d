import FlowScenario

/// What a command printed, and the code it ends with.
package struct CommandResult: Hashable, Sendable {
    /// 0: all is well. 1: an expectation did not hold. 2: wrong input or wrong usage.
    package var exitCode: Int32
    /// For standard output.
    package var output: String
    /// For standard error.
    package var errorOutput: String

    /// Makes a result: one of a command that went well and printed nothing, unless others are given.
    package init(exitCode: Int32 = 0, output: String = "", errorOutput: String = "") {
        self.exitCode = exitCode
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Puts what a command made into a file, or on standard output for “-”: what the command has to say then goes to
    /// standard error, so that the reader of a pipe gets nothing else.
    ///
    /// - Throws: `ScenarioError` where the file cannot be written.
    mutating func put(_ document: String, into path: String) throws(ScenarioError) {
        guard path == FileReading.standardInput else { return try FileWriting.write(document, to: path) }
        errorOutput = output + errorOutput
        output = document
    }

    /// What a command threw: misuse with the usage, or one line that says file, place and reason.
    static func failure(_ error: any Error, of command: String) -> CommandResult {
        if let misuse = error as? CommandMisuse { return .misuse(misuse.reason, of: command) }
        return CommandResult(exitCode: 2, errorOutput: "\(error)\n")
    }

    /// The same with its mistakes for machines, too, where it says nothing else to them. How the command is called is
    /// for people.
    func tellingMistakes(of command: String) -> CommandResult {
        guard exitCode == 2, output.isEmpty, !errorOutput.hasPrefix("flowsim: ") else { return self }
        struct Mistakes: Encodable {
            var errors: [String]
        }
        var result = self
        let errors = errorOutput.split(separator: "\n").map(String.init)
        result.output = MachineText.document(Mistakes(errors: errors), of: command)
        return result
    }

    /// The arguments of a command make no sense.
    static func misuse(_ reason: String, of command: String) -> CommandResult {
        .misuse(reason, usage: CommandHelp.usage(of: command))
    }

    /// The arguments make no sense.
    static func misuse(_ reason: String, usage: String) -> CommandResult {
        CommandResult(exitCode: 2, errorOutput: "flowsim: \(reason)\n\n" + HelpPage(usage).text(in: Terminal()))
    }
}
