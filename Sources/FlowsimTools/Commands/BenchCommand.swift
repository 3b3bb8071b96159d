import FlowScenario

/// The command `flowsim bench`, which measures the cost of steps.
struct BenchCommand: Command {
    static let description = CommandDescription(
        name: "bench", summary: "Measures what the steps of scenarios cost: time, work, and where the time goes.",
        forms: ["FILE…"],
        text: """
            Runs scenarios again and again and prints two tables with a line a step. The first has the time: the median
            run, how far the middle half of the runs spreads around it, the first run, when nothing was used before and
            which is apart, the fastest and the slowest; and where it went: measuring contents, preparing the layout,
            querying it, showing cells and all else. That is the medians of as many runs with a stopwatch. The second
            has the work, the same in every run: layout passes, layouts prepared, cells measured, sizes asked of the
            delegate, rectangles queried, attributes objects made, rows broken, items read to break them, new cells,
            reused cells. Expectations are not checked. Use “swift run -c release flowsim bench”: times of a debug build
            say nothing.
            """,
        exitCodes: "0, or 2 where a file cannot be read.")

    @CommandOption(
        "--json", "print everything for machines instead, under “files” one entry a file; times in seconds"
    ) var isForMachines = false
    @CommandOption(
        "--runs", .number(1...1000), "how often each scenario is run after the first run, 1 to 1000; 9 unless given"
    ) var runCount = 9

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "bench needs a file") }
        var result = CommandResult(errorOutput: Self.warning)
        let outcomes = arguments.files.map(outcome)
        for error in outcomes.compactMap(\.error) {
            result.exitCode = 2
            result.errorOutput += error + "\n"
        }
        let texts = outcomes.compactMap { $0.report?.text(file: $0.file, in: arguments.terminal) }
        result.output = printed(["files": outcomes], texts.joined(separator: "\n"))
        return result
    }

    /// The report of a file, or the error that prevented the report.
    private struct Outcome: Encodable {
        var file: String
        var report: BenchReport?
        var error: String?
    }

    private func outcome(of file: String) -> Outcome {
        do {
            var benchmark = ScenarioBenchmark(try arguments.scenario(inFile: file), runCount: runCount)
            benchmark.progress = { arguments.show($0, of: $1, "runs of \(file)") }
            return Outcome(file: file, report: try benchmark.report())
        } catch {
            return Outcome(file: file, error: "\(error.inFile(file))")
        }
    }


    /// The warning that a debug build prints, because durations of a debug build have no meaning.
    private static var warning: String {
        #if DEBUG
            "flowsim: this is a debug build; counts are right, times are not. Use swift run -c release flowsim bench\n"
        #else
            ""
        #endif
    }
}
