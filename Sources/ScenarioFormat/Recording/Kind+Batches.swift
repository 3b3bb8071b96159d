import Foundation

extension Scenario.ItemPath {
    /// Returns the paths of neighbouring items, starting at this path. There are as many paths as items in the groups.
    package func following(_ groups: [Scenario.ItemGroup]) -> [Scenario.ItemPath] {
        let count = groups.reduce(0) { $0 + $1.count }
        return (0..<count).map { Scenario.ItemPath(section: section, item: item + $0) }
    }
}

// Operations of one item or section each, with places and without contents.

extension Scenario.UpdateOperation.Kind {
    package static func insertItem(_ path: IndexPath) -> Self? {
        Scenario.ItemPath(path).map { .insertItems([], at: $0) }
    }

    package static func deleteItem(_ path: IndexPath) -> Self? { Scenario.ItemPath(path).map { .deleteItems([$0]) } }

    package static func reloadItem(_ path: IndexPath) -> Self? {
        Scenario.ItemPath(path).map { .reloadItems([$0], with: nil) }
    }

    package static func insertSection(_ index: Int) -> Self { .insertSection(Scenario.Section(items: []), at: index) }
    package static func reloadSection(_ index: Int) -> Self { .reloadSection(index, with: nil) }

    package static func reconfigureItem(_ path: IndexPath) -> Self? {
        Scenario.ItemPath(path).map { .reconfigureItems([$0], with: nil) }
    }

    package static func moveItem(_ path: IndexPath, to target: IndexPath) -> Self? {
        guard let source = Scenario.ItemPath(path), let target = Scenario.ItemPath(target) else { return nil }
        return .moveItem(from: source, to: target)
    }

    /// Returns the operation with other contents for its items or its section. An argument of nil keeps the present
    /// contents.
    package func bringing(_ groups: [Scenario.ItemGroup]?, _ section: Scenario.Section?) -> Self {
        switch self {
        case .insertItems(let old, let path): .insertItems(groups ?? old, at: path)
        case .reloadItems(let paths, let old): .reloadItems(paths, with: groups ?? old)
        case .reconfigureItems(let paths, let old): .reconfigureItems(paths, with: groups ?? old)
        case .insertSection(let old, let index): .insertSection(section ?? old, at: index)
        case .reloadSection(let index, let old): .reloadSection(index, with: section ?? old)
        case .deleteItems, .moveItem, .deleteSection, .moveSection: self
        }
    }

    /// Whether the operation replaces the contents of elements, which keep their places.
    var isReload: Bool {
        switch self {
        case .reloadItems, .reconfigureItems, .reloadSection: true
        default: false
        }
    }

    /// Returns the operation with placeholders for its new contents. They are plain items without sizes. An operation
    /// on items has one placeholder. An operation on a section has the number that `count` returns.
    ///
    /// - Parameter count: Returns the new number of items of an inserted or reloaded section, given its index.
    func filled(_ count: (Int) -> Int) -> Scenario.UpdateOperation {
        let place: Int? =
            switch self {
            case .insertSection(_, let index), .reloadSection(let index, _): index
            default: nil
            }
        let section = place.map { Scenario.Section(items: [Scenario.ItemGroup(.plain, count: max(0, count($0)))]) }
        return Scenario.UpdateOperation(bringing([Scenario.ItemGroup(.plain, count: 1)], section))
    }
}

extension [Scenario.UpdateOperation.Kind] {
    /// The operations of the batch that have an effect. Operations on items of reloaded sections have no effect
    /// (R18.19). A move between a reloaded section and another section becomes an insertion or a deletion in the other
    /// section.
    package var withoutCovered: [Scenario.UpdateOperation.Kind] {
        let before = compactMap { if case .reloadSection(let section, _) = $0 { section } else { nil } }
        if before.isEmpty { return self }
        let after = before.map(place(afterwardsOf:))
        return compactMap { kind in
            switch kind {
            case .insertItems(_, let path): after.contains(path.section) ? nil : kind
            case .deleteItems(let paths), .reloadItems(let paths, _):
                paths.contains { before.contains($0.section) } ? nil : kind
            case .moveItem(let path, let target):
                switch (before.contains(path.section), after.contains(target.section)) {
                case (true, true): nil
                case (true, false): .insertItems([], at: target)
                case (false, true): .deleteItems([path])
                case (false, false): kind
                }
            default: kind
            }
        }
    }

    /// Returns the index that a section has after the batch. The argument is the section's index before the batch. The
    /// batch must not delete the section.
    private func place(afterwardsOf section: Int) -> Int {
        var (leaving, coming): ([Int], [Int]) = ([], [])
        for kind in self {
            switch kind {
            case .deleteSection(let index): leaving.append(index)
            case .insertSection(_, let index): coming.append(index)
            case .moveSection(let index, let target):
                if index == section { return target }
                leaving.append(index)
                coming.append(target)
            default: break
            }
        }
        var place = section - leaving.count { $0 < section }
        for arrival in coming.sorted() where arrival <= place { place += 1 }
        return place
    }
}
