import FlowScenario

/// `flowsim compare`.
@MainActor
struct CompareCommand {
    static nonisolated let options = [
        CommandOption(name: "--json"),
        CommandOption(name: "--frames", takesValue: true),
        CommandOption(name: "--html", takesValue: true),
    ]

    /// Frames that are listed a step, for people and for machines.
    private static let (shownFrames, writtenFrames) = (10, 1000)

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 2 else {
            return .misuse("compare needs two files, not \(arguments.files.count)", of: "compare")
        }
        do {
            try OutputName.check(arguments.value("--html"), of: "--html", endings: ["html"])
            try writePage()
            let limit = try arguments.number("--frames", 0...1_000_000)
            let comparison = try ScenarioComparison(
                ComparisonSide(contentsOfFile: arguments.files[0]), ComparisonSide(contentsOfFile: arguments.files[1]),
                frameLimit: limit ?? (isForMachines ? Self.writtenFrames : Self.shownFrames))
            return CommandResult(exitCode: comparison.isEqual ? 0 : 1, output: text(of: comparison))
        } catch {
            return .failure(error, of: "compare")
        }
    }

    /// Both runs side by side, with all their moments.
    private func writePage() throws(ScenarioError) {
        guard let path = arguments.value("--html") else { return }
        let (first, second) = (try timeline(arguments.files[0]), try timeline(arguments.files[1]))
        try FileWriting.write(first.html(comparedWith: second), to: path)
    }

    private func timeline(_ file: String) throws(ScenarioError) -> Timeline {
        do {
            return try Timeline(recording: Scenario(contentsOfFile: file))
        } catch {
            throw error.inFile(file)
        }
    }

    private var isForMachines: Bool { arguments.has("--json") }

    /// The one place that chooses how the comparison is printed.
    private func text(of comparison: ScenarioComparison) -> String {
        isForMachines ? MachineText.json(comparison) : ComparisonText(comparison).text
    }
}
