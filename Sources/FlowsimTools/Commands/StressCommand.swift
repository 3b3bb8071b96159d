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
        try OutputName.check(arguments.value("--output"), of: "--output", endings: ["json"])
        let terminal = arguments.terminal
        let search = StressSearch(document: try document(), stepCount: steps) { terminal.progress?.show($0) }
        let first = UInt64(seed ?? 1)
        var result = CommandResult()
        var outcomes: [StressOutcome] = []
        for law in laws {
            let finding = try search.firstViolation(of: law, seeds: first..<first + UInt64(seedCount))
            guard let finding else {
                result.output += "\(law.name): holds for \(NumberText.count(seedCount, "seed"))\n"
                outcomes.append(StressOutcome(law: law.name, seeds: seedCount))
                continue
            }
            result.exitCode = max(result.exitCode, 1)
            let outcome = written(finding, law, steps: steps, &result)
            outcomes.append(outcome)
            result.output += text(of: outcome)
        }
        if arguments.has("--json") {
            struct Outcomes: Encodable {
                var laws: [StressOutcome]
            }
            result.output = MachineText.document(Outcomes(laws: outcomes), of: "stress")
        }
        return result
    }

    private func written(
        _ finding: StressSearch.Finding, _ law: StressLaw, steps: Int, _ result: inout CommandResult
    ) -> StressOutcome {
        let path = arguments.value("--output") ?? "stress-\(law.name)-\(finding.seed).json"
        let file = finding.violation.file(of: law.name, seed: finding.seed)
        let source = arguments.files.first.map { "\(ShellWord($0)) " } ?? ""
        let violation = StressOutcome.Violation(
            seed: finding.seed, message: finding.violation.message, steps: finding.violation.document.steps.count,
            written: path,
            foundBy: "flowsim stress \(source)--seed \(finding.seed) --steps \(steps) --law \(law.name)")
        do {
            try FileWriting.write(file, to: path)
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
        let lines =
            terminal.wrapped(head, hanging: 2)
            + terminal.wrapped("\(NumberText.count(found.steps, "step")) in \(found.written); see it with", indent: 2)
            // Commands stay whole, so that they can be copied.
            + ["    flowsim run \(ShellWord(found.written))", "  found by", "    \(found.foundBy)"]
        return lines.joined(separator: "\n") + "\n"
    }

    private func document() throws(ScenarioError) -> StressDocument? {
        guard let file = arguments.files.first else { return nil }
        let bytes = try FileReading.bytes(atPath: file)
        // A mistake in its steps is one as well.
        _ = try Scenario(contentsOfFile: file, bytes: bytes)
        let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
        return StressDocument(value: try JSONParser.parse(bytes), folder: folder)
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
