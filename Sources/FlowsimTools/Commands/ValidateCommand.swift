import FlowScenario

/// `flowsim validate`.
@MainActor
struct ValidateCommand {
    static nonisolated let options = [CommandOption(name: "--upgrade"), CommandOption(name: "--json")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("validate needs a file", of: "validate") }
        var result = CommandResult()
        var files: [FileValidation] = []
        for (index, file) in arguments.files.enumerated() {
            arguments.terminal.progress?.show(index, of: arguments.files.count, "files")
            let found = validation(of: file)
            files.append(found)
            if let upgrade = found.upgrade { result.output += "\(file): \(upgrade)\n" }
            if found.isOk { result.output += "\(file): \(arguments.terminal.painted("ok", .success))\n" }
            if !found.isOk { result.exitCode = 2 }
            for error in found.errors { result.errorOutput += error + "\n" }
        }
        if arguments.has("--json") {
            struct Files: Encodable {
                var files: [FileValidation]
            }
            result.output = MachineText.document(Files(files: files), of: "validate")
        }
        return result
    }

    /// What became of a file.
    private struct FileValidation: Encodable {
        var file: String
        var isOk = false
        /// What an upgrade did; nil where none was asked for.
        var upgrade: String?
        /// As they are printed: file, place and reason.
        var errors: [String] = []
        /// The same with their places as numbers.
        var mistakes: [Mistake] = []

        mutating func add(_ error: ScenarioError) {
            errors.append("\(error.inFile(file))")
            mistakes += Mistake.all(of: error)
        }
    }

    private func validation(of file: String) -> FileValidation {
        var found = FileValidation(file: file)
        if arguments.has("--upgrade") {
            do {
                found.upgrade = try upgrade(file)
            } catch {
                found.add(error)
                return found
            }
        }
        for error in errors(in: file) { found.add(error) }
        found.isOk = found.errors.isEmpty
        return found
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
