import FlowScenario

/// The command `flowsim compare`, which finds differences between runs.
struct CompareCommand: DividedCommand {
    static let description = CommandDescription(
        name: "compare",
        summary:
            "Prints where two runs differ, step by step: frames, values and costs; or systems that play one table.",
        forms: ["A B", "FILE…", "FILE…"],
        text: """
            Prints where two runs differ. A and B are scenarios, which are run, or what “run --json” or “run
            --trace-json” printed for one scenario. Steps are matched by what they do, in order. Of each it prints the
            values that differ (content, offset, rows, costs) and the frames: of all items up to 20,000 and, times
            steps, up to 2,000,000, otherwise of those around the viewport. Reports hold no frames, and costs only with
            their traces; what one side does not know is not compared. Steps that expect something are left out.

            A and B may be folders. Then files with equal paths in them are compared, and those that differ are printed.

            With one file, whose table plays several profiles, or with files whose tables are to play those of
            --profiles: prints where the systems differ, step by step, a column for each of them, with the first row on
            screen and its place.

            With --with-anchor or --with-estimate: compares each scenario with itself after that change, as if the
            changed scenario were a second file.
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
    /// The comparisons of ``work()``. Folders may change before the result is made.
    private let found = Found()

    private final class Found {
        var comparisons: [ComparedFiles] = []
    }

    func work() throws -> DividedWork<ComparisonOutcome> {
        let comparisons = try comparisons()
        found.comparisons = comparisons
        return DividedWork(
            units: comparisons.map { comparison in
                .init(name: comparison.name, staysHere: comparison.files.contains(where: FileReading.isReadOnce))
            },
            things: "comparisons",
            costs: { comparisons.map(cost) },
            perform: { outcome(of: comparisons[$0]) },
            failure: { ComparisonOutcome(ScenarioError(place: "", reason: $1), of: comparisons[$0].files) })
    }

    func result(_ outcomes: [ComparisonOutcome], of share: WorkShare) throws -> CommandResult {
        let ones = Array(repeating: 1, count: outcomes.count)
        let document = CompareDocument(comparisons: outcomes, shard: share.record(entries: ones))
        let comparisons = found.comparisons
        let text = document.text(
            files: share.indices.map { comparisons[$0].files }, remark: share.remark("comparisons"),
            in: arguments.terminal)
        var result = CommandResult(
            exitCode: document.exitCode, output: printed(document, text),
            errorOutput: outcomes.compactMap(\.error).map { $0 + "\n" }.joined())
        guard document.exitCode < 2, !outcomes.isEmpty else { return result }
        let drawn = try writeRuns()
        if let document = drawn.document { try result.put(document, into: FileReading.standardInput) }
        if let remark = drawn.remark { result.errorOutput += "\(remark)\n" }
        return result
    }

    /// Returns the comparisons that the operands request: of two files, of the files in two folders, or of several
    /// systems.
    private func comparisons() throws -> [ComparedFiles] {
        let files = arguments.files
        if !variant.isEmpty { return try variantComparisons() }
        if files.count == 1 || $profiles.isGiven { return try profileComparisons() }
        guard files.count == 2 else { throw CommandMisuse(reason: "compare needs two files, not \(files.count)") }
        // Standard input can be read once.
        guard files != [FileReading.standardInput, FileReading.standardInput] else {
            throw CommandMisuse(reason: "only one of two files can be standard input")
        }
        try $firstStep.checkMoves(with: $picture)
        let comparisons = try ComparedFiles.all(files[0], files[1])
        if comparisons != [.pair(files[0], files[1])], let option = [$page, $picture].first(where: \.isGiven) {
            throw CommandMisuse(reason: "\(option.name) is for two files, not for folders")
        }
        return comparisons
    }

    /// Returns the comparisons of the runs of scenarios in several systems. `--profiles` names the systems; without it,
    /// they are those of the only scenario's file.
    private func profileComparisons() throws -> [ComparedFiles] {
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "--profiles needs a file") }
        if let option = [$page, $picture, $firstStep, $frameLimit].first(where: \.isGiven) {
            throw CommandMisuse(reason: "\(option.name) is for two files")
        }
        if profiles == nil, try arguments.scenario(inFile: arguments.files[0]).profiles.count < 2 {
            throw CommandMisuse(reason: "compare needs two files, not 1")
        }
        return arguments.files.map { .profiles($0, profiles) }
    }

    private var variant: ScenarioVariant { ScenarioVariant(anchor: anchor, estimate: estimate) }

    /// Returns the comparisons of scenarios with themselves after a change.
    private func variantComparisons() throws(CommandMisuse) -> [ComparedFiles] {
        let options = [$anchor, $estimate].filter(\.isGiven).map(\.name).joined(separator: " and ")
        if $profiles.isGiven { throw CommandMisuse(reason: "--profiles is not for \(options)") }
        guard !arguments.files.isEmpty else { throw CommandMisuse(reason: "\(options) needs a file") }
        if arguments.files.count > 1, let option = [$page, $picture].first(where: \.isGiven) {
            let count = arguments.files.count
            throw CommandMisuse(reason: "\(option.name) is for one file with \(options), not for \(count)")
        }
        try $firstStep.checkMoves(with: $picture)
        return arguments.files.map { .variant($0, variant) }
    }

    private func cost(of comparison: ComparedFiles) -> Int {
        // Each side is run twice: once for its costs, and once for its frames.
        comparison.files.reduce(0) { cost, file in
            cost + arguments.cost(ofFile: file) { scenario in
                switch comparison {
                case .profiles(_, let profiles?):
                    scenario.estimatedCost * profiles.count / max(1, scenario.profiles.count)
                case .variant: 4 * scenario.estimatedCost
                default: 2 * scenario.estimatedCost
                }
            }
        }
    }

    private func outcome(of comparison: ComparedFiles) -> ComparisonOutcome {
        do {
            switch comparison {
            case .unpaired(let file): return .unpaired(file)
            case .pair(let a, let b):
                return .pair(
                    try compared(
                        ComparisonSide(contentsOfFile: a, fonts: arguments.fonts),
                        ComparisonSide(contentsOfFile: b, fonts: arguments.fonts)))
            case .variant(let file, let variant):
                let scenario = try arguments.scenario(inFile: file)
                return .pair(
                    try compared(
                        ComparisonSide(file: file, scenario: scenario),
                        ComparisonSide(file: file, scenario: try variant.applied(to: scenario))))
            case .profiles(let file, let profiles):
                let scenario = try arguments.scenario(inFile: file)
                return .profiles(
                    try ProfileComparison(
                        scenario, in: profiles ?? scenario.profiles, file: file, progress: arguments.showSteps))
            }
        } catch {
            return ComparisonOutcome(error, of: comparison.files)
        }
    }

    private func compared(
        _ a: ComparisonSide, _ b: ComparisonSide
    ) throws(ScenarioError) -> ScenarioComparison {
        try ScenarioComparison(
            a, b, frameLimit: frameLimit ?? (isForMachines ? Self.writtenFrames : Self.shownFrames),
            progress: arguments.showSteps)
    }

    /// Writes both runs side by side as a page, an animated picture, or both. All moments of the runs are included. A
    /// document for standard output is not written, but returned.
    ///
    /// - Returns: The document for standard output, which then replaces the text, and a remark on a page in parts;
    ///   `nil` for each that there is not.
    private func writeRuns() throws(ScenarioError) -> (document: String?, remark: String?) {
        guard page != nil || picture != nil else { return (nil, nil) }
        let files = arguments.files
        let scenario = try arguments.scenario(inFile: files[0])
        let other = try variant.isEmpty ? arguments.scenario(inFile: files[1]) : variant.applied(to: scenario)
        let scenarios = (scenario, other)
        guard firstStep <= max(scenarios.0.steps.count, scenarios.1.steps.count) else {
            throw scenarios.0.lacking(step: firstStep).inFile(files[0])
        }
        let first = try timeline(of: scenarios.0, in: files[0])
        let second = try timeline(of: scenarios.1, in: files[files.count - 1])
        var printed: String?
        var remark: String?
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
