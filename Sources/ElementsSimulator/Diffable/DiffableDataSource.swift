/// The superclass of `CollectionViewDiffableDataSource` and `TableViewDiffableDataSource`. It stores snapshots and
/// finds identifiers. There are no other subclasses.
@preconcurrency @MainActor
open class DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
    /// The type of this data source's snapshots.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    package let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()
    package private(set) final weak var view: (any DiffableView)?

    /// The animation of inserted and deleted rows; nil in a collection view.
    package final var animation: () -> RowAnimation? = { nil }

    package init(_ view: any DiffableView) { self.view = view }

    // MARK: Snapshots

    /// A copy of the present snapshot, to be changed and applied. It has no marks for reloading. O(1).
    open func snapshot() -> Snapshot { core.current }

    /// Shows another snapshot, by a batch update from the present snapshot, or by a reload if there is no present
    /// snapshot yet.
    ///
    /// Within a layout pass or an update the call waits until that is over. Rows of a table are animated by its present
    /// `TableViewDiffableDataSource.defaultRowAnimation`, or not at all.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether inserted and deleted rows of a table are animated. No effect in a collection
    ///     view.
    ///   - completion: Called after the update.
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes, and the
    ///   cost of the update. Identifiers are hashed only where something changed.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        core.apply(
            snapshot, of: self, to: view,
            animation: animation().map { animatingDifferences ? $0 : RowAnimation.none },
            completion: completion)
    }

    /// Shows another snapshot by a batch update, and waits until the update is applied.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await core.wait { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows another snapshot without comparing it with the present snapshot: every cell is new, and measured sizes are
    /// discarded.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.reload(snapshot, of: self, in: view, completion: completion)
    }

    /// Shows another snapshot without comparing it with the present snapshot, and waits until the snapshot is shown.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await core.wait { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    // MARK: Identifiers

    /// The item at a path; nil if there is no such item. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

    /// The path of an item; nil if it is not in the snapshot. O(*m*) for *m* items of its section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

    /// The section at an index; nil if there is no such section. O(1).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }

    /// The index of a section; nil if it is not in the snapshot. O(1).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.current.indexOfSection(sectionIdentifier)
    }
}

extension DiffableDataSource: ItemIdentifying {
    package func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? { core.item(at: indexPath) }

    package func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        (identity.base as? ItemIdentifierType).flatMap { core.indexPath(of: $0) }
    }
}
