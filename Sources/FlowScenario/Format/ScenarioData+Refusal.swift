import FlowEngine

extension ScenarioData {
    /// Compares the operations that reach the view with the data before and after them.
    ///
    /// - Returns: UIKit's sentence if they do not add up.
    static func refusal(
        of operations: [Scenario.UpdateOperation], before: ScenarioData, after: ScenarioData
    ) -> String? {
        do {
            _ = try UpdatePlan(
                operations.filter { $0.only != .data }.flatMap(\.kind.calls), before: before.counts,
                after: after.counts)
            return before.reconfigurationProblem(of: operations)
        } catch {
            return error.description
        }
    }

    private var counts: SectionCounts { SectionCounts(sections.lazy.map(\.items.count)) }
}

extension Scenario.UpdateOperation.Kind {
    /// The calls that notify the view, one after the other.
    var calls: [FlowEngine.UpdateOperation] {
        switch self {
        case .insertItems(let groups, let path):
            let count = groups.reduce(0) { $0 + $1.count }
            return (0..<count).map { .insertItem(ItemPath(section: path.section, item: path.item + $0)) }
        case .deleteItems(let paths): return paths.map { .deleteItem($0.inEngine) }
        case .moveItem(let source, let target): return [.moveItem(from: source.inEngine, to: target.inEngine)]
        case .reloadItems(let paths, _): return paths.map { .reloadItem($0.inEngine) }
        case .reconfigureItems(let paths, _): return paths.map { .reconfigureItem($0.inEngine) }
        case .insertSection(_, let index): return [.insertSection(index)]
        case .deleteSection(let index): return [.deleteSection(index)]
        case .moveSection(let source, let target): return [.moveSection(from: source, to: target)]
        case .reloadSection(let index, _): return [.reloadSection(index)]
        }
    }
}

extension Scenario.ItemPath {
    fileprivate var inEngine: FlowEngine.ItemPath { FlowEngine.ItemPath(section: section, item: item) }
}
