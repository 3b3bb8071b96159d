import CallerChecks
import FlowEngine
import ViewSimulator

/// A scroll view that shows the items of a data source. A layout decides where each item is. The class is UIKit's
/// `UICollectionView` without a screen.
///
/// ```swift
/// let layout = CollectionViewFlowLayout()
/// layout.estimatedItemSize = CGSize(width: 320, height: 100)
/// let view = CollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
/// view.register(RowCell.self, forCellWithReuseIdentifier: "row")
/// view.dataSource = source
/// view.layoutIfNeeded()
/// ```
///
/// Nothing is laid out until `layoutIfNeeded()`, on the view or on an ancestor, runs the layout pass. Cells exist only
/// for items on screen, so the cost of a pass depends on the visible items, not on all.
///
/// All calls are made on the main thread: making a view, laying out, invalidating, reloading and batch updates stop the
/// program with a message on another one.
///
/// All overridable members are in the class body, because Swift overrides nothing that an extension declares.
@preconcurrency @MainActor
open class CollectionView: ScrollView {
    /// The kind of a flow layout's headers, with UIKit's value, so that stored names remain valid.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a flow layout's footers, with UIKit's value, so that stored names remain valid.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    final var layout: CollectionViewLayout {
        didSet {
            insight = layout.insight
            keeper = layout.keeper
        }
    }
    /// The insight of `layout`.
    private(set) final var insight: LayoutInsight
    /// The keeper of `layout`.
    private(set) final var keeper: any LayoutKeeper
    weak var collectionDelegate: (any CollectionViewDelegate)?
    weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
    package final let core = ElementsCore()
    var pass = LayoutPassState()
    var transitions = TransitionState()
    /// The item that the user carries; nil if there is no such item.
    var carriedItem: CarriedItem?
    /// Closures that run when the data source has been notified that the user dropped an item.
    var whenDropped: [() -> Void] = []

    /// The rule that decides which content keeps its place on screen when sizes or items change. Setting it invalidates
    /// nothing.
    public var anchorPolicy: AnchorPolicy {
        get { core.anchorPolicy }
        set { core.anchorPolicy = newValue }
    }

    /// The object that is notified of issues as they are found. Held weakly.
    public weak var observer: (any CollectionViewObserver)?

    /// Whether ambiguous constraints of cells are reported; false unless set, because finding such constraints takes
    /// several times as long as laying a cell out. Contradictory constraints are always reported.
    public var reportsAmbiguousLayouts = false

    /// Whether cells are prefetched. Not used by this library. Cells exist only for visible elements, so that runs are
    /// reproducible (R8.20).
    open var isPrefetchingEnabled = true

    /// The object that is asked to prefetch data. Held weakly. Never called by this library, because nothing is
    /// prefetched (R8.20).
    open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?

    /// The defects and old habits of UIKit that the view and its layout reproduce; none unless set.
    public var quirks: UIKitQuirks = [] {
        didSet { if quirks != oldValue { layout.invalidateLayout() } }
    }

    /// The profile of the system that the view imitates. Unless set, it is the current profile at the time when the
    /// view was made.
    public final var profile = CollectionProfile.current

    /// The occasions on which cells on screen are measured again (R8.21).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Makes a view in which `layout` places the elements. A layout serves only one view. Another view that had the
    /// layout before has no layout afterwards, and reports an issue when it is laid out again.
    public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
        self.layout = layout
        insight = layout.insight
        keeper = layout.keeper
        super.init(frame: frame)
        core.attach(to: self)
        attach(self)
        attachLayout()
    }

    /// Makes a view with a flow layout. Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        layout = CollectionViewFlowLayout()
        insight = layout.insight
        keeper = layout.keeper
        super.init(coder: coder)
        core.attach(to: self)
        attach(self)
        layout.installedView = self
    }

    /// A description of the view, with one line each for bounds, content size, layout and every element on screen. The
    /// line of an element contains its frame, in points. On a thread other than the main thread, it is only the
    /// description that every object has. Queries neither layout nor data source. O(*h*), where *h* is the number of
    /// elements on screen.
    nonisolated open override var debugDescription: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { structure } : super.debugDescription
    }

    private var structure: String { core.structure(placedBy: "\(type(of: layout))") }

    // MARK: Data source, delegate and layout

    /// The data source. Held weakly. A new data source is asked for everything again.
    open weak var dataSource: (any CollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { core.dataSourceDidChange(to: dataSource) { reloadData() } } }
    }

    /// The delegate. Held weakly. A delegate that conforms to `CollectionViewDelegateFlowLayout` is asked for sizes at
    /// the next preparation (R12.4).
    open var delegate: (any CollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }

    /// The layout, which decides where each element is. A new layout makes everything invalid. The views of elements
    /// that stay on screen are kept, and move to their new places (R9.18).
    open var collectionViewLayout: CollectionViewLayout {
        get { layout }
        set { if newValue !== layout { replaceLayout(by: newValue) } }
    }

    /// Changes the layout and lays the view out, like ``setCollectionViewLayout(_:animated:completion:)`` without a
    /// completion (R9.18).
    open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout, lays the view out, and calls `completion` immediately: nothing takes time (R9.18).
    ///
    /// The item at the place that the anchor policy selects stays in place; the new layout may change the offset
    /// afterwards (R9.20). If animated, `lastTransition` holds the ways of all elements on screen before or after.
    open func setCollectionViewLayout(
        _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated)
        completion?(true)
    }

    /// Begins an interactive transition to another layout, and returns the transition layout that replaces the present
    /// layout.
    ///
    /// The transition layout's `transitionProgress` sets the progress of all elements. The delegate may provide the
    /// transition layout; otherwise it is a plain `CollectionViewTransitionLayout`. Lays nothing out.
    ///
    /// Another layout that is set meanwhile ends the transition, and `completion` is called with false twice (this
    /// library's choice). Traps during another transition.
    ///
    /// - Parameters:
    ///   - layout: The layout at the end of the transition.
    ///   - completion: Called at the end of the transition.
    @discardableResult
    open func startInteractiveTransition(
        to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> CollectionViewTransitionLayout {
        beginInteractiveTransition(to: layout, completion: completion)
    }

    /// Ends an interactive transition with the new layout, and lays the view out. Does nothing without a transition.
    open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

    /// Ends an interactive transition with the old layout, and lays the view out. Does nothing without a transition.
    open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

    // MARK: Selection

    /// Whether items may be selected, by a tap or by the program; true unless set. A change to false does not deselect
    /// items that are selected.
    open var allowsSelection = true

    /// Whether several items may be selected; false unless set. When the value becomes false, one selected item stays
    /// selected (observed). It is the first one; this is a choice of this library, not known behaviour of UIKit.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { core.selectionRulesDidChange() } }
    }

    /// Whether items may be selected while the view is edited; false unless set.
    open var allowsSelectionDuringEditing = false

    /// Whether several items may be selected while the view is edited; false unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { core.selectionRulesDidChange() } }
    }

    /// Whether the view is edited; false unless set. Decides which of the properties about selection are used, and is
    /// part of the state for which cells are configured.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The selected items, in the order in which they were selected. This order is a choice of this library; UIKit
    /// promises no order. The array is empty if no item is selected, and never nil: the documentation promises nil, but
    /// tests of published apps expect an empty array. O(*s* log *s*), where *s* is the number of selected items.
    open var indexPathsForSelectedItems: [IndexPath]? { core.selection.paths }

    /// Selects an item, and deselects all other items unless several may be selected. A nil path deselects all items.
    /// Does not notify the delegate (documented).
    ///
    /// An item stays selected when it leaves the screen and when it moves. It is deselected if it is deleted or
    /// reloaded, and at `reloadData()` (this library's choice; reported of table views). Does nothing if selection is
    /// not allowed (documented), or if the path names no item (this library's choice).
    ///
    /// - Parameters:
    ///   - indexPath: The item; nil deselects all.
    ///   - animated: Whether scrolling is animated, which here only notifies the delegate.
    ///   - scrollPosition: The place to which the item is scrolled; empty for no scrolling.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        core.select(indexPath, animated: animated) { path in
            if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
        }
    }

    /// Deselects an item. As UIKit's documentation says, the delegate is not notified, and nothing happens if selection
    /// is not allowed.
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Has no effect: nothing here takes time.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if core.selects { core.setSelected(false, at: indexPath) }
    }

    // MARK: Focus, menus, drag and drop

    /// Whether items can have the focus. Not used by this library, except as the default of the delegate's
    /// `collectionView(_:canFocusItemAt:)`. False unless set; this value is a choice of this library, because UIKit's
    /// value depends on the system.
    open var allowsFocus = false
    /// Whether items can have the focus during editing. Not used by this library. False unless set; this value is a
    /// choice of this library, because UIKit's value depends on the system.
    open var allowsFocusDuringEditing = false
    /// Whether an item is selected when it gets the focus. Not used by this library, except as the default of the
    /// delegate's `collectionView(_:selectionFollowsFocusForItemAt:)`. False unless set; this value is a choice of this
    /// library, because UIKit's value depends on the system.
    open var selectionFollowsFocus = false
    /// Whether the focus returns to the item that had the focus last. Not used by this library. False unless set.
    open var remembersLastFocusedIndexPath = false

    /// The interaction for context menus. Nil: there are no menus here.
    open var contextMenuInteraction: AnyObject? { nil }

    /// The delegate for dragging. Held weakly. Not used by this library: nothing is dragged here.
    open weak var dragDelegate: AnyObject?
    /// The delegate for dropping. Held weakly. Not used by this library: nothing is dropped here.
    open weak var dropDelegate: AnyObject?
    /// Whether items can be dragged. Not used by this library. True unless set.
    open var dragInteractionEnabled = true
    /// The delay after which items make room for a dragged item. Not used by this library. Immediate unless set.
    open var reorderingCadence = ReorderingCadence.immediate
    /// Whether an item of the view is dragged. Always false here.
    open var hasActiveDrag: Bool { false }
    /// Whether an item is being dropped. Always false here.
    open var hasActiveDrop: Bool { false }

    // MARK: Counts

    /// The number of sections. It is 0 without a data source, and 1 if the data source does not implement
    /// `numberOfSections(in:)` (C17). The data source is asked once, then the number is stored (R12.1).
    open var numberOfSections: Int { core.currentCounts.count }

    /// The number of items of a section, as the data source last returned it. Traps if there is no such section. O(1)
    /// after the first call.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = core.currentCounts
        require(
            counts.indices.contains(section),
            "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                + "collection view")
        return counts[section]
    }

    // MARK: Interactive movement

    /// Lifts an item, if the data source allows it to be moved (R9.21). Returns whether the item was lifted; false in
    /// the block of a batch.
    ///
    /// Until the end of the movement the view and its layout show the item at its target; the data source is notified
    /// at the end. Reloading the data, or another layout or data source, cancels the movement.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { liftItem(at: indexPath) }

    /// Carries the lifted item to a point of the content. The layout chooses the item's place at this point, and the
    /// delegate may replace this place. A place that does not exist is reported as an issue. Does nothing without a
    /// lifted item.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        carryItem(to: targetPosition)
    }

    /// Drops the carried item at its target. The data source moves the item, and the item gets a new cell. If the data
    /// source cannot move items, the item returns to its old place.
    open func endInteractiveMovement() { dropItem() }

    /// Cancels the movement, and restores the state before the item was lifted.
    open func cancelInteractiveMovement() { cancelMovement() }

    /// Reloads everything: discards the numbers of items, the views on screen and the prepared layout. The data source
    /// is asked only when data is needed (R10.16).
    open func reloadData() {
        MainThread.check()
        guard !core.deferReload() else { return }
        core.tracer?.begin(.dataReloaded)
        defer { core.tracer?.end() }
        discardMovement()
        core.forgetSelection()
        core.counts = nil
        keeper.dataWereReloaded()
        pass.measuring.required = [:]
        pass.query.mustRecycleAll = true
        invalidateEverything()
    }

    // MARK: Batch updates

    /// Runs a block that declares insertions, deletions, moves and reloads, applies them together, and calls
    /// `completion`.
    ///
    /// Deletions and reloads are named by paths before the update, insertions by paths after it, in any order (R10.1).
    /// The data source changes in the block, which runs immediately. A batch within the block becomes part of this one
    /// (R10.7). Within a layout pass or another update the changes are applied when that is over, and until then the
    /// data source is asked nothing. A batch that does not add up stops the program with UIKit's message (R13.5),
    /// unless `updateErrorHandler` handles it; see also `performThrowingBatchUpdates(_:)`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.check()
        core.runBatch(updates, completion: completion)
    }

    /// Whether the block of a batch update runs, or the operations of a batch wait to be applied.
    open var hasUncommittedUpdates: Bool { core.keepsCounts }

    /// Inserts items at `indexPaths`, which are paths as they are after the update. A call outside of a batch is a
    /// separate batch.
    open func insertItems(at indexPaths: [IndexPath]) {
        core.give(indexPaths.map { .insertItem(ItemPath(ofUpdate: $0)) })
    }

    /// Deletes the items at `indexPaths`, which are paths as they were before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        core.give(indexPaths.map { .deleteItem(ItemPath(ofUpdate: $0)) })
    }

    /// Reloads the items at `indexPaths`, which are paths as they were before the update. The data source is asked for
    /// new cells (R10.13).
    open func reloadItems(at indexPaths: [IndexPath]) {
        core.give(indexPaths.map { .reloadItem(ItemPath(ofUpdate: $0)) })
    }

    /// Reconfigures the items at `indexPaths`, which are paths as they were before the update. Cells on screen stay;
    /// the data source configures them again, and they are measured (R10.13).
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        core.give(indexPaths.map { .reconfigureItem(ItemPath(ofUpdate: $0)) })
    }

    /// Moves an item. Its path is `indexPath` before the update, and `newIndexPath` after the update.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        core.give([.moveItem(from: ItemPath(ofUpdate: indexPath), to: ItemPath(ofUpdate: newIndexPath))])
    }

    /// Inserts sections with their items. The indices in `sections` are those after the update.
    open func insertSections(_ sections: IndexSet) {
        core.give(sections.map { .insertSection($0) })
    }

    /// Deletes the sections at the indices in `sections`. The indices are those before the update.
    open func deleteSections(_ sections: IndexSet) {
        core.give(sections.map { .deleteSection($0) })
    }

    /// Reloads the sections at the indices in `sections`. The indices are those before the update. Everything in the
    /// sections is new (R10.14).
    open func reloadSections(_ sections: IndexSet) {
        core.give(sections.map { .reloadSection($0) })
    }

    /// Moves a section from the index `section` before the update to the index `newSection` after the update.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        core.give([.moveSection(from: section, to: newSection)])
    }

    // MARK: Registration and reuse

    /// Registers a class of cells; nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, for: .cell(identifier))
    }

    /// Registers a class of supplementary views; nil removes the registration. A kind may have several identifiers.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, for: .supplementary(kind: elementKind, identifier))
    }

    /// Registers a nib for cells; nil removes the registration. There are no nibs here: if a nib is registered,
    /// dequeuing a cell with the identifier stops the program with a message.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
        register(nib.map { _ in NibView.self }, for: .cell(identifier))
    }

    /// Registers a nib for supplementary views; nil removes the registration. There are no nibs here: if a nib is
    /// registered, dequeuing a view with the kind and the identifier stops the program with a message.
    ///
    /// - Parameters:
    ///   - nib: The archive of the view.
    ///   - kind: The kind of the views.
    ///   - identifier: The name with which they are dequeued.
    @_disfavoredOverload
    open func register(
        _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib.map { _ in NibView.self }, for: .supplementary(kind: kind, identifier))
    }

    /// A cell from the pool, or a new cell. Traps with UIKit's message if no class is registered (R13.8), or if the
    /// data source has already dequeued a view for the same request (R10.17). Outside of a request to the data source,
    /// the cell is as large as in the layout, and is not put on screen (R18.18).
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionViewCell {
        require(
            !identifier.isEmpty,
            "must pass a valid reuse identifier to "
                + "-[UICollectionView dequeueReusableCellWithReuseIdentifier:forIndexPath:]")
        let view = dequeue(.cell(identifier), at: indexPath)
        guard let cell = view as? CollectionViewCell else {
            stop(
                "the class registered for identifier \(identifier) is not a cell class: \(type(of: view))")
        }
        return cell
    }

    /// A supplementary view from the pool, or a new view. Traps if no class is registered for kind and identifier
    /// (R13.8), or if the data source has already dequeued a view for the same request (R10.17).
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        dequeue(.supplementary(kind: elementKind, identifier), at: indexPath)
    }

    // MARK: Elements on screen

    /// The cell of an item; nil if the item is not on screen.
    open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        return core.displayed.view(for: .cell(at: indexPath)) as? CollectionViewCell
    }

    /// The view on screen for a supplementary element; nil if no such view is on screen. In a flow layout, any path of
    /// a section leads to the section's header or footer (R6.6).
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionReusableView? {
        shownSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    /// The path of a cell that is on screen; nil for any other cell. O(*h*), where *h* is the number of elements on
    /// screen.
    open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
        core.displayed.elements.first { $0.view === cell }?.attributes.indexPath
    }

    /// The path of a supplementary view that is on screen; nil for any other view. O(*h*), where *h* is the number of
    /// elements on screen.
    open func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath? {
        core.displayed.elements.first { $0.view === supplementaryView && $0.name.category == .supplementaryView }?
            .attributes.indexPath
    }

    /// The supplementary views of a kind that are on screen, in no particular order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
        core.supplementaryElementsInBounds(ofKind: elementKind).map(\.reusableView)
    }

    /// The paths of the supplementary views of a kind that are on screen, in no particular order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        core.supplementaryElementsInBounds(ofKind: elementKind).map(\.attributes.indexPath)
    }

    /// A view behind everything else in the collection view, as large as the collection view's bounds. It stays in
    /// place while the content scrolls. Nil unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { core.replaceBackground(oldValue) { backgroundView } } }
    }

    /// The topmost item at a point in content coordinates (R6.15). It is the last of the items that the layout returns
    /// for this point. O(log *n* + *h*), where *h* is the number of items around the point.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return attributesFromLayout(in: rect)?.last {
            $0.representedElementCategory == .cell && $0.shownPlacement.place.contains(point)
        }?.indexPath
    }

    /// The cells of the items on screen, in no particular order. A header may be a cell, too, and is not among them.
    open var visibleCells: [CollectionViewCell] {
        core.elementsInBounds.compactMap { $0.name.category == .cell ? $0.view as? CollectionViewCell : nil }
    }

    /// The paths of the items on screen, in no particular order.
    open var indexPathsForVisibleItems: [IndexPath] {
        core.elementsInBounds.compactMap { $0.name.category == .cell ? $0.attributes.indexPath : nil }
    }

    /// The layout's attributes of an item. Prepares the layout first.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return asShown(layout.layoutAttributesForItem(at: indexPath))
    }

    /// The layout's attributes of a supplementary view, as the view shows them: mirrored in a mirrored view (R11.2).
    /// Nil if there is no such element.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return asShown(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    // MARK: Scrolling and layout

    /// Scrolls an item to a position of the viewport, and lays the view out.
    ///
    /// Cells that come on screen are measured on the way; scrolling continues until the item is at the position with
    /// the measured sizes. Only the item's frame is used (R6.16). A path that names no item is reported as
    /// `LayoutIssue.Kind.unknownScrollTarget`, and the view scrolls to the offset {0, 0}. Traps if two positions are on
    /// one axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        startScrolling(to: indexPath, at: scrollPosition)
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        core.applyEarlyBatches()
        core.runLayoutPass()
        core.applyEarlyBatches()
        core.place(background: backgroundView)
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        core.tracer?.insetChanged()
        core.forgetContentEnd()
        pass.content.isAdopted = false  // the offset may not be legal any more
        keeper.contentInsetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        keeper.layoutMarginsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        core.tracer?.traitsChanged(from: previousTraitCollection)
        defer { core.tracer?.end() }
        layout.invalidateLayout()
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            keeper.textSizeDidChange()
        }
        directionMayHaveChanged()
    }

    open override var semanticContentAttribute: SemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
    }
}
