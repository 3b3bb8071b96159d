import CallerChecks
import FlowEngine
import Foundation
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
/// A table is a flow of one column: rows that nobody has measured carry an estimate, and a billion of them cost
/// nothing. Rows are measured when they come on screen, one by one, and the content is as long as all rows are, by
/// what is known of them. What systems do differently is in ``profile``.
///
/// Nothing happens by itself: `layoutIfNeeded()`, on the table or on an ancestor, runs the layout pass. Everything
/// happens on the main thread.
@preconcurrency @MainActor
open class TableView: ScrollView {
    /// What says of a height that the row, header or footer has the one that its content needs: −1.
    public nonisolated class var automaticDimension: CGFloat { -1 }

    /// How the table looks.
    public final let style: Style

    weak var tableDelegate: (any TableViewDelegate)?
    /// The delegate, for questions about rows and sections; nil while the data is ahead of the table.
    var askedDelegate: (any TableViewDelegate)? { mayAsk() ? tableDelegate : nil }
    /// Rows of each section; nil until somebody asks.
    var counts: [Int]?
    final var geometry = TableGeometry()
    /// Nil unless something is compared with the end of the last pass.
    var settled: SettledTable?
    final var pass = TablePassState()
    final var anchoring = AnchoringState()
    var scrollTarget: ScrollTarget?
    final var displayed = DisplayedElements()
    var reuse = ReusePools()
    var report = IssueReport()
    var countedWork = LayoutStatistics()
    /// Nil unless somebody observes.
    final var tracer: Tracer?
    var lastTracedID = 0
    var updateState = UpdateState()
    var selection = SelectionState()

