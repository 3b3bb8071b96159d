import FlowScenario

/// The command `flowsim advise`, which tries estimates.
struct AdviseCommand: Command {
    static let description = CommandDescription(
        name: "advise", summary: "Tries estimates, and recommends one with the numbers.", forms: ["FILE"],
        text: """
            Runs a scenario with one estimate after the other: its own, the smallest, median, mean, 90th percentile and
            largest size of its items, half and twice the median, and the average that a layout keeps itself. Of each it
            prints how far the content jumps when cells come on screen, how far the scroll indicator's knob jumps and
            how often it runs backwards, how wrong the content's first length is, and how many cells are measured. One
            is recommended, with the reasons.

            It does the file's own steps where they scroll; otherwise it scrolls through to the end and back, of long
            contents some 2,000 items each way, and through a table in steps of 20 points.
            """,
        exitCodes: "0 an estimate is recommended, 2 wrong input, or a scenario whose cells are not measured.")

    @CommandOption("--json", "print the numbers for machines") var isForMachines = false
    @CommandOption(
        "--estimates", .numbers(1...ScenarioLimits.length, "heights from 1 on, such as 44,100"),
        "heights of rows to try instead, such as 44,100"
    ) var heights: [Double]?

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        let file = try onlyFile()
        let scenario = try arguments.scenario(inFile: file)
        let advice = try scenario.locating { () throws(ScenarioError) in
            try EstimateAdvisor(scenario, heights: heights).advice { arguments.show($0, of: $1, "estimates") }
        }
        return CommandResult(
            output: printed(advice, AdviceText(advice, file: file, terminal: arguments.terminal).text))
    }
}
