extension ScenarioData {
    /// As a document would describe them.
    package var sectionsNow: [Scenario.Section] {
        sections.map { section in
            var described = section.measures
            described.items = section.items.runs.map { run in
                var group = run.group
                group.count = run.count
                return group
            }
            return described
        }
    }
}
