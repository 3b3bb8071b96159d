import CallerChecks
import FlowEngine

/// The comparison of two snapshots.
struct SnapshotDifference<SectionID: Hashable, ItemID: Hashable> {
    package typealias Snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>

    private let old: SnapshotStorage<SectionID, ItemID>
    private let new: SnapshotStorage<SectionID, ItemID>
    private let marks: Snapshot
    package private(set) var operations: [UpdateOperation] = []
    /// The indices, before and after, of the sections whose items are compared. These sections stay or move, and are
    /// not reloaded.
    private var pairs: [(before: Int, after: Int)] = []
    private var openSections: Set<SectionID> = []
    /// Items that move from a compared section to another compared section, with their previous paths.
    private var leaving: [ItemID: ItemPath] = [:]
    /// The items that already have operations for their moves. If such an item is marked to be reloaded or
    /// reconfigured, its operations do this, too.
    private var moved: Set<ItemID> = []

    init(from old: Snapshot, to new: Snapshot) {
        self.old = old.storage
        self.new = new.storage
        marks = new
    }
}

// MARK: - Sections

extension SnapshotDifference {
    mutating func compareSections() {
        let reloaded = Set(marks.reloadedSectionIdentifiers)
        for (index, section) in old.sections.enumerated() where new.indexOfSection[section] == nil {
            operations.append(.deleteSection(index))
        }
        var order = SequenceOrder()
        var common: [(before: Int, after: Int)] = []
        for (index, section) in new.sections.enumerated() {
            if let before = old.indexOfSection[section] {
                common.append((before, index))
                order.append(before)
            } else {
                operations.append(.insertSection(index))
            }
        }
        let staying = order.longestRisingBlocks()
        for (number, pair) in common.enumerated() {
            compare(pair, stays: staying(number), isReloaded: reloaded.contains(new.sections[pair.after]))
        }
    }

    private mutating func compare(_ pair: (before: Int, after: Int), stays: Bool, isReloaded: Bool) {
        switch (stays, isReloaded) {
        case (true, true): operations.append(.reloadSection(pair.before))
        case (false, true): operations += [.deleteSection(pair.before), .insertSection(pair.after)]
        case (_, false):
            if !stays { operations.append(.moveSection(from: pair.before, to: pair.after)) }
            pairs.append(pair)
            openSections.insert(new.sections[pair.after])
        }
    }

    // MARK: Items

    mutating func compareItems() {
        var arriving: [ItemPath] = []
        for pair in pairs where old.items[pair.before] != new.items[pair.after] {
            compareItems(of: pair, arriving: &arriving)
        }
        for target in arriving {
            let item = new.items[target.section][target.item]
            if let source = leaving.removeValue(forKey: item) {
                move(item, from: source, to: target)
            } else {
                operations.append(.insertItem(target))
            }
        }
        for source in leaving.values.sorted() { operations.append(.deleteItem(source)) }
        addMarks()
    }

    /// Finds the items that a section keeps, and their order.
    private mutating func compareItems(of pair: (before: Int, after: Int), arriving: inout [ItemPath]) {
        let section = new.sections[pair.after]
        let (before, after) = (old.items[pair.before], new.items[pair.after])
        let range = CommonEnds(before, after)
        var isKept = [Bool](repeating: false, count: range.before.count)
        var kept: [Int] = []  // indices after, in order
        var sources: [Int?] = []  // where they were; nil for those that are looked up when the others are known
        var next = range.before.lowerBound
        for index in range.after {
            let item = after[index]
            if next >= range.before.upperBound || before[next] != item {
                guard old.sectionOfItem[item] == section else {
                    arriving.append(ItemPath(section: pair.after, item: index))
                    continue
                }
                while next < range.before.upperBound, new.sectionOfItem[before[next]] != section { next += 1 }
                let reach = next..<min(next + Self.lookAhead, range.before.upperBound)
                guard let place = before[reach].firstIndex(of: item) else {
                    kept.append(index)
                    sources.append(nil)
                    // An item that moved away from here must not keep the others from being found.
                    let coming = after[index..<min(index + Self.lookAhead, range.after.upperBound)]
                    if !reach.isEmpty, !coming.contains(where: before[reach].contains) { next += 1 }
                    continue
                }
                next = place
            }
            isKept[next - range.before.lowerBound] = true
            kept.append(index)
            sources.append(next)
            next += 1
        }
        let order = order(of: kept, from: sources, pair, range.before, &isKept)
        leave(pair.before, range.before, isKept)
        moveWithin(pair, order, kept)
    }

