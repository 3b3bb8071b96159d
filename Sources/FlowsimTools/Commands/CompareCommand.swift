import FlowScenario

/// `flowsim compare`.
@MainActor
struct CompareCommand {
    static nonisolated let options = [
        CommandOption(name: "--json"),
        CommandOption(name: "--frames", takesValue: true),
        CommandOption(name: "--html", takesValue: true),
        CommandOption(name: "--svg", takesValue: true),
        CommandOption(name: "--from", takesValue: true),
        CommandOption(name: "--profiles", takesValue: true),
    ]

    /// Frames that are listed a step, for people and for machines.
    private static let (shownFrames, writtenFrames) = (10, 1000)

    private let arguments: CommandArguments

    init(_ arguments: CommandArguments) {
        self.arguments = arguments
    }

    func run() -> CommandResult {
        if arguments.files.count == 1 || arguments.has("--profiles") { return compareProfiles() }
        guard arguments.files.count == 2 else {
            return .misuse("compare needs two files, not \(arguments.files.count)", of: "compare")
        }
        // Standard input is there once.
        guard arguments.files != [FileReading.standardInput, FileReading.standardInput] else {
            return .misuse("only one of two files can be standard input", of: "compare")
        }
        do {
            try OutputName.check(arguments.value("--html"), of: "--html", endings: ["html"])
            try OutputName.check(arguments.value("--svg"), of: "--svg", endings: ["svg"])
            let drawn = try writeRuns(from: arguments.firstStep(with: "--svg"))
            let limit = try arguments.number("--frames", 0...1_000_000)
            let comparison = try ScenarioComparison(
                ComparisonSide(contentsOfFile: arguments.files[0], fonts: arguments.fonts),
                ComparisonSide(contentsOfFile: arguments.files[1], fonts: arguments.fonts),
                frameLimit: limit ?? (isForMachines ? Self.writtenFrames : Self.shownFrames), progress: showSteps)
            var result = CommandResult(exitCode: comparison.isEqual ? 0 : 1, output: text(of: comparison))
            if let drawn { try result.put(drawn, into: FileReading.standardInput) }
            return result
        } catch {
            return .failure(error, of: "compare")
        }
    }

    /// One scenario in several systems, those of the file unless others are given.
    private func compareProfiles() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("--profiles needs one file, not \(arguments.files.count)", of: "compare")
        }
        if let option = ["--html", "--svg", "--from", "--frames"].first(where: arguments.has) {
            return .misuse("\(option) is for two files", of: "compare")
        }
        let file = arguments.files[0]
        do {
            let scenario = try arguments.scenario(inFile: file)
            let profiles = try profiles(of: scenario)
            let comparison = try ProfileComparison(scenario, in: profiles, file: file, progress: showSteps)
            return CommandResult(
                exitCode: comparison.isEqual ? 0 : 1,
                output: isForMachines ? MachineText.document(comparison, of: "compare")
                    : ProfileComparisonText(comparison, terminal: arguments.terminal).text)
        } catch let error as ScenarioError {
            return CommandResult(exitCode: 2, errorOutput: "\(error.inFile(file))\n")
        } catch {
            return .failure(error, of: "compare")
        }
    }

    /// Those that are asked for; else the file's own.
    private func profiles(of scenario: Scenario) throws(CommandMisuse) -> [Scenario.Table.Profile] {
        if arguments.value("--profiles") == "all" { return Scenario.Table.Profile.allCases }
        let names = Scenario.Table.Profile.allCases.map(\.rawValue)
        let wanted = try arguments.list(
            "--profiles", "all, or some of \(names.joined(separator: ", "))", among: names,
            Scenario.Table.Profile.init(rawValue:))
        if let wanted { return wanted }
        guard scenario.profiles.count > 1 else {
            throw CommandMisuse(reason: "compare needs two files, not 1")
        }
        return scenario.profiles
    }

    /// Both runs side by side, with all their moments, as a page and as a picture that moves.
    ///
    /// - Returns: What of it is for standard output, and then stands there alone.
    private func writeRuns(from step: Int) throws(ScenarioError) -> String? {
        let (page, picture) = (arguments.value("--html"), arguments.value("--svg"))
        guard page != nil || picture != nil else { return nil }
        let scenarios = (try scenario(arguments.files[0]), try scenario(arguments.files[1]))
        guard step <= max(scenarios.0.steps.count, scenarios.1.steps.count) else {
            throw ScenarioError(
                place: "steps", reason: "there is no step \(step); the last one is \(scenarios.0.steps.count)"
            ).located(in: scenarios.0).inFile(arguments.files[0])
        }
        let first = try timeline(of: scenarios.0, in: arguments.files[0])
        let second = try timeline(of: scenarios.1, in: arguments.files[1])
        var printed: String?
        if let page { printed = try write(first.html(comparedWith: second), to: page) }
        if let picture {
            printed = try write(first.animatedSVG(comparedWith: second, from: step), to: picture) ?? printed
        }
        return printed
    }

    /// - Returns: The document where it is for standard output.
    private func write(_ document: String, to path: String) throws(ScenarioError) -> String? {
        guard path != "-" else { return document }
        try FileWriting.write(document, to: path)
        return nil
    }

    private func scenario(_ file: String) throws(ScenarioError) -> Scenario {
        do {
            return try arguments.scenario(inFile: file)
        } catch {
            throw error.inFile(file)
        }
    }

    private func timeline(of scenario: Scenario, in file: String) throws(ScenarioError) -> Timeline {
        do {
            return try Timeline(recording: scenario) { done, total in
                arguments.terminal.progress?.show(done, of: total, "steps of \(file) for the page")
            }
        } catch {
            throw error.inFile(file)
        }
    }

    private func showSteps(_ done: Int, of total: Int) { arguments.terminal.progress?.show(done, of: total, "steps") }

    private var isForMachines: Bool { arguments.has("--json") }

    /// The one place that chooses how the comparison is printed.
    private func text(of comparison: ScenarioComparison) -> String {
        isForMachines
            ? MachineText.document(comparison, of: "compare")
            : ComparisonText(comparison, terminal: arguments.terminal).text
    }
}
