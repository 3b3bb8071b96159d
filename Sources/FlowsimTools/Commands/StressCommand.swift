import FlowScenario
import Foundation

/// `flowsim stress`.
@MainActor
struct StressCommand {
    static nonisolated let options = [
        CommandOption(name: "--seed", takesValue: true),
        CommandOption(name: "--seeds", takesValue: true),
        CommandOption(name: "--steps", takesValue: true),
        CommandOption(name: "--law", takesValue: true),
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
        CommandOption(name: "--json"),
    ]

    private let arguments: CommandArguments
    /// What can be broken.
    var laws = StressLaw.all

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        do {
            return try search()
        } catch let misuse as CommandMisuse {
            return .misuse(misuse.reason, of: "stress")
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(arguments.files.first.map(error.inFile) ?? error)\n")
        } catch {
            return CommandResult(exitCode: 2, errorOutput: "\(error)\n")
        }
    }

    private func search() throws -> CommandResult {
        guard arguments.files.count <= 1 else {
            throw CommandMisuse(reason: "stress takes one file, not \(arguments.files.count)")
        }
        let steps = try arguments.number("--steps", 1...1000) ?? 20
        let seed = try arguments.number("--seed", 0...Int(Int32.max))
        let seedCount = try arguments.number("--seeds", 1...1_000_000) ?? (seed == nil ? 1500 : 1)
        let laws = try chosenLaws()
        try OutputName.check(arguments.value("--output"), of: "--output", endings: ["json", "swift"])
        let terminal = arguments.terminal
        let search = StressSearch(document: try document(), stepCount: steps) { terminal.progress?.show($0) }
        let first = UInt64(seed ?? 1)
        var result = CommandResult()
        var outcomes: [StressOutcome] = []
        // Only one law's is there to be piped.
        var piped: String?
        for law in laws {
            let finding = try search.firstViolation(of: law, seeds: first..<first + UInt64(seedCount))
            guard let finding else {
                result.output += "\(law.name): holds for \(NumberText.count(seedCount, "seed"))\n"
                outcomes.append(StressOutcome(law: law.name, seeds: seedCount))
                continue
            }
            result.exitCode = max(result.exitCode, 1)
            let outcome = written(finding, law, steps: steps, &result, &piped)
            outcomes.append(outcome)
            result.output += text(of: outcome)
        }
        if arguments.has("--json") {
            struct Outcomes: Encodable {
                var laws: [StressOutcome]
            }
            result.output = MachineText.document(Outcomes(laws: outcomes), of: "stress")
        }
        if let piped { try result.put(piped, into: FileReading.standardInput) }
        return result
    }

    private func written(
        _ finding: StressSearch.Finding, _ law: StressLaw, steps: Int, _ result: inout CommandResult,
        _ piped: inout String?
    ) -> StressOutcome {
        let path = arguments.value("--output") ?? "stress-\(law.name)-\(finding.seed).json"
        let file = finding.violation.file(of: law.name, seed: finding.seed)
        let isTest = path.hasSuffix(".swift")
        let source = arguments.files.first.map { "\(ShellWord($0)) " } ?? ""
        let violation = StressOutcome.Violation(
            seed: finding.seed, message: finding.violation.message, steps: finding.violation.document.steps.count,
            written: path,
            foundBy: "flowsim stress \(source)--seed \(finding.seed) --steps \(steps) --law \(law.name)")
        do {
            let folder = FileReading.folder(ofFile: FileReading.standardInput)
            let text = isTest ? try ExportedTest(Array(file.utf8), folder: folder).text : file
            if path == FileReading.standardInput { piped = text } else { try FileWriting.write(text, to: path) }
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return StressOutcome(law: law.name, violation: violation)
    }

    private func text(of outcome: StressOutcome) -> String {
        guard let found = outcome.violation else { return "" }
        let terminal = arguments.terminal
        let head = "\(outcome.law): \(terminal.painted("BROKEN", .failure)) by seed \(found.seed): \(found.message)"
        let isTest = found.written.hasSuffix(".swift")
        let place = found.written == FileReading.standardInput ? "on standard output" : "in \(found.written)"
        let steps = "\(NumberText.count(found.steps, "step")) \(place)" + (isTest ? ", as a test" : "; see it with")
        // Commands stay whole, so that they can be copied.
        let commands = isTest ? [] : ["    flowsim run \(ShellWord(found.written))"]
        let lines =
            terminal.wrapped(head, hanging: 2) + terminal.wrapped(steps, indent: 2) + commands
            + ["  found by", "    \(found.foundBy)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func document() throws(ScenarioError) -> StressDocument? {
        guard let file = arguments.files.first else { return nil }
        let bytes = try FileReading.bytes(atPath: file)
        // A mistake in its steps is one as well.
        let scenario = try Scenario(contentsOfFile: file, bytes: bytes, fonts: arguments.fonts)
        var document = StressDocument(value: try JSONParser.parse(bytes), folder: FileReading.folder(ofFile: file))
        document.fonts = arguments.fonts ?? scenario.fonts
        if let given = arguments.fonts {
            document.value["fonts"] = .string(URL(fileURLWithPath: given.file).standardizedFileURL.path)
        }
        return document
    }

    private func chosenLaws() throws(CommandMisuse) -> [StressLaw] {
        guard let name = arguments.value("--law") else {
            guard arguments.value("--output") == nil else {
                throw CommandMisuse(reason: "--output goes with one --law")
            }
            return laws
        }
        let chosen = laws.filter { $0.name == name }
        guard !chosen.isEmpty else {
            throw CommandMisuse(
                reason: "there is no law \(quoted(name)); "
                    + (KeySuggestion.word(for: name, among: laws.map(\.name)).map { "did you mean “\($0)”?" }
                        ?? "known are \(laws.map(\.name).joined(separator: ", "))"))
        }
        return chosen
    }
}
