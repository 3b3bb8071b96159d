import Foundation

/// What the data source of a scenario that is played holds. Contents go with their items.
struct PlayedData {
    private var order = RecordedData()
    private var items: [Int: PlayedItem] = [:]
    private var metrics: [Int: [String: DocumentValue]] = [:]

    var counts: [Int] { order.counts }

    /// Everything is new.
    mutating func replace(with sections: [PlayedSection]) {
        order.replace(counts: sections.map(\.items.count))
        (items, metrics) = ([:], [:])
        for (place, section) in zip(order.sections, sections) { fill(place, with: section) }
    }

    private mutating func fill(_ place: RecordedData.Section, with section: PlayedSection) {
        metrics[place.number] = section.metrics
        for (number, item) in zip(place.items, section.items) { items[number] = item }
    }

    /// What a section says of a measure; nil where the layout decides.
    func metric(_ name: String, ofSection section: Int) -> DocumentValue? {
        order.sections.indices.contains(section) ? metrics[order.sections[section].number]?[name] : nil
    }

    subscript(path: IndexPath) -> PlayedItem? {
        get { order.item(at: path).flatMap { items[$0] } }
        set { if let number = order.item(at: path) { items[number] = newValue } }
    }

    /// The number of an item, which it keeps wherever it goes.
    func number(at path: IndexPath) -> Int? { order.item(at: path) }

    /// What an item answers when it is measured now; the next answer may be another.
    mutating func answer(of number: Int, at category: String) -> CGSize? {
        defer { items[number]?.timesAsked += 1 }
        return items[number]?.size(at: category)
    }

    /// Does a batch, whose operations have their new contents beside them.
    ///
    /// - Returns: Whether it fits what there is.
    mutating func apply(_ operations: [PlayedOperation]) -> Bool {
        for operation in operations {
            if let path = operation.replaced, let item = operation.item { self[path] = item }
        }
        let changes = operations.compactMap(\.change).withoutCovered
        let arrivals = changes.compactMap(\.arrival)
        var lengths: [Int: Int] = [:]
        for operation in operations {
            guard let section = operation.change?.makesSection else { continue }
            lengths[section] = operation.itemCount(in: counts) + arrivals.count { $0[0] == section }
        }
        guard let applied = order.apply(changes, count: { lengths[$0] ?? 0 }) else { return false }
        for (operation, change) in Self.pairs(operations, applied) { fill(operation, change) }
        return true
    }

    private static func pairs(
        _ operations: [PlayedOperation], _ applied: [AppliedChange]
    ) -> [(PlayedOperation, AppliedChange)] {
        var rest = applied
        return operations.compactMap { operation in
            guard let index = rest.firstIndex(where: { $0.change == operation.change }) else { return nil }
            return (operation, rest.remove(at: index))
        }
    }

    private mutating func fill(_ operation: PlayedOperation, _ applied: AppliedChange) {
        if let section = applied.section {
            let former = order.predecessors[section.number]
            guard operation.section == nil, let former else {
                return fill(section, with: operation.section ?? PlayedSection())
            }
            // Reloaded as it was.
            metrics[section.number] = metrics[former]
            for number in section.items { items[number] = order.predecessors[number].flatMap { items[$0] } }
        } else if let number = applied.number, let item = operation.item {
            items[number] = item
        }
    }
}

/// One operation of a batch, with what comes by it.
struct PlayedOperation {
    /// Nil where items stay and show something else.
    var change: DataChange?
    /// An item that shows something else, by its path before the update.
    var replaced: IndexPath?
    /// A new item, or what is in an old one's place.
    var item: PlayedItem?
    /// A new section, or what is in an old one's place; nil for a section that is reloaded as it was.
    var section: PlayedSection?

    /// The items that a new section brings along.
    fileprivate func itemCount(in counts: [Int]) -> Int {
        if let section { return section.items.count }
        guard case .reloadSection(let index, _)? = change, counts.indices.contains(index) else { return 0 }
        return counts[index]
    }
}

extension DataChange {
    /// Where an item comes.
    fileprivate var arrival: IndexPath? {
        switch self {
        case .insertItem(let path), .moveItem(_, let path), .reloadItem(_, let path): path
        default: nil
        }
    }
}
