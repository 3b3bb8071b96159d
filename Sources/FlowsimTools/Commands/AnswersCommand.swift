import FlowScenario

/// `flowsim answers`.
@MainActor
struct AnswersCommand {
    static nonisolated let options = [CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("answers needs one folder, not \(arguments.files.count)", of: "answers")
        }
        do {
            let answers = try DeviceAnswers(inFolder: arguments.files[0], fonts: arguments.fonts) {
                arguments.terminal.progress?.show($0, of: $1, "recordings")
            }
            return CommandResult(
                exitCode: !answers.refused.isEmpty ? 2 : answers.areAsExpected ? 0 : 1,
                output: arguments.has("--json")
                    ? MachineText.document(answers, of: "answers")
                    : DeviceAnswersText(answers, terminal: arguments.terminal).text,
                errorOutput: answers.refused.map { $0.text + "\n" }.joined())
        } catch {
            return .failure(error, of: "answers")
        }
    }
}
