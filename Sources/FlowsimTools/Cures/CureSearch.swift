import FlowScenario

/// A search for changes of a scenario that lessen the problems of its run. It runs the scenario with each change, and
/// compares the numbers.
@MainActor
final class CureSearch {
    let scenario: Scenario
    /// The words of a command that name the scenario's file and its fonts; `nil` if the command cannot read them again.
    let operands: String?
    /// The run of the scenario as it is.
    let base: CureTrial
    /// Called after every layout of every run.
    let didLayOut: () -> Void
    /// The changes that lessen the jumps of the content: another anchor, and the estimate that `flowsim advise`
    /// recommends. Empty if nothing jumps, or if neither helps.
    private(set) lazy var jumpCures = findJumpCures()
    /// The changes that end layouts which do not come to an end: one answer of the cell for one content, or a layout
    /// that does not ask again. Empty if there is no such layout.
    private(set) lazy var loopCures = findLoopCures()
    /// The changes that lessen the work of steps, by the numbers of the steps.
    var workCures: [Int: [Cure]] = [:]

    /// The greatest number of events of a run for which cures are sought. A longer run is not repeated several times.
    var mostEvents = 50_000

    /// Runs the scenario as it is.
    ///
    /// - Throws: `ScenarioError` if a step cannot be done.
    convenience init(
        _ scenario: Scenario, operands: String?, didLayOut: @escaping () -> Void = {}
    ) throws(ScenarioError) {
        let base = try CureTrial(scenario, didLayOut: didLayOut)
        self.init(scenario, operands: operands, base: base, didLayOut: didLayOut)
    }

    /// Creates a search for the first steps of a scenario, which a run has performed.
    ///
    /// - Parameter run: A run with a trace that has performed its first layout.
    convenience init(_ scenario: Scenario, operands: String?, after run: ScenarioRun) {
        var performed = scenario
        performed.steps = Array(scenario.steps.prefix(run.report.steps.count - 1))
        self.init(performed, operands: operands, base: CureTrial(run), didLayOut: {})
    }

    private init(_ scenario: Scenario, operands: String?, base: CureTrial, didLayOut: @escaping () -> Void) {
        self.scenario = scenario
        self.operands = operands
        self.base = base
        self.didLayOut = didLayOut
    }

    /// Whether the run is too long to be repeated, or steps of too many cures were sought. There are no cures then.
    var isTooLong: Bool { base.events.count > mostEvents || workCures.count > Self.mostSteps }

    /// The greatest number of steps whose work is lessened.
    private static let mostSteps = 20

    /// Returns the results of the scenario with a change; `nil` if the change cannot be made.
    func trial(_ changed: Scenario) -> CureTrial? {
        guard (try? changed.checkVisibleCount()) != nil else { return nil }
        return try? CureTrial(changed, didLayOut: didLayOut)
    }

    /// Returns the command that compares the scenario with itself under an option; `nil` if the scenario has no file.
    func comparison(_ option: String, _ value: String) -> String? {
        guard let operands else { return nil }
        return "flowsim compare \(option) \(ShellWord(value)) \(operands)"
    }
}

extension CommandArguments {
    /// Returns the words of a command that name a scenario's file and the recorded fonts; `nil` if one of them can be
    /// read only once.
    func operands(forFile file: String) -> String? {
        guard !([file] + [fontsFile].compactMap(\.self)).contains(where: FileReading.isReadOnce) else { return nil }
        let fonts = fontsFile.map { "\($fontsFile.name) \(ShellWord($0)) " } ?? ""
        return fonts + (file.hasPrefix("-") ? "-- " : "") + "\(ShellWord(file))"
    }
}
