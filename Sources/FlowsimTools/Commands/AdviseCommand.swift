import FlowScenario

/// `flowsim advise`.
@MainActor
struct AdviseCommand {
    static nonisolated let options = [CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("advise needs one file, not \(arguments.files.count)", of: "advise")
        }
        let file = arguments.files[0]
        do {
            let advice = try EstimateAdvisor(Scenario(contentsOfFile: file)).advice()
            return CommandResult(
                output: arguments.has("--json") ? MachineText.json(advice) : AdviceText(advice, file: file).text)
        } catch {
            return .failure(error.inFile(file), of: "advise")
        }
    }
}
