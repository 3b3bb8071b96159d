import CallerChecks
import FlowEngine
import Foundation
import ViewSimulator

/// A scroll view that shows the items of a data source where a layout places them: UIKit's `UICollectionView` without a
/// screen.
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
/// Nothing happens by itself: `layoutIfNeeded()`, on the view or on an ancestor, runs the layout pass. Cells exist for
/// what is on screen only, so a pass costs what is visible, not what there is.
///
/// Everything happens on the main thread: making a view, laying out, invalidating, reloading and batch updates stop the
/// program with a sentence when they are called on another one.
///
/// All overridable members are in the class body, because Swift overrides nothing that an extension declares.
@preconcurrency @MainActor
open class CollectionView: ScrollView {
    /// The kind of a flow layout's headers; UIKit's name for it, so that stored names still fit.
    public class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    /// The kind of a flow layout's footers; UIKit's name for it, so that stored names still fit.
    public class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    var layout: CollectionViewLayout
    weak var collectionDelegate: (any CollectionViewDelegate)?
    weak var flowDelegate: (any CollectionViewDelegateFlowLayout)?
    /// Items of each section; nil until somebody asks.
    var counts: [Int]?
    var pass = LayoutPassState()
    var anchoring = AnchoringState()
    var scrollTarget: ScrollTarget?
    var displayed = DisplayedElements()
    var reuse = ReusePools()
    var report = IssueReport()
    var countedWork = LayoutStatistics()
    /// Nil unless somebody observes.
    var tracer: Tracer?
    var lastTracedID = 0
    /// Nil unless the user carries an item.
    var carriedItem: CarriedItem?
    var updateState = UpdateState()
    var selection = SelectionState()

    /// What keeps its place when sizes or items change. Setting it invalidates nothing.
    public var anchorPolicy = AnchorPolicy.automatic {
        didSet { if anchorPolicy != oldValue, !pass.isRunning { settleModel() } }
    }

    /// Notified of issues as they are found. Held weakly.
    public weak var observer: (any CollectionViewObserver)?

    /// Whether cells in which constraints leave a choice are reported; false unless set, because to find out takes
    /// several times as long as to lay a cell out. Contradictions are always reported.
    public var reportsAmbiguousLayouts = false

    /// Prefetching is not simulated: for the sake of determinism only visible elements exist (R8.20).
    open var isPrefetchingEnabled = true

    /// Held weakly. Nothing is prefetched here, so it is asked nothing (R8.20).
    open weak var prefetchDataSource: (any CollectionViewDataSourcePrefetching)?

    /// UIKit's defects and old habits that the view and its layout reproduce; none unless set.
    public var quirks: UIKitQuirks = [] {
        didSet { if quirks != oldValue { layout.invalidateLayout() } }
    }

    /// What systems do differently; the one that was current when the view was made, unless set.
    public final var profile = CollectionProfile.current

    /// Whether cells on screen may ask to be measured again (R8.21).
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// Makes a view that `layout` lays out. A layout serves one view: one that had it before has none any more, which
    /// it reports as an issue when it is laid out again.
    public init(frame: CGRect, collectionViewLayout layout: CollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        attach(self)
        attachLayout()
    }

    /// With a flow layout, because there are no archives to read one from.
    public required init?(coder: NSCoder) {
        layout = CollectionViewFlowLayout()
        super.init(coder: coder)
        attach(self)
        layout.installedView = self
    }

    /// Bounds, content size, layout and the elements on screen with their frames, in points: a line each. On another
    /// thread than the main one, only what every object prints. Asks neither layout nor data source. O(*h*), *h*
    /// elements on screen.
    nonisolated open override var debugDescription: String {
        MainThread.isCurrent ? MainActor.assumeIsolated { structure } : super.debugDescription
    }

    // MARK: Who answers

