import FlowTestSupport

extension ScenarioWriter {
    func written(_ batch: ReferenceBatch) -> String? {
        guard state.truth.accepts(batch) else { return "" }
        guard batch.offsetAdjustment == 0, !batch.operations.isEmpty else { return nil }
        var after = state.truth
        after.apply(batch)
        // What is inserted into a section that is inserted is passed over (R10.14); here it would be one more.
        let isPassedOver = batch.operations.contains { operation in
            guard case .insertItem(let section, _) = operation else { return false }
            return batch.operations.contains(.insertSection(section))
        }
        guard !isPassedOver else { return nil }
        let operations = batch.operations.map { written($0, after, newCount: batch.newSectionCount) }
        guard operations.allSatisfy({ $0 != nil }) else { return nil }
        return "{\"update\": [\(operations.compactMap(\.self).joined(separator: ", "))]}"
    }

    func written(_ operation: ReferenceOperation, _ after: ReferenceTruth, newCount: Int) -> String? {
        switch operation {
        case .deleteItem(let section, let item): return "{\"delete\": \"\(section)-\(item)\"}"
        case .insertItem(let section, let item):
            guard after.has(section, item) else { return nil }
            let size = after.sections[section].items[item].size
            return groups([size]).map { "{\"insert\": \"\(section)-\(item)\", \"items\": \($0)}" }
        case .reloadItem(let section, let item): return "{\"reload\": \"\(section)-\(item)\"}"
        case .reconfigureItem(let section, let item): return "{\"reconfigure\": \"\(section)-\(item)\"}"
        case .moveItem(let section, let item, let toSection, let toItem):
            return "{\"move\": \"\(section)-\(item)\", \"to\": \"\(toSection)-\(toItem)\"}"
        case .deleteSection(let section): return "{\"deleteSection\": \(section)}"
        case .moveSection(let section, let to): return "{\"moveSection\": \(section), \"to\": \(to)}"
        case .insertSection(let section):
            return written(after.sections[section]).map { "{\"insertSection\": \(section), \"section\": \($0)}" }
        case .reloadSection(let section):
            let id = state.truth.sections[section].id
            guard let new = after.sections.first(where: { $0.id == id }) else { return nil }
            return written(new).map { "{\"reloadSection\": \(section), \"section\": \($0)}" }
        }
    }

    func written(_ content: ReferenceTruth.Section) -> String? {
        section(content.items.map(\.size), content.metrics)
    }
}
