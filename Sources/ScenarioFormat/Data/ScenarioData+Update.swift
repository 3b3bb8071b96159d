// Batches in the canonical order: removals from the last to the first, then insertions from the first to the last.
// Operations on elements that do not exist do nothing here; the update plan checks whether a batch adds up.

extension ScenarioData {
    /// Applies a batch to the data.
    ///
    /// - Complexity: O(*r* + *m* log *m*), *r* runs of items in the sections that change and *m* operations.
    package mutating func apply(_ operations: [Scenario.UpdateOperation]) {
        let operations = operations.filter { $0.only != .view }.map(\.kind)
        let before = sections
        replaceItems(operations)
        let moved = movedItems(operations)
        removeItems(operations)
        changeSections(operations)
        insertItems(operations, moved: moved)
        replaceSections(operations, of: before)
    }

    /// Replaces each reloaded section by the contents that its reload gives, or, if it gives none, by the contents from
    /// before the batch. So operations on items of reloaded sections have no effect (R18.19).
    private mutating func replaceSections(_ operations: [Scenario.UpdateOperation.Kind], of before: [Section]) {
        for case .reloadSection(let index, let section) in operations where before.indices.contains(index) {
            guard let place = sections.firstIndex(where: { $0.number == before[index].number }) else { continue }
            sections[place] = section.map { made($0) } ?? before[index]
        }
    }

    /// Applies reloads and reconfigurations of items. The items keep their places.
    private mutating func replaceItems(_ operations: [Scenario.UpdateOperation.Kind]) {
        var contents: [Int: [Int: ItemRuns.Run]] = [:]
        for operation in operations {
            switch operation {
            case .reloadItems(let paths, let groups?), .reconfigureItems(let paths, let groups?):
                let items = ItemRuns(made(groups))
                for (index, path) in paths.enumerated() where find(section: path.section, item: path.item) != nil {
                    contents[path.section, default: [:]][path.item] = items.single(index)
                }
            default: continue
            }
        }
        for (section, items) in contents {
            let count = sections[section].items.count
            let edits = items.filter { $0.key < count }.sorted { $0.key < $1.key }
            sections[section].items.replace(edits.map { ($0.key..<$0.key + 1, [$0.value]) })
        }
    }

    /// Returns the moved items, each with its path after the batch.
    private func movedItems(_ operations: [Scenario.UpdateOperation.Kind]) -> [(to: Scenario.ItemPath, ItemRuns.Run)] {
        operations.compactMap { operation in
            guard case .moveItem(let source, let target) = operation, sections.indices.contains(source.section),
                let run = sections[source.section].items.single(source.item)
            else { return nil }
            return (target, run)
        }
    }

    private mutating func removeItems(_ operations: [Scenario.UpdateOperation.Kind]) {
        var gone: [Int: Set<Int>] = [:]
        for operation in operations {
            switch operation {
            case .deleteItems(let paths): for path in paths { gone[path.section, default: []].insert(path.item) }
            case .moveItem(let path, _): gone[path.section, default: []].insert(path.item)
            default: continue
            }
        }
        for (section, items) in gone where sections.indices.contains(section) {
            let count = sections[section].items.count
            sections[section].items.replace(items.filter { $0 < count }.sorted().map { ($0..<$0 + 1, []) })
        }
    }

    private mutating func changeSections(_ operations: [Scenario.UpdateOperation.Kind]) {
        var gone: Set<Int> = []
        var coming: [(index: Int, section: Section)] = []
        for operation in operations {
            switch operation {
            case .deleteSection(let index): gone.insert(index)
            case .insertSection(let section, let index): coming.append((index, made(section)))
            case .moveSection(let source, let target) where sections.indices.contains(source):
                gone.insert(source)
                coming.append((target, sections[source]))
            default: continue
            }
        }
        guard !gone.isEmpty || !coming.isEmpty else { return }
        var rest = sections.enumerated().filter { !gone.contains($0.offset) }.map(\.element)[...]
        var result: [Section] = []
        for (index, section) in coming.sorted(by: { $0.index < $1.index }) {
            let between = max(0, index - result.count)
            result += rest.prefix(between)
            rest = rest.dropFirst(between)
            result.append(section)
        }
        sections = result + rest
    }

    private mutating func insertItems(
        _ operations: [Scenario.UpdateOperation.Kind], moved: [(to: Scenario.ItemPath, ItemRuns.Run)]
    ) {
        var coming: [Int: [(item: Int, runs: [ItemRuns.Run])]] = [:]
        for operation in operations {
            guard case .insertItems(let groups, let path) = operation else { continue }
            coming[path.section, default: []].append((path.item, made(groups)))
        }
        for (path, run) in moved { coming[path.section, default: []].append((path.item, [run])) }
        for (section, insertions) in coming where sections.indices.contains(section) {
            let count = sections[section].items.count
            var inserted = 0
            let edits = insertions.sorted { $0.item < $1.item }.map { item, runs in
                defer { inserted += runs.reduce(0) { $0 + $1.count } }
                let place = min(max(0, item - inserted), count)
                return (place..<place, runs)
            }
            sections[section].items.replace(edits)
        }
    }
}
