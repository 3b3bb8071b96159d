import FlowScenario

/// The command `flowsim fit`, which lays out a cell at several widths.
struct FitCommand: Command {
    static let description = CommandDescription(
        name: "fit", summary: "Lays one cell out at widths and text sizes: its size, and where everything in it is.",
        forms: ["FILE CELL"],
        text: """
            Lays one of a scenario's cells out at widths and text sizes. Prints how large it becomes, in how many lines
            its texts are, the frames of all that is in it, and where constraints contradict each other or leave a
            choice. The cell is offered the width, and the height that the layout assumes.
            """)

    @CommandOption(
        "--widths", .numbers(0...ScenarioLimits.length, "widths such as 320,375"),
        "points, such as 320,375; the container's width unless given"
    ) var widths: [Double]?
    @CommandOption(
        "--text-sizes", .list("text sizes such as L,AX5", among: TextSizeName.names, read: TextSizeName.category),
        "XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or their long names; the container's unless given"
    ) var categories: [Scenario.ContentSizeCategory]?
    @CommandOption(
        "--item", OptionValue("PATH", "a path such as 0-3", read: { Scenario.ItemPath($0) }),
        "whose content is shown; unless given, that of the first item with such a cell"
    ) var item: Scenario.ItemPath?
    @CommandOption(
        "--output", short: "-o", .output("OUT", "svg"),
        "also draw all of it as SVG, with guides and the distances that constraints keep"
    ) var output: String?
    @CommandOption("--json", "print sizes, frames and remarks for machines") var isForMachines = false

    /// The greatest number of combinations of widths and text sizes. The output for more combinations would be too long
    /// to read.
    private static let limit = 200

    var arguments = CommandArguments()

    func run() throws -> CommandResult {
        guard arguments.files.count == 2 else {
            throw CommandMisuse(reason: "fit needs a file and the name of a cell")
        }
        let fitting = try fitting(of: arguments.files[1], in: arguments.scenario(inFile: arguments.files[0]))
        guard output != FileReading.standardInput || !isForMachines else {
            throw CommandMisuse(reason: "--json and the picture both go to standard output; name a file")
        }
        let text = printed(FitReport(fitting, written: output), fitting.text(in: arguments.terminal))
        var result = CommandResult(output: text)
        if let output { try result.put(FitPicture.picture(of: fitting).svg(), into: output) }
        return result
    }

    private func fitting(of cell: String, in scenario: Scenario) throws -> CellFitting {
        let widths = widths ?? [scenario.container.size.width]
        let categories = categories ?? [scenario.container.contentSizeCategory]
        let count = widths.count * categories.count
        guard count <= Self.limit else { throw CommandMisuse.tooManyCombinations(count, limit: Self.limit) }
        var fitting = try scenario.locating { () throws(ScenarioError) in
            try CellFitting(cell, showing: item, in: scenario)
        }
        for category in categories {
            for width in widths {
                arguments.show(fitting.results.count, of: count, "combinations")
                fitting.fit(width: width, at: category)
            }
        }
        return fitting
    }
}
