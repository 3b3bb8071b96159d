extension VisibleCountBounding {
    /// Checks the number of visible items after a step. After a change of the layout's or the table's properties, all
    /// sections are checked. After a batch or a reload, only the new sections and items are checked.
    package func check(
        _ step: StepReader, sections: [Scenario.Section], of scenario: Scenario, _ work: inout ReadingWork
    ) throws(ScenarioError) {
        for part in step.parts {
            switch part.action {
            case .set, .setTable, .setCompositional:
                var surface = part.surface
                surface.apply(part.action)
                try work.add(sections.reduce(1) { $0 + 1 + $1.readingWork }, at: part.place.place)
                try check(sections, of: surface, at: part.place.place)
            case .update, .reload:
                try work.add(1 + scenario.sections.count, at: part.place.place)
                var alone = Scenario(container: scenario.container, steps: [Scenario.Step(part.action)])
                alone.sections = scenario.sections.map {
                    var section = $0
                    section.items = []
                    return section
                }
                try check(alone.sectionsOfAllTimes, of: part.surface, at: part.place.place)
            default: continue
            }
        }
    }

    /// Checks the number of visible items in the contents of the data source, after a step that changed them.
    package func check(_ data: ScenarioData, after step: StepReader, _ work: inout ReadingWork) throws(ScenarioError) {
        guard step.changesData, let part = step.parts.last,
            data.itemCount > ScenarioLimits.visibleItems || part.surface.compositional != nil
        else { return }
        let sections = data.sectionsNow
        try work.add(sections.reduce(1) { $0 + 1 + $1.readingWork }, at: part.place.place)
        try check(sections, of: part.surface, at: part.place.place)
    }
}

extension Scenario.Section {
    /// The work of checking this section: the number of its groups plus the number of their sizes.
    fileprivate var readingWork: Int { items.reduce(0) { $0 + 1 + $1.sizeCount } }
}
