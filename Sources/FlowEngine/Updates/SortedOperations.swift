/// A move, of an item or of a section.
struct Move<Place: Hashable & Comparable & Sendable>: Hashable, Sendable {
    var from: Place
    var to: Place
}

/// The operations of an update by kind; the operations of each kind are sorted.
struct SortedOperations: Hashable, Sendable {
    var deletedSections: [Int] = []
    var insertedSections: [Int] = []
    var reloadedSections: [Int] = []
    /// The moves of sections, sorted by source.
    var movedSections: [Move<Int>] = []
    var sectionMovesByTarget: [Move<Int>] = []
    var deletedItems: [ItemPath] = []
    var insertedItems: [ItemPath] = []
    var reloadedItems: [ItemPath] = []
    var reconfiguredItems: [ItemPath] = []
    /// The moves of items, sorted by source.
    var movedItems: [Move<ItemPath>] = []
    var itemMovesByTarget: [Move<ItemPath>] = []

    init(_ operations: [UpdateOperation]) {
        for operation in operations { add(operation) }
        deletedSections.sort()
        insertedSections.sort()
        reloadedSections.sort()
        movedSections.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        sectionMovesByTarget = movedSections.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
        deletedItems.sort()
        insertedItems.sort()
        reloadedItems.sort()
        reconfiguredItems.sort()
        movedItems.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        itemMovesByTarget = movedItems.sorted { ($0.to, $0.from) < ($1.to, $1.from) }
    }

    private mutating func add(_ operation: UpdateOperation) {
        switch operation {
        case .deleteItem(let path): deletedItems.append(path)
        case .insertItem(let path): insertedItems.append(path)
        case .reloadItem(let path): reloadedItems.append(path)
        case .reconfigureItem(let path): reconfiguredItems.append(path)
        case .moveItem(let from, let to): movedItems.append(Move(from: from, to: to))
        case .deleteSection(let index): deletedSections.append(index)
        case .insertSection(let index): insertedSections.append(index)
        case .reloadSection(let index): reloadedSections.append(index)
        case .moveSection(let from, let to): movedSections.append(Move(from: from, to: to))
        }
    }

    /// Discards the operations on items of reloaded sections, because the reloads replace these items. A move from such
    /// a section to another section becomes an insertion at its target. A move from another section into such a section
    /// becomes a deletion at its source (R18.19).
    ///
    /// - Parameters:
    ///   - before: The reloaded sections, by index before.
    ///   - after: The same, by index after.
    mutating func dropItems(ofReloaded before: [Int], at after: [Int]) {
        if before.isEmpty { return }
        let isBefore = { (path: ItemPath) in before[...].containsSorted(path.section) }
        let isAfter = { (path: ItemPath) in after[...].containsSorted(path.section) }
        for move in movedItems where isBefore(move.from) != isAfter(move.to) {
            if isAfter(move.to) { deletedItems.append(move.from) } else { insertedItems.append(move.to) }
        }
        deletedItems.removeAll(where: isBefore)
        reloadedItems.removeAll(where: isBefore)
        reconfiguredItems.removeAll(where: isBefore)
        insertedItems.removeAll(where: isAfter)
        movedItems.removeAll { isBefore($0.from) || isAfter($0.to) }
        itemMovesByTarget.removeAll { isBefore($0.from) || isAfter($0.to) }
        deletedItems.sort()
        insertedItems.sort()
    }

    /// All operations on sections. Deletions, reloads and moves are first, in this order and sorted by source;
    /// insertions follow.
    var sectionOperations: [UpdateOperation] {
        deletedSections.map { .deleteSection($0) } + reloadedSections.map { .reloadSection($0) }
            + movedSections.map { .moveSection(from: $0.from, to: $0.to) } + insertedSections.map { .insertSection($0) }
    }

    /// All operations on items: deletions, reloads, moves, reconfigurations and insertions, in this order.
    var itemOperations: [UpdateOperation] {
        deletedItems.map { .deleteItem($0) } + reloadedItems.map { .reloadItem($0) }
            + movedItems.map { .moveItem(from: $0.from, to: $0.to) } + reconfiguredItems.map { .reconfigureItem($0) }
            + insertedItems.map { .insertItem($0) }
    }
}

extension Array {
    /// Returns the target of the move from a place; nil if there is no such move. Moves are sorted by source.
    func first<Place>(from place: Place) -> Place? where Element == Move<Place> {
        let index = partitionPoint { $0.from >= place }
        return index < count && self[index].from == place ? self[index].to : nil
    }

    /// Returns the source of the move to a place; nil if there is no such move. Moves are sorted by target.
    func first<Place>(to place: Place) -> Place? where Element == Move<Place> {
        let index = partitionPoint { $0.to >= place }
        return index < count && self[index].to == place ? self[index].from : nil
    }
}
