import FlowScenario
import Foundation

/// `flowsim fit`.
@MainActor
struct FitCommand {
    static nonisolated let options = [
        CommandOption(name: "--widths", takesValue: true),
        CommandOption(name: "--text-sizes", takesValue: true),
        CommandOption(name: "--item", takesValue: true),
        CommandOption(name: "--output", shortName: "-o", takesValue: true),
        CommandOption(name: "--json"),
    ]

    /// Widths times text sizes; more would not be read.
    private static let limit = 200

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        guard arguments.files.count == 2 else { return .misuse("fit needs a file and the name of a cell", of: "fit") }
        do {
            try OutputName.check(arguments.value("--output"), of: "--output", endings: ["svg"])
            let fitting = try fitting(of: arguments.files[1], in: arguments.scenario(inFile: arguments.files[0]))
            let path = arguments.value("--output")
            guard path != "-" || !arguments.has("--json") else {
                throw CommandMisuse(reason: "--json and the picture both go to standard output; name a file")
            }
            var result = CommandResult(
                output: arguments.has("--json")
                    ? MachineText.document(FitReport(fitting, written: path), of: "fit")
                    : FitText(fitting, terminal: arguments.terminal).text)
            if let path { try result.put(FitPicture.picture(of: fitting).svg(), into: path) }
            return result
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(arguments.files[0]))\n")
        } catch {
            return .failure(error, of: "fit")
        }
    }

    private func fitting(of name: String, in scenario: Scenario) throws -> CellFitting {
        let item = try arguments.value("--item").map { text in
            guard let path = Scenario.ItemPath(text) else {
                throw CommandMisuse(reason: "--item takes a path such as 0-3, not \(quoted(text))")
            }
            return path
        }
        let widths =
            try arguments.list("--widths", "widths such as 320,375") { text -> Double? in
                Double(text).flatMap { (0...ScenarioLimits.length).contains($0) ? $0 : nil }
            } ?? [scenario.container.size.width]
        let categories =
            try arguments.list(
                "--text-sizes", "text sizes such as L,AX5", among: TextSizeName.names, TextSizeName.category)
            ?? [scenario.container.contentSizeCategory]
        guard widths.count * categories.count <= Self.limit else {
            throw CommandMisuse(
                reason:
                    "\(NumberText.grouped(widths.count * categories.count)) combinations are too many; the limit is "
                    + NumberText.grouped(Self.limit))
        }
        var fitting = try scenario.locating { () throws(ScenarioError) in
            try CellFitting(name, showing: item, in: scenario)
        }
        for category in categories {
            for width in widths {
                arguments.terminal.progress?.show(
                    fitting.results.count, of: widths.count * categories.count, "combinations")
                fitting.fit(width: width, at: category)
            }
        }
        return fitting
    }
}
