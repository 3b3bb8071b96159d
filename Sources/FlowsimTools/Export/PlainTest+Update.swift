import FlowScenario

extension PlainTest {
    /// Writes a batch. The changes of the data come first; the operations that notify the view follow. The changes are
    /// in an order in which all paths are valid.
    mutating func write(_ operations: [Scenario.UpdateOperation]) throws(Unwritten) {
        try Self.need(operations.allSatisfy { $0.only == nil }, "its data and its view get different operations")
        lines.append("view.performBatchUpdates {")
        var data = DataChanges()
        for operation in operations { data.add(operation.kind) }
        lines += data.lines.map { "    \($0)" }
        lines += operations.map { "    view.\(Self.call($0.kind))" } + ["}"]
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

/// The changes of a test's data that a batch makes.
@MainActor
private struct DataChanges {
    private var replaced: [String] = []
    private var movedItems: [String] = []
    private var goneItems: Set<Scenario.ItemPath> = []
    private var comingItems: [(path: Scenario.ItemPath, items: String)] = []
    private var movedSections: [String] = []
    private var goneSections: Set<Int> = []
    private var comingSections: [(index: Int, section: String)] = []

    mutating func add(_ kind: Scenario.UpdateOperation.Kind) {
        switch kind {
        case .insertItems(let groups, let path): comingItems.append((path, PlainTest.items(groups)))
        case .deleteItems(let paths): goneItems.formUnion(paths)
        case .moveItem(let source, let target):
            let name = "moved\(movedItems.isEmpty ? "" : "\(movedItems.count + 1)")"
            movedItems.append("let \(name) = data.sections[\(source.section)][\(source.item)]")
            goneItems.insert(source)
            comingItems.append((target, "[\(name)]"))
        case .reloadItems(let paths, let groups?), .reconfigureItems(let paths, let groups?):
            for (index, path) in paths.enumerated() {
                replaced.append("data.sections[\(path.section)][\(path.item)] = (\(PlainTest.items(groups)))[\(index)]")
            }
        case .insertSection(let section, let index): comingSections.append((index, PlainTest.items(section.items)))
        case .deleteSection(let index): goneSections.insert(index)
        case .moveSection(let source, let target):
            movedSections.append("let section\(source) = data.sections[\(source)]")
            goneSections.insert(source)
            comingSections.append((target, "section\(source)"))
        case .reloadSection(let index, let section?):
            replaced.append("data.sections[\(index)] = \(PlainTest.items(section.items))")
        case .reloadItems, .reconfigureItems, .reloadSection: break
        }
    }

    /// The changes in an order in which every path is valid. Removals come first, from the last to the first;
    /// insertions follow, from the first to the last.
    var lines: [String] {
        var lines = replaced + movedItems
        lines += goneItems.sorted { ($0.section, $0.item) > ($1.section, $1.item) }
            .map { "data.sections[\($0.section)].remove(at: \($0.item))" }
        lines += movedSections + goneSections.sorted(by: >).map { "data.sections.remove(at: \($0))" }
        lines += comingSections.sorted { $0.index < $1.index }
            .map { "data.sections.insert(\($0.section), at: \($0.index))" }
        return lines
            + comingItems.sorted { ($0.path.section, $0.path.item) < ($1.path.section, $1.path.item) }
            .map { "data.sections[\($0.path.section)].insert(contentsOf: \($0.items), at: \($0.path.item))" }
    }
}
