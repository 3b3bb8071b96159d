/// What is true of the data, whoever knows it: what a data source counts, a delegate says and cells answer.
///
/// Items and sections have identifiers that stay with them wherever they go.
public struct ReferenceTruth: Hashable, Sendable {
    public struct Item: Hashable, Sendable {
        public var id: Int
        public var size: ReferenceSize
    }

    public struct Section: Hashable, Sendable {
        public var id: Int
        public var metrics: ReferenceMetrics
        public var items: [Item]
    }

    /// Where everything is after a batch.
    struct Change {
        /// Items that are shown anew although they stay.
        var reloaded: Set<Int> = []
        var reconfigured: Set<Int> = []
        /// Items and sections that the operations carry elsewhere.
        var carried: Set<Int> = []
        var carriedSections: Set<Int> = []
        var reloadedSections: Set<Int> = []
        /// Whether anything comes, goes or moves.
        var rearranges = false
    }

    public private(set) var sections: [Section] = []
    private var lastID = 0

    public init(_ world: ReferenceWorld) {
        sections = world.sections.map { section in
            Section(id: makeID(), metrics: section.metrics, items: section.items.map { Item(id: makeID(), size: $0) })
        }
    }

    public var counts: [Int] { sections.map(\.items.count) }

    public func has(_ section: Int, _ item: Int) -> Bool {
        sections.indices.contains(section) && sections[section].items.indices.contains(item)
    }

    public func path(of id: Int) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let item = content.items.firstIndex(where: { $0.id == id }) { return (section, item) }
        }
        return nil
    }

    private mutating func makeID() -> Int {
        lastID += 1
        return lastID
    }

    // MARK: Changes

    public mutating func setSize(_ size: ReferenceSize, of section: Int, _ item: Int) {
        if has(section, item) { sections[section].items[item].size = size }
    }

    public mutating func setMetrics(_ metrics: ReferenceMetrics, of section: Int) {
        if sections.indices.contains(section) { sections[section].metrics = metrics }
    }

    /// Whether a batch adds up on this data (R10.3).
    public func accepts(_ batch: ReferenceBatch) -> Bool {
        result(of: batch).faults.isEmpty
    }

    private func result(of batch: ReferenceBatch) -> ReferenceUpdate {
        let identifiers = sections.map { ReferenceIdentifiers(section: $0.id, items: $0.items.map(\.id)) }
        return ReferenceUpdate(batch.operations, on: identifiers, newSectionCount: batch.newSectionCount)
    }

    /// Applies a batch that adds up.
    public mutating func apply(_ batch: ReferenceBatch) {
        _ = changes(by: batch)
    }

    mutating func changes(by batch: ReferenceBatch) -> Change {
        let (before, result) = (sections, result(of: batch))
        var items: [Int: Item] = [:]
        var metrics: [Int: ReferenceMetrics] = [:]
        for section in before {
            metrics[section.id] = section.metrics
            for item in section.items { items[item.id] = item }
        }
        var newCount = 0
        sections = result.sections.map { section in
            Section(
                id: section.section < 0 ? makeID() : section.section,
                metrics: metrics[section.section] ?? ReferenceMetrics(),
                items: section.items.map { id in
                    if let kept = items[id] { return kept }
                    newCount += 1
                    let size = batch.newSizes.isEmpty
                        ? ReferenceSize(50, 50) : batch.newSizes[(newCount - 1) % batch.newSizes.count]
                    return Item(id: makeID(), size: size)
                })
        }
        var change = change(by: batch.operations, on: before)
        change.rearranges = result.rearranges
        return change
    }

    private func change(by operations: [ReferenceOperation], on before: [Section]) -> Change {
        var change = Change()
        for operation in operations {
            switch operation {
            case .reloadItem(let section, let item): change.reloaded.insert(before[section].items[item].id)
            case .reconfigureItem(let section, let item): change.reconfigured.insert(before[section].items[item].id)
            case .moveItem(let section, let item, _, _): change.carried.insert(before[section].items[item].id)
            case .moveSection(let section, _): change.carriedSections.insert(before[section].id)
            case .reloadSection(let section): change.reloadedSections.insert(before[section].id)
            case .deleteItem, .insertItem, .deleteSection, .insertSection: break
            }
        }
        return change
    }
}
