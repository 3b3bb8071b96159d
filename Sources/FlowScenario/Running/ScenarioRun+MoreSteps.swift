import ElementsSimulator

// Steps that are not in the scenario: they come one by one, without a known end.

extension ScenarioRun {
    /// Reads a step from JSON and checks it against the present state. The JSON has the form of a step in a document.
    /// The step is not performed.
    ///
    /// - Parameters:
    ///   - document: The step.
    ///   - text: The style of texts that come with it.
    /// - Throws: `ScenarioError` whose place is within the step.
    package func step(from document: JSONValue, text: Scenario.TextStyle) throws(ScenarioError) -> Scenario.Step {
        var surface = surface
        let place = JSONPlace(value: document, place: "")
        let reader = try StepReader(place, surface: &surface, text: text, cells: scenario.cells)
        var data = dataSource.data
        // After an item was carried it is known where it landed.
        data.hasKnownCounts = true
        var work = ReadingWork()
        try reader.check(kinds: scenario.viewKinds.union(surface.compositional?.kinds ?? []))
        try reader.check(against: &data, of: scenario, &work, SimulatorChecks())
        try checkVisibleCount(reader, data, &work)
        try checkDelegateMethods(reader.step)
        try check(reader.step.action, at: "")
        return reader.step
    }

    /// Performs a step that ``step(from:text:)`` has read, with a budget for this step alone. Discards the reports of
    /// earlier steps, so that memory does not grow with the number of steps.
    ///
    /// - Throws: `ScenarioError` if it takes more than a run may. It ended early then.
    package func perform(_ step: Scenario.Step) throws(ScenarioError) {
        report.steps = Array(report.steps.suffix(1))
        eventNumbers = []
        issues.renew()
        dataSource.renew()
        budget = RunBudget(budget.limits, after: host.statistics)
        try perform(step, at: "")
    }

    /// The present properties of the layout or the table.
    private var surface: Scenario.Surface {
        if let table = host as? TableHost { .table(table.values) } else { collection.surface }
    }

    /// Checks that a step does not show too many items at once. Documents are checked in the same way when they are
    /// read, but here the present container and sections are used.
    private func checkVisibleCount(
        _ reader: StepReader, _ data: ScenarioData, _ work: inout ReadingWork
    ) throws(ScenarioError) {
        var present = scenario
        present.container.size = view.bounds.size
        present.container.scale = dataSource.surroundings.scale
        present.container.contentSizeCategory = dataSource.surroundings.contentSizeCategory
        present.sections = dataSource.data.sectionsNow
        present.steps = [reader.step]
        let bound = VisibleCountBound(present)
        try bound.check(reader, sections: present.sections, of: present, &work)
        try bound.check(data, after: reader, &work)
        let isResized = reader.step.action.parts.contains { if case .resize = $0 { true } else { $0 == .rotate } }
        if isResized { try bound.check(present.sections, of: surface, at: "") }
    }

    /// Throws an error if a step needs a method that the delegate does not implement. As in an app, a delegate cannot
    /// implement it later.
    private func checkDelegateMethods(_ step: Scenario.Step) throws(ScenarioError) {
        var present = scenario
        present.steps = [step]
        if scenario.table != nil {
            let missing = present.tableMethods.subtracting(scenario.tableMethods)
            guard let method = TableMethod.allCases.first(where: missing.contains) else { return }
            throw ScenarioError(
                place: "",
                reason: "the table has no \(method.rawValue), because nothing in its document needs it; "
                    + "let a row or a section there need it from the start")
        }
        guard present.asksForSizes, !flow.delegate.givesSizes else { return }
        throw ScenarioError(
            place: "",
            reason: "of more than \(NumberText.grouped(ScenarioLimits.sizedItems)) items the layout asks no sizes, so "
                + "they stay all the same; let one in the document have another size from the start")
    }
}
