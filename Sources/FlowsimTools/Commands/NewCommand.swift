import FlowScenario
import Foundation

/// `flowsim new`.
struct NewCommand {
    static let options: [CommandOption] = []

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count <= 1 else {
            return .misuse("new writes one file, not \(arguments.files.count)", of: "new")
        }
        let file = arguments.files.first ?? "scenario.json"
        if file == "-" { return CommandResult(output: StarterScenario.text) }
        guard !FileManager.default.fileExists(atPath: file) else {
            return CommandResult(exitCode: 2, errorOutput: "\(file): is there already\n")
        }
        do {
            // The file may have come since it was looked for.
            try Data(StarterScenario.text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(file): cannot be written\n")
        }
        return CommandResult(output: "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
    }
}
