import FlowEngine

extension DiffableDataSourceSnapshot {
    /// A copy in which nothing is marked for reloading.
    var unmarked: DiffableDataSourceSnapshot {
        var copy = DiffableDataSourceSnapshot()
        copy.storage = storage
        return copy
    }

    /// Moves an item; `target` is the path after the item was removed.
    mutating func moveItem(from source: ItemPath, to target: ItemPath) {
        let item = storage.items[source.section][source.item]
        storage.removeItem(at: (source.section, source.item))
        storage.insert([item], in: target.section, at: target.item)
    }
}
