import CallerChecks

/// The effects of a valid batch update: the changes of the indices of sections and items. The operations of a valid
/// update contradict neither each other nor the numbers of sections and items.
///
///     let plan = try UpdatePlan(
///         [.moveItem(from: a, to: d), .deleteItem(b), .insertItem(a)], before: [4], after: [4])
///     plan.afterPath(of: a)   // d
///
/// Only this type handles UIKit's coordinates (R10.1: sources before the update, targets after it), the canonical order
/// (R10.2: all deletions from the last, then all insertions from the first) and every inconsistency (R10.3, R10.4,
/// R10.14, R18.19). Operations are given in any order; equal batches give equal plans.
///
/// A moved item or section is what it was, at another place. A reloaded item or section keeps its place, but what it
/// shows is new: paths lead through it, sizes and the items of a reloaded section do not.
///
/// A plan holds what changes and nothing else, so a million sections with ten operations cost what ten operations cost.
/// It has no sizes; `FlowModel.apply` adds them.
public struct UpdatePlan: Hashable, Sendable, CustomDebugStringConvertible {
    /// The number of items in each section before the update.
    public let before: SectionCounts
    /// The number of items in each section after the update, as the data source returns it.
    public let after: SectionCounts

    /// The operations by kind. Operations with a source are sorted by source, and insertions are sorted by target.
    /// Items inserted into an inserted section are left out, because the section has its items already (R10.14).
    /// Operations on items of reloaded sections are left out, too (R18.19).
    let operations: SortedOperations
    /// The deleted and moved sections, ascending by index before the update.
    let removedSections: [Int]
    /// The inserted and moved sections, ascending by index after the update.
    let addedSections: [Int]
    /// The deleted and moved items, ascending by path before the update.
    let removedItems: ItemIndices
    /// The inserted and moved items, ascending by path after the update.
    let addedItems: ItemIndices

    /// Makes the plan of operations; throws if the operations do not add up.
    ///
    /// - Parameters:
    ///   - operations: In any order.
    ///   - before: The numbers of items that the operations start from.
    ///   - after: The numbers of items that the data source has now.
    /// - Throws: The first inconsistency: sections before items, paths out of range before two operations on one thing,
    ///   numbers last. Which one is found does not depend on the order of the operations.
    /// - Complexity: O(*m* log *m* + *r*), *m* operations, *r* runs of counts.
    public init(
        _ operations: [UpdateOperation], before: SectionCounts, after: SectionCounts
    ) throws(UpdateError) {
        self.before = before
        self.after = after
        var sorted = SortedOperations(operations)
        removedSections = (sorted.deletedSections + sorted.movedSections.map(\.from)).sorted()
        addedSections = (sorted.insertedSections + sorted.movedSections.map(\.to)).sorted()
        let validation = UpdateValidation(sorted, before: before, after: after)
        try validation.checkSections()
        try validation.checkPathsOfItems()
        let (removed, added) = (removedSections, addedSections)
        let reloaded = sorted.reloadedSections.map { added[...].index(ofRank: removed[...].rank(of: $0)) }
        sorted.dropItems(ofReloaded: sorted.reloadedSections, at: reloaded)
        try UpdateValidation(sorted, before: before, after: after).checkItems()
        let inserted = Set(sorted.insertedSections)
        if !inserted.isEmpty { sorted.insertedItems.removeAll { inserted.contains($0.section) } }
        removedItems = ItemIndices(sorted.deletedItems.merged(with: sorted.movedItems.map(\.from), by: <))
        addedItems = ItemIndices(sorted.insertedItems.merged(with: sorted.itemMovesByTarget.map(\.to), by: <))
        self.operations = sorted
        if let tally = firstMismatch { throw .itemCount(tally) }
    }

    /// Returns whether a section is reloaded. The section is given by its index before the update. O(log *m*) for *m*
    /// operations.
    public func reloads(section: Int) -> Bool {
        operations.reloadedSections[...].containsSorted(section)
    }

    /// Returns whether an item is reloaded alone, not with its section. The item is given by its path before the
    /// update. O(log *m*) for *m* operations.
    public func reloads(item path: ItemPath) -> Bool {
        let place = operations.reloadedItems.partitionPoint { $0 >= path }
        return place < operations.reloadedItems.count && operations.reloadedItems[place] == path
    }

    /// The update in text: the numbers of items before and after it, then a line for each change. O(*m* log *m*), where
    /// *m* is the number of operations.
    ///
    /// Changes are in the order in which layouts receive them. Only the first changes of a large batch are listed.
    ///
    ///     [2 5] becomes [3 4]
    ///     delete 1-0
    ///     move 1-2 to 0-2
    ///     insert 0-0
    ///     reconfigure 0-1
    public var debugDescription: String {
        let changes = updateItems.map(\.description) + reconfiguredItems.map { "reconfigure \($0)" }
        let listed = changes.prefix(PlainText.most) + PlainText.rest(changes.count, "change")
        return (["\(before) becomes \(after)"] + listed).joined(separator: "\n")
    }
}

