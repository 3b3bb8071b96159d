import FlowScenario
import Foundation

/// `flowsim sweep`.
@MainActor
struct SweepCommand {
    static nonisolated let options = [
        CommandOption(name: "--widths", takesValue: true),
        CommandOption(name: "--scales", takesValue: true),
        CommandOption(name: "--directions", takesValue: true),
        CommandOption(name: "--categories", takesValue: true),
        CommandOption(name: "--jobs", takesValue: true),
        CommandOption(name: "--json"),
        // Between this program and the processes that it starts.
        CommandOption(name: "--part", takesValue: true, isInternal: true),
        CommandOption(name: "--part-output", takesValue: true, isInternal: true),
    ]

    private let arguments: CommandArguments
    /// This program, to start it again; without one everything is done here.
    private let executable: URL?

    init(_ arguments: CommandArguments, executable: URL?) {
        self.arguments = arguments
        self.executable = executable
    }

    func run() -> CommandResult {
        guard arguments.files.count == 1 else {
            return .misuse("sweep needs one file, not \(arguments.files.count)", of: "sweep")
        }
        do {
            let scenario = try arguments.scenario(inFile: arguments.files[0])
            let combinations = try plan(for: scenario).combinations
            guard combinations.count <= SweepPlan.limit else {
                throw CommandMisuse(
                    reason: "\(NumberText.grouped(combinations.count)) combinations are too many; the limit is "
                        + NumberText.grouped(SweepPlan.limit))
            }
            if let part = arguments.value("--part") { return try write(part, combinations, of: scenario) }
            return result(try results(combinations, of: scenario), of: scenario)
        } catch {
            return .failure(error, of: "sweep")
        }
    }

    private func result(_ results: [SweepResult], of scenario: Scenario) -> CommandResult {
        let name = scenario.name.isEmpty ? arguments.files[0] : scenario.name
        return CommandResult(
            exitCode: results.contains(where: \.isBad) ? 1 : 0,
            output: arguments.has("--json")
                ? MachineText.document(SweepDocument(results: results), of: "sweep")
                : SweepText(results, name: name, terminal: arguments.terminal).text)
    }

    private func results(_ combinations: [SweepPlan.Combination], of scenario: Scenario) throws -> [SweepResult] {
        let progress = { [terminal = arguments.terminal] (done: Int) in
            terminal.progress?.show(done, of: combinations.count, "combinations") ?? ()
        }
        var results: [Int: SweepResult] = [:]
        let jobs = min(
            try arguments.number("--jobs", 1...64) ?? ProcessInfo.processInfo.activeProcessorCount, combinations.count)
        // Other processes cannot read what this one has read from a pipe.
        if let executable, jobs > 1, !FileReading.isReadOnce(arguments.files[0]) {
            let processes = SweepProcesses(executable: executable, arguments: passedOn, count: jobs)
            for result in processes.results(progress: progress) { results[result.index] = result }
        }
        for (index, combination) in combinations.enumerated() where results[index] == nil {
            progress(results.count)
            results[index] = SweepResult(combination, index: index, of: scenario)
        }
        return combinations.indices.compactMap { results[$0] }
    }

    /// What makes the same plan.
    private var passedOn: [String] {
        let names = ["--widths", "--scales", "--directions", "--categories", CommandOption.fonts.name]
        return names.flatMap { name in arguments.value(name).map { ["\(name)=\($0)"] } ?? [] } + [
            "--", arguments.files[0],
        ]
    }
}

// MARK: What is tried

extension SweepCommand {
    private func plan(for scenario: Scenario) throws(CommandMisuse) -> SweepPlan {
        SweepPlan(
            devices: try arguments.list("--widths", SweepDevice.expected) {
                SweepDevice($0, height: scenario.container.size.height)
            } ?? SweepDevice.all,
            scales: try arguments.list("--scales", "a number from 0 to 16") { text in
                Double(text).flatMap { (0...ScenarioLimits.scale).contains($0) ? $0 : nil }
            } ?? [2, 3],
            directions: try arguments.list(
                "--directions", "leftToRight or rightToLeft",
                among: Scenario.LayoutDirection.allCases.map(\.rawValue) + ["ltr", "rtl"]
            ) { ["ltr": .leftToRight, "rtl": .rightToLeft][$0] ?? .init(rawValue: $0) }
                ?? Scenario.LayoutDirection.allCases,
            categories: try categories(for: scenario))
    }

    private func categories(for scenario: Scenario) throws(CommandMisuse) -> [Scenario.ContentSizeCategory] {
        if arguments.value("--categories") == "all" { return Scenario.ContentSizeCategory.allCases }
        return try arguments.list(
            "--categories", "all, or text sizes such as L,AX5 or large", among: TextSizeName.names + ["all"],
            TextSizeName.category) ?? SweepPlan.categories(for: scenario)
    }
}

// MARK: A process's part

extension SweepCommand {
    /// - Parameter part: `1/2`: every second combination, beginning with that of index 1.
    private func write(
        _ part: String, _ combinations: [SweepPlan.Combination], of scenario: Scenario
    ) throws -> CommandResult {
        let numbers = part.split(separator: "/").compactMap { Int($0) }
        guard numbers.count == 2, numbers[1] > 0, (0..<numbers[1]).contains(numbers[0]) else {
            throw CommandMisuse(reason: "--part takes a part such as 0/2, not \(quoted(part))")
        }
        guard let path = arguments.value("--part-output"),
            FileManager.default.createFile(atPath: path, contents: nil),
            let file = OutputStream(toFileAtPath: path, append: true)
        else { throw CommandMisuse(reason: "--part needs a --part-output that can be written") }
        file.open()
        defer { file.close() }
        for index in stride(from: numbers[0], to: combinations.count, by: numbers[1]) {
            let result = try JSONEncoder().encode(SweepResult(combinations[index], index: index, of: scenario))
            let line = Array(result) + [UInt8(ascii: "\n")]
            guard file.write(line, maxLength: line.count) == line.count else {
                throw file.streamError ?? CocoaError(.fileWriteUnknown)
            }
        }
        return CommandResult()
    }
}
