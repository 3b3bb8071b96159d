import FlowSimulator
import Foundation

extension TableSubject {
    /// A new table is laid out at its start. Where that measures what was not measured, or not all that was, it begins
    /// anew where the recorded one is, and is told how high what is off screen is.
    func stepsBack(from beginning: Scenario) -> [Scenario.Action] {
        let plain = describedSectionsAtStart
        if let steps = attempt(from: beginning, plain, { $0.go(to: table.contentOffset) }) { return steps }
        beginsOtherwise = true
        if let steps = attempt(from: beginning, plain, beginAnew) { return steps }
        let (knownRows, knownEdges) = (rows, edges)
        assumeHeights()
        if let steps = attempt(from: beginning, describedSectionsAtStart, beginAnew) { return steps }
        (heightsAreEstimates, rows, edges) = (false, knownRows, knownEdges)
        if let steps = attempt(from: beginning, plain, lead) { return steps }
        report("what was measured before the recording began is not all as high when the scenario is played")
        guard let new = RecordedBeginning(beginning, plain) else { return [] }
        beginAnew(new)
        new.select(selectedPaths)
        return new.actions
    }

    /// Nothing is known but the estimates, and the first rows that are measured are those that are seen.
    private func beginAnew(_ new: RecordedBeginning) {
        guard new.perform(.together([.reload(nil), .drag(.to(table.contentOffset))])) else { return }
        new.go(to: table.contentOffset)
    }

    /// What is as high as nobody can tell is seen on the way.
    private func lead(_ new: RecordedBeginning) {
        for (section, recorded) in sectionsAtStart.enumerated() where !recorded.items.isEmpty {
            guard new.actions.count < 200 else { return }
            if differs(section, recorded, from: new.run.tableView) {
                guard new.perform(.scrollTo(IndexPath(row: 0, section: section), .top)) else { return }
            }
        }
        new.go(to: table.contentOffset)
    }

    /// Nil where a new table does not come to the same heights, or knows any that the recorded one does not.
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
            guard let facts = table.rowFacts(at: path), let others = other.rowFacts(at: path) else { return true }
            return others.height != facts.height || others.isMeasured && !facts.isMeasured && facts.hasEstimate
        }
    }
}

extension TableSubject {
    /// What is known is told as estimates, by which a new table goes. They count as long as heights are not asked anew.
    private func assumeHeights() {
        heightsAreEstimates = true
        for (section, recorded) in sectionsAtStart.enumerated() {
            for (row, number) in recorded.items.enumerated() {
                guard let facts = table.rowFacts(at: IndexPath(row: row, section: section)), facts.hasEstimate,
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