// MARK: - What happens

extension UpdatePlan {
    /// The deleted sections, ascending by index before the update.
    public var deletedSections: [Int] { operations.deletedSections }
    /// The inserted sections, ascending by index after the update.
    public var insertedSections: [Int] { operations.insertedSections }
    /// The reloaded sections, ascending by index before the update.
    public var reloadedSections: [Int] { operations.reloadedSections }
    /// The moved sections, ascending by index before the update.
    public var movedSections: [(from: Int, to: Int)] { operations.movedSections.map { ($0.from, $0.to) } }
    /// The deleted items, ascending by path before the update; without the items of deleted and reloaded sections.
    public var deletedItems: [ItemPath] { operations.deletedItems }
    /// The inserted items, ascending by path after the update; without the items of inserted and reloaded sections.
    public var insertedItems: [ItemPath] { operations.insertedItems }
    /// The reloaded items, ascending by path before the update.
    public var reloadedItems: [ItemPath] { operations.reloadedItems }
    /// The reconfigured items, ascending by path before the update.
    public var reconfiguredItems: [ItemPath] { operations.reconfiguredItems }
    /// The moved items, ascending by path before the update.
    public var movedItems: [(from: ItemPath, to: ItemPath)] { operations.movedItems.map { ($0.from, $0.to) } }

    /// Whether the update changes no item, no section, and no place of an item or section. Reconfigured items are
    /// unchanged. O(*m*).
    public var isIdentity: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
            && deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty
            && operations.movedSections.allSatisfy { $0.from == $0.to }
            && operations.movedItems.allSatisfy { $0.from == $0.to }
    }

    // MARK: Renumbering

    /// Returns the index of a section after the update; nil if the section is deleted. Traps if the section did not
    /// exist. O(log *m*) for *m* operations.
    public func afterSection(of section: Int) -> Int? {
        require(section >= 0 && section < before.sectionCount, "section \(section) existed before the update")
        if removedSections[...].containsSorted(section) {
            return operations.movedSections.first(from: section)
        }
        return addedSections[...].index(ofRank: removedSections[...].rank(of: section))
    }

    /// Returns the index of a section before the update; nil if the section is inserted. Traps if the section does not
    /// exist. O(log *m*) for *m* operations.
    public func beforeSection(of section: Int) -> Int? {
        require(section >= 0 && section < after.sectionCount, "section \(section) exists after the update")
        if addedSections[...].containsSorted(section) {
            return operations.sectionMovesByTarget.first(to: section)
        }
        return removedSections[...].index(ofRank: addedSections[...].rank(of: section))
    }

    /// Returns the path of an item after the update; nil if the item is removed. It is removed if it or its section is
    /// deleted, or if its section is reloaded. Traps if the item did not exist. O(log *m*) for *m* operations.
    public func afterPath(of path: ItemPath) -> ItemPath? {
        guard let section = afterSection(of: path.section) else { return nil }
        require(path.item >= 0 && path.item < before[path.section], "item \(path) existed before the update")
        if operations.reloadedSections[...].containsSorted(path.section) { return nil }
        let removed = removedItems[path.section]
        if removed.containsSorted(path.item) { return operations.movedItems.first(from: path) }
        return ItemPath(section: section, item: addedItems[section].index(ofRank: removed.rank(of: path.item)))
    }

    /// Returns the path of an item before the update; nil if the item is new. It is new if it or its section is
    /// inserted, or if its section is reloaded. Traps if the item does not exist. O(log *m*) for *m* operations.
    public func beforePath(of path: ItemPath) -> ItemPath? {
        guard let section = beforeSection(of: path.section) else { return nil }
        require(path.item >= 0 && path.item < after[path.section], "item \(path) exists after the update")
        if operations.reloadedSections[...].containsSorted(section) { return nil }
        let added = addedItems[path.section]
        if added.containsSorted(path.item) { return operations.itemMovesByTarget.first(to: path) }
        return ItemPath(section: section, item: removedItems[section].index(ofRank: added.rank(of: path.item)))
    }

    /// The ranges of neighbouring sections that stay neighbours in the update, ascending. Deleted, inserted and moved
    /// sections are in none of the ranges. `before` has the indices before the update, and `after` has those after it.
    /// O(*m*), where *m* is the number of operations.
    var keptStretches: [(before: Range<Int>, after: Range<Int>)] {
        let keptCount = before.sectionCount - removedSections.count
        // Ranks at which something is between neighbours, before or after.
        let cuts = removedSections.enumerated().map { $1 - $0 } + addedSections.enumerated().map { $1 - $0 }
        let ends = (cuts.filter { $0 > 0 && $0 < keptCount } + [keptCount]).sorted()
        var stretches: [(before: Range<Int>, after: Range<Int>)] = []
        var start = 0
        for end in ends where end > start {
            let before = removedSections[...].index(ofRank: start)
            let after = addedSections[...].index(ofRank: start)
            stretches.append((before..<before + end - start, after..<after + end - start))
            start = end
        }
        return stretches
    }
}
