import FlowScenario

/// The command `flowsim answers`, which plays recordings of devices.
struct AnswersCommand: Command {
    static let description = CommandDescription(
        name: "answers",
        summary: "Says what recordings of devices answer: which reading of UIKit is theirs, and what drifted.",
        forms: ["FOLDER"], operands: [.folders],
        text: """
            Plays the recordings of devices in a folder: every file whose name ends in .json. Of each it prints whether
            the simulator does what the device did, and against which options and quirks, or which other system's
            tables, that decides; or with which one the simulator would do the same; or that it does so with none of
            them. Then what is otherwise here, value by value. docs/recorder.md says how such a folder is made.
            """,
        exitCodes: """
            0 the devices do what the simulator does, 1 one of them does not, 2 wrong input; what is right of it is
            played all the same.
            """)

    @CommandOption("--json", "print it for machines") var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let answers = try DeviceAnswers(inFolder: onlyFile("folder"), fonts: arguments.fonts) {
            arguments.show($0, of: $1, "recordings")
        }
        return CommandResult(
            exitCode: !answers.refused.isEmpty ? 2 : answers.areAsExpected ? 0 : 1,
            output: printed(answers, answers.text(in: arguments.terminal)),
            errorOutput: answers.refused.map { $0.text + "\n" }.joined())
    }
}
