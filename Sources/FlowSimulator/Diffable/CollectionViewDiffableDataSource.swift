import CallerChecks
import Foundation

/// A data source that receives identifiers of all items, and determines insertions, deletions and moves from them.
///
/// ```swift
/// let source = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
///     view.dequeueReusableCell(withReuseIdentifier: "row", for: path)
/// }
/// var snapshot = source.snapshot()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// source.apply(snapshot)
/// ```
///
/// An item keeps its identifier when its content changes; `reconfigureItems` or `reloadItems` of the snapshot updates
/// its cell. The view holds its data source weakly, so the program has to keep it.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, CollectionViewDataSource
{
    /// The snapshots of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that dequeues and configures the cell of an item.
    public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
    /// A closure that dequeues and configures a supplementary view of a kind.
    public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

    private weak var view: CollectionView?
    private let cellProvider: CellProvider
    private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    /// The closure that makes supplementary views. Needed if the layout has supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures for items that the user carries. None may be carried unless `canReorderItem` allows it (R9.21).
    open var reorderingHandlers = ReorderingHandlers()

    /// Makes an empty data source, and sets it as the data source of the view.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the present snapshot, to be changed and applied. Without marks. O(1).
    open func snapshot() -> Snapshot { core.current }

    /// Shows another snapshot, by a batch update from the present one. The first one is reloaded.
    ///
    /// Within a layout pass or an update the call waits until that is over. `animatingDifferences` has no effect here,
    /// because an update takes no time; `completion` is called after the update.
    ///
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes, and the
    ///   cost of the update. Identifiers are hashed only where something changed.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        core.apply(snapshot, of: self, to: view, giving: { $0.give($1) }, completion: completion)
    }

    /// Shows another snapshot by a batch update, and waits until it is applied.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await core.wait { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows another snapshot without comparing it: every cell is new, and measured sizes are discarded.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.reload(snapshot, of: self, in: view, completion: completion)
    }

    /// Shows another snapshot without comparing it, and waits until it is applied.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await core.wait { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    // MARK: Identifiers

    /// The item at a path; nil if there is none. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

    /// The path of an item; nil if it is not in the snapshot. O(*m*), *m* items of its section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

    /// The section at an index; nil if there is none. O(1).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }

    /// The index of a section; nil if it is not in the snapshot. O(1).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.current.indexOfSection(sectionIdentifier)
    }

    // MARK: Data source

    /// The number of sections of the present snapshot. O(1).
    open func numberOfSections(in collectionView: CollectionView) -> Int { core.current.numberOfSections }

    /// The number of items of a section of the present snapshot. Traps if there is no such section. O(1).
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// The cell of an item, from the cell provider. Traps if the provider returns none.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            stop("the cell provider returned no cell for index path \(Array(indexPath))")
        }
        return cell
    }

    /// A supplementary view, from its provider. Not implemented if the provider is not set or returns none.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        OptionalRequirement.notImplemented()
        return CollectionReusableView(frame: .zero)
    }

    /// Whether an item may be carried, by ``ReorderingHandlers/canReorderItem``; false without it, and if there is no
    /// such item.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Adopts the order that the user made, and calls the handlers.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let transaction = core.moving(from: sourceIndexPath, to: destinationIndexPath) else { return }
        reorderingHandlers.willReorder?(transaction)
        core.adopt(transaction)
        reorderingHandlers.didReorder?(transaction)
    }
}

extension CollectionView: DiffableView {
    var askedForData: AnyObject? { dataSource }
}

extension CollectionViewDiffableDataSource: ItemIdentifying {
    package func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? { core.item(at: indexPath) }

    package func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        (identity.base as? ItemIdentifierType).flatMap { core.indexPath(of: $0) }
    }
}
