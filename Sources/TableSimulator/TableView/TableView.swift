import CallerChecks
import FlowEngine
import ViewSimulator

/// A scroll view that shows the rows of a data source, one below the other: UIKit's `UITableView` without a screen.
///
/// ```swift
/// let table = TableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
/// table.register(StatusCell.self, forCellReuseIdentifier: "status")
/// table.estimatedRowHeight = 100
/// table.dataSource = source
/// table.layoutIfNeeded()
/// ```
///
/// A table is a flow of one column: rows that were not measured have an estimate, and a billion of them cost nothing.
/// Rows are measured when they come on screen, one by one, and the content has the length of all rows with their
/// present heights. The differences between systems are in ``profile``.
///
/// Nothing is laid out until `layoutIfNeeded()`, on the table or on an ancestor, runs the layout pass. All calls are
/// made on the main thread.
@preconcurrency @MainActor
open class TableView: ScrollView {
    /// The height −1, which stands for the height that the content of a row, header or footer needs.
    public nonisolated class var automaticDimension: CGFloat { -1 }

    /// The style of the table.
    public final let style: Style

    weak var tableDelegate: (any TableViewDelegate)?
    /// Returns the delegate, if it may be asked about rows and sections. Nil while the data source has new contents and
    /// the table still has the old contents; the question is then asked later.
    func claimDelegate() -> (any TableViewDelegate)? { core.claimQuestion() ? tableDelegate : nil }
    package final let core = ElementsCore()
    final var geometry = TableGeometry()
    /// The table's heights at the end of the last pass. Stored only with the anchor policies `bottom` and `item`, which
    /// compare the places of the content with these heights. Nil with other policies, and before the end of the first
    /// pass.
    var settled: SettledTable?
    final var pass = TablePassState()

