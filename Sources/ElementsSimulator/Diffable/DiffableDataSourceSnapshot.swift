import CallerChecks

/// The content of a data source, as identifiers: the sections in order, and the items of each section in order.
///
///     var snapshot = DiffableDataSourceSnapshot<String, Int>()
///     snapshot.appendSections(["fruit", "bread"])
///     snapshot.appendItems([1, 2, 3], toSection: "fruit")
///     snapshot.moveItem(3, beforeItem: 1)
///
/// Identifiers are unique, those of items across all sections. To supply one twice, or to name one that is not in the
/// snapshot, stops the program, as in UIKit; `apply` throws instead. To delete an identifier that is not in the
/// snapshot does nothing.
///
/// A copy is independent, and shares its storage until one of the two is changed. Slow: looking up the place of an item
/// in its section, which reads the section.
public struct DiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var storage = SnapshotStorage<SectionIdentifierType, ItemIdentifierType>()
    package var reloadedSections = OrderedMarks<SectionIdentifierType>()
    package var reloadedItems = OrderedMarks<ItemIdentifierType>()
    package var reconfiguredItems = OrderedMarks<ItemIdentifierType>()

    /// Makes an empty snapshot.
    public init() {}
}

extension DiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension DiffableDataSourceSnapshot: Equatable {}

// MARK: - Reading

extension DiffableDataSourceSnapshot {
    /// The number of items in all sections. O(1).
    public var numberOfItems: Int { storage.sectionOfItem.count }

    /// The number of sections. O(1).
    public var numberOfSections: Int { storage.sections.count }

    /// The sections in order. O(1).
    public var sectionIdentifiers: [SectionIdentifierType] { storage.sections }

    /// The items of all sections in order. O(*n*) for *n* items.
    public var itemIdentifiers: [ItemIdentifierType] { storage.items.flatMap { $0 } }

    /// The number of items of a section. Traps if there is no such section. O(1).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        storage.items[existingIndex(of: identifier)].count
    }

    /// The items of a section in order. Traps if there is no such section. O(1).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        storage.items[existingIndex(of: identifier)]
    }

    /// The section that holds an item; nil if no section holds the item. O(1).
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        storage.sectionOfItem[identifier]
    }

    /// The place of an item in `itemIdentifiers`; nil if it is not there. O(*s* + *m*) for *s* sections and *m* items
    /// of its section.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let place = storage.place(of: identifier) else { return nil }
        return storage.items[..<place.section].reduce(place.item) { $0 + $1.count }
    }

    /// The place of a section in `sectionIdentifiers`; nil if it is not there. O(1).
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        storage.indexOfSection[identifier]
    }

    /// Items that are marked to be reloaded with new cells, in the order in which they were marked.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { reloadedItems.identifiers }

    /// Sections that are marked to be reloaded with new cells, in the order in which they were marked.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { reloadedSections.identifiers }

    /// Items whose cells are marked to be configured again, in the order in which they were marked.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reconfiguredItems.identifiers }

    private func existingIndex(of section: SectionIdentifierType) -> Int {
        guard let index = storage.indexOfSection[section] else {
            stop(SnapshotError.unknownSection("\(section)").description)
        }
        return index
    }

    // MARK: Items

    /// Adds items at the end of a section, or at the end of the last section if no section is named. O(*m*) for *m*
    /// items.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        require(.appendItems(identifiers, toSection: sectionIdentifier))
    }

    /// Inserts items before another item. O(*n*) for *n* items of its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        require(.insertItems(identifiers, .before(beforeIdentifier)))
    }

    /// Inserts items after another item. O(*n*) for *n* items of its section.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        require(.insertItems(identifiers, .after(afterIdentifier)))
    }

    /// Removes items; identifiers that are not in the snapshot are ignored. O(*m* + *n*), where *m* is the number of
    /// identifiers, and *n* is the number of items in the affected sections before the removal.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { require(.deleteItems(identifiers)) }

    /// Removes all items and all sections.
    public mutating func deleteAllItems() { require(.deleteAllItems) }

    /// Moves an item before another item, in any section. O(*n*) for *n* items of both sections.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        require(.moveItem(identifier, .before(toIdentifier)))
    }

    /// Moves an item after another item, in any section. O(*n*) for *n* items of both sections.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        require(.moveItem(identifier, .after(toIdentifier)))
    }

    /// Marks items to be reloaded: they get new cells. O(*m*) for *m* items.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { require(.reloadItems(identifiers)) }

    /// Marks items to be reconfigured: their cells stay and are configured again. O(*m*) for *m* items.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        require(.reconfigureItems(identifiers))
    }

    // MARK: Sections

    /// Adds empty sections at the end. O(*m*) for *m* sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        require(.appendSections(identifiers))
    }

    /// Inserts empty sections before another section. O(*s*) for *s* sections.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        require(.insertSections(identifiers, .before(toIdentifier)))
    }

    /// Inserts empty sections after another section. O(*s*) for *s* sections.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        require(.insertSections(identifiers, .after(toIdentifier)))
    }

    /// Removes sections with their items; identifiers that are not in the snapshot are ignored. O(*s* + *n*) for *s*
    /// sections in the snapshot and *n* items removed.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        require(.deleteSections(identifiers))
    }

    /// Moves a section with its items before another section. O(*s*) for *s* sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        require(.moveSection(identifier, .before(toIdentifier)))
    }

    /// Moves a section with its items after another section. O(*s*) for *s* sections.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        require(.moveSection(identifier, .after(toIdentifier)))
    }

    /// Marks sections to be reloaded: all their items get new cells. O(*m*) for *m* sections.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        require(.reloadSections(identifiers))
    }

    /// Changes the snapshot by an edit. If the edit is not possible, stops the program with UIKit's message.
    private mutating func require(_ edit: Edit) {
        do { try apply(edit) } catch { stop(error.description) }
    }
}
