import FlowScenario
import Foundation

/// `flowsim new`.
struct NewCommand {
    static let options = [CommandOption(name: "--table"), CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count <= 1 else {
            return .misuse("new writes one file, not \(arguments.files.count)", of: "new")
        }
        let file = arguments.files.first ?? "scenario.json"
        let text = arguments.has("--table") ? StarterScenario.table : StarterScenario.text
        if file == "-", arguments.has("--json") {
            return .misuse("--json says what is written; leave it out, or name a file", of: "new")
        }
        if file == "-" { return CommandResult(output: text) }
        guard !FileManager.default.fileExists(atPath: file) else {
            return CommandResult(exitCode: 2, errorOutput: "\(file): is there already\n")
        }
        do {
            // The file may have come since it was looked for.
            try Data(text.utf8).write(to: URL(fileURLWithPath: file), options: .withoutOverwriting)
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(file): cannot be written\n")
        }
        if arguments.has("--json") {
            return CommandResult(
                output: MachineText.document(WrittenFiles([.init(file, text, kind: "scenario")]), of: "new"))
        }
        return CommandResult(output: "\(file): a scenario to begin with; see it with\n  flowsim run \(file)\n")
    }
}
