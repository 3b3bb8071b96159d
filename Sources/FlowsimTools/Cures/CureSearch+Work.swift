import ElementsSimulator
import FlowScenario

extension CureSearch {
    /// The changes that lessen the work of a step: a context or an update that names less. Every item whose size is
    /// known has the same size with them. Empty if the step does not invalidate or reload everything, or if no change
    /// helps.
    ///
    /// - Parameter number: The number of the step, from 1 on.
    func workCures(ofStep number: Int) -> [Cure] {
        if let known = workCures[number] { return known }
        let found = findWorkCures(ofStep: number)
        workCures[number] = found
        return found
    }

    private func findWorkCures(ofStep number: Int) -> [Cure] {
        guard !isTooLong, scenario.steps.indices.contains(number - 1), let before = stepTrial(scenario, number),
            before.data.itemCount <= Self.mostItems
        else { return [] }
        let step = scenario.steps[number - 1]
        let narrower = NarrowerStep.all(for: step, data: before.data, changed: changedItems(until: number))
        for candidate in narrower {
            var changed = scenario
            changed.steps[number - 1] = candidate.step
            guard let after = stepTrial(changed, number), after.isAsGood(as: before) else { continue }
            let savings = savings(before.metrics, after.metrics)
            guard !savings.isEmpty else { continue }
            let what = step.reportedAction
            return [
                Cure(
                    problem: .work,
                    text: "In step \(number), \(what), use \(candidate.words): the sizes are the same, with "
                        + "\(savings.joined(separator: ", ")).")
            ]
        }
        return []
    }

    /// The greatest number of items whose sizes are compared.
    private static let mostItems = 5_000

    /// The items whose sizes or contents the steps up to a number change; `nil` if items changed their paths meanwhile.
    private func changedItems(until number: Int) -> [Scenario.ItemPath]? {
        var changed: [Scenario.ItemPath] = []
        for action in scenario.steps[..<number].flatMap(\.action.parts) {
            switch action {
            case .resizeItems(let items): changed += items.map(\.item)
            case .changeItems(let items): changed += items.map(\.item)
            case .update, .movement, .reload(.some): return nil
            default: continue
            }
        }
        return changed.distinct
    }

    /// Returns the saved work, with the words for each kind of work: `1 cell measured instead of 9`.
    private func savings(_ before: TraceMetrics, _ after: TraceMetrics) -> [String] {
        let names = ["measured", "delegateSizeQueries", "rowsReplaced"]
        let values = names.map { (MetricName.value($0, in: before) ?? 0, MetricName.value($0, in: after) ?? 0) }
        guard values.allSatisfy({ $0 >= $1 }) else { return [] }
        return zip(names, values).filter { $1.0 > $1.1 }.map { name, values in
            "\(MetricName.words(name, in: after)) instead of \(NumberText.grouped(values.0))"
        }
    }

    // MARK: One step

    /// The results of one step.
    private struct StepTrial {
        var metrics: TraceMetrics
        /// The data before the step.
        var data: ScenarioData
        /// The sizes of all items whose size is known after the step, and of the elements on screen, by name.
        var sizes: [Scenario.ElementName: CGSize]
        var issues: [String]
        var isRefused: Bool

        /// Whether the elements whose sizes are known in both have the same sizes, and nothing new went wrong.
        func isAsGood(as other: StepTrial) -> Bool {
            let common = sizes.filter { other.sizes[$0.key] != nil }
            return !isRefused && Set(issues).isSubset(of: other.issues) && !common.isEmpty
                && common.allSatisfy { other.sizes[$0.key] == $0.value }
        }
    }

    /// Runs a scenario up to the end of a step; `nil` if a step cannot be done.
    private func stepTrial(_ scenario: Scenario, _ number: Int) -> StepTrial? {
        let run = ScenarioRun(scenario, tracing: true)
        run.didLayOut = didLayOut
        do {
            for _ in 0..<number { try run.advance() }
            let data = run.dataSource.data
            try run.advance()
            let sizes =
                run.host.elementSnapshots(in: run.view.bounds).map { ($0.name, $0.frame.size) } + knownSizes(in: run)
            let step = run.report.steps[number]
            return StepTrial(
                metrics: TraceMetrics(run.eventNumbers.last.map(run.events) ?? []), data: data,
                sizes: Dictionary(sizes) { first, _ in first }, issues: step.issues.map(\.kind),
                isRefused: step.refusal != nil)
        } catch {
            return nil
        }
    }
    /// Returns the sizes of all items that have no estimate.
    private func knownSizes(in run: ScenarioRun) -> [(Scenario.ElementName, CGSize)] {
        let data = run.dataSource.data
        guard data.itemCount <= Self.mostItems else { return [] }
        return data.sections.indices.flatMap { section in
            (0..<data.sections[section].items.count).compactMap { item in
                let path = Scenario.ItemPath(section: section, item: item)
                guard !run.host.isEstimated(at: path.indexPath) else { return nil }
                let name = Scenario.ElementName.item(section: section, item: item)
                return run.host.place(of: name).map { (name, $0.frame.size) }
            }
        }
    }
}
