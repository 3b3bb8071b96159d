import FlowEngine

/// The change from one snapshot to another, as operations of a batch update. It also contains the number of items in
/// each section, before and after the update.
public struct SnapshotChanges: Hashable, Sendable {
    /// The operations in UIKit's coordinates (R10.1). Their order has no meaning.
    public var operations: [UpdateOperation]
    /// The number of items in each section of the old snapshot.
    public var before: SectionCounts
    /// The number of items in each section of the new snapshot.
    public var after: SectionCounts

    /// Returns the operations as an update plan. Throws an error only if the operations were changed after this value
    /// was made.
    public func plan() throws(UpdateError) -> UpdatePlan {
        try UpdatePlan(operations, before: before, after: after)
    }
}

extension DiffableDataSourceSnapshot {
    /// The operations that turn `old` into this snapshot.
    ///
    /// Identifiers that are in both stay or move. As many as possible stay: of the sections, and of the items that a
    /// section keeps, a longest subsequence that is in the same order in both. Items move between sections that stay.
    /// Items from a deleted section are inserted, and items that go to an inserted section are deleted, because that
    /// section is inserted with its items (R10.14). An item that is marked for reloading and moves is deleted and
    /// inserted, because an item can have one operation (R10.3); so is a section.
    ///
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes. Identifiers
    ///   are hashed only where something changed.
    public func changes(from old: DiffableDataSourceSnapshot) -> SnapshotChanges {
        var difference = SnapshotDifference(from: old, to: self)
        difference.compareSections()
        difference.compareItems()
        return SnapshotChanges(
            operations: difference.operations, before: SectionCounts(old.storage.items.lazy.map(\.count)),
            after: SectionCounts(storage.items.lazy.map(\.count)))
    }
}
