import FlowScenario

/// The result of `flowsim shrink`, which `--json` prints.
struct ShrinkReport: Encodable {
    var file: String
    var failure: ScenarioFailure
    /// The failures of the original scenario other than ``failure``; the smallest scenario need not have them. Each
    /// name is listed once, and the name of ``failure`` is not listed.
    var others: [ScenarioFailure]
    var before, after: Extent
    /// The number of smaller scenarios that were tried.
    var runs: Int
    /// The file with the smallest scenario.
    var written: String

    struct Extent: Encodable {
        var steps, sections, items: Int

        init(_ scenario: Scenario) {
            (steps, sections, items) = (scenario.steps.count, scenario.sections.count, scenario.itemCount)
        }

        var text: String {
            "\(NumberText.count(steps, "step")), \(NumberText.count(sections, "section")) and "
                + NumberText.count(items, "item")
        }
    }

    @MainActor
    init(_ shrunk: ShrunkScenario, file: String, written: String) {
        (self.file, self.written) = (file, written)
        (failure, others, runs) = (shrunk.failure, shrunk.others, shrunk.tries)
        (before, after) = (Extent(shrunk.original), Extent(shrunk.smallest))
    }

    func text(in terminal: Terminal, budget: Int) -> String {
        let isPiped = written == FileReading.standardInput
        let fails = terminal.painted("fails", .failure)
        let size = "\(before.text) became \(after.text) in \(NumberText.count(runs, "run"))"
            + (runs == budget ? ", and --runs N allows more, " : " ")
        var lines = terminal.wrapped("\(file): \(fails) in step \(failure.step), \(failure)", hanging: 2)
        for other in others.prefix(5) {
            let option = "--failure \(ShellWord(other.name))"
            lines += terminal.wrapped("also \(other.name) in step \(other.step), with \(option)", indent: 2, hanging: 2)
        }
        lines += terminal.wrapped(
            size + (isPiped ? "on standard output" : "in \(written); see it with"), indent: 2, hanging: 2)
        if !isPiped { lines.append("    flowsim run \(ShellWord(written))") }
        return lines.joined(separator: "\n") + "\n"
    }
}
