// Batches that a view refuses: they name elements that are not there.

extension ScenarioData {
    /// The data after a batch; nil if the batch names something that is not there: by old paths before it, by new ones
    /// after it.
    ///
    /// - Complexity: As of ``apply(_:)``.
    package func applying(_ operations: [Scenario.UpdateOperation]) -> ScenarioData? {
        let kinds = operations.map(\.kind)
        guard kinds.allSatisfy({ $0.oldNames.allSatisfy { holds($0) } }) else { return nil }
        // The reload of a section covers what else is done with its items (R18.19).
        var reloaded: Set<Int> = []
        for case .reloadSection(let index, _) in kinds { reloaded.insert(sections[index].number) }
        var after = self
        after.apply(operations.filter { if case .reloadSection = $0.kind { false } else { true } })
        guard kinds.allSatisfy({ $0.newNames.allSatisfy { after.holds($0, orAnyOf: reloaded) } }) else { return nil }
        after = self
        after.apply(operations)
        return after
    }

    /// - Parameter others: Numbers of sections that hold any item.
    private func holds(_ name: Scenario.UpdateOperation.Name, orAnyOf others: Set<Int> = []) -> Bool {
        switch name {
        case .item(let path):
            sections.indices.contains(path.section)
                && (others.contains(sections[path.section].number)
                    || sections[path.section].items.find(path.item) != nil)
        case .section(let index): sections.indices.contains(index)
        }
    }
}

extension Scenario.UpdateOperation {
    /// A name of an element in an operation.
    fileprivate enum Name {
        case item(Scenario.ItemPath)
        case section(Int)
    }
}

extension Scenario.UpdateOperation.Kind {
    /// The items that are named by their paths before the batch.
    package var oldItems: [Scenario.ItemPath] {
        switch self {
        case .deleteItems(let paths), .reloadItems(let paths, _), .reconfigureItems(let paths, _): paths
        case .moveItem(let path, _): [path]
        case .insertItems, .insertSection, .deleteSection, .moveSection, .reloadSection: []
        }
    }

    fileprivate var oldNames: [Scenario.UpdateOperation.Name] {
        switch self {
        case .deleteSection(let index), .moveSection(let index, _), .reloadSection(let index, _): [.section(index)]
        default: oldItems.map { .item($0) }
        }
    }

    /// The elements that are named by their places after the batch. The last of neighbours stands for all of them.
    fileprivate var newNames: [Scenario.UpdateOperation.Name] {
        switch self {
        case .insertItems(let groups, let path):
            let count = groups.reduce(0) { $0 + $1.count }
            return count == 0 ? [] : [.item(.init(section: path.section, item: path.item + count - 1))]
        case .moveItem(_, let path): return [.item(path)]
        case .insertSection(_, let index), .moveSection(_, let index): return [.section(index)]
        case .deleteItems, .reloadItems, .reconfigureItems, .deleteSection, .reloadSection: return []
        }
    }
}
