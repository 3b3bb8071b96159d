import TableSimulator

extension TableSubject {
    /// Returns the actions that bring a new table to the state of the recorded table.
    ///
    /// A new table is laid out at its start. If other rows are then measured than in the recorded table, the table
    /// starts over at the recorded offset, and the heights of rows off screen become estimates.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        let plain = describedSectionsAtStart
        if let steps = attempt(from: beginning, plain, { $0.go(to: table.contentOffset) }) { return steps }
        beginsOtherwise = true
        if let steps = attempt(from: beginning, plain, beginAgain) { return steps }
        let (knownRows, knownEdges) = (rows, edges)
        assumeHeights()
        if let steps = attempt(from: beginning, describedSectionsAtStart, beginAgain) { return steps }
        heightsAreEstimates = false
        rows = knownRows
        edges = knownEdges
        if let steps = attempt(from: beginning, plain, showSections) { return steps }
        report("what was measured before the recording began is not all as high when the scenario is played")
        guard let new = RecordedBeginning(beginning, plain) else { return [] }
        beginAgain(new)
        new.select(selectedPaths)
        return new.actions
    }

    /// Reloads the new table at the recorded offset. The table then has only estimates, and measures the visible rows
    /// first.
    private func beginAgain(_ new: RecordedBeginning) {
        guard new.perform(.together([.reload(nil), .drag(.to(table.contentOffset))])) else { return }
        new.go(to: table.contentOffset)
    }

    /// Scrolls to each section whose heights differ from the recorded heights, and then to the recorded offset.
    private func showSections(_ new: RecordedBeginning) {
        for (section, recorded) in sectionsAtStart.enumerated() where !recorded.items.isEmpty {
            guard new.actions.count < 200 else { return }
            if differs(section, recorded, from: new.run.tableView) {
                guard new.perform(.scrollTo(IndexPath(row: 0, section: section), .top)) else { return }
            }
        }
        new.go(to: table.contentOffset)
    }

    /// Tries one way to bring a new table to the recorded state. Returns the actions of the new table; nil if it does
    /// not reach the state. It does not reach the state if a height or the offset differs, or if the new table has
    /// measured a row that the recorded table has only estimated.
    private func attempt(
        from beginning: Scenario, _ sections: [Scenario.Section], _ way: (RecordedBeginning) -> Void
    ) -> [Scenario.Action]? {
        guard let new = RecordedBeginning(beginning, sections) else { return nil }
        way(new)
        let other = new.run.tableView
        guard other.contentSize == table.contentSize, other.contentOffset == table.contentOffset,
            !sectionsAtStart.enumerated().contains(where: { differs($0.offset, $0.element, from: other) })
        else { return nil }
        new.select(selectedPaths)
        return new.actions
    }

    private func differs(_ section: Int, _ recorded: RecordedSection, from other: TableView) -> Bool {
        guard other.rectForHeader(inSection: section).size == table.rectForHeader(inSection: section).size,
            other.rectForFooter(inSection: section).size == table.rectForFooter(inSection: section).size
        else { return true }
        return recorded.items.indices.contains { row in
            let path = IndexPath(row: row, section: section)
            guard let facts = table.rowDescription(at: path), let others = other.rowDescription(at: path)
            else { return true }
            return others.height != facts.height || others.isMeasured && !facts.isMeasured && facts.hasEstimate
        }
    }
}

extension TableSubject {
    /// Gives the known heights to the scenario as estimates, so that a new table begins with these heights. They are
    /// valid until the table asks for heights again.
    private func assumeHeights() {
        heightsAreEstimates = true
        for (section, recorded) in sectionsAtStart.enumerated() {
            for (row, number) in recorded.items.enumerated() {
                guard let facts = table.rowDescription(at: IndexPath(row: row, section: section)), facts.hasEstimate,
                    facts.height > 0
                else { continue }
                rows[number]?.estimate = facts.height
                if !facts.isMeasured { rows[number]?.guess = facts.height }
            }
        }
        for edge in [\TracedEdges.header, \TracedEdges.footer] {
            // Where the delegate has views, a plain table expects one in any section; a grouped one has something there
            // in any case.
            let expectsViews = table.style == .plain && edges.values.contains { $0[keyPath: edge].mayHaveView }
            for section in edges.keys {
                edges[section]?[keyPath: edge].assumeHeight()
                if expectsViews { edges[section]?[keyPath: edge].assumeAbsence() }
            }
        }
    }
}
