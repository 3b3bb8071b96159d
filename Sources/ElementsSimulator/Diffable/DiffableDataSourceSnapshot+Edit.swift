import FlowEngine

extension DiffableDataSourceSnapshot {
    /// A place directly before or after an identifier.
    public typealias Neighbor<Identifier> = SnapshotNeighbor<Identifier>

    /// A change of a snapshot, as a value. Each case has the effect of the snapshot's method with the case's name.
    public enum Edit {
        /// An edit that adds items at the end of a section, or at the end of the last section if no section is named.
        case appendItems([ItemIdentifierType], toSection: SectionIdentifierType?)
        /// An edit that inserts items next to another item.
        case insertItems([ItemIdentifierType], Neighbor<ItemIdentifierType>)
        /// An edit that removes items.
        case deleteItems([ItemIdentifierType])
        /// An edit that removes all items and all sections.
        case deleteAllItems
        /// An edit that moves an item next to another item, in any section.
        case moveItem(ItemIdentifierType, Neighbor<ItemIdentifierType>)
        /// An edit that marks items to be reloaded: they get new cells.
        case reloadItems([ItemIdentifierType])
        /// An edit that marks items whose cells stay and are configured again.
        case reconfigureItems([ItemIdentifierType])
        /// An edit that adds empty sections at the end.
        case appendSections([SectionIdentifierType])
        /// An edit that inserts empty sections next to another section.
        case insertSections([SectionIdentifierType], Neighbor<SectionIdentifierType>)
        /// An edit that removes sections with their items.
        case deleteSections([SectionIdentifierType])
        /// An edit that moves a section with its items next to another section.
        case moveSection(SectionIdentifierType, Neighbor<SectionIdentifierType>)
        /// An edit that marks sections to be reloaded: all their items get new cells.
        case reloadSections([SectionIdentifierType])
    }

    /// Changes the snapshot by an edit. If the edit is not possible, throws an error and leaves the snapshot as it was.
    ///
    /// - Throws: `SnapshotError`, whose description is the message with which the method of the same name stops.
    /// - Complexity: That of the method of the same name.
    public mutating func apply(_ edit: Edit) throws(SnapshotError) {
        switch edit {
        case .appendItems(let items, let section): try append(items, to: section)
        case .insertItems(let items, let neighbor):
            let place = try place(beside: neighbor)
            try checkNew(items)
            storage.insert(items, in: place.section, at: place.item)
        case .deleteItems(let items): deleteItemsAndMarks(Set(items))
        case .deleteAllItems: self = DiffableDataSourceSnapshot()
        case .moveItem(let item, let neighbor): try move(item, beside: neighbor)
        case .reloadItems(let items):
            try checkExisting(items, for: "reload")
            reloadedItems.insert(items)
        case .reconfigureItems(let items):
            try checkExisting(items, for: "reconfigure")
            reconfiguredItems.insert(items)
        case .appendSections(let sections):
            try checkNew(sections: sections)
            storage.insert(sections, at: numberOfSections)
        case .insertSections(let sections, let neighbor):
            let index = try index(of: neighbor.identifier) + neighbor.offset
            try checkNew(sections: sections)
            storage.insert(sections, at: index)
        case .deleteSections(let sections): deleteSectionsAndMarks(Set(sections))
        case .moveSection(let section, let neighbor): try move(section: section, beside: neighbor)
        case .reloadSections(let sections):
            for section in sections { _ = try index(of: section) }
            reloadedSections.insert(sections)
        }
    }

    /// A copy in which nothing is marked for reloading.
    var unmarked: DiffableDataSourceSnapshot {
        var copy = DiffableDataSourceSnapshot()
        copy.storage = storage
        return copy
    }

    /// The snapshot with other items in some sections. Sections that are not there are added at the end.
    func replacing(
        _ contents: [(section: SectionIdentifierType, items: [ItemIdentifierType])]
    ) throws(SnapshotError) -> Self {
        var next = unmarked
        let old = contents.map { content in indexOfSection(content.section).map { storage.items[$0] } }
        if zip(contents, old).allSatisfy({ $0.items == $1 }) { return next }
        next.storage.remove(Set(old.flatMap { $0 ?? [] }))
        for (section, items) in contents {
            if next.indexOfSection(section) == nil { try next.apply(.appendSections([section])) }
            try next.apply(.appendItems(items, toSection: section))
        }
        return next
    }

