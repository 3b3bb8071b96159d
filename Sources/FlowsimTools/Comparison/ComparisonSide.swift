import ElementsSimulator
import FlowScenario

/// One of the two sides of a comparison: a scenario that is run step by step, or the report of a run.
@MainActor
struct ComparisonSide {
    let file: String
    let name: String
    /// The actions of all steps that are not expectations.
    let actions: [String]
    private var source: Source
    /// The index of the next step in ``actions``.
    private var next = 0

    private enum Source {
        /// Two equal runs of the scenario; the run `frames` is only used to read frames. All other values are read from
        /// the first run. Reading frames makes attributes objects that a later step of the scenario would make. In a
        /// single run, the measured work of that step would be too small.
        case run(ScenarioRun, frames: ScenarioRun)
        case report([ComparedStep])
    }

    /// Reads a side from a file with a scenario or a report.
    ///
    /// - Parameter fonts: The fonts in place of those that a scenario names; `nil` for the fonts of the scenario.
    /// - Throws: `ScenarioError` if the file is neither a scenario nor a report.
    init(contentsOfFile file: String, fonts: Scenario.Fonts? = nil) throws(ScenarioError) {
        do {
            let bytes = try FileReading.bytes(atPath: file)
            if Self.isReport(try JSONParser.parse(bytes)) {
                try self.init(file: file, report: bytes)
            } else {
                self.init(file: file, scenario: try Scenario(contentsOfFile: file, bytes: bytes, fonts: fonts))
            }
        } catch {
            throw error.inFile(file)
        }
    }

    /// Creates a side from a scenario, which is run.
    ///
    /// - Parameter file: The scenario's file, for errors and for the text.
    init(file: String, scenario: Scenario) {
        self.file = file
        name = scenario.name
        source = .run(ScenarioRun(scenario, tracing: true), frames: ScenarioRun(scenario))
        actions = ["load"] + scenario.steps.filter { !$0.action.isExpectation }.map(\.reportedAction)
    }

    /// Whether a document is a report. Unlike a scenario, a report names the command that printed it, or is a list.
    private static func isReport(_ document: JSONValue) -> Bool {
        if case .array = document { true } else { document["command"] != nil }
    }

    private init(file: String, report bytes: [UInt8]) throws(ScenarioError) {
        if bytes.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "[") {
            throw ScenarioError(
                place: "", reason: "is a list, as “run --json” printed it before format 2; run it again")
        }
        let outcomes = try MachineText.value(RunDocument.self, from: bytes).files
        guard outcomes.count == 1, let outcome = outcomes.first else {
            throw ScenarioError(
                place: "", reason: "holds \(outcomes.count) reports; two files with one each are compared")
        }
        guard let report = outcome.report else {
            throw ScenarioError(place: "files[0].report", reason: outcome.error ?? "there is no report")
        }
        self.file = file
        name = report.name
        let steps = report.steps.enumerated().filter { !$1.isExpectation }.map { index, step in
            let trace = outcome.trace.flatMap { index < $0.count ? $0[index] : nil }
            return ComparedStep(step, metrics: trace.map { TraceMetrics($0) })
        }
        source = .report(steps)
        actions = steps.map(\.action)
    }

    /// Performs the next step in the run, or reads the next step from the report.
    ///
    /// - Throws: `ScenarioError` if a step cannot be done.
    mutating func advance() throws(ScenarioError) -> ComparedStep {
        defer { next += 1 }
        switch source {
        case .report(let steps): return steps[next]
        case .run(let run, let shown):
            let step = try doneStep(of: run)
            _ = try doneStep(of: shown)
            var compared = ComparedStep(step, metrics: run.eventNumbers.last.map { TraceMetrics(run.events($0)) })
            compared.elements = shown.snapshots(nearby: isLong(shown))
            return compared
        }
    }

    /// Whether the run has too many items to compare all frames in all steps.
    private func isLong(_ run: ScenarioRun) -> Bool {
        let count = run.dataSource.data.itemCount
        return count > min(ScenarioLimits.comparedItems, ScenarioLimits.comparedFrames / actions.count)
    }

    private func doneStep(of run: ScenarioRun) throws(ScenarioError) -> ScenarioReport.Step {
        do {
            repeat { try run.advance() } while run.report.steps.last?.isExpectation == true
        } catch {
            throw error.inFile(file)
        }
        return run.report.steps[run.report.steps.count - 1]
    }
}