    /// Held weakly. A new one is asked everything again.
    open weak var dataSource: (any CollectionViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            tracer?.begin(.dataSourceChanged)
            defer { tracer?.end() }
            if let issue = LayoutIssue.plainDataSource(dataSource) { report(issue) }
            reloadData()
        }
    }

    /// Held weakly. One that conforms to `CollectionViewDelegateFlowLayout` is asked for sizes at the next preparation
    /// (R12.4).
    open var delegate: (any CollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }

    /// A new layout makes everything invalid; views stay and move (R9.18).
    open var collectionViewLayout: CollectionViewLayout {
        get { layout }
        set { if newValue !== layout { replaceLayout(by: newValue) } }
    }

    /// The same without a completion (R9.18).
    open func setCollectionViewLayout(_ layout: CollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }

    /// Changes the layout, lays out, and calls `completion` at once: nothing takes time (R9.18).
    ///
    /// What the anchor policy names stays in place, by the item that is there; the new layout has the last word on the
    /// offset (R9.20). When animated, `lastTransition` holds the ways of all elements on screen before or after.
    open func setCollectionViewLayout(
        _ layout: CollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        changeLayout(to: layout, animated: animated)
        completion?(true)
    }

    /// Puts a layout in the place of the view's that leads to another one, and answers it: its `transitionProgress`
    /// says where everything is. The delegate may choose it; otherwise it is a plain one. Lays nothing out by itself.
    ///
    /// Another layout that is set meanwhile ends the transition, and `completion` is called with false twice (a
    /// choice). Traps when a transition is going on already.
    ///
    /// - Parameters:
    ///   - layout: Where the transition leads.
    ///   - completion: Called at the end.
    @discardableResult
    open func startInteractiveTransition(
        to layout: CollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> CollectionViewTransitionLayout {
        beginInteractiveTransition(to: layout, completion: completion)
    }

    /// Ends an interactive transition in the new layout, and lays out. Without one nothing happens.
    open func finishInteractiveTransition() { endInteractiveTransition(isFinished: true) }

    /// Ends an interactive transition in the old layout, and lays out. Without one nothing happens.
    open func cancelInteractiveTransition() { endInteractiveTransition(isFinished: false) }

    // MARK: Selection

    /// Whether items may be selected, by a tap or by the program; true unless set. What is selected stays selected.
    open var allowsSelection = true

    /// Whether several items may be selected; false unless set. One stays selected where several were, the first one
    /// (observed that one stays; which one is a choice).
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether items may be selected while the view is edited; false unless set.
    open var allowsSelectionDuringEditing = false

    /// Whether several items may be selected while the view is edited; false unless set.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
    }

    /// Whether the view is edited; false unless set. Decides which rules of selection hold, and is in the state that
    /// cells are configured for.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The selected items, in the order in which they were selected (a choice; UIKit promises none). Empty where there
    /// are none, and never nil: it is documented as nil, but tests of published apps expect an empty array.
    /// O(*s* log *s*), *s* selected items.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.paths }

    /// Selects an item, and deselects all others unless several may be selected. Calls no delegate (documented).
    ///
    /// An item stays selected when it leaves the screen and when it moves. One that is deleted or reloaded, and all at
    /// `reloadData()`, are not selected any more (a choice; reported of table views). Where nothing may be selected,
    /// nothing happens (documented), as with a path that names no item (a choice).
    ///
    /// - Parameters:
    ///   - indexPath: The item; nil deselects all.
    ///   - animated: Whether scrolling is animated, which here only has the delegate notified.
    ///   - scrollPosition: Where the view scrolls to; an empty one, nowhere.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item. Calls no delegate; does nothing where nothing may be selected (both documented).
    ///
    /// - Parameters:
    ///   - indexPath: The item.
    ///   - animated: Makes no difference: nothing here takes time.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        if selects { setSelected(false, at: indexPath) }
    }

    // MARK: Focus, menus, drag and drop

    /// Kept for client code: nothing here has the focus. False unless set (a choice: UIKit's depends on the system).
    open var allowsFocus = false
    /// Kept for client code. False unless set (a choice: UIKit's depends on the system).
    open var allowsFocusDuringEditing = false
    /// Kept for client code. False unless set (a choice: UIKit's depends on the system).
    open var selectionFollowsFocus = false
    /// Kept for client code. False unless set.
    open var remembersLastFocusedIndexPath = false

    /// Nil: there are no menus here.
    open var contextMenuInteraction: AnyObject? { nil }

    /// Held weakly. Kept for client code: nothing is dragged here.
    open weak var dragDelegate: AnyObject?
    /// Held weakly. Kept for client code: nothing is dropped here.
    open weak var dropDelegate: AnyObject?
    /// Kept for client code. True unless set.
    open var dragInteractionEnabled = true
    /// Kept for client code. Immediate unless set.
    open var reorderingCadence = ReorderingCadence.immediate
    /// False: nothing is dragged here.
    open var hasActiveDrag: Bool { false }
    /// False: nothing is dropped here.
    open var hasActiveDrop: Bool { false }

    // MARK: Counts

    /// 0 without a data source, 1 if it does not say (C17). Asked once, then remembered (R12.1).
    open var numberOfSections: Int { currentCounts.count }

    /// Items of a section, as the data source last said. Traps when there is no such section. O(1) once it was asked.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = currentCounts
        require(
            counts.indices.contains(section),
            "request for number of items in section \(section) when there are only \(counts.count) sections in the "
                + "collection view")
        return counts[section]
    }

    // MARK: Interactive movement

    /// Lifts an item, if the data source lets it be moved (R9.21). Answers whether it did; in the block of a batch it
    /// does not.
    ///
    /// From now on until the end the view and its layout show everything as if the item was at its target; the data
    /// source is notified at the end. Reloading the data, or another layout or data source, cancels the movement.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { liftItem(at: indexPath) }

    /// Carries the lifted item to a point of the content. The layout says which place that is, and the delegate may say
    /// another. A place that does not exist is reported as an issue. Without a lifted item nothing happens.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        carryItem(to: targetPosition)
    }

    /// Drops the item at its target: the data source is asked to move it, and it gets a new cell. A data source that
    /// cannot move items gets it back at its old place.
    open func endInteractiveMovement() { dropItem() }

    /// Lets everything be as it was before the item was lifted.
    open func cancelInteractiveMovement() { cancelMovement() }

    /// Forgets counts, views and layout. Lazy: the data source is asked at the next need (R10.16).
    open func reloadData() {
        MainThread.check()
        guard !waitsForUpdate() else { return }
        tracer?.begin(.dataReloaded)
        defer { tracer?.end() }
        discardMovement()
        forgetSelection()
        counts = nil
        layout.answers.forget()
        pass.measuring.required = [:]
        pass.query.mustRecycleAll = true
        invalidateEverything()
    }

    // MARK: Batch updates

    /// Runs a block that says what came, went and moved; then everything changes at once, and `completion` is called.
    ///
    /// What is there before is named by its path before, what is there afterwards by its path after, in any order
    /// (R10.1). The data source changes in the block, which runs at once. A batch within the block becomes part of this
    /// one (R10.7). Within a layout pass or another update everything changes when that is over, and until then the
    /// data source is asked nothing. A batch that does not add up stops the program with UIKit's sentence (R13.5),
    /// unless `updateErrorHandler` handles it; see also `performThrowingBatchUpdates(_:)`.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        MainThread.check()
        runBatch(updates, completion: completion)
    }

    /// True while a block of operations runs, and until what it asked for is applied.
    open var hasUncommittedUpdates: Bool { updateState.keepsCounts }

    /// Paths after the update. Outside a batch each of these calls is a batch by itself.
    open func insertItems(at indexPaths: [IndexPath]) {
        MainThread.check()
        give(indexPaths.map { .insertItem(ItemPath(ofUpdate: $0)) })
    }

    /// Paths before the update.
    open func deleteItems(at indexPaths: [IndexPath]) {
        MainThread.check()
        give(indexPaths.map { .deleteItem(ItemPath(ofUpdate: $0)) })
    }

    /// Paths before the update. The data source is asked for new cells (R10.13).
    open func reloadItems(at indexPaths: [IndexPath]) {
        MainThread.check()
        give(indexPaths.map { .reloadItem(ItemPath(ofUpdate: $0)) })
    }

    /// Paths before the update. Cells on screen stay; the data source sets them up again, and they are measured
    /// (R10.13).
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        MainThread.check()
        give(indexPaths.map { .reconfigureItem(ItemPath(ofUpdate: $0)) })
    }

    /// From a path before the update to one after it.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        MainThread.check()
        give([.moveItem(from: ItemPath(ofUpdate: indexPath), to: ItemPath(ofUpdate: newIndexPath))])
    }

    /// Indices after the update. The sections bring their items along.
    open func insertSections(_ sections: IndexSet) {
        MainThread.check()
        give(sections.map { .insertSection($0) })
    }

    /// Indices before the update.
    open func deleteSections(_ sections: IndexSet) {
        MainThread.check()
        give(sections.map { .deleteSection($0) })
    }

    /// Indices before the update. Everything in the sections is new (R10.14).
    open func reloadSections(_ sections: IndexSet) {
        MainThread.check()
        give(sections.map { .reloadSection($0) })
    }

    /// From an index before the update to one after it.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        MainThread.check()
        give([.moveSection(from: section, to: newSection)])
    }

    // MARK: Registration and reuse

    /// Nil removes the registration.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, for: .cell(identifier))
    }

    /// Nil removes the registration. A kind may have several identifiers.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {
        register(viewClass, for: .supplementary(kind: elementKind, identifier))
    }

    /// Registers nothing but nil, which removes the registration: there are no nibs here, so dequeuing from one stops
    /// the program with a sentence.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forCellWithReuseIdentifier identifier: String) {
        register(nib.map { _ in NibView.self }, for: .cell(identifier))
    }

    /// Registers nothing but nil, which removes the registration: there are no nibs here, so dequeuing from one stops
    /// the program with a sentence.
    ///
    /// - Parameters:
    ///   - nib: Where the view would come from.
    ///   - kind: The kind of the views.
    ///   - identifier: The name to dequeue them by.
    @_disfavoredOverload
    open func register(
        _ nib: Nib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        register(nib.map { _ in NibView.self }, for: .supplementary(kind: kind, identifier))
    }

    /// A cell that waits to be reused, or a new one. Traps with UIKit's words when no class is registered (R13.8), and
    /// when the data source has dequeued another one for the same question (R10.17). Where it is asked for none, the
    /// cell is as large as the layout says, and stays off screen (R18.18).
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

    /// A supplementary view that waits to be reused, or a new one. Traps when no class is registered for kind and
    /// identifier (R13.8), and when the data source has dequeued another one for the same question (R10.17).
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> CollectionReusableView {
        dequeue(.supplementary(kind: elementKind, identifier), at: indexPath)
    }

    // MARK: What is on screen

    /// Nil for items without a cell, that is, all that are not on screen.
    open func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        guard indexPath.count == 2 else { return nil }
        return displayed.view(for: .cell(at: indexPath)) as? CollectionViewCell
    }

    /// The view on screen for a supplementary element; nil where none is shown. Any path of its section names a flow
    /// layout's header or footer (R6.6).
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionReusableView? {
        shownSupplementaryView(ofKind: elementKind, at: indexPath)
    }

    /// The path of a cell that is on screen; nil for any other. O(*h*), *h* elements on screen.
    open func indexPath(for cell: CollectionViewCell) -> IndexPath? {
        displayed.elements.first { $0.view === cell }?.attributes.indexPath
    }

    /// The path of a supplementary view that is on screen; nil for any other. O(*h*), *h* elements on screen.
    open func indexPath(forSupplementaryView supplementaryView: CollectionReusableView) -> IndexPath? {
        displayed.elements.first { $0.view === supplementaryView && $0.name.category == .supplementaryView }?
            .attributes.indexPath
    }

    /// In no order that is promised.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [CollectionReusableView] {
        supplementaryElementsInBounds(ofKind: elementKind).map(\.reusableView)
    }

    /// In no order that is promised.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        supplementaryElementsInBounds(ofKind: elementKind).map(\.attributes.indexPath)
    }

    /// Behind everything else in the view, as large as its bounds, and staying there while the content scrolls; nil
    /// unless set.
    open var backgroundView: View? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// The topmost item at a point in content coordinates, the last one in the layout's answer (R6.15).
    /// O(log *n* + *h*), *h* elements around it.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return attributesFromLayout(in: rect)?.last {
            $0.representedElementCategory == .cell && $0.place.contains(point)
        }?.indexPath
    }

    /// In no order that is promised.
    open var visibleCells: [CollectionViewCell] {
        elementsInBounds.compactMap { $0.view as? CollectionViewCell }
    }

    /// In no order that is promised.
    open var indexPathsForVisibleItems: [IndexPath] {
        elementsInBounds.compactMap { $0.view is CollectionViewCell ? $0.attributes.indexPath : nil }
    }

    /// Asks the layout, which is prepared first.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return asShown(layout.layoutAttributesForItem(at: indexPath))
    }

    /// The layout's attributes as the view shows them: mirrored, where it mirrors (R11.2). Nil where there is no such
    /// element.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return asShown(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
    }

    // MARK: Scrolling and layout

    /// Scrolls so that the item is where asked, and lays out.
    ///
    /// Cells that come on screen are measured on the way; scrolling goes on until the item is where asked with the
    /// sizes known then. Only the item's frame counts (R6.16). A path that names no item is reported as
    /// `LayoutIssue.Kind.unknownScrollTarget`, and the view goes to the offset {0, 0}. Traps where two positions are of
    /// one axis.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        startScrolling(to: indexPath, at: scrollPosition)
        if animated { OptionalRequirement.answer { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        applyEarlyBatches()
        runLayoutPass()
        applyEarlyBatches()
        placeBackground()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        tracer?.insetChanged()
        forgetContentEnd()
        pass.content.isAdopted = false  // the offset may not be legal any more
        layout.contentInsetsDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layout.layoutMarginsDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        tracer?.traitsChanged(from: previousTraitCollection)
        defer { tracer?.end() }
        layout.invalidateLayout()
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            layout.textSizeDidChange()
        }
        directionMayHaveChanged()
    }

    open override var semanticContentAttribute: SemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { directionMayHaveChanged() } }
    }
}
