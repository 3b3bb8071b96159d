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
    ]

    private let arguments: CommandArguments
    /// What can be broken.
    var laws = StressLaw.all
    /// Told what is looked at; nothing unless somebody sits at a terminal.
    var progress: ((String) -> Void)?

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
        guard TerminalProgress.isSeen else { return }
        progress = { TerminalProgress.write("\r\u{1B}[K\($0)") }
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
        let search = StressSearch(document: try document(), stepCount: steps, progress: progress)
        let first = UInt64(seed ?? 1)
        var result = CommandResult()
        for law in laws {
            let finding = try search.firstViolation(of: law, seeds: first..<first + UInt64(seedCount))
            progress?("")
            guard let finding else {
                result.output += "\(law.name): holds for \(NumberText.count(seedCount, "seed"))\n"
                continue
            }
            result.exitCode = max(result.exitCode, 1)
            result = written(finding, law, steps: steps, result)
        }
        return result
    }

    private func written(
        _ finding: StressSearch.Finding, _ law: StressLaw, steps: Int, _ soFar: CommandResult
    ) -> CommandResult {
        var result = soFar
        let path = arguments.value("--output") ?? "stress-\(law.name)-\(finding.seed).json"
        let file = finding.violation.file(of: law.name, seed: finding.seed)
        let count = finding.violation.document.steps.count
        let source = arguments.files.first.map { "\($0) " } ?? ""
        result.output += "\(law.name): BROKEN by seed \(finding.seed): \(finding.violation.message)\n"
        result.output += "  \(NumberText.count(count, "step")) in \(path); see it with\n    flowsim run \(path)\n"
        result.output +=
            "  found by\n    flowsim stress \(source)--seed \(finding.seed) --steps \(steps) --law \(law.name)\n"
        do {
            try FileWriting.write(file, to: path)
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return result
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
