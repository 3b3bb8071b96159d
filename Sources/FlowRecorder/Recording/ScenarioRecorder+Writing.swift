#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// Sizes are known late: an item that came in the second step may be measured in the tenth. So sections and steps become
// values when the scenario is asked for.

extension ScenarioRecorder {
    final func recorded() -> Scenario {
        let beginning: Beginning
        if let known = self.beginning {
            beginning = known
        } else {
            let now = looked(after: nil)
            beginning = Beginning(container: now.container, surface: now.surface, sections: [])
        }
        var scenario = Scenario(
            name: name, container: beginning.container, layout: beginning.layout ?? Scenario.Layout(),
            sections: beginning.sections.map(value), steps: steps.flatMap(values))
        scenario.table = beginning.surface.table
        scenario.comment = problems
        return scenario
    }

    // MARK: Steps

    /// The action of a step, and the expectation after it.
    private func values(of step: UnsizedStep) -> [Scenario.Step] {
        var actions = step.actions.compactMap(value)
        let batch = step.actions.firstIndex(where: \.changesData)
        if !step.resized.atEnd.isEmpty {
            // Their paths are those of the end.
            actions.insert(resizing(step.resized.atEnd), at: batch == nil ? 0 : actions.count)
        }
        if !step.resized.beforeBatch.isEmpty {
            let place = step.actions.prefix(batch ?? 0).compactMap(value).count
            actions.insert(resizing(step.resized.beforeBatch), at: place)
        }
        let note = step.note.flatMap { $0.isEmpty ? nil : $0 }
        let expectation = Scenario.Action.expect(step.seen)
        guard let action = actions.first else { return [Scenario.Step(expectation, note: note)] }
        return [
            Scenario.Step(actions.count > 1 ? .together(actions) : action, note: note), Scenario.Step(expectation),
        ]
    }

    private func resizing(_ sizes: [(path: IndexPath, size: CGSize)]) -> Scenario.Action {
        .resizeItems(
            sizes.compactMap { path, size in
                Scenario.ItemPath(path).map { Scenario.ItemResize(item: $0, size: itemSize(size)) }
            })
    }

    /// nil where nothing came of it.
    private func value(of action: UnsizedAction) -> Scenario.Action? {
        switch action {
        case .action(let action): return action
        case .contents(let change):
            let sizes = change.sizes.compactMap { item, size in change.paths[item].map { (path: $0, size: size) } }
            return sizes.isEmpty ? nil : resizing(sizes.sorted { $0.path < $1.path })
        case .update(let operations): return operations.isEmpty ? nil : .update(operations.map(value))
        case .reload(let sections): return .reload(sections.map(value))
        }
    }

    private func value(of operation: UnsizedOperation) -> Scenario.UpdateOperation {
        let reconfigured = operation.contents?.sizes.first.map { [group(ofItem: $0, sizes: [$1])] }
        let groups = operation.items.isEmpty ? reconfigured : groups(of: operation.items)
        return Scenario.UpdateOperation(operation.kind.bringing(groups, operation.section.map(value)))
    }

    // MARK: Sections

    private func value(of recorded: RecordedSection) -> Scenario.Section {
        var section = measures(ofSection: recorded.number)
        section.items = groups(of: recorded.items)
        let unknown = measuresCells ? recorded.items.count { sizes(of: $0) == nil } : 0
        if unknown > 0 { section.comment = "never measured, written as large as estimated: \(unknown)" }
        return section
    }

    private func groups(of items: [Int]) -> [Scenario.ItemGroup] {
        [Scenario.ItemGroup](ofItems: items) { group(ofItem: $0, sizes: sizes(of: $0)) }
    }

    /// An item's answers, one after the other; nil if there is none, nor one of the item that was in its place before.
    final func sizes(of item: Int) -> [CGSize]? {
        if let circle = answers.circles[item] { return circle }
        if let first = answers.first[item] { return [first] }
        var former = data.predecessors[item]
        while let number = former {
            if let latest = answers.latest[number] { return [latest] }
            former = data.predecessors[number]
        }
        return nil
    }
}
#endif
