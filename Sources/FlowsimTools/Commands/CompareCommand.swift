import FlowScenario

/// The command `flowsim compare`, which finds differences between runs.
struct CompareCommand: Command {
    static let description = CommandDescription(
        name: "compare",
        summary:
            "Prints where two runs differ, step by step: frames, values and costs; or systems that play one table.",
        forms: ["A B", "FILE", "FILE"],
        text: """
            Prints where two runs differ. A and B are scenarios, which are run, or what “run --json” or “run
            --trace-json” printed for one scenario. Steps are matched by what they do, in order. Of each it prints the
            values that differ (content, offset, rows, costs) and the frames: of all items up to 20,000 and, times
            steps, up to 2,000,000, otherwise of those around the viewport. Reports hold no frames, and costs only with
            their traces; what one side does not know is not compared. Steps that expect something are left out.

            With one file, whose table plays several profiles or is to play those of --profiles: prints where the
            systems differ, step by step, a column for each of them, with the first row on screen and its place.

            With --with-anchor or --with-estimate: compares the scenario of one file with the same scenario after that
            change, as if it were a second file.
            """,
        exitCodes: "0 the runs are equal, 1 they differ, 2 wrong input.")

    @CommandOption("--json", "print the differences for machines") var isForMachines = false
    @CommandOption(
        "--profiles",
        .list(
            Self.knownProfiles, among: Self.profileNames + ["all"], all: Scenario.Table.Profile.allCases,
            read: Scenario.Table.Profile.init(rawValue:)),
        in: [2], "\(Self.knownProfiles); those of the file unless given"
    ) var profiles: [Scenario.Table.Profile]?
    @CommandOption(
        "--with-anchor",
        OptionValue(
            "ANCHOR", "\(Self.knownAnchors), or an item such as 0-3", among: Scenario.AnchorRule.words.map(\.0),
            read: Scenario.AnchorRule.init(option:)),
        in: [3], "compare the scenario with itself under another anchor: \(Self.knownAnchors), or an item such as 0-3"
    ) var anchor: Scenario.AnchorRule?
    @CommandOption(
        "--with-estimate",
        OptionValue("SIZE", EstimateOption.expected, among: ["automatic"], read: EstimateOption.init),
        in: [3], "compare it with itself under another estimate: \(EstimateOption.expected)"
    ) var estimate: EstimateOption?
    @CommandOption(
        "--frames", .number(0...1_000_000), in: [1, 3],
        "how many frames are listed a step; 10 unless given, 1,000 for machines"
    ) var frameLimit: Int?
    @CommandOption(
        "--html", .output("OUT.html", "html"), in: [1, 3],
        "also write a page with both runs side by side; A and B are scenarios then"
    ) var page: String?
    @CommandOption(
        "--svg", .output("OUT.svg", "svg"), in: [1, 3], "also write them as a picture that moves, without a script"
    ) var picture: String?
    @CommandOption(
        "--from", .number(0...1_000_000), in: [1, 3], with: "--svg",
        "begin that picture with the end of step N; with the first layout unless given"
    ) var firstStep = 0

    private static let profileNames = Scenario.Table.Profile.allCases.map(\.rawValue)
    private static let knownAnchors = Scenario.AnchorRule.words.map(\.0).joined(separator: ", ")
    private static let knownProfiles = "all, or some of \(profileNames.joined(separator: ", "))"

