import FlowTestSupport

extension StepMaker {
    /// A batch that adds up.
    mutating func batch(_ state: ReferenceView) -> ReferenceBatch {
        for _ in 0..<8 {
            let batch = candidate(state)
            if state.truth.accepts(batch) { return batch }
        }
        return ReferenceBatch([])
    }

    private mutating func candidate(_ state: ReferenceView) -> ReferenceBatch {
        var operations: [ReferenceOperation] = []
        var generator: SeededGenerator {
            get { maker.generator }
            set { maker.generator = newValue }
        }
        if generator.isHeads(oneIn: 8) {
            operations = deletionOfTheScreen(state)
        } else {
            for _ in 0...generator.below(4) { operations.append(operation(state)) }
        }
        let isList = state.isOneColumn
        let sizes = (0..<3).map { _ in maker.size(state.world, isList: isList) }
        return ReferenceBatch(
            operations, newSizes: sizes, newSectionCount: generator.below(5),
            offsetAdjustment: generator.isHeads(oneIn: 10) ? 30 : 0)
    }

    private mutating func operation(_ state: ReferenceView) -> ReferenceOperation {
        let counts = state.truth.counts
        let (section, item) = maker.generator.isHeads() ? pathOnScreen(state) : path(state)
        // The average counts what a reloaded item was, or does not: nobody knows.
        let mayReload = state.world.sizing != .automatic
        switch maker.generator.below(20) {
        case 0...4: return .deleteItem(section, item)
        case 5...9: return .insertItem(section, maker.generator.within(0...(counts.isEmpty ? 0 : counts[section])))
        case 10 where mayReload, 11 where mayReload: return .reloadItem(section, item)
        case 12, 13: return .reconfigureItem(section, item)
        case 14, 15:
            let (toSection, toItem) = path(state)
            return .moveItem(section, item, to: toSection, toItem)
        case 16: return .deleteSection(section)
        case 17: return .insertSection(maker.generator.within(0...counts.count))
        case 18 where mayReload: return .reloadSection(section)
        case 19 where counts.count > 1: return .moveSection(section, to: maker.generator.below(counts.count))
        default: return .insertItem(section, 0)
        }
    }

    /// All that is on screen, and perhaps more before and behind it (R17.2).
    private mutating func deletionOfTheScreen(_ state: ReferenceView) -> [ReferenceOperation] {
        let items = state.elementsOnScreen.filter { $0.kind == .item }
        guard let section = items.first?.section else { return [] }
        let shown = items.filter { $0.section == section }.map(\.item)
        let count = state.truth.counts[section]
        let first = max(0, (shown.min() ?? 0) - maker.generator.below(3))
        let last = min(count - 1, (shown.max() ?? 0) + maker.generator.below(4))
        return (first...max(first, last)).map { .deleteItem(section, $0) }
    }
}
