import FlowScenario
import FlowSimulator
import Foundation

/// `flowsim run`.
@MainActor
struct RunCommand {
    static nonisolated let options = ["--json", "--time", "--trace", "--trace-json"].map { CommandOption(name: $0) }

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("run needs a file", of: "run") }
        if let reason = contradiction { return .misuse(reason, of: "run") }
        var result = CommandResult()
        var outcomes: [RunOutcome] = []
        for file in arguments.files {
            let outcome = outcome(of: file)
            outcomes.append(outcome.value)
            result.exitCode = max(result.exitCode, outcome.value.exitCode)
            if let error = outcome.value.error { result.errorOutput += error + "\n" }
            guard !isForMachines, let report = outcome.value.report else { continue }
            if !result.output.isEmpty { result.output += "\n" }
            result.output += ReportText(report, file: file, trace: outcome.value.trace).text
            if arguments.has("--time") { result.output += "took \(milliseconds(outcome.seconds)) ms\n" }
        }
        if isForMachines { result.output = MachineText.json(outcomes) }
        return result
    }

    private var isForMachines: Bool { arguments.has("--json") || arguments.has("--trace-json") }

    private var contradiction: String? {
        if isForMachines, arguments.has("--time") {
            return
                "--time is not for machines; leave out --time or \(arguments.has("--json") ? "--json" : "--trace-json")"
        }
        if isForMachines, arguments.has("--trace") {
            return "--trace is not for machines; leave it out, or say --trace-json alone"
        }
        return nil
    }

    private func outcome(of file: String) -> (value: RunOutcome, seconds: Double) {
        var outcome = RunOutcome(file: file)
        let start = SteadyClock.now
        do {
            let isTraced = arguments.has("--trace") || arguments.has("--trace-json")
            let run = ScenarioRun(try Scenario(contentsOfFile: file), tracing: isTraced)
            outcome.report = try run.finish()
            if isTraced { outcome.trace = run.eventsByStep }
        } catch {
            outcome.error = error.inFile(file).description
        }
        return (outcome, SteadyClock.now - start)
    }

    private func milliseconds(_ seconds: Double) -> String {
        NumberText.grouped((seconds * 1000).rounded(.down))
    }
}

/// A file's report, or what is wrong with it: what `run --json` prints a list of.
struct RunOutcome: Codable {
    var file: String
    var report: ScenarioReport?
    /// The events of each step, the first layout being step 0.
    var trace: [[TraceEvent]]?
    var error: String?

    var exitCode: Int32 { report.map { $0.passed ? 0 : 1 } ?? 2 }
}
