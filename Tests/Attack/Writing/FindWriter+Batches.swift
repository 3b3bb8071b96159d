import FlowScenario
import FlowTestSupport

extension FindWriter {
    /// Returns the operations of a batch; `nil` if the format cannot express them.
    func operations(_ batch: ReferenceBatch) -> [Scenario.UpdateOperation]? {
        guard batch.offsetAdjustment == 0, !batch.operations.isEmpty else { return nil }
        var after = state.truth
        after.apply(batch)
        // An item that is inserted into an inserted section is ignored (R10.14); in a scenario it would be one more.
        let isPassedOver = batch.operations.contains { operation in
            guard case .insertItem(let section, _) = operation else { return false }
            return batch.operations.contains(.insertSection(section))
        }
        let operations = batch.operations.compactMap { said($0, after) }
        guard !isPassedOver, operations.count == batch.operations.count else { return nil }
        return operations.map { Scenario.UpdateOperation($0) }
    }

    private func said(
        _ operation: ReferenceOperation, _ after: ReferenceTruth
    ) -> Scenario.UpdateOperation.Kind? {
        func path(_ section: Int, _ item: Int) -> Scenario.ItemPath { .init(section: section, item: item) }
        switch operation {
        case .deleteItem(let section, let item): return .deleteItems([path(section, item)])
        case .insertItem(let section, let item):
            guard after.has(section, item) else { return nil }
            return .insertItems([group([after.sections[section].items[item].size])], at: path(section, item))
        case .reloadItem(let section, let item): return .reloadItems([path(section, item)], with: nil)
        case .reconfigureItem(let section, let item): return .reconfigureItems([path(section, item)], with: nil)
        case .moveItem(let section, let item, let toSection, let toItem):
            return .moveItem(from: path(section, item), to: path(toSection, toItem))
        case .deleteSection(let section): return .deleteSection(section)
        case .moveSection(let section, let to): return .moveSection(from: section, to: to)
        case .insertSection(let section): return .insertSection(said(after.sections[section]), at: section)
        case .reloadSection(let section):
            let id = state.truth.sections[section].id
            guard let new = after.sections.first(where: { $0.id == id }) else { return nil }
            return .reloadSection(section, with: said(new))
        }
    }

    private func said(_ content: ReferenceTruth.Section) -> Scenario.Section {
        section(content.items.map(\.size), content.metrics)
    }
}
