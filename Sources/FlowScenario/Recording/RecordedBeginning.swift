import ElementsSimulator

/// A new view, and the actions that bring this view to the state of the recorded view.
@MainActor
final class RecordedBeginning {
    let run: ScenarioRun
    /// The actions that were performed on the new view so far.
    private(set) var actions: [Scenario.Action] = []

    /// Makes a view and lays it out; nil if the scenario cannot be laid out.
    init?(_ beginning: Scenario, _ sections: [Scenario.Section]) {
        var scenario = beginning
        scenario.sections = sections
        scenario.takesMoreSteps = true
        run = ScenarioRun(scenario)
        guard (try? run.advance()) != nil else { return nil }
    }

    /// Performs an action on the new view. Returns whether the action was possible.
    func perform(_ action: Scenario.Action) -> Bool {
        actions.append(action)
        return (try? run.perform(Scenario.Step(action))) != nil
    }

    /// Scrolls the view to an offset. Cells that are measured there may change the offset again.
    func go(to offset: CGPoint) {
        for _ in 0..<3 where run.view.contentOffset != offset {
            guard perform(.drag(.to(offset))) else { return }
        }
    }

    func select(_ selected: [IndexPath]) {
        guard !selected.isEmpty else { return }
        _ = perform(.select(selected.map { Scenario.ItemPath(section: $0[0], item: $0[1]) }, isSelected: true))
    }
}
