extension UpdatePlan {
    /// Whether a section, by its index before, is reloaded. O(log *m*).
    public func reloads(section: Int) -> Bool {
        operations.reloadedSections[...].containsSorted(section)
    }

    /// Whether an item, by its path before, is reloaded alone, not with its section. O(log *m*).
    public func reloads(item path: ItemPath) -> Bool {
        let place = operations.reloadedItems.partitionPoint { $0 >= path }
        return place < operations.reloadedItems.count && operations.reloadedItems[place] == path
    }
}