    /// Moves an item. `target` is the item's path after the move.
    package mutating func moveItem(from source: ItemPath, to target: ItemPath) {
        let item = storage.items[source.section][source.item]
        storage.removeItem(at: (source.section, source.item))
        storage.insert([item], in: target.section, at: target.item)
    }
}

extension DiffableDataSourceSnapshot.Edit: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

// MARK: - Items

extension DiffableDataSourceSnapshot {
    private mutating func append(
        _ items: [ItemIdentifierType], to identifier: SectionIdentifierType?
    ) throws(SnapshotError) {
        guard numberOfSections > 0 else { throw .noSections }
        let section = if let identifier { try index(of: identifier) } else { numberOfSections - 1 }
        try checkNew(items)
        storage.append(items, in: section)
    }

    private mutating func move(
        _ item: ItemIdentifierType, beside neighbor: Neighbor<ItemIdentifierType>
    ) throws(SnapshotError) {
        guard let source = storage.place(of: item) else { throw .unknownItem("\(item)", purpose: "move") }
        if item == neighbor.identifier { throw .besideItself("\(item)") }
        var target = try place(beside: neighbor)
        if target.section == source.section && target.item > source.item { target.item -= 1 }
        storage.removeItem(at: source)
        storage.insert([item], in: target.section, at: target.item)
    }

    private func place(
        beside neighbor: Neighbor<ItemIdentifierType>
    ) throws(SnapshotError) -> (section: Int, item: Int) {
        guard let place = storage.place(of: neighbor.identifier) else {
            throw .unknownItem("\(neighbor.identifier)", purpose: "insert")
        }
        return (place.section, place.item + neighbor.offset)
    }

    private mutating func deleteItemsAndMarks(_ items: Set<ItemIdentifierType>) {
        storage.remove(items)
        reloadedItems.remove { items.contains($0) }
        reconfiguredItems.remove { items.contains($0) }
    }

    private func checkNew(_ items: [ItemIdentifierType]) throws(SnapshotError) {
        var seen = Set<ItemIdentifierType>(minimumCapacity: items.count)
        let twice = items.filter { !seen.insert($0).inserted || storage.sectionOfItem[$0] != nil }
        guard twice.isEmpty else { throw .duplicateItems(twice.map { "\($0)" }) }
    }

    private func checkExisting(_ items: [ItemIdentifierType], for purpose: String) throws(SnapshotError) {
        for item in items where storage.sectionOfItem[item] == nil {
            throw .unknownItem("\(item)", purpose: purpose)
        }
    }

    // MARK: Sections

    private func index(of section: SectionIdentifierType) throws(SnapshotError) -> Int {
        guard let index = storage.indexOfSection[section] else { throw .unknownSection("\(section)") }
        return index
    }

    private mutating func move(
        section: SectionIdentifierType, beside neighbor: Neighbor<SectionIdentifierType>
    ) throws(SnapshotError) {
        let source = try index(of: section)
        if section == neighbor.identifier { throw .besideItself("\(section)") }
        let target = try index(of: neighbor.identifier) + neighbor.offset
        storage.moveSection(from: source, to: target > source ? target - 1 : target)
    }

    private mutating func deleteSectionsAndMarks(_ sections: Set<SectionIdentifierType>) {
        storage.remove(sections)
        reloadedSections.remove { sections.contains($0) }
        reloadedItems.remove { storage.sectionOfItem[$0] == nil }
        reconfiguredItems.remove { storage.sectionOfItem[$0] == nil }
    }

    private func checkNew(sections: [SectionIdentifierType]) throws(SnapshotError) {
        var seen: Set<SectionIdentifierType> = []
        let twice = sections.filter { !seen.insert($0).inserted || storage.indexOfSection[$0] != nil }
        guard twice.isEmpty else { throw .duplicateSections(twice.map { "\($0)" }) }
    }
}
