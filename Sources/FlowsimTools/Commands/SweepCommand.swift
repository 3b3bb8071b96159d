import FlowScenario
import Foundation

/// The command `flowsim sweep`, which lays out a scenario in many surroundings.
struct SweepCommand: Command {
    static let description = CommandDescription(
        name: "sweep",
        summary: "Lays a scenario out on many screens, and looks for overlaps and clipped items.", forms: ["FILE"],
        text: """
            Lays a scenario out on many screens, scrolls through it, and prints of each the content's size, the rows,
            what the simulator remarked, how many pairs of items overlap and how many items stick out of the content,
            both by a pixel or more; then in a sentence where it is worst, with an example. Steps of the file are left
            out. Of long contents some 2,000 items are scrolled through, and then the end.
            """,
        exitCodes: """
            0 all is well, 1 there are overlaps or errors, 2 wrong input. Warnings and clipped items alone leave it 0.
            """)

    @CommandOption(
        "--widths", .list(SweepDevice.expected, read: SweepDevice.init),
        "320,390x844: widths with the file's own height, or sizes; eleven devices unless given"
    ) var devices = SweepDevice.all
    @CommandOption(
        "--scales", .numbers(0...ScenarioLimits.scale, "a number from 0 to 16"), "pixels per point; 2,3 unless given"
    ) var scales: [Double] = [2, 3]
    @CommandOption(
        "--directions",
        .list(
            "leftToRight or rightToLeft", among: Scenario.LayoutDirection.allCases.map(\.rawValue) + ["ltr", "rtl"]
        ) { ["ltr": .leftToRight, "rtl": .rightToLeft][$0] ?? .init(rawValue: $0) },
        "leftToRight,rightToLeft, or ltr,rtl; both unless given"
    ) var directions = Scenario.LayoutDirection.allCases
    @CommandOption(
        "--categories",
        .list(
            "all, or text sizes such as L,AX5 or large", among: TextSizeName.names + ["all"],
            all: Scenario.ContentSizeCategory.allCases, read: TextSizeName.category),
        """
        text sizes such as L,AX5 or large, or all; unless given the file's own, and a few more where it
        has texts
        """
    ) var categories: [Scenario.ContentSizeCategory]?
    @CommandOption(
        "--jobs", .number(1...64), "processes that share the work; as many as there are processors unless given"
    ) var jobLimit = ProcessInfo.processInfo.activeProcessorCount
    @CommandOption("--json", "print the results for machines") var isForMachines = false
    @CommandOption("--part", OptionValue("PART", "a part such as 0/2", read: Part.init)) var part: Part?
    @CommandOption("--part-output", .text("FILE")) var partOutput: String?

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let scenario = try arguments.scenario(inFile: onlyFile())
        let plan = SweepPlan(
            devices: devices.map { $0.withHeight(scenario.container.size.height) }.distinct, scales: scales,
            directions: directions, categories: categories ?? SweepPlan.categories(for: scenario))
        let combinations = plan.combinations
        guard combinations.count <= SweepPlan.limit else {
            throw CommandMisuse.tooManyCombinations(combinations.count, limit: SweepPlan.limit)
        }
        if let part { return try write(part, combinations, of: scenario) }
        let document = SweepDocument(results: results(combinations, of: scenario))
        let name = scenario.name.isEmpty ? arguments.files[0] : scenario.name
        return CommandResult(
            exitCode: document.results.contains(where: \.isBad) ? 1 : 0,
            output: printed(document, document.text(name: name, in: arguments.terminal)))
    }

    private func results(_ combinations: [SweepPlan.Combination], of scenario: Scenario) -> [SweepResult] {
        let progress = { [arguments] (done: Int) in arguments.show(done, of: combinations.count, "combinations") }
        var results: [Int: SweepResult] = [:]
        let jobs = min(jobLimit, combinations.count)
        // Other processes cannot read a pipe that this one has read.
        if let executable = arguments.executable, jobs > 1, !FileReading.isReadOnce(arguments.files[0]) {
            let processes = SweepProcesses(executable: executable, arguments: sharedArguments, count: jobs)
            for result in processes.results(progress: progress) { results[result.index] = result }
        }
        for (index, combination) in combinations.enumerated() where results[index] == nil {
            progress(results.count)
            results[index] = SweepResult(combination, index: index, of: scenario)
        }
        return combinations.indices.compactMap { results[$0] }
    }

    /// The arguments that make another process plan the same combinations of surroundings as this process.
    private var sharedArguments: [String] {
        let options = [$devices, $scales, $directions, $categories, arguments.$fontsFile]
        return options.compactMap { option in option.text.map { "\(option.name)=\($0)" } } + ["--", arguments.files[0]]
    }

    // MARK: A process's part

    /// The share of the combinations that one of several processes lays out. `1/2` is every second combination,
    /// beginning with the combination at index 1.
    struct Part {
        var index, count: Int

        init?(_ text: String) {
            let numbers = text.split(separator: "/").compactMap { Int($0) }
            guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else { return nil }
            (index, count) = (numbers[0], numbers[1])
        }
    }

    private func write(
        _ part: Part, _ combinations: [SweepPlan.Combination], of scenario: Scenario
    ) throws -> CommandResult {
        guard let partOutput, FileManager.default.createFile(atPath: partOutput, contents: nil),
            let file = OutputStream(toFileAtPath: partOutput, append: true)
        else { throw CommandMisuse(reason: "--part needs a --part-output that can be written") }
        file.open()
        defer { file.close() }
        for index in stride(from: part.index, to: combinations.count, by: part.count) {
            let result = try JSONEncoder().encode(SweepResult(combinations[index], index: index, of: scenario))
            let line = Array(result) + [UInt8(ascii: "\n")]
            guard file.write(line, maxLength: line.count) == line.count else {
                throw file.streamError ?? CocoaError(.fileWriteUnknown)
            }
        }
        return CommandResult()
    }
}
