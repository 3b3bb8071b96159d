/// `flowsim validate`.
struct ValidateCommand {
    static let options: [CommandOption] = []

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("validate needs a file", of: "validate") }
        var result = CommandResult()
        for file in arguments.files {
            let errors = errors(in: file)
            if errors.isEmpty { result.output += "\(file): ok\n" } else { result.exitCode = 2 }
            for error in errors { result.errorOutput += "\(error.inFile(file))\n" }
        }
        return result
    }

    private func errors(in file: String) -> [ScenarioError] {
        do {
            return try ScenarioValidation(contentsOfFile: file).errors
        } catch {
            return [error]
        }
    }
}
