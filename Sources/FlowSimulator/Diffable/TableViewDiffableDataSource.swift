import CallerChecks
import Foundation
import ViewSimulator

/// A table's data source that receives identifiers of all rows, and determines insertions, deletions and moves from
/// them.
///
/// ```swift
/// let source = TableViewDiffableDataSource<String, Int>(tableView: table) { table, path, number in
///     table.dequeueReusableCell(withIdentifier: "row", for: path)
/// }
/// var snapshot = source.snapshot()
/// snapshot.appendSections(["fruit"])
/// snapshot.appendItems([1, 2, 3])
/// source.apply(snapshot)
/// ```
///
/// A row keeps its identifier when its content changes; `reconfigureItems` or `reloadItems` of the snapshot updates its
/// cell. The table holds its data source weakly, so the program has to keep it.
///
/// Sections have no titles, rows are neither edited nor carried, and there is no index, unless a subclass overrides the
/// methods of the data source.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, TableViewDataSource
{
    /// The snapshots of this data source.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// A closure that dequeues and configures the cell of a row.
    public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

    private weak var view: TableView?
    private let cellProvider: CellProvider
    private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    /// The animation of inserted and deleted rows when differences are animated; `automatic` unless set.
    open var defaultRowAnimation = TableView.RowAnimation.automatic

    /// Makes an empty data source, and sets it as the data source of the table.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        view = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// A copy of the present snapshot, to be changed and applied. Without marks. O(1).
    open func snapshot() -> Snapshot { core.current }

    /// Shows another snapshot, by a batch update from the present one. The first one is reloaded.
    ///
    /// Within a layout pass or an update the call waits until that is over. Rows are animated by the present
    /// `defaultRowAnimation`, or not at all.
    ///
    /// - Parameters:
    ///   - snapshot: The new snapshot.
    ///   - animatingDifferences: Whether inserted and deleted rows are animated.
    ///   - completion: Called after the update.
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes, and the
    ///   cost of the update. Identifiers are hashed only where something changed.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let animation = animatingDifferences ? defaultRowAnimation : .none
        core.apply(snapshot, of: self, to: view, giving: { $0.give($1, animation) }, completion: completion)
    }

    /// Shows another snapshot by a batch update, and waits until it is applied.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await core.wait { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows another snapshot without comparing it: every cell is new, and measured heights are discarded.
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
    open func numberOfSections(in tableView: TableView) -> Int { core.current.numberOfSections }

    /// The number of items of a section of the present snapshot. Traps if there is no such section. O(1).
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// The cell of a row, from the cell provider. Traps if the provider returns none.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            stop("the cell provider returned no cell for index path \(Array(indexPath))")
        }
        return cell
    }

    // MARK: For subclasses

    /// The title of a section's header. Nil in this class.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// The title of a section's footer. Nil in this class.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Whether a row may be edited. False in this class (reported: clients override it to allow it).
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Commits the editing of a row. Does nothing in this class.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Whether a row may be carried. False in this class (reported: clients override it to allow it).
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves a row. Does nothing in this class: an override applies a snapshot with the row at its new place.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The titles of the section index. Nil in this class.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section to which an index title leads: the one with the title's number, in this class (a choice).
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}

extension TableView: DiffableView {
    var askedForData: AnyObject? { dataSource }
}

extension TableViewDiffableDataSource: ItemIdentifying {
    package func identity(ofItemAt indexPath: IndexPath) -> AnyHashable? { core.item(at: indexPath) }

    package func indexPath(ofItemIdentifiedBy identity: AnyHashable) -> IndexPath? {
        (identity.base as? ItemIdentifierType).flatMap { core.indexPath(of: $0) }
    }
}
