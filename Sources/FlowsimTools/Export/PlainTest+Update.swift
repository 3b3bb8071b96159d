import FlowScenario

extension PlainTest {
    /// Writes a batch: first the data, in an order in which all paths are valid, then the view.
    mutating func write(_ operations: [Scenario.UpdateOperation]) throws(Unwritten) {
        try Self.need(operations.allSatisfy { $0.only == nil }, "its data and its view get different operations")
        let kinds = operations.map(\.kind)
        lines.append("view.performBatchUpdates {")
        replace(kinds)
        let moved = takeMoved(kinds)
        remove(kinds)
        changeSections(kinds)
        insert(kinds, moved: moved)
        for kind in kinds { lines.append("    view.\(Self.call(kind))") }
        lines.append("}")
    }

    private mutating func replace(_ kinds: [Scenario.UpdateOperation.Kind]) {
        for kind in kinds {
            switch kind {
            case .reloadItems(let paths, let groups?), .reconfigureItems(let paths, let groups?):
                for (index, path) in paths.enumerated() {
                    lines.append(
                        "    data.sections[\(path.section)][\(path.item)] = (\(Self.items(groups)))[\(index)]")
                }
            case .reloadSection(let index, let section?):
                lines.append("    data.sections[\(index)] = \(Self.items(section.items))")
            default: continue
            }
        }
    }

    /// - Returns: The items that are inserted again: the paths after the update, with the names of the items.
    private mutating func takeMoved(_ kinds: [Scenario.UpdateOperation.Kind]) -> [(Scenario.ItemPath, String)] {
        var moved: [(Scenario.ItemPath, String)] = []
        for case .moveItem(let source, let target) in kinds {
            let name = "moved\(moved.isEmpty ? "" : "\(moved.count + 1)")"
            lines.append("    let \(name) = data.sections[\(source.section)][\(source.item)]")
            moved.append((target, "[\(name)]"))
        }
        return moved
    }

    /// Removes items from the last to the first, so that no path changes its meaning.
    private mutating func remove(_ kinds: [Scenario.UpdateOperation.Kind]) {
        var gone: Set<Scenario.ItemPath> = []
        for kind in kinds {
            switch kind {
            case .deleteItems(let paths): gone.formUnion(paths)
            case .moveItem(let source, _): gone.insert(source)
            default: continue
            }
        }
        for path in gone.sorted(by: { ($0.section, $0.item) > ($1.section, $1.item) }) {
            lines.append("    data.sections[\(path.section)].remove(at: \(path.item))")
        }
    }

    private mutating func changeSections(_ kinds: [Scenario.UpdateOperation.Kind]) {
        var gone: Set<Int> = []
        var coming: [(index: Int, section: String)] = []
        for kind in kinds {
            switch kind {
            case .deleteSection(let index): gone.insert(index)
            case .insertSection(let section, let index): coming.append((index, Self.items(section.items)))
            case .moveSection(let source, let target):
                let name = "section\(source)"
                lines.append("    let \(name) = data.sections[\(source)]")
                gone.insert(source)
                coming.append((target, name))
            default: continue
            }
        }
        for index in gone.sorted(by: >) { lines.append("    data.sections.remove(at: \(index))") }
        for (index, section) in coming.sorted(by: { $0.index < $1.index }) {
            lines.append("    data.sections.insert(\(section), at: \(index))")
        }
    }

    private mutating func insert(_ kinds: [Scenario.UpdateOperation.Kind], moved: [(Scenario.ItemPath, String)]) {
        var coming = moved
        for case .insertItems(let groups, let path) in kinds { coming.append((path, Self.items(groups))) }
        for (path, items) in coming.sorted(by: { ($0.0.section, $0.0.item) < ($1.0.section, $1.0.item) }) {
            lines.append("    data.sections[\(path.section)].insert(contentsOf: \(items), at: \(path.item))")
        }
    }

    private static func call(_ kind: Scenario.UpdateOperation.Kind) -> String {
        switch kind {
        case .insertItems(let groups, let path):
            let count = groups.reduce(0) { $0 + $1.count }
            guard count > 3 else {
                let paths = (0..<count).map { Scenario.ItemPath(section: path.section, item: path.item + $0) }
                return "insertItems(at: \(SwiftText.paths(paths)))"
            }
            return "insertItems(at: (\(path.item)..<\(path.item + count)).map { [\(path.section), $0] })"
        case .deleteItems(let paths): return "deleteItems(at: \(SwiftText.paths(paths)))"
        case .moveItem(let source, let target):
            return "moveItem(at: \(SwiftText.path(source)), to: \(SwiftText.path(target)))"
        case .reloadItems(let paths, _): return "reloadItems(at: \(SwiftText.paths(paths)))"
        case .reconfigureItems(let paths, _): return "reconfigureItems(at: \(SwiftText.paths(paths)))"
        case .insertSection(_, let index): return "insertSections([\(index)])"
        case .deleteSection(let index): return "deleteSections([\(index)])"
        case .moveSection(let source, let target): return "moveSection(\(source), toSection: \(target))"
        case .reloadSection(let index, _): return "reloadSections([\(index)])"
        }
    }
}
