import FlowScenario
import Foundation

/// `flowsim export`.
@MainActor
struct ExportCommand {
    static nonisolated let options = [
        CommandOption(name: "--swift"),
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
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
            var result = CommandResult()
            try result.put(test.text, into: arguments.value("--output") ?? FileReading.standardInput)
            return result
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "export")
        }
    }
}
