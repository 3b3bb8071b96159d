import FlowScenario

/// The command `flowsim validate`, which reads documents and lists their mistakes.
struct ValidateCommand: Command {
    static let description = CommandDescription(
        name: "validate", summary: "Lists all mistakes of scenarios, without running them.", forms: ["FILE…"],
        takesFonts: false,
        text: """
            Reads scenarios without running them, and prints “ok” for each, or all its mistakes on standard error, a
            line each: file:line:column: error: place in the document: reason.
            """,
        exitCodes: "0 all files are right, 2 one is not.")

    @CommandOption(
        "--upgrade",
        """
        write documents of format 1, the one of flowsim 0.1, in the present format first: keys that have
        another name get it, all else stays as it is, to the last space
        """
    ) var upgrades = false
    @CommandOption(
        "--json", "print for machines which files are right, and the mistakes of the others"
    ) var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "validate needs a file") }
        var result = CommandResult()
        var files: [FileValidation] = []
        for (index, file) in arguments.files.enumerated() {
            arguments.show(index, of: arguments.files.count, "files")
            let found = validation(of: file)
            files.append(found)
            if let upgrade = found.upgrade { result.output += "\(file): \(upgrade)\n" }
            if found.isOk { result.output += "\(file): \(arguments.terminal.painted("ok", .success))\n" }
            if !found.isOk { result.exitCode = 2 }
            for error in found.errors { result.errorOutput += error + "\n" }
        }
        result.output = printed(["files": files], result.output)
        return result
    }

    /// The result of the validation of a file.
    private struct FileValidation: Encodable {
        var file: String
        var isOk = false
        /// A sentence about the upgrade; `nil` if no upgrade was requested.
        var upgrade: String?
        /// The errors as they are printed, each with file, place and reason.
        var errors: [String] = []
        /// The mistakes in `errors`, each with its line and its column as numbers.
        var mistakes: [Mistake] = []

        mutating func add(_ error: ScenarioError) {
            errors.append("\(error.inFile(file))")
            mistakes += Mistake.all(of: error)
        }
    }

    private func validation(of file: String) -> FileValidation {
        var found = FileValidation(file: file)
        do {
            if upgrades { found.upgrade = try upgrade(file) }
            for error in try ScenarioValidation(contentsOfFile: file).errors { found.add(error) }
        } catch {
            found.add(error)
        }
        found.isOk = found.errors.isEmpty
        return found
    }

    /// Rewrites a file of the previous format in the present format.
    private func upgrade(_ file: String) throws(ScenarioError) -> String {
        let bytes = try FileReading.bytes(atPath: file)
        let document = try JSONParser.parse(bytes)
        guard document["format"] == .number(1) else { return "is not of format 1, and stays as it is" }
        let upgrade = FormatUpgrade(bytes)
        // A key may be written in escapes, or have its new name next to it already: then the file stays as it is.
        guard let upgraded = try? JSONParser.parse(upgrade.text),
            upgraded["format"] == .number(Double(Scenario.format)), FormatWords.outdated(in: upgraded).isEmpty
        else {
            throw ScenarioError(place: "format", reason: "the document cannot be upgraded; change its keys by hand")
                .located(in: bytes)
        }
        try FileWriting.write(String(decoding: upgrade.text, as: UTF8.self), to: file)
        return "is of format \(Scenario.format) now, \(NumberText.count(upgrade.renamedKeys, "key")) renamed"
    }
}
