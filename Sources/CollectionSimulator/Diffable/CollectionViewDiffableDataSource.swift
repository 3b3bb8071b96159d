import CallerChecks
import FlowEngine

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
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, CollectionViewDataSource
{
    /// A closure that dequeues and configures the cell of an item.
    public typealias CellProvider = (CollectionView, IndexPath, ItemIdentifierType) -> CollectionViewCell?
    /// A closure that dequeues and configures a supplementary view of a kind.
    public typealias SupplementaryViewProvider = (CollectionView, String, IndexPath) -> CollectionReusableView?

    private let cellProvider: CellProvider

    /// The closure that makes supplementary views. Needed if the layout has supplementary views.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// The closures for items that the user carries. No item may be carried unless `canReorderItem` allows it (R9.21).
    open var reorderingHandlers = ReorderingHandlers()

    /// The closures for items of outlines that the user expands or collapses.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    /// Makes an empty data source, and sets it as the data source of the view.
    public init(collectionView: CollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init(collectionView)
        collectionView.dataSource = self
    }

    // MARK: Section snapshots

    /// The outline of a section, to be changed and applied. It is the section snapshot that was applied last, with the
    /// items that the user has expanded or collapsed since then. If other items were shown in the section by a snapshot
    /// of the whole view, the outline is flat; this is a choice of this library. Empty if there is no such section.
    /// O(*n*) for *n* items of the section.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> DiffableDataSourceSectionSnapshot<ItemIdentifierType> { core.outline(of: section) }

    /// Shows the visible items of a section snapshot in a section, by a batch update; the first snapshot of a data
    /// source is shown by a reload. A section that is not there is added at the end. Other sections do not change.
    ///
    /// Within a layout pass or an update the call waits until that is over. Stops the program if an item is in another
    /// section, even if it is hidden.
    ///
    /// - Parameters:
    ///   - snapshot: The new section snapshot.
    ///   - section: The section.
    ///   - animatingDifferences: No effect in a collection view.
    ///   - completion: Called after the update.
    /// - Complexity: O(*n*) for *n* items of the view, and the cost of the update.
    open func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        core.apply(snapshot, to: section, of: self, in: view, completion: completion)
    }

    /// Shows the visible items of a section snapshot in a section, and waits until the update is applied.
    open func apply(
        _ snapshot: DiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await core.wait {
            apply(snapshot, to: section, animatingDifferences: animatingDifferences, completion: $0)
        }
    }

    /// Expands or collapses an item of an outline, as the user does with its disclosure indicator. The handlers are
    /// asked before. UIKit has no such method. Stops the program if an item that becomes visible is in another section.
    ///
    /// - Parameter item: The item.
    /// - Returns: Whether the item was expanded or collapsed. False if a handler refuses it, or if no section shows
    ///   the item.
    @discardableResult
    public final func toggleDisclosure(of item: ItemIdentifierType) -> Bool {
        core.toggle(item, asking: sectionSnapshotHandlers, of: self, in: view)
    }

    // MARK: Data source

    /// The number of sections of the present snapshot. O(1).
    open func numberOfSections(in collectionView: CollectionView) -> Int { core.current.numberOfSections }

    /// The number of items of a section of the present snapshot. Traps if there is no such section. O(1).
    open func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// The cell of an item, from the cell provider. Traps if the provider returns no cell.
    open func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            stop("the cell provider returned no cell for index path \(Array(indexPath))")
        }
        return cell
    }

    /// A supplementary view, from the provider of supplementary views. The method is treated as not implemented if the
    /// provider is not set or returns nil.
    open func collectionView(
        _ collectionView: CollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        OptionalRequirement.notImplemented()
        return CollectionReusableView(frame: .zero)
    }

    /// Whether an item may be carried, according to ``ReorderingHandlers/canReorderItem``. False if this closure is not
    /// set, or if there is no such item.
    open func collectionView(_ collectionView: CollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = itemIdentifier(for: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Adopts the order that the user made, and calls the handlers. `didReorder` is called when the view has finished
    /// the drop. Snapshots that are applied before that, for example in `willReorder`, are shown after the drop.
    open func collectionView(
        _ collectionView: CollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let move = core.move(from: sourceIndexPath, to: destinationIndexPath) else { return }
        core.holdUpdates()
        reorderingHandlers.willReorder?(move.transaction)
        core.adopt(move)
        collectionView.runAfterDrop { [self] in
            core.finish(move, of: self, in: view)
            reorderingHandlers.didReorder?(move.transaction)
        }
    }
}
