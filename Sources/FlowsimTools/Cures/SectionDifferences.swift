import FlowScenario

/// The differences between the present data of a scenario and other sections, as operations of a batch update.
///
/// In each section, the items before the first difference and behind the last one stay. Of the items between them,
/// those at the same index are replaced; the others are inserted or deleted.
struct SectionDifferences {
    /// The paths of the items that are replaced, and their new contents.
    private(set) var replaced: [(path: Scenario.ItemPath, item: Scenario.ItemGroup)] = []
    private(set) var deleted: [Scenario.ItemPath] = []
    private(set) var inserted: [(path: Scenario.ItemPath, items: [Scenario.ItemGroup])] = []

    /// The greatest number of items that are compared.
    private static let mostItems = 5_000

    /// Compares sections.
    ///
    /// - Returns: `nil` if sections were added, removed or given other properties, or if there are too many items.
    init?(from data: ScenarioData, to sections: [Scenario.Section]) {
        let new = ScenarioData(sections)
        guard data.sections.count == new.sections.count, max(data.itemCount, new.itemCount) <= Self.mostItems else {
            return nil
        }
        for index in data.sections.indices {
            guard data.sections[index].measures == new.sections[index].measures else { return nil }
            compare(data.sections[index].items.singles, new.sections[index].items.singles, inSection: index)
        }
    }

    private mutating func compare(
        _ old: [Scenario.ItemGroup], _ new: [Scenario.ItemGroup], inSection section: Int
    ) {
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (before, after) = (start..<old.count - end, start..<new.count - end)
        let common = min(before.count, after.count)
        for item in start..<start + common where old[item] != new[item] {
            replaced.append((Scenario.ItemPath(section: section, item: item), new[item]))
        }
        deleted += before.dropFirst(common).map { Scenario.ItemPath(section: section, item: $0) }
        let rest = after.dropFirst(common)
        if let first = rest.first {
            inserted.append((Scenario.ItemPath(section: section, item: first), rest.map { new[$0] }))
        }
    }

    /// The operations of a batch that makes the differences.
    ///
    /// - Parameter reconfigures: Whether replaced items keep their cells.
    func operations(reconfiguring reconfigures: Bool) -> [Scenario.UpdateOperation] {
        var kinds: [Scenario.UpdateOperation.Kind] = []
        if !replaced.isEmpty {
            let (paths, items) = (replaced.map(\.path), replaced.map(\.item))
            kinds.append(reconfigures ? .reconfigureItems(paths, with: items) : .reloadItems(paths, with: items))
        }
        if !deleted.isEmpty { kinds.append(.deleteItems(deleted)) }
        kinds += inserted.map { .insertItems($0.items, at: $0.path) }
        return kinds.map { Scenario.UpdateOperation($0) }
    }
}

extension ItemRuns {
    /// The items, each as a group of one.
    fileprivate var singles: [Scenario.ItemGroup] {
        runs.flatMap { run in (0..<run.count).map { run.group.single(at: run.start + $0) } }
    }
}