    /// Makes a table of a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        attach(self)
    }

    /// Makes a plain table.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// A plain table; reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        attach(self)
    }

    /// Bounds, content size and the elements on screen with their frames, in points: a line each. On another thread
    /// than the main one, only what every object prints. O(*h*), *h* elements on screen.
    nonisolated open override var debugDescription: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { structure } : super.debugDescription
    }

    // MARK: Who answers

    /// Held weakly. A new one is asked everything again.
    open weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource !== oldValue { dataSourceDidChange() } }
    }

    /// Held weakly. A new one is asked for all heights again; views on screen stay.
    open var delegate: (any TableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }

    /// Held weakly. Nothing is prefetched here, so it is asked nothing.
    open weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
    /// Kept for client code. True unless set.
    open var isPrefetchingEnabled = true

    // MARK: Heights

    /// Of rows, in points, unless the delegate gives heights; `automaticDimension`: rows size themselves.
    open var rowHeight: CGFloat = TableProfile.current.initialRowHeight {
        didSet { if rowHeight != oldValue { heightsDidChange() } }
    }
    /// Of rows that were not measured, in points; 0 switches estimates off, and with them rows that size themselves;
    /// `automaticDimension`: the profile's. See ``TableProfile/initialEstimate``.
    open var estimatedRowHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedRowHeight != oldValue { heightsDidChange() } }
    }
    /// Of headers, in points, unless the delegate gives heights.
    open var sectionHeaderHeight: CGFloat = -1 {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// Of footers, in points, unless the delegate gives heights.
    open var sectionFooterHeight: CGFloat = -1 {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// Of headers that were not measured, in points; 0 switches estimates of headers off.
    open var estimatedSectionHeaderHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedSectionHeaderHeight != oldValue { heightsDidChange() } }
    }
    /// Of footers that were not measured, in points; 0 switches estimates of footers off.
    open var estimatedSectionFooterHeight: CGFloat = TableProfile.current.initialEstimate {
        didSet { if estimatedSectionFooterHeight != oldValue { heightsDidChange() } }
    }
    /// Above each header of a plain table, in points; `automaticDimension`: the profile's.
    open var sectionHeaderTopPadding: CGFloat = -1 {
        didSet { if sectionHeaderTopPadding != oldValue { heightsDidChange() } }
    }
    /// Of the empty rows that fill a plain table whose content is short; 0, none, unless set. Kept for client code:
    /// they are no content, and nothing is drawn here.
    open var fillerRowHeight: CGFloat = 0

    /// Whether rows on screen may ask to be measured again.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    // MARK: Widths and looks

    /// Of the lines between rows; a row's own counts where it is set. Where texts begin, unless set
    /// (``TableProfile/separatorInset``). Makes no difference for heights.
    open var separatorInset: EdgeInsets {
        get { ownSeparatorInset ?? systemSeparatorInset }
        set { ownSeparatorInset = newValue }
    }
    private final var ownSeparatorInset: EdgeInsets?
    /// What `separatorInset` is measured from; the cell's edges unless set. Kept for client code.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
    /// With separators a row that sizes itself is a pixel higher than its content.
    open var separatorStyle = TableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { contentWidthDidChange() } }
    }
    /// Whether the margins of cells follow the readable width; false unless set.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { contentWidthDidChange() } }
    }
    /// Whether content views keep clear of the safe area at the sides; true unless set.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { contentWidthDidChange() } }
    }

    /// Above all sections, as high as its frame; the table sets its width and place. Nil unless set.
    open var tableHeaderView: View? {
        didSet { accessoryViewDidChange(from: oldValue) }
    }
    /// Below all sections, as high as its frame; the table sets its width and place. Nil unless set.
    open var tableFooterView: View? {
        didSet { accessoryViewDidChange(from: oldValue) }
    }
    /// Behind everything else in the table, as large as its bounds, and staying there while the content scrolls; nil
    /// unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    // MARK: Editing

    /// Whether the table is edited. Then rows that can be deleted, inserted or moved have controls at their sides, and
    /// less content.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The same; nothing takes time here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Selection

    /// Whether rows may be selected; true unless set.
    open var allowsSelection = true
    /// Whether several rows may be selected; false unless set.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }
    /// Whether rows may be selected while the table is edited; false unless set.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows may be selected while the table is edited; false unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
    }
    /// The selected row that was selected first; nil where none is.
    open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
    /// The selected rows, in the order in which they were selected; nil where none is (documented).
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.paths }

    /// Selects a row, and deselects all others unless several may be selected. Calls no delegate (documented).
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects a row. Calls no delegate (documented).
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if selects { setSelected(false, at: indexPath, animated: animated) }
    }

    // MARK: Counts and places

    /// 0 without a data source, 1 if it does not say. Asked once, then remembered.
    open var numberOfSections: Int { currentCounts.count }

    /// Rows of a section, as the data source last said. Traps when there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        let counts = currentCounts
        require(
            counts.indices.contains(section),
            "request for number of rows in section \(section) when there are only \(counts.count) sections in the "
                + "table view")
        return counts[section]
    }

    /// Header, rows and footer, in content coordinates, by what is known of heights. Measures nothing. Zero where there
    /// is no such section. O(log *n*).
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    /// Where the header is unless it sticks. Measures nothing. Zero where there is none. O(log *n*).
    open func rectForHeader(inSection section: Int) -> CGRect { edgeRect(.header, section) }
    /// Where the footer is unless it sticks. Measures nothing. Zero where there is none. O(log *n*).
    open func rectForFooter(inSection section: Int) -> CGRect { edgeRect(.footer, section) }
    /// By what is known of heights. Measures nothing. Zero where there is no such row. O(log *n*).
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }

    /// The row at a point in content coordinates; nil where there is none. O(log *n*).
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    /// The rows that meet a rectangle in content coordinates, in order. O(log *n* + *h*), *h* rows.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }

    // MARK: What is on screen

    /// The path of a cell that is on screen; nil for any other.
    open func indexPath(for cell: TableViewCell) -> IndexPath? { path(of: cell) }
    /// Nil for rows without a cell, that is, all that are not on screen.
    open func cellForRow(at indexPath: IndexPath) -> TableViewCell? { shownCell(at: indexPath) }
    /// Cells that meet the bounds, in the order of their rows.
    open var visibleCells: [TableViewCell] { cellsInBounds }
    /// Rows whose cells meet the bounds, in order; nil where there are none (documented).
    open var indexPathsForVisibleRows: [IndexPath]? { rowsInBounds }
    /// The header on screen; nil for others, and where it is no `TableViewHeaderFooterView`.
    open func headerView(forSection section: Int) -> TableViewHeaderFooterView? { shownEdge(.header, section) }
    /// The footer on screen; nil for others, and where it is no `TableViewHeaderFooterView`.
    open func footerView(forSection section: Int) -> TableViewHeaderFooterView? { shownEdge(.footer, section) }

    // MARK: Reloading and updates

    /// Forgets counts, heights, cells and the selection. Counts and heights before the first cells are asked at once,
    /// and the content size is by these; the data source is asked for cells in the next layout pass.
    ///
    /// All rows carry estimates again; the offset stays where it is, within the legal range, so that what is on screen
    /// may be something else. An anchor policy keeps the place (``anchorPolicy``).
    open func reloadData() { reload(asksAtOnce: true) }

    /// Runs a block that says what came, went and moved; then everything changes at once, and `completion` is called.
    /// An empty one asks the heights of rows on screen again. Within a layout pass or another update the block runs at
    /// once, everything changes when that is over, and until then data source and delegate are asked nothing.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.check()
        runBatch(updates, completion: completion)
    }
    /// Begins a batch that `endUpdates()` ends; pairs may nest.
    open func beginUpdates() { beginBatch() }
    /// Ends what `beginUpdates()` began; the outermost one applies all. An empty pair asks heights again.
    open func endUpdates() { endBatch() }
    /// True while a block of operations runs, or between `beginUpdates()` and `endUpdates()`, and until what was asked
    /// for is applied.
    open var hasUncommittedUpdates: Bool { updateState.keepsCounts }

    /// Paths after the update. Outside a batch each of these calls is a batch by itself.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        give(indexPaths.map { .insertItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Paths before the update.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        give(indexPaths.map { .deleteItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Paths before the update. The data source is asked for new cells, and heights are asked again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        give(indexPaths.map { .reloadItem(ItemPath(ofUpdate: $0)) }, animation)
    }
    /// Paths before the update. Cells on screen stay; the data source sets them up again, and they are measured.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        give(indexPaths.map { .reconfigureItem(ItemPath(ofUpdate: $0)) }, .none)
    }
    /// From a path before the update to one after it.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        give([.moveItem(from: ItemPath(ofUpdate: indexPath), to: ItemPath(ofUpdate: newIndexPath))], .none)
    }
    /// Indices after the update. The sections bring their rows along.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        give(sections.map { .insertSection($0) }, animation)
    }
    /// Indices before the update.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        give(sections.map { .deleteSection($0) }, animation)
    }
    /// Indices before the update. Everything in the sections is new.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        give(sections.map { .reloadSection($0) }, animation)
    }
    /// From an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        give([.moveSection(from: section, to: newSection)], .none)
    }

    // MARK: Registration and reuse

    /// Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        registerCell(cellClass, identifier)
    }
    /// Nil removes the registration.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(aClass, identifier)
    }
    /// Registers nothing but nil, which removes the registration: there are no nibs here, so dequeuing from one stops
    /// the program with a sentence.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forCellReuseIdentifier identifier: String) {
        registerCell(nib.map { _ in NibView.self }, identifier)
    }
    /// Registers nothing but nil, which removes the registration: there are no nibs here, so dequeuing from one stops
    /// the program with a sentence.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        registerHeaderFooter(nib.map { _ in NibView.self }, identifier)
    }

    /// A cell that waits to be reused, or a new one. Traps when no class is registered, and when the data source is not
    /// being asked for a cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableViewCell {
        dequeueCell(identifier, for: indexPath)
    }
    /// A cell that waits to be reused, or a new one of the registered class; nil where none waits and nothing is
    /// registered. May be called at any time: prototypes for heights come from here.
    open func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? { dequeueCell(identifier) }
    /// A header or footer that waits to be reused, or a new one of the registered class; nil where none waits and
    /// nothing is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> TableViewHeaderFooterView? {
        dequeueHeaderFooter(identifier)
    }

    // MARK: Scrolling and layout

    /// Scrolls so that the row is where asked, and lays out. The target is found by present heights; with
    /// ``TableProfile/correctsScrollTarget`` scrolling goes on until the row is there with the heights known then. A
    /// row of `NSNotFound` names its section (documented), from its header on. Traps when the path names neither.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        startScrolling(to: indexPath, at: scrollPosition)
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }
    /// Scrolls to the selected row that was selected first; does nothing where none is.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let path = indexPathForSelectedRow else { return }
        scrollToRow(at: path, at: scrollPosition, animated: animated)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        applyEarlyBatches()
        runLayoutPass()
        applyEarlyBatches()
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

    // MARK: What is this library's own

    /// What systems do differently; the one that was current when the table was made, unless set. A new one has
    /// everything measured again; properties whose initial values it would change stay as they are.
    public final var profile = TableProfile.current {
        didSet { if profile != oldValue { heightsDidChange() } }
    }
    /// What keeps its place when sizes or rows change. Setting it invalidates nothing.
    public final var anchorPolicy = AnchorPolicy.automatic {
        didSet { if anchorPolicy != oldValue, !pass.isRunning { settleModel() } }
    }
    /// Notified of issues as they are found. Held weakly.
    public final weak var observer: (any TableViewObserver)?
    /// Whether cells in which constraints leave a choice are reported; false unless set. Contradictions always are.
    public final var reportsAmbiguousLayouts = false

    // MARK: Kept for client code

    /// Kept for client code: separators are not drawn here. Nil unless set.
    open var separatorColor: Color?
    /// Kept for client code. Nil unless set.
    open var separatorEffect: VisualEffect?
    /// Kept for client code. Nil unless set.
    open var sectionIndexColor: Color?
    /// Kept for client code. Nil unless set.
    open var sectionIndexBackgroundColor: Color?
    /// Kept for client code. Nil unless set.
    open var sectionIndexTrackingBackgroundColor: Color?
    /// The fewest rows with which the index of sections is shown; 0 unless set.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { contentWidthDidChange() } }
    }
    /// Asks the data source for the titles of the index again.
    open func reloadSectionIndexTitles() { reloadTitlesOfIndex() }
    /// Kept for client code: nothing here has the focus. False unless set.
    open var allowsFocus = false
    /// Kept for client code. False unless set.
    open var allowsFocusDuringEditing = false
    /// Kept for client code. False unless set.
    open var selectionFollowsFocus = false
    /// Kept for client code. False unless set.
    open var remembersLastFocusedIndexPath = false
    /// Held weakly. Kept for client code: nothing is dragged here.
    open weak var dragDelegate: AnyObject?
    /// Held weakly. Kept for client code: nothing is dropped here.
    open weak var dropDelegate: AnyObject?
    /// Kept for client code. True unless set.
    open var dragInteractionEnabled = true
    /// False: nothing is dragged here.
    open var hasActiveDrag: Bool { false }
    /// False: nothing is dropped here.
    open var hasActiveDrop: Bool { false }
    /// Kept for client code: nothing is dragged here. False unless set.
    open var isSpringLoaded = false
}
