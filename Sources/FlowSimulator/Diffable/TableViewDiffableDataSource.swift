import CallerChecks
import Foundation
import ViewSimulator

/// A table's data source that is given identifiers of what there is, and finds out by itself what came, went and moved.
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
/// Identifiers stay while what they name is the same thing; of a row that shows something new the snapshot says
/// `reconfigureItems` or `reloadItems`. The table holds its data source weakly, so somebody has to keep it.
///
/// Sections have no titles, rows are neither edited nor carried, and there is no index, unless a subclass overrides the
/// data source's method.
@preconcurrency @MainActor
open class TableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    NSObject, TableViewDataSource
{
    /// What this data source shows.
    public typealias Snapshot = DiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// Makes the cell of a row, by dequeuing one.
    public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

    private weak var view: TableView?
    private let cellProvider: CellProvider
    private let core = DiffableCore<SectionIdentifierType, ItemIdentifierType>()

    /// How rows come and go when differences are animated; `automatic` unless set.
    open var defaultRowAnimation = TableView.RowAnimation.automatic

    /// Becomes the data source of the table, with nothing in it.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        view = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What the table is shown, to be changed and applied. Without marks. O(1).
    open func snapshot() -> Snapshot { core.current }

    /// Shows another snapshot, by a batch update that leads there from the present one. The first one is reloaded.
    ///
    /// Within a layout pass or an update the call waits until that is over. Rows come and go by `defaultRowAnimation`
    /// as it is now, or at once.
    ///
    /// - Parameters:
    ///   - snapshot: What is to be shown.
    ///   - animatingDifferences: Whether rows come and go by an animation.
    ///   - completion: Called when it is done.
    /// - Complexity: O(*n* + *m* log *m*), *n* identifiers in both, *m* stretches of items between changes, beside what
    ///   the update costs. Identifiers are hashed only where something changed.
    open func apply(
        _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let animation = animatingDifferences ? defaultRowAnimation : .none
        core.apply(snapshot, of: self, to: view, giving: { $0.give($1, animation) }, completion: completion)
    }

    /// The same, awaited.
    open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
        await core.wait { apply(snapshot, animatingDifferences: animatingDifferences, completion: $0) }
    }

    /// Shows another snapshot without finding out what is different: every cell is new, and measured heights are
    /// forgotten.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
        core.reload(snapshot, of: self, in: view, completion: completion)
    }

    /// The same, awaited.
    open func applySnapshotUsingReloadData(_ snapshot: Snapshot) async {
        await core.wait { applySnapshotUsingReloadData(snapshot, completion: $0) }
    }

    // MARK: Identifiers

    /// Nil for a path that names no row. O(1).
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { core.item(at: indexPath) }

    /// Nil for an item that is not there. O(*m*), *m* items of its section.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { core.indexPath(of: itemIdentifier) }

    /// Nil for an index that no section has. O(1).
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { core.section(at: index) }

    /// Nil for a section that is not there. O(1).
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        core.current.indexOfSection(sectionIdentifier)
    }

    // MARK: What the table asks

    /// Sections of what is shown now. O(1).
    open func numberOfSections(in tableView: TableView) -> Int { core.current.numberOfSections }

    /// Items of a section of what is shown now. Traps when there is no such section. O(1).
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// Stops the program when the provider has no cell.
    open func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            stop("the cell provider returned no cell for index path \(Array(indexPath))")
        }
        return cell
    }

    // MARK: For subclasses

    /// None, unless a subclass says otherwise.
    open func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None, unless a subclass says otherwise.
    open func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? { nil }

    /// False, unless a subclass says otherwise (reported: clients override it to allow it).
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing, unless a subclass does.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// False, unless a subclass says otherwise (reported: clients override it to allow it).
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing, unless a subclass does: it applies a snapshot in which the row is where it was carried to.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// None, unless a subclass says otherwise.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section with the title's number, unless a subclass says otherwise; a choice.
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
