import FlowScenario

/// `flowsim validate`.
struct ValidateCommand {
    static let options = [CommandOption(name: "--upgrade")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("validate needs a file", of: "validate") }
        var result = CommandResult()
        for file in arguments.files {
            if arguments.has("--upgrade") {
                do {
                    result.output += "\(file): \(try upgrade(file))\n"
                } catch {
                    result.errorOutput += "\(error.inFile(file))\n"
                    result.exitCode = 2
                    continue
                }
            }
            let errors = errors(in: file)
            if errors.isEmpty { result.output += "\(file): ok\n" } else { result.exitCode = 2 }
            for error in errors { result.errorOutput += "\(error.inFile(file))\n" }
        }
        return result
    }

    /// Writes the document in the present format where it is in the one before.
    private func upgrade(_ file: String) throws(ScenarioError) -> String {
        let bytes = try FileReading.bytes(atPath: file)
        let document = try JSONParser.parse(bytes)
        guard document["format"] == .number(1) else { return "is not of format 1, and stays as it is" }
        let upgrade = FormatUpgrade(bytes)
        // A key may be written in escapes, or have its new name beside it already: then the file stays as it is.
        guard let upgraded = try? JSONParser.parse(upgrade.text),
            upgraded["format"] == .number(Double(Scenario.format)), FormatWords.outdated(in: upgraded).isEmpty
        else {
            throw ScenarioError(place: "format", reason: "the document cannot be upgraded; change its keys by hand")
                .located(in: bytes)
        }
        try FileWriting.write(String(decoding: upgrade.text, as: UTF8.self), to: file)
        return "is of format \(Scenario.format) now, \(NumberText.count(upgrade.renamedKeys, "key")) renamed"
    }

    private func errors(in file: String) -> [ScenarioError] {
        do {
            return try ScenarioValidation(contentsOfFile: file).errors
        } catch {
            return [error]
        }
    }
}
