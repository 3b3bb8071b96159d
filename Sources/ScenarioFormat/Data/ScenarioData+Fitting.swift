// Batches that a view refuses: they name elements that are not there.

extension ScenarioData {
    /// Returns the data after a batch; nil if the batch names an element that does not exist. Old paths must exist
    /// before the batch, and new paths after the batch.
    ///
    /// - Complexity: As of ``apply(_:)``.
    package func applying(_ operations: [Scenario.UpdateOperation]) -> ScenarioData? {
        let kinds = operations.map(\.kind)
        guard kinds.allSatisfy({ holds($0.oldItems, $0.parts.oldSection) }) else { return nil }
        // The reload of a section covers what else is done with its items (R18.19).
        var reloaded: Set<Int> = []
        for case .reloadSection(let index, _) in kinds { reloaded.insert(sections[index].number) }
        var after = self
        after.apply(operations.filter { if case .reloadSection = $0.kind { false } else { true } })
        guard kinds.allSatisfy({ after.holds($0.newItems, $0.parts.newSection, orAnyOf: reloaded) }) else { return nil }
        after = self
        after.apply(operations)
        return after
    }

    /// Whether all given items and the given section exist in this data. In sections whose identifying numbers are in
    /// `others`, the items need not exist. A section of nil is not checked.
    ///
    /// - Parameter others: Numbers of sections that hold any item.
    private func holds(_ items: [Scenario.ItemPath], _ section: Int?, orAnyOf others: Set<Int> = []) -> Bool {
        items.allSatisfy { path in
            guard sections.indices.contains(path.section) else { return false }
            let section = sections[path.section]
            return others.contains(section.number) || section.items.find(path.item) != nil
        } && section.map(sections.indices.contains) ?? true
    }
}

extension Scenario.UpdateOperation.Kind {
    /// The items that the operation names by their paths before the batch.
    package var oldItems: [Scenario.ItemPath] { parts.oldItems ?? [] }

    /// The path of the last item that the operation inserts or moves, in a list. The path is valid after the batch. The
    /// list is empty if there is no such item.
    fileprivate var newItems: [Scenario.ItemPath] {
        let count = parts.groups?.reduce(0) { $0 + $1.count } ?? 1
        guard let path = parts.newItem, count > 0 else { return [] }
        return [.init(section: path.section, item: path.item + count - 1)]
    }
}
