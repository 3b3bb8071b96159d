// Elements that keep their places among those that stay: scroll anchors are chosen from them.
//
// A move between the same two neighbours that do not move is no move: from 0-3 to 0-3, or from 0-3 to 0-2 when 0-2 is
// deleted.

extension UpdatePlan {
    /// Returns whether a section keeps its place among the sections that stay. It does if the sections before it are
    /// the same before and after the update. Deleted, inserted and moved sections are ignored in this comparison. True
    /// for a reloaded section. Traps if the section did not exist. O(log *m*), where *m* is the number of operations.
    public func keepsPlace(ofSection section: Int) -> Bool {
        guard let after = afterSection(of: section) else { return false }
        return removedSections[...].rank(of: section) == addedSections[...].rank(of: after)
    }

    /// Returns the first item of a section, from `path` on, that keeps its place; nil if there is no such item. Traps
    /// if the section did not exist.
    ///
    /// An item keeps its place if the same items are before it and behind it, apart from deleted, inserted and moved
    /// items.
    ///
    /// - Complexity: O(log *m* + *d* log *m*), *d* moves of items that are between the path and the result.
    public func firstItemInPlace(from path: ItemPath) -> ItemPath? {
        guard let section = afterSection(of: path.section), path.item < before[path.section],
            !operations.reloadedSections[...].containsSorted(path.section)
        else { return nil }
        let (removed, added) = (removedItems[path.section], addedItems[section])
        let rank = removed.rank(of: path.item)
        let kept = ItemPath(section: path.section, item: removed.index(ofRank: rank))
        let moves = operations.movedItems
        for move in moves[moves.partitionPoint { $0.from >= path }...].prefix(while: { $0.from < kept })
        where move.to.section == section && added.rank(of: move.to.item) == rank {
            return move.from
        }
        return kept.item < before[path.section] ? kept : nil
    }

    /// Returns whether an item keeps its place among the items that stay. It does if the items before it are the same
    /// before and after the update. Deleted, inserted and moved items are ignored in this comparison. Traps if the item
    /// did not exist. O(log *m*), where *m* is the number of operations.
    public func keepsPlace(of path: ItemPath) -> Bool {
        guard let after = afterPath(of: path), after.section == afterSection(of: path.section) else { return false }
        return removedItems[path.section].rank(of: path.item) == addedItems[after.section].rank(of: after.item)
    }
}
