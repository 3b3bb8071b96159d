import FlowScenario
import Foundation

/// `flowsim export`.
@MainActor
struct ExportCommand {
    static nonisolated let options = [
        CommandOption(name: "--swift"),
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
        CommandOption(name: "--json"),
    ]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("export needs one file, not \(arguments.files.count)", of: "export")
        }
        let file = arguments.files[0]
        do {
            try OutputName.check(arguments.value("--output"), of: "--output", endings: ["swift"])
            let test = try ExportedTest(FileReading.bytes(atPath: file), folder: FileReading.folder(ofFile: file))
            let output = arguments.value("--output") ?? FileReading.standardInput
            guard !arguments.has("--json") || output != FileReading.standardInput else {
                throw CommandMisuse(reason: "--json says what is written; leave it out, or name a file with --output")
            }
            var result = CommandResult()
            try result.put(test.text, into: output)
            if arguments.has("--json") {
                result.output = MachineText.document(
                    WrittenFiles([.init(output, test.text, kind: "test")]), of: "export")
            }
            return result
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "export")
        }
    }
}
