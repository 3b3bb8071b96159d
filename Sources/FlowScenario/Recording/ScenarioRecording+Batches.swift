import FlowSimulator
import Foundation

extension ScenarioRecording {
    /// A batch, whose block has run: the data source has its data already.
    func noteUpdate(_ texts: [String]) {
        present.isInUpdate = true
        present.keep(items)
        let counts = subject.sourceCounts
        let operations = texts.compactMap { Scenario.UpdateOperation(traced: $0, counts: counts) }
        guard operations.count == texts.count else { return report("a batch is left out") }
        present.actions.append(.update(apply(operations, counts)))
        subject.noteNewItems(items)
    }

    /// - Returns: The operations, with what comes by each.
    private func apply(_ operations: [Scenario.UpdateOperation], _ counts: [Int]) -> [RecordedOperation] {
        let before = items.data
        // Where everything is afterwards. What is reloaded has its old number there.
        var places = before
        places.apply(operations)
        var complete = operations
        for (index, operation) in operations.enumerated() {
            switch operation.kind {
            case .reloadItems(let paths, _): complete[index].kind = .reloadItems(paths, with: Self.one)
            case .reconfigureItems(let paths, _): complete[index].kind = .reconfigureItems(paths, with: Self.one)
            case .reloadSection(let section, _) where before.sections.indices.contains(section):
                let after = places.sections.firstIndex { $0.number == before.sections[section].number } ?? section
                let count = counts.indices.contains(after) ? counts[after] : 0
                let content = Scenario.Section(items: [.init(.plain, count: count)])
                complete[index].kind = .reloadSection(section, with: content)
            default: continue
            }
        }
        items.apply(complete)
        return complete.map { arrivals(by: $0, before, places) }
    }

    fileprivate static let one = [Scenario.ItemGroup(.plain, count: 1)]

    private func arrivals(
        by operation: Scenario.UpdateOperation, _ before: ScenarioData, _ places: ScenarioData
    ) -> RecordedOperation {
        var recorded = RecordedOperation(operation: operation)
        switch operation.kind {
        case .insertItems(_, let path): recorded.items = [items.number(at: path.indexPath)].compactMap { $0 }
        case .reloadItems(let paths, _), .reconfigureItems(let paths, _):
            for path in paths {
                guard let old = before.number(section: path.section, item: path.item),
                    let place = places.place(ofNumber: old), let new = items.number(at: place.indexPath),
                    new != old
                else { continue }
                recorded.items.append(new)
                items.succeed([old], by: [new])
            }
        // A batch that names what does not exist is about to be refused.
        case .insertSection(_, let index) where items.data.sections.indices.contains(index):
            recorded.section = items.section(index)
        case .reloadSection(let index, _) where before.sections.indices.contains(index):
            let old = before.sections[index].number
            guard let after = places.sections.firstIndex(where: { $0.number == old }) else { break }
            recorded.section = items.section(after)
        default: break
        }
        return recorded
    }
}

extension Scenario.UpdateOperation {
    /// Reads `move 0-3 to 0-5`, as a trace has it; nil where it says nothing that scenarios know.
    ///
    /// - Parameter counts: Items of the sections after the batch.
    @MainActor
    fileprivate init?(traced text: String, counts: [Int]) {
        let words = text.split(separator: " ").map(String.init)
        let paths = words.compactMap(Scenario.ItemPath.init)
        let numbers = words.compactMap { Int($0) }
        switch (words.first, paths.count, numbers.count) {
        case ("insert", 1, 0): self.init(.insertItems(ScenarioRecording.one, at: paths[0]))
        case ("delete", 1, 0): self.init(.deleteItems(paths))
        case ("move", 2, 0): self.init(.moveItem(from: paths[0], to: paths[1]))
        case ("reload", 1, 0): self.init(.reloadItems(paths, with: nil))
        case ("reconfigure", 1, 0): self.init(.reconfigureItems(paths, with: nil))
        case ("insert", 0, 1):
            let count = counts.indices.contains(numbers[0]) ? counts[numbers[0]] : 0
            self.init(.insertSection(.init(items: [.init(.plain, count: count)]), at: numbers[0]))
        case ("delete", 0, 1): self.init(.deleteSection(numbers[0]))
        case ("move", 0, 2): self.init(.moveSection(from: numbers[0], to: numbers[1]))
        case ("reload", 0, 1): self.init(.reloadSection(numbers[0], with: nil))
        default: return nil
        }
    }
}
