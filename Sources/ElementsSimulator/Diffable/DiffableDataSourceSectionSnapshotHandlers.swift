/// Closures that are called when the user expands or collapses an item of an outline. They are not called for snapshots
/// that the program applies.
public struct DiffableDataSourceSectionSnapshotHandlers<ItemIdentifierType: Hashable> {
    /// A closure that returns whether an item may be expanded. Without this closure every item may.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// A closure that returns whether an item may be collapsed. Without this closure every item may.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
    /// A closure that returns the descendants of an item that is expanded. It receives the item and its present
    /// descendants. Without this closure the descendants stay.
    public var snapshotForExpandingParent:
        (
            (ItemIdentifierType, DiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                -> DiffableDataSourceSectionSnapshot<ItemIdentifierType>
        )?

    /// Makes handlers without closures.
    public init() {}
}
