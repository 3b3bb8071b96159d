import CallerChecks

/// The content of one section as an outline: items at the top, items below these, and so on. An item's children are
/// visible while the item and all its ancestors are expanded. New items are collapsed.
///
///     var snapshot = DiffableDataSourceSectionSnapshot<String>()
///     snapshot.append(["Food", "Drinks"])
///     snapshot.append(["Apple", "Bread"], to: "Food")
///     snapshot.expand(["Food"])
///     source.apply(snapshot, to: "menu")
///
/// Identifiers are unique. To supply one twice, or to name one that is not in the snapshot, stops the program;
/// `apply(_:)` throws instead. To delete an identifier that is not in the snapshot does nothing.
///
/// A copy is independent, and shares its storage until one of the two is changed.
public struct DiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var storage = OutlineStorage<ItemIdentifierType>()

    /// Makes an empty snapshot.
    public init() {}
}

extension DiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension DiffableDataSourceSectionSnapshot: Equatable {}

// MARK: - Reading

extension DiffableDataSourceSectionSnapshot {
    /// All items, each parent before its children. O(*n*) for *n* items.
    public var items: [ItemIdentifierType] { storage.items(storage.roots) }

    /// The items at the top. O(1).
    public var rootItems: [ItemIdentifierType] { storage.roots }

    /// The items whose ancestors are all expanded. These are the items of the section in the view. O(*m*) for *m*
    /// visible items.
    public var visibleItems: [ItemIdentifierType] { storage.items(storage.roots, onlyVisible: true) }

    /// Whether an item is in the snapshot. O(1).
    public func contains(_ item: ItemIdentifierType) -> Bool { storage.nodes[item] != nil }

    /// Whether an item is expanded. An item without children can be expanded, too. False if the item is not in the
    /// snapshot. O(1).
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { storage.nodes[item]?.isExpanded ?? false }

    /// Whether all ancestors of an item are expanded. False if the item is not in the snapshot. O(*d*), where *d* is
    /// the item's level.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && storage.ancestors(of: item).allSatisfy(isExpanded)
    }

    /// The number of ancestors of an item. Traps if the item is not in the snapshot. O(*d*), where *d* is the level.
    public func level(of item: ItemIdentifierType) -> Int {
        requireExisting(item, for: "level")
        return storage.ancestors(of: item).reduce(0) { level, _ in level + 1 }
    }

    /// The place of an item in ``items``; nil if it is not there. O(*n*) for *n* items.
    public func index(of item: ItemIdentifierType) -> Int? {
        guard contains(item) else { return nil }
        var index = 0
        storage.visit(storage.roots) { other, _ in
            guard other != item else { return false }
            index += 1
            return true
        }
        return index
    }

    /// The parent of an item; nil if the item is at the top. Traps if the item is not in the snapshot. O(1).
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        requireExisting(child, for: "parent")
        return storage.nodes[child]?.parent
    }

    /// The descendants of an item as a snapshot, whose items at the top are the item's children. Traps if the item is
    /// not in the snapshot. O(*m*) for *m* descendants.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is in the snapshot, as its only item at the top.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        requireExisting(parent, for: "snapshot")
        var snapshot = Self()
        snapshot.storage = storage.part(includingParent ? [parent] : storage.children(of: parent))
        return snapshot
    }

    /// The snapshot as text, one line an item, indented by its level. An asterisk marks a visible item, a plus sign an
    /// expanded item, and a minus sign a collapsed one. The signs are those of UIKit's documentation; the arrangement
    /// is a choice of this library.
    public func visualDescription() -> String {
        let visible = Set(visibleItems)
        var lines: [String] = []
        storage.visit(storage.roots) { item, level in
            let marks = (visible.contains(item) ? "*" : " ") + (isExpanded(item) ? "+" : "-")
            lines.append("\(marks) \(String(repeating: "  ", count: level))\(item)")
            return true
        }
        return lines.joined(separator: "\n")
    }

    private func requireExisting(_ item: ItemIdentifierType, for purpose: String) {
        guard contains(item) else { stop(SnapshotError.unknownItem("\(item)", purpose: purpose).description) }
    }
}

// MARK: - Changes

extension DiffableDataSourceSectionSnapshot {
    /// Adds items after the children of a parent, or at the end of the snapshot if no parent is named. O(*m*) for *m*
    /// items.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        require(.append(items, to: parent))
    }

    /// Inserts items before another item, with the same parent. O(*n* + *m*) for *n* children of that
    /// parent and *m* new items.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        require(.insert(items, .before(item)))
    }

    /// Inserts items after another item, with the same parent. O(*n* + *m*) for *n* children of that
    /// parent and *m* new items.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        require(.insert(items, .after(item)))
    }

    /// Inserts the items of a snapshot before another item, with the same parent. O(*n* + *m*) for *n* children of that
    /// parent and *m* items of the snapshot.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        require(.insertSnapshot(snapshot, .before(item)))
    }

    /// Inserts the items of a snapshot after another item, with the same parent. O(*n* + *m*) for *n* children of that
    /// parent and *m* items of the snapshot.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        require(.insertSnapshot(snapshot, .after(item)))
    }

    /// Replaces the descendants of an item by the items of a snapshot. O(*n*) for *n* items in both.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        require(.replaceChildren(of: parent, using: snapshot))
    }

    /// Removes items with their descendants; identifiers that are not in the snapshot are ignored. O(*n*), where *n* is
    /// the number of removed items and of other children of their parents.
    public mutating func delete(_ items: [ItemIdentifierType]) { require(.delete(items)) }

    /// Removes all items.
    public mutating func deleteAll() { require(.deleteAll) }

    /// Makes the children of items visible, where the items themselves are visible. O(*m*) for *m* items.
    public mutating func expand(_ items: [ItemIdentifierType]) { require(.expand(items)) }

    /// Hides the descendants of items. O(*m*) for *m* items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { require(.collapse(items)) }

    /// Changes the snapshot by an edit. If the edit is not possible, stops the program.
    private mutating func require(_ edit: Edit) {
        do { try apply(edit) } catch { stop(error.description) }
    }
}
