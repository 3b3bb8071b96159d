import CallerChecks
import Foundation

/// A data source that is given identifiers of what there is, and finds out by itself what came, went and moved.
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
/// Identifiers stay while what they name is the same thing; of an item that shows something new the snapshot says
/// `reconfigureItems` or `reloadItems`. The view holds its data source weakly, so somebody has to keep it.
@preconcurrency @MainActor
open class CollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, CollectionViewDataSource
{
    /// What this data source shows.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of an item, by dequeuing one.
    public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
    /// Makes a supplementary view of a kind, by dequeuing one.
    public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

    private weak var view: CollectionView?
    private let cellProvider: CellProvider
    private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    /// Needed as soon as the layout has supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Called when the user carries items; none may be carried unless `canReorderItem` says so (R9.21).
    open var reorderingHandlers = ReorderingHandlers()

    /// Becomes the data source of the view, with nothing in it.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What the view is shown, to be changed and applied. Without marks. O(1).
    open func snapshot() -> Snapshot { core.current }

    /// Shows another snapshot, by a batch update that leads there from the present one. The first one is reloaded.
    ///
    /// Within a layout pass or an update the call waits until that is over. `animatingDifferences` changes nothing
    /// here, because an update takes no time; `completion` is called when it is done.
    ///
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes, beside what
    ///   the update costs. Identifiers are hashed only where something changed.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        core.apply(snapshot, of: self, to: view, giving: { $0.give($1) }, completion: completion)
    }

    /// The same, awaited.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await core.wait { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows another snapshot without finding out what is different: every cell is new, and measured sizes are
    /// forgotten.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.reload(snapshot, of: self, in: view, completion: completion)
    }

    /// The same, awaited.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await core.wait { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    // MARK: Identifiers

    /// Nil for a path that names no item. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

    /// Nil for an item that is not there. O(*m*), *m* items of its section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

    /// Nil for an index that no section has. O(1).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }

    /// Nil for a section that is not there. O(1).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.current.indexOfSection(sectionIdentifier)
    }

    // MARK: What the view asks

    /// Sections of what is shown now. O(1).
    open func numberOfSections(in collectionView: CollectionView) -> Int { core.current.numberOfSections }

    /// Items of a section of what is shown now. Traps when there is no such section. O(1).
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// Stops the program when the provider has no cell.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            stop("the cell provider returned no cell for index path \(Array(indexPath))")
        }
        return cell
    }

    /// Asks the provider; without one, or where it has no view, there is none.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        OptionalRequirement.notImplemented()
        return CollectionReusableView(frame: .zero)
    }

    /// What ``ReorderingHandlers/canReorderItem`` says; false without it, and where there is no such item.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Adopts the order that the user made, and notifies of it.
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
