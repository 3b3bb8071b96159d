import FlowScenario
import Foundation

/// The command `flowsim shrink`, which makes a failing scenario smaller.
struct ShrinkCommand: Command {
    static let description = CommandDescription(
        name: "shrink", summary: "Makes a scenario that fails as small as it can be while it fails in the same way.",
        forms: ["FILE"],
        text: """
            Runs a scenario, notes how it fails, and looks for the smallest scenario that fails in the same way: with
            fewer steps, fewer items, sections, cells and properties, and plainer numbers. The same failure is the same
            expectation with the same wrong value, the same refusal of a change, or an issue of the same kind that is an
            error. The result is written as a scenario.
            """,
        exitCodes: "0 the smallest scenario is written, 2 nothing fails, or wrong input or usage.")

    @CommandOption(
        "--failure", .text("NAME", .words(Self.failureNames)),
        """
        the failure to keep, by the name of the value that is not as expected, such as rows or frames.0-3, or
        of an issue, such as layoutLoop; the first unless given
        """
    ) var failure: String?
    @CommandOption("--step", .number(0...ScenarioLimits.steps), "the step of the failure to keep") var step: Int?
    @CommandOption("--loose", "any other wrong value is the same failure as well") var isLoose = false
    @CommandOption(
        "--runs", .number(1...1_000_000), "how many smaller scenarios are tried at most; 3,000 unless given"
    ) var runs = 3000
    @CommandOption(
        "--output", short: "-o", .output("OUT", "json"),
        "where the scenario goes; - is standard output. Unless given, FILE-shrunk.json"
    ) var output: String?
    @CommandOption("--json", "print the failure and the sizes for machines") var isForMachines = false

    /// The names of failures that a shell completes: values of expectations, metrics, and issues.
    private static let failureNames =
        Scenario.Expectation.fields.keys + MetricName.all.map { "metrics.\($0)" } + FormatNames.issues

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let file = try onlyFile()
        let output = output ?? Self.output(of: file)
        var scenario = try arguments.scenario(inFile: file)
        // A document in the same folder may go elsewhere together with its fonts.
        let folder = arguments.fonts == nil ? FileReading.folder(ofFile: file) : nil
        if folder?.standardizedFileURL != FileReading.folder(ofFile: output).standardizedFileURL {
            scenario.useAbsolutePathOfFonts(from: folder)
        }
        let shrunk = try ShrunkScenario(scenario, name: failure, step: step, isLoose: isLoose, budget: runs) {
            arguments.show(runs - $0, of: runs, "runs at most")
        }
        let report = ShrinkReport(shrunk, file: file, written: output)
        var result = CommandResult(output: printed(report, report.text(in: arguments.terminal, budget: runs)))
        try result.put(shrunk.smallest.json(), into: output)
        return result
    }

    /// Returns the default name of the result's file.
    private static func output(of file: String) -> String {
        if file == FileReading.standardInput { return "shrunk.json" }
        return (file.hasSuffix(".json") ? String(file.dropLast(5)) : file) + "-shrunk.json"
    }
}
