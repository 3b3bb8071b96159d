extension DiffableDataSourceSectionSnapshot {
    /// A place directly before or after an item.
    public typealias Neighbor = SnapshotNeighbor<ItemIdentifierType>

    /// A change of a section snapshot, as a value. Each case has the effect of the snapshot's method with the case's
    /// name.
    public enum Edit {
        /// An edit that adds items after the children of a parent, or at the end of the snapshot if no parent is named.
        case append([ItemIdentifierType], to: ItemIdentifierType?)
        /// An edit that inserts items next to another item.
        case insert([ItemIdentifierType], Neighbor)
        /// An edit that inserts the items of a snapshot next to another item.
        case insertSnapshot(DiffableDataSourceSectionSnapshot, Neighbor)
        /// An edit that replaces the descendants of an item by the items of a snapshot.
        case replaceChildren(of: ItemIdentifierType, using: DiffableDataSourceSectionSnapshot)
        /// An edit that removes items with their descendants.
        case delete([ItemIdentifierType])
        /// An edit that removes all items.
        case deleteAll
        /// An edit that makes the children of items visible.
        case expand([ItemIdentifierType])
        /// An edit that hides the descendants of items.
        case collapse([ItemIdentifierType])
    }

    /// Changes the snapshot by an edit. If the edit is not possible, throws an error and leaves the snapshot as it was.
    ///
    /// - Throws: `SnapshotError`, whose description is the message with which the method of the same name stops.
    /// - Complexity: That of the method of the same name.
    public mutating func apply(_ edit: Edit) throws(SnapshotError) {
        switch edit {
        case .append(let items, let parent):
            if let parent { try checkExisting([parent], for: "append") }
            try checkNew(items)
            storage.insert(items, under: parent, at: storage.children(of: parent).count)
        case .insert(let items, let neighbor):
            let place = try place(beside: neighbor)
            try checkNew(items)
            storage.insert(items, under: place.parent, at: place.index)
        case .insertSnapshot(let snapshot, let neighbor):
            let place = try place(beside: neighbor)
            try checkNew(snapshot.items)
            storage.insert(snapshot.storage, under: place.parent, at: place.index)
        case .replaceChildren(let parent, let snapshot): try replaceChildren(of: parent, using: snapshot)
        case .delete(let items): storage.remove(items)
        case .deleteAll: storage = OutlineStorage()
        case .expand(let items):
            try checkExisting(items, for: "expand")
            storage.setExpanded(true, items)
        case .collapse(let items):
            try checkExisting(items, for: "collapse")
            storage.setExpanded(false, items)
        }
    }

    private mutating func replaceChildren(
        of parent: ItemIdentifierType, using snapshot: Self
    ) throws(SnapshotError) {
        try checkExisting([parent], for: "replace")
        var next = self
        next.storage.remove(storage.children(of: parent))
        try next.checkNew(snapshot.items)
        next.storage.insert(snapshot.storage, under: parent, at: 0)
        self = next
    }

    private func place(beside neighbor: Neighbor) throws(SnapshotError) -> (parent: ItemIdentifierType?, index: Int) {
        try checkExisting([neighbor.identifier], for: "insert")
        let parent = storage.nodes[neighbor.identifier]?.parent
        let index = storage.children(of: parent).firstIndex(of: neighbor.identifier) ?? 0
        return (parent, index + neighbor.offset)
    }

    private func checkNew(_ items: [ItemIdentifierType]) throws(SnapshotError) {
        var seen = Set<ItemIdentifierType>(minimumCapacity: items.count)
        let twice = items.filter { !seen.insert($0).inserted || contains($0) }
        guard twice.isEmpty else { throw .duplicateItems(twice.map { "\($0)" }) }
    }

    private func checkExisting(_ items: [ItemIdentifierType], for purpose: String) throws(SnapshotError) {
        for item in items where !contains(item) { throw .unknownItem("\(item)", purpose: purpose) }
    }
}

extension DiffableDataSourceSectionSnapshot.Edit: Sendable where ItemIdentifierType: Sendable {}

// MARK: - Moves by the user

extension DiffableDataSourceSectionSnapshot {
    /// Inserts the item that the user dropped, with its descendants. It becomes the first child of the item
    /// above it if that one is expanded and has children, and otherwise stands after that one, with the same parent.
    ///
    /// - Parameters:
    ///   - part: The item with its descendants.
    ///   - above: The visible item above the place; nil at the top.
    mutating func place(_ part: Self, below above: ItemIdentifierType?) {
        guard let above else { return storage.insert(part.storage, under: nil, at: 0) }
        if isExpanded(above), !storage.children(of: above).isEmpty {
            return storage.insert(part.storage, under: above, at: 0)
        }
        insert(part, after: above)
    }
}
