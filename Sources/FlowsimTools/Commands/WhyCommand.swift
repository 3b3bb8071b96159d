import FlowScenario
import FlowSimulator

/// `flowsim why`.
@MainActor
struct WhyCommand {
    static nonisolated let options: [CommandOption] = []

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 2 else {
            return .misuse("why needs a file and a path", of: "why")
        }
        let (file, name) = (arguments.files[0], arguments.files[1])
        guard let path = Scenario.ItemPath(name) else {
            return .misuse(
                "\(quoted(name)) is not a path; write 0-3 for item 3 of section 0", of: "why")
        }
        do {
            let scenario = try Scenario(contentsOfFile: file)
            let run = ScenarioRun(scenario, tracing: true)
            guard try run.finish(lookingFor: path) else {
                throw ScenarioError(place: "", reason: "there is no item \(path) at any time of the run")
            }
            return CommandResult(output: (run.trace?.explanation(for: path.indexPath) ?? "") + "\n")
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(file): \(error)\n")
        }
    }
}

extension ScenarioRun {
    /// Does all steps.
    ///
    /// - Returns: Whether there was such an item at the end, or after any layout on the way.
    fileprivate func finish(lookingFor path: Scenario.ItemPath) throws(ScenarioError) -> Bool {
        var isFound = dataSource.data.find(section: path.section, item: path.item) != nil
        didLayOut = { [unowned self] in
            isFound = isFound || dataSource.data.find(section: path.section, item: path.item) != nil
        }
        try finish()
        return isFound
    }
}
