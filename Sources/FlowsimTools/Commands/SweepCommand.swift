import FlowScenario
import Foundation

/// The command `flowsim sweep`, which lays out a scenario in many surroundings.
struct SweepCommand: DividedCommand {
    static let description = CommandDescription(
        name: "sweep",
        summary: "Lays a scenario out on many screens, and looks for overlaps and clipped items.", forms: ["FILE"],
        text: """
            Lays a scenario out on the screens of many devices and scrolls through it. Of each combination with
            something to report it prints the content's size, the rows, what the simulator remarked, how many pairs of
            items overlap and how many items stick out of the content, both by a pixel or more; then in a sentence where
            it is worst, with an example. Steps of the file are left out. Of long contents some 2,000 items are scrolled
            through, and then the end.
            """,
        exitCodes: """
            0 all is well, 1 there are overlaps or errors, 2 wrong input. Warnings and clipped items alone leave it 0.
            """)

    @CommandOption(
        "--widths", .list(SweepDevice.expected, among: SweepDevice.all.map(\.sizeName), read: SweepDevice.init),
        "320,390x844,390x844@3: widths with the file's own height, or sizes; eleven screens of devices unless given"
    ) var devices = SweepDevice.all
    @CommandOption(
        "--scales", .numbers(0...ScenarioLimits.scale, "a number from 0 to 16"),
        "pixels per point, all of which are tried; unless given those of the devices, and the file's own for --widths"
    ) var scales: [Double]?
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
    @CommandOption("--all", "print all combinations, and not only those with something to report")
    var showsAll = false
    @CommandOption("--json", "print the results for machines") var isForMachines = false

    var arguments = CommandArguments()

    func work() throws -> DividedWork<SweepResult> {
        let file = try onlyFile()
        let scenario = try arguments.scenario(inFile: file)
        let combinations = try combinations(of: scenario)
        let isReadOnce = FileReading.isReadOnce(file)
        return DividedWork(
            units: combinations.map { .init(name: "\(file) \($0.name)", staysHere: isReadOnce) },
            things: "combinations",
            costs: { combinations.map(scenario.estimatedCost(of:)) },
            perform: { SweepResult(combinations[$0], index: $0, of: scenario) },
            failure: { SweepResult(combinations[$0], index: $0, failure: $1) })
    }

    func result(_ results: [SweepResult], of share: WorkShare) throws -> CommandResult {
        let ones = Array(repeating: 1, count: results.count)
        let document = SweepDocument(results: results, shard: share.record(entries: ones))
        let scenario = try arguments.scenario(inFile: arguments.files[0])
        let name = scenario.name.isEmpty ? arguments.files[0] : scenario.name
        let remark = share.remark("combinations")
        return CommandResult(
            exitCode: document.exitCode,
            output: printed(
                document, document.text(name: name, showsAll: showsAll, remark: remark, in: arguments.terminal)))
    }

    private func combinations(of scenario: Scenario) throws(CommandMisuse) -> [SweepPlan.Combination] {
        let plan = SweepPlan(
            devices: devices.map { $0.within(scenario.container) }.distinct, scales: scales, directions: directions,
            categories: categories ?? SweepPlan.categories(for: scenario))
        let combinations = plan.combinations
        guard combinations.count <= SweepPlan.limit else {
            throw CommandMisuse.tooManyCombinations(combinations.count, limit: SweepPlan.limit)
        }
        return combinations
    }
}

extension SweepDocument {
    /// 1 if a combination has a defect, otherwise 0.
    var exitCode: Int32 { results.contains(where: \.isBad) ? 1 : 0 }
}
