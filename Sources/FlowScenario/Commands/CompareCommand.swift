/// `flowsim compare`.
@MainActor
struct CompareCommand {
    static nonisolated let options = [
        CommandOption(name: "--json"),
        CommandOption(name: "--frames", takesValue: true),
    ]

    /// Frames that are listed a step, for people and for machines.
    private static let (shownFrames, writtenFrames) = (10, 1000)

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 2 else {
            return .misuse("compare needs two files, not \(arguments.files.count)", usage: FlowsimCommand.usage)
        }
        do {
            let limit = try arguments.number("--frames", 0...1_000_000)
            let comparison = try ScenarioComparison(
                ComparisonSide(contentsOfFile: arguments.files[0]), ComparisonSide(contentsOfFile: arguments.files[1]),
                frameLimit: limit ?? (isForMachines ? Self.writtenFrames : Self.shownFrames))
            return CommandResult(exitCode: comparison.isEqual ? 0 : 1, output: text(of: comparison))
        } catch {
            return .failure(error)
        }
    }

    private var isForMachines: Bool { arguments.has("--json") }

    /// The one place that chooses how the comparison is told.
    private func text(of comparison: ScenarioComparison) -> String {
        isForMachines ? MachineText.json(comparison) : ComparisonText(comparison).text
    }
}
