import FlowScenario

/// `flowsim advise`.
@MainActor
struct AdviseCommand {
    static nonisolated let options = [
        CommandOption(name: "--json"), CommandOption(name: "--estimates", takesValue: true),
    ]

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
            let heights = try arguments.list("--estimates", "heights from 1 on, such as 44,100") { text in
                Double(text).flatMap { (1...ScenarioLimits.length).contains($0) ? $0 : nil }
            }
            let terminal = arguments.terminal
            let scenario = try arguments.scenario(inFile: file)
            let advice = try scenario.locating { () throws(ScenarioError) in
                try EstimateAdvisor(scenario, heights: heights).advice {
                    terminal.progress?.show($0, of: $1, "estimates")
                }
            }
            return CommandResult(
                output: arguments.has("--json")
                    ? MachineText.document(advice, of: "advise")
                    : AdviceText(advice, file: file, terminal: terminal).text)
        } catch let error as ScenarioError {
            return .failure(error.inFile(file), of: "advise")
        } catch {
            return .failure(error, of: "advise")
        }
    }
}
