import FlowScenario

/// `flowsim bench`.
@MainActor
struct BenchCommand {
    static nonisolated let options = [
        CommandOption(name: "--json"),
        CommandOption(name: "--runs", takesValue: true),
    ]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("bench needs a file", of: "bench") }
        var runCount = 9
        if let text = arguments.value("--runs") {
            guard let number = Int(text), (1...1000).contains(number) else {
                return .misuse("--runs takes a number from 1 to 1000, not \(quoted(text))", of: "bench")
            }
            runCount = number
        }
        var result = CommandResult(errorOutput: Self.warning)
        let outcomes = arguments.files.map { outcome(of: $0, runCount: runCount) }
        for outcome in outcomes {
            if let error = outcome.error {
                result.exitCode = 2
                result.errorOutput += error + "\n"
            }
        }
        result.output =
            arguments.has("--json") ? MachineText.document(Document(files: outcomes), of: "bench") : text(outcomes)
        return result
    }

    private struct Document: Encodable {
        var files: [Outcome]
    }

    /// A file's report, or what is wrong with it.
    private struct Outcome: Encodable {
        var file: String
        var report: BenchReport?
        var error: String?
    }

    private func outcome(of file: String, runCount: Int) -> Outcome {
        do {
            var benchmark = ScenarioBenchmark(try arguments.scenario(inFile: file), runCount: runCount)
            benchmark.progress = { arguments.terminal.progress?.show($0, of: $1, "runs of \(file)") }
            return Outcome(file: file, report: try benchmark.report())
        } catch {
            return Outcome(file: file, error: "\(error.inFile(file))")
        }
    }

    private func text(_ outcomes: [Outcome]) -> String {
        outcomes.compactMap { outcome in
            outcome.report.map { BenchText($0, file: outcome.file, terminal: arguments.terminal).text }
        }.joined(separator: "\n")
    }

    /// Times of a build with checks say nothing.
    private static var warning: String {
        #if DEBUG
            "flowsim: this is a debug build; counts are right, times are not. Use swift run -c release flowsim bench\n"
        #else
            ""
        #endif
    }
}
