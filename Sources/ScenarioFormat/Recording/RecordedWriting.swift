import Foundation

/// Functions that turn recorded steps and items into steps and items of a scenario. They are called only when the
/// scenario is requested, because sizes become known late. For example, an item that was inserted in the second step
/// may be measured in the tenth step.
@MainActor
package protocol RecordedWriting {
    /// Returns the sizes of an item in the order in which they were recorded; nil if they are unknown.
    func sizes(of item: Int) -> [CGSize]?
    /// Returns a group that contains only this item. `sizes` has the sizes that were recorded for the item, in order;
    /// nil if they are unknown.
    func group(ofItem item: Int, sizes: [CGSize]?) -> Scenario.ItemGroup
    /// Returns the size that a step of the scenario gives an item. `size` is the size that was recorded.
    func contentSize(_ size: CGSize, of item: Int) -> Scenario.ItemSize
    /// Returns a recorded section's values that differ from those of the layout or the table. Its items are not
    /// included.
    func measures(of section: RecordedSection) -> Scenario.Section
    /// The action for a batch without operations; nil if such a batch is left out.
    var emptyBatch: Scenario.Action? { get }
}

extension RecordedWriting {
    package func scenarioSteps(_ recorded: [RecordedStep]) -> [Scenario.Step] { recorded.flatMap(steps) }

    /// Returns the scenario's steps for a recorded step. The first step has all actions, and the second has the
    /// expectation after them. A step that would be empty is left out.
    private func steps(_ recorded: RecordedStep) -> [Scenario.Step] {
        let actions = recorded.actions.compactMap(action)
        let note = recorded.note.flatMap { $0.isEmpty ? nil : $0 }
        let expectation = recorded.seen.map { Scenario.Action.expect($0) }
        guard let first = actions.first else { return expectation.map { [Scenario.Step($0, note: note)] } ?? [] }
        let step = Scenario.Step(actions.count > 1 ? .together(actions) : first, note: note)
        return [step] + (expectation.map { [Scenario.Step($0)] } ?? [])
    }

    /// Returns the scenario's action for a recorded action; nil if the recorded action had no effect.
    private func action(_ recorded: RecordedAction) -> Scenario.Action? {
        switch recorded {
        case .action(let action): return action
        case .contents(let change):
            let resized = resizes(change.sizes, at: change.paths)
            return resized.isEmpty ? nil : .resizeItems(resized)
        case .update(let operations): return operations.isEmpty ? emptyBatch : .update(operations.map(operation))
        case .reload(let sections): return .reload(sections.map(section))
        }
    }

    private func operation(_ recorded: RecordedOperation) -> Scenario.UpdateOperation {
        var operation = recorded.operation
        let reconfigured = recorded.contents?.sizes.first.map { [group(ofItem: $0, sizes: [$1])] }
        let groups = recorded.items.isEmpty ? reconfigured : groups(recorded.items)
        operation.kind = operation.kind.bringing(groups, recorded.section.map(section))
        return operation
    }

    package func section(_ recorded: RecordedSection) -> Scenario.Section {
        var section = measures(of: recorded)
        section.items = groups(recorded.items)
        return section
    }

    /// Returns the groups that describe the given items. Equal neighbours are in one group.
    private func groups(_ items: [Int]) -> [Scenario.ItemGroup] {
        var groups: [Scenario.ItemGroup] = []
        for item in items {
            var group = group(ofItem: item, sizes: sizes(of: item))
            group.count = groups.last?.count ?? 1
            if group == groups.last {
                groups[groups.count - 1].count += 1
            } else {
                group.count = 1
                groups.append(group)
            }
        }
        return groups
    }

    /// Returns the new sizes of items, in the order of their paths. Items without a path are left out. The keys of both
    /// dictionaries are the identifying numbers of items.
    package func resizes(_ sizes: [Int: CGSize], at paths: [Int: Scenario.ItemPath]) -> [Scenario.ItemResize] {
        sizes.compactMap { item, size in
            paths[item].map { Scenario.ItemResize(item: $0, size: contentSize(size, of: item)) }
        }.sorted { ($0.item.section, $0.item.item) < ($1.item.section, $1.item.item) }
    }
}
