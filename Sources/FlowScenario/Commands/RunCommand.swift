import Foundation

/// `flowsim run`.
@MainActor
struct RunCommand {
    static nonisolated let options = [CommandOption(name: "--json"), CommandOption(name: "--time")]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("run needs a file", usage: FlowsimCommand.usage) }
        guard !(arguments.has("--json") && arguments.has("--time")) else {
            return .misuse("--time is not for machines; leave out --time or --json", usage: FlowsimCommand.usage)
        }
        var result = CommandResult()
        var outcomes: [Outcome] = []
        for file in arguments.files {
            let outcome = outcome(of: file)
            outcomes.append(outcome.value)
            result.exitCode = max(result.exitCode, outcome.value.exitCode)
            if let error = outcome.value.error { result.errorOutput += error + "\n" }
            guard !arguments.has("--json"), let report = outcome.value.report else { continue }
            if !result.output.isEmpty { result.output += "\n" }
            result.output += ReportText(report, file: file).text
            if arguments.has("--time") { result.output += "took \(milliseconds(outcome.duration)) ms\n" }
        }
        if arguments.has("--json") { result.output = Self.json(outcomes) }
        return result
    }

    /// A file's report, or what is wrong with it.
    private struct Outcome: Codable {
        var file: String
        var report: ScenarioReport?
        var error: String?

        var exitCode: Int32 { report.map { $0.passed ? 0 : 1 } ?? 2 }
    }

    private func outcome(of file: String) -> (value: Outcome, duration: Duration) {
        var outcome = Outcome(file: file)
        let duration = ContinuousClock().measure {
            do {
                let run = ScenarioRun(try Scenario(contentsOfFile: file))
                outcome.report = try run.finish()
            } catch let error as ScenarioError {
                outcome.error = error.inFile(file).description
            } catch {
                outcome.error = "\(file): \(error)"
            }
        }
        return (outcome, duration)
    }

    private static func json(_ outcomes: [Outcome]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        // Reports hold texts, whole numbers and finite lengths: nothing that JSON lacks.
        guard let data = try? encoder.encode(outcomes) else { return "[]\n" }
        return String(decoding: data, as: UTF8.self) + "\n"
    }

    private func milliseconds(_ duration: Duration) -> String {
        let (seconds, attoseconds) = duration.components
        return NumberText.grouped(Double(seconds) * 1000 + Double(attoseconds / 1_000_000_000_000_000))
    }
}
