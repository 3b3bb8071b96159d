import FlowScenario

/// The command `flowsim explain`, which explains the messages of a log and writes scenarios that raise them.
struct ExplainCommand: Command {
    static let description = CommandDescription(
        name: "explain", summary: "Explains a crash log, and writes the scenario that does it.", forms: ["LOG"],
        operands: [.files(["txt", "log", "crash", "ips"])], takesFonts: false,
        text: """
            Reads a log, as Xcode, the Console app, a crash service or a page has it, and finds the messages that
            docs/errors.md lists: layouts that loop, batch updates that do not add up, items that are too large for a
            flow layout, and constraints that contradict each other. For each it prints what happened, which two sizes
            alternate or which numbers disagree, and which code to look at, and writes a scenario that raises the same
            message.

            Lines may be broken anywhere, and may have times, processes and marks of quotation in front. Equal messages
            are counted.
            """,
        notes: """
            The scenario has been run before it is written, and expects the message. Where the log lacks numbers, the
            scenario has others, and a sentence says so.
            """,
        exitCodes: "0 a message is explained, 1 the log has none, 2 wrong input or usage.")

    @CommandOption(
        "--finding", .number(1...1000), "only the message with this number, in the order of the log"
    ) var finding: Int?
    @CommandOption(
        "--output", short: "-o", .output("OUT", "json"),
        """
        where the scenario goes; - is standard output, for that of the first message. Unless given,
        LOG-explained.json; further scenarios have -2, -3 and so on in their names
        """
    ) var output: String?
    @CommandOption("--json", "print the explanations for machines") var isForMachines = false

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let file = try onlyFile("log")
        let output = output ?? Self.output(of: file)
        let bytes = try FileReading.bytes(atPath: file)
        let name = file == FileReading.standardInput ? "<stdin>" : file
        var explanation = LogExplanation(bytes, log: name) { arguments.show($0, of: $1, "messages") }
        if explanation.findings.isEmpty {
            let text = LogExplanation.nothing(in: name, arguments.terminal)
            return CommandResult(exitCode: 1, output: printed(explanation, text))
        }
        if let finding {
            let count = explanation.findings.count
            guard finding <= count else {
                throw CommandMisuse(reason: "--finding \(finding): the log has \(NumberText.count(count, "message"))")
            }
            explanation.findings = [explanation.findings[finding - 1]]
        }
        return try result(of: &explanation, output)
    }

    /// Writes the scenarios, and returns the text.
    private func result(of explanation: inout LogExplanation, _ output: String) throws(ScenarioError) -> CommandResult {
        var documents: [(text: String, file: String)] = []
        let isPiped = output == FileReading.standardInput
        for index in explanation.findings.indices {
            guard let scenario = explanation.findings[index].scenario, documents.isEmpty || !isPiped else { continue }
            let file = documents.isEmpty ? output : Self.numbered(output, documents.count + 1)
            documents.append((try scenario.json(), file))
            explanation.findings[index].written = file
        }
        var result = CommandResult(output: printed(explanation, explanation.text(in: arguments.terminal)))
        for document in documents {
            do {
                try result.put(document.text, into: document.file)
            } catch {
                // The explanation is printed all the same.
                result.exitCode = 2
                result.errorOutput += "\(error)\n"
            }
        }
        return result
    }

    /// Returns the default name of the first scenario's file.
    private static func output(of file: String) -> String {
        if file == FileReading.standardInput { return "explained.json" }
        let ending = [".txt", ".log", ".crash", ".ips"].first { file.hasSuffix($0) } ?? ""
        return file.dropLast(ending.count) + "-explained.json"
    }

    /// Returns the name of a further file: `a-2.json` for `a.json`.
    private static func numbered(_ file: String, _ number: Int) -> String {
        guard file.hasSuffix(".json") else { return "\(file)-\(number)" }
        return file.dropLast(5) + "-\(number).json"
    }
}
