import FlowEngine
import FlowScenario
import Foundation

extension UpdateCase {
    /// Returns a scenario in which the update is refused with a sentence.
    ///
    /// The operations are for the view alone, because the data source of the log did something else. Its changes are
    /// operations for the data alone.
    func draft(refusedWith sentence: String, in view: ViewDescription?) -> ScenarioDraft {
        let size = view?.usableSize ?? CGSize(width: 390, height: 844)
        var container = Scenario.Container(width: Double(size.width), height: Double(size.height))
        container.insets = view?.insets ?? .zero
        var scenario = Scenario(container: container)
        if isTable {
            var table = Scenario.Table()
            table.rowHeight = 44
            scenario.table = table
        } else {
            scenario.layout.itemSize = Scenario.ItemSize(width: .share(1), height: 44)
        }
        scenario.sections = before.map { Scenario.Section(items: Self.items($0)) }
        let batch = dataOperations + operations.map { Scenario.UpdateOperation($0.scenarioKind, only: .view) }
        let note =
            batch.contains { $0.only == .data } ? "the data changes in another way than the view is notified" : nil
        scenario.steps = [
            Scenario.Step(.update(batch), note: note ?? "the view is notified, and the data stays as it is")
        ]
        return ScenarioDraft(scenario: scenario, outcome: .refusal(sentence))
    }

    static func items(_ count: Int) -> [Scenario.ItemGroup] {
        count == 0 ? [] : [Scenario.ItemGroup(.plain, count: count)]
    }

    /// The changes of the data source, which lead from the numbers before to the numbers after.
    private var dataOperations: [Scenario.UpdateOperation] {
        var operations: [Scenario.UpdateOperation.Kind] = []
        for (section, (old, new)) in zip(before, after).enumerated() {
            if new > old {
                operations.append(
                    .insertItems(Self.items(new - old), at: Scenario.ItemPath(section: section, item: old)))
            } else if new < old {
                operations.append(.deleteItems((new..<old).map { Scenario.ItemPath(section: section, item: $0) }))
            }
        }
        operations += before.indices.dropFirst(after.count).map { .deleteSection($0) }
        operations += after.indices.dropFirst(before.count).map {
            .insertSection(Scenario.Section(items: Self.items(after[$0])), at: $0)
        }
        return operations.map { Scenario.UpdateOperation($0, only: .data) }
    }
}

extension UpdateOperation {
    /// The operation in a scenario. New items have the layout's size.
    fileprivate var scenarioKind: Scenario.UpdateOperation.Kind {
        switch self {
        case .deleteItem(let path): .deleteItems([path.inScenario])
        case .insertItem(let path): .insertItems(UpdateCase.items(1), at: path.inScenario)
        case .reloadItem(let path): .reloadItems([path.inScenario], with: nil)
        case .reconfigureItem(let path): .reconfigureItems([path.inScenario], with: nil)
        case .moveItem(let source, let target): .moveItem(from: source.inScenario, to: target.inScenario)
        case .deleteSection(let index): .deleteSection(index)
        case .insertSection(let index): .insertSection(Scenario.Section(items: UpdateCase.items(1)), at: index)
        case .reloadSection(let index): .reloadSection(index, with: nil)
        case .moveSection(let source, let target): .moveSection(from: source, to: target)
        }
    }
}

extension ItemPath {
    fileprivate var inScenario: Scenario.ItemPath { Scenario.ItemPath(section: section, item: item) }
}
