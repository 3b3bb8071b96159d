/// The sections and items of a snapshot, with an index of identifiers.
struct SnapshotStorage<SectionID: Hashable, ItemID: Hashable> {
    package private(set) var sections: [SectionID] = []
    /// The items of each section, in the order of `sections`.
    package private(set) var items: [[ItemID]] = []
    private(set) var indexOfSection: [SectionID: Int] = [:]
    private(set) var sectionOfItem: [ItemID: SectionID] = [:]

    /// The place of an item; nil if it is not in the snapshot. O(*m*) for *m* items of its section.
    package func place(of item: ItemID) -> (section: Int, item: Int)? {
        guard let owner = sectionOfItem[item], let section = indexOfSection[owner],
            let index = items[section].firstIndex(of: item)
        else { return nil }
        return (section, index)
    }
}

extension SnapshotStorage: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension SnapshotStorage: Equatable {
    /// Compares sections and items. The index is not compared, because it follows from the sections and items.
    static func == (left: SnapshotStorage, right: SnapshotStorage) -> Bool {
        left.sections == right.sections && left.items == right.items
    }
}

// MARK: - Items

extension SnapshotStorage {
    /// Inserts new items at a place of a section.
    package mutating func insert(_ new: [ItemID], in section: Int, at index: Int) {
        items[section].insert(contentsOf: new, at: index)
        let owner = sections[section]
        sectionOfItem.reserveCapacity(sectionOfItem.count + new.count)
        for item in new { sectionOfItem[item] = owner }
    }

    package mutating func append(_ new: [ItemID], in section: Int) {
        insert(new, in: section, at: items[section].count)
    }

    /// Removes items that are in the snapshot; every section is read once.
    package mutating func remove(_ gone: Set<ItemID>) {
        var owners: Set<SectionID> = []
        for item in gone {
            if let owner = sectionOfItem.removeValue(forKey: item) { owners.insert(owner) }
        }
        for owner in owners {
            if let section = indexOfSection[owner] { items[section].removeAll { gone.contains($0) } }
        }
    }

    mutating func removeItem(at place: (section: Int, item: Int)) {
        sectionOfItem[items[place.section].remove(at: place.item)] = nil
    }

    // MARK: Sections

    /// Inserts empty sections.
    package mutating func insert(_ new: [SectionID], at index: Int) {
        sections.insert(contentsOf: new, at: index)
        items.insert(contentsOf: repeatElement([], count: new.count), at: index)
        renumber(from: index)
    }

    package mutating func remove(_ gone: Set<SectionID>) {
        let kept = sections.indices.filter { !gone.contains(sections[$0]) }
        for index in sections.indices where gone.contains(sections[index]) {
            indexOfSection[sections[index]] = nil
            for item in items[index] { sectionOfItem[item] = nil }
        }
        (sections, items) = (kept.map { sections[$0] }, kept.map { items[$0] })
        renumber(from: 0)
    }

    /// Moves a section. `target` is the section's index after the move.
    package mutating func moveSection(from source: Int, to target: Int) {
        sections.insert(sections.remove(at: source), at: target)
        items.insert(items.remove(at: source), at: target)
        renumber(from: min(source, target))
    }

    private mutating func renumber(from start: Int) {
        for index in start..<sections.count { indexOfSection[sections[index]] = index }
    }
}

/// Identifiers that are marked to be reloaded or reconfigured, each once, in the order of marking.
package struct OrderedMarks<Identifier: Hashable>: Equatable {
    private(set) var identifiers: [Identifier] = []
    private var members: Set<Identifier> = []

    package func contains(_ identifier: Identifier) -> Bool { members.contains(identifier) }

    package mutating func insert(_ new: [Identifier]) {
        for identifier in new where members.insert(identifier).inserted { identifiers.append(identifier) }
    }

    /// Removes the marks of identifiers that are no longer in the snapshot.
    package mutating func remove(where isGone: (Identifier) -> Bool) {
        guard identifiers.contains(where: isGone) else { return }
        identifiers.removeAll(where: isGone)
        members = Set(identifiers)
    }
}

extension OrderedMarks: Sendable where Identifier: Sendable {}
