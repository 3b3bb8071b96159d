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
                try work.add(surface.work(ofChecking: sections), at: part.place.place)
                try check(sections, of: surface, at: part.place.place)
            case .update, .reload:
                try work.add(1 + scenario.sections.count, at: part.place.place)
                var alone = Scenario(container: scenario.container, steps: [Scenario.Step(part.action)])
                alone.sections = scenario.sections.map {
                    var section = $0
                    section.items = []
                    return section
                }
                let present = alone.sectionsOfAllTimes
                if part.surface.compositional != nil {
                    try work.add(part.surface.work(ofChecking: present), at: part.place.place)
                }
                try check(present, of: part.surface, at: part.place.place)
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
        try work.add(part.surface.work(ofChecking: sections), at: part.place.place)
        try check(sections, of: part.surface, at: part.place.place)
    }
}