    /// The greatest numbers of frames that are listed for a step: in texts for people, and in documents for machines.
    private static let (shownFrames, writtenFrames) = (10, 1000)

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let variant = ScenarioVariant(anchor: anchor, estimate: estimate)
        if !variant.isEmpty { return try compare(with: variant) }
        let files = arguments.files
        if files.count == 1 || $profiles.isGiven { return try compareProfiles() }
        guard files.count == 2 else { throw CommandMisuse(reason: "compare needs two files, not \(files.count)") }
        // Standard input can be read once.
        guard files != [FileReading.standardInput, FileReading.standardInput] else {
            throw CommandMisuse(reason: "only one of two files can be standard input")
        }
        try $firstStep.checkMoves(with: $picture)
        let drawn = try writeRuns {
            (try arguments.scenario(inFile: files[0]), try arguments.scenario(inFile: files[1]))
        }
        return try compare(
            ComparisonSide(contentsOfFile: files[0], fonts: arguments.fonts),
            ComparisonSide(contentsOfFile: files[1], fonts: arguments.fonts), drawn: drawn)
    }

    /// Compares a scenario with itself after a change.
    private func compare(with variant: ScenarioVariant) throws -> CommandResult {
        let options = [$anchor, $estimate].filter(\.isGiven).map(\.name).joined(separator: " and ")
        guard arguments.files.count == 1, !$profiles.isGiven else {
            let reason = $profiles.isGiven ? "--profiles is not for \(options)" : "\(options) needs one file"
            throw CommandMisuse(reason: reason)
        }
        try $firstStep.checkMoves(with: $picture)
        let file = arguments.files[0]
        let scenario = try arguments.scenario(inFile: file)
        let changed: Scenario
        do {
            changed = try variant.applied(to: scenario)
        } catch {
            throw error.inFile(file)
        }
        let drawn = try writeRuns { (scenario, changed) }
        return try compare(
            ComparisonSide(file: file, scenario: scenario), ComparisonSide(file: file, scenario: changed), drawn: drawn)
    }

    /// Compares two sides, and returns the result of the command.
    ///
    /// - Parameter drawn: The document for standard output, and a remark on a page in parts.
    private func compare(
        _ a: ComparisonSide, _ b: ComparisonSide, drawn: (document: String?, remark: String?)
    ) throws -> CommandResult {
        let comparison = try ScenarioComparison(
            a, b, frameLimit: frameLimit ?? (isForMachines ? Self.writtenFrames : Self.shownFrames),
            progress: arguments.showSteps)
        var result = CommandResult(
            exitCode: comparison.isEqual ? 0 : 1,
            output: printed(comparison, comparison.text(in: arguments.terminal)))
        if let document = drawn.document { try result.put(document, into: FileReading.standardInput) }
        if let remark = drawn.remark { result.errorOutput += "\(remark)\n" }
        return result
    }

    /// Compares the runs of one scenario in several systems. `--profiles` names the systems; without it, they are those
    /// of the scenario's file.
    private func compareProfiles() throws -> CommandResult {
        guard arguments.files.count == 1 else {
            throw CommandMisuse(reason: "--profiles needs one file, not \(arguments.files.count)")
        }
        if let option = [$page, $picture, $firstStep, $frameLimit].first(where: \.isGiven) {
            throw CommandMisuse(reason: "\(option.name) is for two files")
        }
        let file = arguments.files[0]
        let scenario = try arguments.scenario(inFile: file)
        guard let profiles = profiles ?? (scenario.profiles.count > 1 ? scenario.profiles : nil) else {
            throw CommandMisuse(reason: "compare needs two files, not 1")
        }
        let comparison = try ProfileComparison(scenario, in: profiles, file: file, progress: arguments.showSteps)
        return CommandResult(
            exitCode: comparison.isEqual ? 0 : 1,
            output: printed(comparison, comparison.text(in: arguments.terminal)))
    }

    /// Writes both runs side by side as a page, an animated picture, or both. All moments of the runs are included. A
    /// document for standard output is not written, but returned.
    ///
    /// - Parameter read: Returns the two scenarios. Called only if something is to be written.
    /// - Returns: The document for standard output, which then replaces the text, and a remark on a page in parts;
    ///   `nil` for each that there is not.
    private func writeRuns(_ read: () throws -> (Scenario, Scenario)) throws -> (document: String?, remark: String?) {
        guard page != nil || picture != nil else { return (nil, nil) }
        let files = arguments.files
        let scenarios = try read()
        guard firstStep <= max(scenarios.0.steps.count, scenarios.1.steps.count) else {
            throw scenarios.0.lacking(step: firstStep).inFile(files[0])
        }
        let first = try timeline(of: scenarios.0, in: files[0])
        let second = try timeline(of: scenarios.1, in: files[files.count - 1])
        var (printed, remark): (String?, String?)
        if let page, FileWriting.isFile(page) {
            let files = TimelinePage([first, second]).files(at: page)
            try files.write(to: page, with: FileWriting.write)
            remark = files.remark
        } else if let page {
            printed = try write(first.html(comparedWith: second), to: page)
        }
        if let picture {
            let drawn: String
            do {
                drawn = try first.animatedSVG(comparedWith: second, from: firstStep)
            } catch {
                throw ScenarioError(error)
            }
            printed = try write(drawn, to: picture) ?? printed
        }
        return (printed, remark)
    }

    /// Writes a document to a file, or returns it if the path means standard output.
    ///
    /// - Returns: The document if it is for standard output; `nil` if it was written to a file.
    private func write(_ document: String, to path: String) throws(ScenarioError) -> String? {
        guard path != FileReading.standardInput else { return document }
        try FileWriting.write(document, to: path)
        return nil
    }

    private func timeline(of scenario: Scenario, in file: String) throws(ScenarioError) -> Timeline {
        do {
            return try Timeline(recording: scenario) { arguments.show($0, of: $1, "steps of \(file) for the page") }
        } catch {
            throw error.inFile(file)
        }
    }
}
