import ElementsSimulator
import FlowScenario

/// The differences between systems in which one scenario is played. For each step, there is a value for each system.
struct ProfileComparison: Codable {
    var file, name: String
    /// The names of the compared systems, as documents write them.
    var profiles: [String]
    /// The steps in which the systems differ.
    var steps: [Step]
    /// The number of steps that were compared. The first layout is included, and steps that are expectations are not.
    var stepCount: Int

    struct Step: Codable {
        var number: Int
        var action: String
        /// The values in which the systems differ, in the order in which they are printed.
        var values: [Values]
    }

    struct Values: Codable {
        var what: String
        /// The values, one for each system.
        var values: [ComparedValue]
    }

    var isEqual: Bool { steps.isEmpty }
}

extension ProfileComparison {
    /// Plays the scenario in all systems at once, step by step. Only the differences are stored.
    ///
    /// - Parameter progress: Receives the number of finished steps, and of all.
    /// - Throws: `ScenarioError` if the scenario has no table, or a step cannot be done.
    @MainActor
    init(
        _ scenario: Scenario, in profiles: [Scenario.Table.Profile], file: String,
        progress: (Int, Int) -> Void = { _, _ in }
    ) throws(ScenarioError) {
        guard scenario.table != nil else {
            throw ScenarioError(place: "", reason: "there is no “table”: systems differ in tables only")
        }
        self.init(
            file: file, name: scenario.name, profiles: profiles.map(\.rawValue), steps: [], stepCount: 0)
        let runs = profiles.map { ScenarioRun(scenario.playing($0), tracing: true) }
        for number in 0...scenario.steps.count {
            progress(number, scenario.steps.count + 1)
            for run in runs { try run.advance() }
            let steps = runs.compactMap { $0.report.steps.last }
            guard let step = steps.first, !step.isExpectation else { continue }
            stepCount += 1
            let seen = zip(runs, steps).map { run, step in
                ComparedStep(step, metrics: run.eventNumbers.last.map { TraceMetrics(run.events($0)) }).values
                    + run.valuesInViewport
            }
            let values = seen[0].indices.map { index in
                Values(what: seen[0][index].name, values: seen.map { $0[index].value })
            }
            let differing = values.filter { row in row.values.contains { !$0.isAlike(row.values[0]) } }
            guard !differing.isEmpty else { continue }
            self.steps.append(Step(number: number, action: step.action, values: differing))
        }
    }
}

extension ScenarioRun {
    /// The first row in the viewport, and its distance from the viewport's upper edge. A reader notices sudden changes
    /// of the row or the distance.
    fileprivate var valuesInViewport: [ComparedStep.Value] {
        let first = host.visiblePaths.min()
        let place = first.flatMap { host.place(of: .item(section: $0.section, item: $0.item)) }
        let name = first.map { "\($0.section)-\($0.item)" } ?? "none"
        return [
            ComparedStep.Value(name: "first row", value: .words(name)),
            ComparedStep.Value(
                name: "its place", value: .numbers(place.map { [$0.frame.minY - view.contentOffset.y] } ?? [])),
        ]
    }
}

extension ProfileComparison {
    /// Returns the text of a comparison of systems for a terminal, with a column for each system.
    func text(in terminal: Terminal) -> String {
        var output = TerminalText(terminal: terminal)
        output.add(name.isEmpty ? file : name, hanging: 0)
        output.addEmptyLine()
        let columns = [.words("")] + profiles.map { AlignedTable.Column.values($0) }
        for step in steps {
            output.add("\(step.number)  \(step.action)", hanging: 3)
            let rows = step.values.map { row in [row.what] + row.values.map { $0.text(of: row.what) } }
            output.add(columns, rows, indent: 3)
        }
        if !steps.isEmpty { output.addEmptyLine() }
        output.addVerdict(
            "equal", "DIFFERENT", isEqual ? nil : steps.count, of: NumberText.count(stepCount, "step"), hanging: 0)
        return output.text
    }
}