    /// The largest number of items that one search for an equal item looks at. A search is made where the old and the
    /// new order differ.
    private static var lookAhead: Int { 8 }

    /// The previous places of the items that a section keeps, in the items' new order.
    ///
    /// Items without a known place are looked up among the unmatched items, so that only moved items are hashed if
    /// there are few changes.
    private func order(
        of kept: [Int], from sources: [Int?], _ pair: (before: Int, after: Int), _ range: Range<Int>,
        _ isKept: inout [Bool]
    ) -> SequenceOrder {
        var places: [ItemID: Int] = [:]
        if sources.contains(nil) {
            for index in range where !isKept[index - range.lowerBound] { places[old.items[pair.before][index]] = index }
        }
        var order = SequenceOrder()
        for (index, source) in zip(kept, sources) {
            guard let place = source ?? places[new.items[pair.after][index]] else {
                stop("an item that a section keeps was there before")
            }
            isKept[place - range.lowerBound] = true
            order.append(place)
        }
        return order
    }

    /// Deletes the items that a section does not keep. Items that move to another compared section are recorded in
    /// `leaving` instead.
    private mutating func leave(_ section: Int, _ range: Range<Int>, _ isKept: [Bool]) {
        for (index, isKept) in zip(range, isKept) where !isKept {
            let item = old.items[section][index]
            let path = ItemPath(section: section, item: index)
            if let target = new.sectionOfItem[item], openSections.contains(target) {
                leaving[item] = path
            } else {
                operations.append(.deleteItem(path))
            }
        }
    }

    /// Moves the items that a section keeps and that are in another order than before.
    private mutating func moveWithin(_ pair: (before: Int, after: Int), _ order: SequenceOrder, _ kept: [Int]) {
        guard order.hasBreaks else { return }
        let stays = order.longestRisingBlocks()
        for number in kept.indices where !stays(number) {
            let target = ItemPath(section: pair.after, item: kept[number])
            move(
                new.items[pair.after][kept[number]],
                from: ItemPath(section: pair.before, item: order.value(at: number)), to: target)
        }
    }

    private mutating func move(_ item: ItemID, from source: ItemPath, to target: ItemPath) {
        moved.insert(item)
        if marks.reloadedItems.contains(item) {
            operations += [.deleteItem(source), .insertItem(target)]
            return
        }
        operations.append(.moveItem(from: source, to: target))
        if marks.reconfiguredItems.contains(item) { operations.append(.reconfigureItem(source)) }
    }

    // MARK: Marks

    /// Adds operations that reload or reconfigure marked items. This applies to items that stay in their section. An
    /// item with both marks is only reloaded.
    private mutating func addMarks() {
        let reloaded = marks.reloadedItemIdentifiers.filter(isStaying)
        let reconfigured = marks.reconfiguredItemIdentifiers.filter {
            isStaying($0) && !marks.reloadedItems.contains($0)
        }
        let places = places(of: reloaded + reconfigured)
        operations += reloaded.compactMap { places[$0] }.map { .reloadItem($0) }
        operations += reconfigured.compactMap { places[$0] }.map { .reconfigureItem($0) }
    }

    /// Whether an item is in the same section in both snapshots, and does not move. False if the section is reloaded,
    /// because the items of such a section are not compared.
    private func isStaying(_ item: ItemID) -> Bool {
        guard let section = old.sectionOfItem[item], section == new.sectionOfItem[item] else { return false }
        return openSections.contains(section) && !moved.contains(item)
    }

    /// The previous paths of items. Every section is read only once, even if it contains several of the items.
    private func places(of items: [ItemID]) -> [ItemID: ItemPath] {
        guard !items.isEmpty else { return [:] }
        let wanted = Set(items)
        let sections = Set(items.compactMap { old.sectionOfItem[$0] }.compactMap { old.indexOfSection[$0] })
        var places: [ItemID: ItemPath] = [:]
        for section in sections {
            for (index, item) in old.items[section].enumerated() where wanted.contains(item) {
                places[item] = ItemPath(section: section, item: index)
            }
        }
        return places
    }
}

/// The middle parts in which two arrays differ: the arrays without the equal elements at their beginnings and at their
/// ends.
private struct CommonEnds {
    var before: Range<Int>
    var after: Range<Int>

    init<Item: Equatable>(_ left: [Item], _ right: [Item]) {
        let limit = min(left.count, right.count)
        var start = 0
        while start < limit && left[start] == right[start] { start += 1 }
        var end = 0
        while end < limit - start && left[left.count - 1 - end] == right[right.count - 1 - end] { end += 1 }
        before = start..<left.count - end
        after = start..<right.count - end
    }
}
