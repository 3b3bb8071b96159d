import FlowScenario
import FlowSimulator
import Foundation

/// `flowsim run`.
@MainActor
struct RunCommand {
    static nonisolated let options =
        ["--json", "--quiet", "--time", "--trace", "--trace-json"].map { CommandOption(name: $0) } + [
            CommandOption(name: "--junit", takesValue: true)
        ]

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard !arguments.files.isEmpty else { return .misuse("run needs a file", of: "run") }
        if let reason = contradiction { return .misuse(reason, of: "run") }
        do {
            try OutputName.check(arguments.value("--junit"), of: "--junit", endings: ["xml"])
        } catch {
            return .failure(error, of: "run")
        }
        var result = CommandResult()
        var outcomes: [RunOutcome] = []
        var times: [Double] = []
        var total = RunTotal()
        for (index, file) in arguments.files.enumerated() {
            let (found, seconds) = self.outcomes(of: file) { progress(file: index, step: $0, of: $1) }
            outcomes += found
            // Systems that one file plays share its time.
            times += found.map { _ in seconds / Double(found.count) }
            let exitCode = found.map(\.exitCode).max() ?? 0
            total.add(file, exitCode: exitCode)
            result.exitCode = max(result.exitCode, exitCode)
            if let error = found.compactMap(\.error).first { result.errorOutput += error + "\n" }
            if let text = text(found, of: file, seconds) { result.output += (result.output.isEmpty ? "" : "\n") + text }
        }
        if isForMachines {
            result.output = MachineText.document(RunDocument(files: outcomes), of: "run")
        } else if arguments.files.count > 1 || arguments.has("--quiet") {
            result.output += (result.output.isEmpty ? "" : "\n") + total.text(in: arguments.terminal)
        }
        guard let path = arguments.value("--junit") else { return result }
        do {
            try result.put(JUnitText(outcomes, seconds: arguments.has("--time") ? times : nil).text, into: path)
        } catch {
            result.exitCode = 2
            result.errorOutput += "\(error)\n"
        }
        return result
    }

    /// What people read of a file; nil where they read nothing of it.
    private func text(_ found: [RunOutcome], of file: String, _ seconds: Double) -> String? {
        let reports = found.compactMap(\.report)
        guard !isForMachines, reports.count == found.count else { return nil }
        if arguments.has("--quiet"), reports.allSatisfy(\.passed) { return nil }
        let text = ReportText(reports, file: file, traces: found.map(\.trace), terminal: arguments.terminal).text
        return text + (arguments.has("--time") ? "took \(milliseconds(seconds)) ms\n" : "")
    }

    private var isForMachines: Bool { arguments.has("--json") || arguments.has("--trace-json") }

    private var contradiction: String? {
        if isForMachines, arguments.value("--junit") == FileReading.standardInput {
            return "standard output takes one report: give --junit a file, or leave out "
                + (arguments.has("--json") ? "--json" : "--trace-json")
        }
        if isForMachines, arguments.has("--time"), !arguments.has("--junit") {
            return
                "--time is not for machines; leave out --time or \(arguments.has("--json") ? "--json" : "--trace-json")"
        }
        if isForMachines, arguments.has("--quiet") {
            let option = arguments.has("--json") ? "--json" : "--trace-json"
            return "--quiet is not for machines; leave out --quiet or \(option)"
        }
        if isForMachines, arguments.has("--trace") {
            return "--trace is not for machines; leave it out, or say --trace-json alone"
        }
        return nil
    }

    private func progress(file index: Int, step: Int, of count: Int) {
        guard let progress = arguments.terminal.progress else { return }
        let (file, files) = (arguments.files[index], arguments.files.count)
        if files == 1 {
            progress.show(step, of: count, "steps of \(file)")
        } else {
            progress.show(index, of: files, "files; step \(step) of \(count) of \(file)")
        }
    }

    /// One for each system that is played; they end where one cannot be.
    ///
    /// - Parameter progress: Told how many steps of all are done, after every layout.
    private func outcomes(
        of file: String, progress: @escaping (Int, Int) -> Void
    ) -> (values: [RunOutcome], seconds: Double) {
        var outcomes: [RunOutcome] = []
        let start = SteadyClock.now
        do {
            for scenario in try arguments.scenario(inFile: file).inEachProfile {
                outcomes.append(try outcome(of: scenario, in: file, progress: progress))
            }
        } catch {
            outcomes.append(
                RunOutcome(file: file, error: error.inFile(file).description, mistakes: Mistake.all(of: error)))
        }
        return (outcomes, SteadyClock.now - start)
    }

    private func outcome(
        of scenario: Scenario, in file: String, progress: @escaping (Int, Int) -> Void
    ) throws(ScenarioError) -> RunOutcome {
        let isTraced = arguments.has("--trace") || arguments.has("--trace-json")
        let run = ScenarioRun(scenario, tracing: isTraced)
        run.didLayOut = { [unowned run] in progress(run.report.steps.count, scenario.steps.count + 1) }
        var outcome = RunOutcome(file: file)
        outcome.report = try run.finish()
        if isTraced { outcome.trace = run.eventsByStep }
        return outcome
    }

    private func milliseconds(_ seconds: Double) -> String {
        NumberText.grouped((seconds * 1000).rounded(.down))
    }
}

/// What `run --json` prints.
struct RunDocument: Codable {
    /// In the order in which the files are named; one a system that a file plays.
    var files: [RunOutcome]
}

/// A file's report, or what is wrong with it.
struct RunOutcome: Codable {
    var file: String
    var report: ScenarioReport?
    /// The events of each step, the first layout being step 0.
    var trace: [[TraceEvent]]?
    var error: String?
    /// The same with its places as numbers; nil where nothing is wrong.
    var mistakes: [Mistake]?

    var exitCode: Int32 { report.map { $0.passed ? 0 : 1 } ?? 2 }
}