    /// Makes a table with the given style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        core.attach(to: self)
        attach(self)
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Makes a plain table. Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        core.attach(to: self)
        attach(self)
    }

    /// A text with the bounds, the content size and a line for each element on screen. Frames are in points. On a
    /// thread other than the main thread, the text is the superclass's description. O(*h*) for *h* elements on screen.
    nonisolated open override var debugDescription: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { structure } : super.debugDescription
    }

    private var structure: String { core.structure(placedBy: "\(style)") }

    // MARK: Data source and delegate

    /// The data source. Held weakly. The table reloads its data when the data source changes.
    open weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource !== oldValue { core.dataSourceDidChange(to: dataSource) { reload() } } }
    }

    /// The delegate. Held weakly. A new delegate is asked for all heights again; views on screen stay.
    open var delegate: (any TableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }

    /// The object that prefetches data. Held weakly. Never called by this library, because nothing is prefetched.
    open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
    /// Whether cells are prefetched. Not used by this library. True unless set.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// The height of rows, in points. Heights that the delegate gives take precedence. If the height is
    /// `automaticDimension`, rows size themselves.
    open var rowHeight: CGFloat = TableProfile.current.initialRowHeight {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// The estimate for rows that were not measured, in points. If it is 0, there are no estimates, and rows do not
    /// size themselves. `automaticDimension` means the profile's estimate. See ``TableProfile/initialEstimate``.
    open var estimatedRowHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// The height of headers in points, unless the delegate gives heights. The initial value is `automaticDimension`.
    open var sectionHeaderHeight: CGFloat = -1 {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The height of footers in points, unless the delegate gives heights. The initial value is `automaticDimension`.
    open var sectionFooterHeight: CGFloat = -1 {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The estimate for headers that were not measured, in points; 0 switches estimates of headers off.
    open var estimatedSectionHeaderHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// The estimate for footers that were not measured, in points; 0 switches estimates of footers off.
    open var estimatedSectionFooterHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// The space above each header of a plain table, in points. The initial value `automaticDimension` means the
    /// profile's space.
    open var sectionHeaderTopPadding: CGFloat = -1 {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// The height of the empty rows that fill a plain table below short content; 0 unless set. A height of 0 means that
    /// there are no such rows. Not used by this library: empty rows are no content, and nothing is drawn here.
    open var fillerRowHeight: CGFloat = 0

    /// The occasions on which rows on screen are measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Widths and looks

    /// The insets of the lines between rows; a row can have its own insets. Unless set, lines begin where texts begin
    /// (``TableProfile/separatorInset``). No height depends on these insets.
    open var separatorInset: EdgeInsets {
        get { ownSeparatorInset ?? systemSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    private final var ownSeparatorInset: EdgeInsets?
    /// The edges from which `separatorInset` is measured; the cell's edges unless set. Not used by this library.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// The kind of line between rows. If there are lines, a self-sizing row is a pixel higher than its content.
    open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { heightsDidChange() } }
    }
    /// Whether the margins of cells follow the readable width; false unless set.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { heightsDidChange() } }
    }
    /// Whether content views avoid the safe area at the sides; true unless set.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { heightsDidChange() } }
    }

    /// The view above all sections; nil unless set. The view keeps the height of its frame, and the table sets its
    /// width and place.
    open var tableHeaderView: View? { didSet { accessoryViewDidChange(from: oldValue) } }
    /// The view below all sections; nil unless set. The view keeps the height of its frame, and the table sets its
    /// width and place.
    open var tableFooterView: View? { didSet { accessoryViewDidChange(from: oldValue) } }
    /// The view behind everything else in the table; nil unless set. The view is as large as the table's bounds, and
    /// stays in place while the content scrolls.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { core.replaceBackground(oldValue) { backgroundView } } }
    }

    // MARK: Editing

    /// Whether the table is being edited. If so, rows that can be deleted, inserted or moved have controls at their
    /// sides, and narrower contents.
    open var isEditing = false { didSet { if isEditing != oldValue { editingDidChange() } } }

    /// Sets `isEditing`. The change takes no time here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Selection

    /// Whether rows may be selected; true unless set.
    open var allowsSelection = true
    /// Whether several rows may be selected; false unless set.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { core.selectionRulesDidChange() } }
    }
    /// Whether rows may be selected while the table is edited; false unless set.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected while the table is edited; false unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { core.selectionRulesDidChange() } }
    }
    /// The first of the selected rows, in the order in which they were selected; nil if no row is selected.
    open var indexPathForSelectedRow: IndexPath? { core.selection.paths.first }
    /// The selected rows, in the order in which they were selected; nil if no row is selected (documented).
    open var indexPathsForSelectedRows: [IndexPath]? { core.selection.isEmpty ? nil : core.selection.paths }

    /// Selects a row, and deselects all other rows unless several rows may be selected. A nil path deselects all rows.
    /// Does not notify the delegate (documented).
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        core.select(indexPath, animated: animated) { path in
            // Unlike elsewhere, `none` means no scrolling here (documented).
            if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
        }
    }

    /// Deselects a row. Does not notify the delegate (documented).
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if core.selects { core.setSelected(false, at: indexPath, animated: animated) }
    }

    // MARK: Counts and places

    /// The number of sections. It is 0 without a data source, and 1 if the data source does not implement the method.
    /// Asked once, then stored.
    open var numberOfSections: Int { core.currentCounts.count }

    /// The number of rows of a section, as the data source last returned it. Traps if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = core.currentCounts
        require(
            counts.indices.contains(section),
            "request for number of rows in section \(section) when there are only \(counts.count) sections in the "
                + "table view")
        return counts[section]
    }

    /// The rectangle of a section, in content coordinates; zero if there is no such section. It contains the header,
    /// the rows and the footer at their present heights. Measures nothing. O(log *n*).
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// The rectangle of a header at its place in the content. A header that sticks is shown at another place. Measures
    /// nothing. Zero if there is no header. O(log *n*).
    open func rectForHeader(inSection section: Int) -> CGRect { edgeRect(.header, section) }
    /// The rectangle of a footer at its place in the content. A footer that sticks is shown at another place. Measures
    /// nothing. Zero if there is no footer. O(log *n*).
    open func rectForFooter(inSection section: Int) -> CGRect { edgeRect(.footer, section) }
    /// The rectangle of a row, with present heights. Measures nothing. Zero if there is no such row. O(log *n*).
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The row at a point in content coordinates; nil if there is no row at the point. O(log *n*).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The rows that overlap a rectangle in content coordinates, in order. Empty if there are no such rows; the result
    /// is not nil. O(log *n* + *h*) for *h* rows.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    // MARK: Elements on screen

    /// The path of a cell that is on screen; nil for any other cell.
    open func indexPath(for cell: TableViewCell) -> IndexPath? { path(of: cell) }
    /// The cell of a row; nil if the row is not on screen.
    open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCell(at: indexPath) }
    /// The cells that overlap the bounds, in the order of their rows.
    open var visibleCells: [TableViewCell] { cellsInBounds }
    /// The rows whose cells overlap the bounds, in order; nil if there are no such rows (documented).
    open var indexPathsForVisibleRows: [IndexPath]? { rowsInBounds }
    /// The header of a section; nil if the header is not on screen, or is not a `TableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> TableViewHeaderFooterView? { shownEdge(.header, section) }
    /// The footer of a section; nil if the footer is not on screen, or is not a `TableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> TableViewHeaderFooterView? { shownEdge(.footer, section) }

    // MARK: Reloading and updates

    /// Reloads the data: discards the numbers of sections and rows, the heights, the cells and the selection. The new
    /// numbers and heights are read immediately, and give the content size. The data source is asked for cells in the
    /// next layout pass.
    ///
    /// All rows have estimates again; the offset stays, within the legal range, so that other rows may be on screen. An
    /// anchor policy keeps the place (``anchorPolicy``).
    open func reloadData() { reload(asksAtOnce: true) }

    /// Runs a block that declares insertions, deletions, moves and reloads, applies them together, and calls
    /// `completion`. If the block is empty, the heights of rows on screen are determined again. Within a layout pass or
    /// another update the block runs immediately. Its changes are then applied after the pass or update, and until then
    /// the table asks data source and delegate nothing.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.check()
        core.runBatch(updates, completion: completion)
    }
    /// Begins a batch of operations, which `endUpdates()` ends. Such pairs of calls may be nested.
    open func beginUpdates() { beginBatch() }
    /// Ends the batch that `beginUpdates()` began. The outermost call applies all operations. If there are no
    /// operations, heights are determined again.
    open func endUpdates() { endBatch() }
    /// Whether a batch of operations is open, or waits to be applied. A batch is open while its block runs, and between
    /// `beginUpdates()` and `endUpdates()`.
    open var hasUncommittedUpdates: Bool { core.keepsCounts }

    /// Inserts rows, which are given by their paths after the update. Outside of a batch, each call of a method that
    /// inserts, deletes, reloads, reconfigures or moves is a separate batch.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        core.give(indexPaths.map { .insertItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Deletes rows, which are given by their paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        core.give(indexPaths.map { .deleteItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Reloads rows, which are given by their paths before the update. The data source is asked for new cells, and the
    /// heights are determined again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        core.give(indexPaths.map { .reloadItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Reconfigures the rows at `indexPaths`; within a batch, these are paths from before the update. Cells on screen
    /// stay: the data source configures them again, and they are measured.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        core.give(indexPaths.map { .reconfigureItem(ItemPath(ofUpdate: $0)) })
    }
    /// Moves a row from its path before the update to its path after the update.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.give([.moveItem(from: ItemPath(ofUpdate: indexPath), to: ItemPath(ofUpdate: newIndexPath))])
    }
    /// Inserts sections with their rows. The sections are given by their indices after the update.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        core.give(sections.map { .insertSection($0) }, animation)
    }
    /// Deletes sections, which are given by their indices before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        core.give(sections.map { .deleteSection($0) }, animation)
    }
    /// Reloads sections, which are given by their indices before the update. Headers, footers and all rows of the
    /// sections are made again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        core.give(sections.map { .reloadSection($0) }, animation)
    }
    /// Moves a section from its index before the update to its index after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.give([.moveSection(from: section, to: newSection)])
    }

    // MARK: Registration and reuse

    /// Registers a class of cells for a reuse identifier; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        register(cellClass, as: TableViewCell.self, for: .cell(identifier))
    }
    /// Registers a class of headers and footers for a reuse identifier; nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(aClass, as: TableViewHeaderFooterView.self, for: .headerFooter(identifier))
    }
    /// Registers a nib of cells for a reuse identifier; nil removes the registration. There are no nibs here: dequeuing
    /// a cell from a registered nib stops the program with a message.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        register(nib.map { _ in Nib.self }, as: TableViewCell.self, for: .cell(identifier))
    }
    /// Registers a nib of headers and footers for a reuse identifier; nil removes the registration. There are no nibs
    /// here: dequeuing a view from a registered nib stops the program with a message.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        register(
            nib.map { _ in Nib.self }, as: TableViewHeaderFooterView.self, for: .headerFooter(identifier))
    }

    /// A cell from the reuse pool, or a new cell of the registered class. Traps if there is neither. Also traps if the
    /// identifier is empty, or while the delegate is being asked for the height of a row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A cell from the pool, or a new cell of the registered class; nil if the pool is empty and no class is
    /// registered. May be called at any time, for example to make prototypes for heights.
    open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { dequeueCell(identifier) }
    /// A header or footer from the pool, or a new view of the registered class; nil if the pool is empty and no class
    /// is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Scrolling and layout

    /// Scrolls a row to a position of the viewport, and lays out the table. The offset is computed from present
    /// heights. If ``TableProfile/correctsScrollTarget`` is true, scrolling continues, while rows are measured, until
    /// the row is at the position. If the path's row is `NSNotFound`, the target is the section with its header
    /// (documented). Traps if the path names neither a row nor a section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        startScrolling(to: indexPath, at: scrollPosition)
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }
    /// Scrolls to the first of the selected rows, in the order in which they were selected; does nothing if no row is
    /// selected.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        core.applyEarlyBatches()
        core.runLayoutPass()
        core.applyEarlyBatches()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        insetsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        safeAreaDidChange()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        windowDidChange()
    }

    // MARK: Additions to UIKit

    /// The profile of the system whose behaviour the table reproduces. Unless set, this is the profile that was current
    /// when the table was made. After a change of the profile all heights are measured again; properties whose initial
    /// values depend on the profile stay the same.
    public final var profile = TableProfile.current {
        didSet { if profile != oldValue { heightsDidChange() } }
    }
    /// The part of the content that keeps its place on screen when sizes or rows change. Setting it invalidates
    /// nothing.
    public final var anchorPolicy: AnchorPolicy {
        get { core.anchorPolicy }
        set { core.anchorPolicy = newValue }
    }
    /// The object that is notified of issues as they are found. Held weakly.
    public final weak var observer: (any TableViewObserver)?
    /// Whether ambiguous constraints of cells are reported; false unless set. Contradictory constraints are always
    /// reported.
    public final var reportsAmbiguousLayouts = false

    // MARK: Not used by this library

    /// The color of separators. Not used by this library: separators are not drawn here. Nil unless set.
    open var separatorColor: Color?
    /// The visual effect with which separators are drawn. Not used by this library. Nil unless set.
    open var separatorEffect: VisualEffect?
    /// The color of the section index. Not used by this library. Nil unless set.
    open var sectionIndexColor: Color?
    /// The background color of the section index. Not used by this library. Nil unless set.
    open var sectionIndexBackgroundColor: Color?
    /// The background color of the section index while it is touched. Not used by this library. Nil unless set.
    open var sectionIndexTrackingBackgroundColor: Color?
    /// The smallest number of rows with which the section index is shown; 0 unless set.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { heightsDidChange() } }
    }
    /// Asks the data source for the titles of the section index again.
    open func reloadSectionIndexTitles() { reloadTitlesOfIndex() }
    /// Whether rows can have the focus; false unless set. No row has the focus here. The property is read only by
    /// default implementations of the delegate's `canFocusRowAt`.
    open var allowsFocus = false
    /// Whether rows can have the focus during editing. Not used by this library. False unless set.
    open var allowsFocusDuringEditing = false
    /// Whether a row is selected when it gets the focus; false unless set. The property is read only by default
    /// implementations of the delegate's `selectionFollowsFocusForRowAt`.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the row that last had the focus. Not used by this library. False unless set.
    open var remembersLastFocusedIndexPath = false
    /// The delegate for dragging. Held weakly. Not used by this library: nothing is dragged here.
    open weak var dragDelegate: AnyObject?
    /// The delegate for dropping. Held weakly. Not used by this library: nothing is dropped here.
    open weak var dropDelegate: AnyObject?
    /// Whether rows can be dragged. Not used by this library. True unless set.
    open var dragInteractionEnabled = true
    /// Whether a row of the table is dragged. Always false here.
    open var hasActiveDrag: Bool { false }
    /// Whether a row is being dropped. Always false here.
    open var hasActiveDrop: Bool { false }
    /// Whether the table reacts to items that are held over it. Not used by this library: nothing is dragged here.
    /// False unless set.
    open var isSpringLoaded = false
}
