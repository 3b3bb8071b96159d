import FlowScenario
import FlowSimulator
import Foundation

extension RecordedItems {
    /// Leads a new view to where the recorded one is: what was measured far from the start is seen on the way, then the
    /// view is scrolled to where it is.
    ///
    /// - Returns: An action a step.
    static func stepsBack(
        to view: CollectionView, _ layout: CollectionViewFlowLayout, data: RecordedItems, from beginning: Scenario
    ) -> [Scenario.Action] {
        var scenario = beginning
        scenario.sections = data.sectionsAtStart
        scenario.takesMoreSteps = true
        let run = ScenarioRun(scenario)
        guard (try? run.advance()) != nil else { return [] }
        var actions: [Scenario.Action] = []
        func perform(_ action: Scenario.Action) -> Bool {
            actions.append(action)
            return (try? run.perform(Scenario.Step(action))) != nil
        }
        let alignment: Scenario.ScrollAlignment = layout.scrollDirection == .horizontal ? .left : .top
        var next = Place()
        // Every one of them brings what is beside it on screen, so there are far fewer than items.
        while actions.count < 1000, layout.estimatedItemSize != .zero,
            let path = next.advance(in: view, until: { !layout.isEstimated(at: $0) && run.host.isEstimated(at: $0) })
        {
            guard perform(.scrollTo(path, alignment)) else { return actions }
        }
        if run.view.contentOffset != view.contentOffset { _ = perform(.drag(.to(view.contentOffset))) }
        if let selected = view.indexPathsForSelectedItems, !selected.isEmpty {
            let paths = selected.map { Scenario.ItemPath(section: $0[0], item: $0[1]) }
            _ = perform(.select(paths, isSelected: true))
        }
        return actions
    }

    /// An item after the other.
    @MainActor
    private struct Place {
        private var section = 0
        private var item = 0

        mutating func advance(in view: CollectionView, until isWanted: (IndexPath) -> Bool) -> IndexPath? {
            while section < view.numberOfSections {
                guard item < view.numberOfItems(inSection: section) else {
                    (section, item) = (section + 1, 0)
                    continue
                }
                defer { item += 1 }
                let path = IndexPath(item: item, section: section)
                if isWanted(path) { return path }
            }
            return nil
        }
    }
}
