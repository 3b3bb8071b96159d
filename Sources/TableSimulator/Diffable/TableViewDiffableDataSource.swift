import CallerChecks

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
    DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, TableViewDataSource
{
    /// A closure that dequeues and configures the cell of a row.
    public typealias CellProvider = (TableView, IndexPath, ItemIdentifierType) -> TableViewCell?

    private let cellProvider: CellProvider

    /// The animation of inserted and deleted rows when differences are animated; `automatic` unless set.
    open var defaultRowAnimation = RowAnimation.automatic

    /// Makes an empty data source, and sets it as the data source of the table.
    public init(tableView: TableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        super.init(tableView)
        animation = { [unowned self] in defaultRowAnimation }
        tableView.dataSource = self
    }

    // MARK: Data source

    /// The number of sections of the present snapshot. O(1).
    open func numberOfSections(in tableView: TableView) -> Int { core.current.numberOfSections }

    /// The number of items of a section of the present snapshot. Traps if there is no such section. O(1).
    open func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        core.numberOfItems(inSection: section)
    }

    /// The cell of a row, from the cell provider. Traps if the provider returns no cell.
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

    /// Whether a row may be edited. False in this class. Clients override the method to allow editing (reported).
    open func tableView(_ tableView: TableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    /// Commits the editing of a row. Does nothing in this class.
    open func tableView(
        _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Whether the user may move a row. False in this class. Clients override the method to allow moving (reported).
    open func tableView(_ tableView: TableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Moves a row. Does nothing in this class. An override has to apply a snapshot in which the row is at its new
    /// place.
    open func tableView(
        _ tableView: TableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// The titles of the section index. Nil in this class.
    open func sectionIndexTitles(for tableView: TableView) -> [String]? { nil }

    /// The section to which an index title leads. In this class, the section's index equals the title's index. This is
    /// a choice of this library, not known behaviour of UIKit.
    open func tableView(
        _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
