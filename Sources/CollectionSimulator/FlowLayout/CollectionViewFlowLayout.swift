import FlowEngine

/// A layout that places items in lines, one after another, as UIKit's flow layout does.
///
/// The properties hold for all sections; a delegate that conforms to `CollectionViewDelegateFlowLayout` overrides them
/// for some. With an `estimatedItemSize`, cells are measured as they come on screen (R8.1).
///
/// It can be subclassed. A subclass changes copies of the attributes that it got from super, never these objects.
///
/// Queries are valid at any time: invalid parts are computed at the next query, with or without a layout pass (C10).
/// Setting a property to another value invalidates the layout like `invalidateLayout()`: measured sizes are discarded
/// (R8.16).
@preconcurrency @MainActor
open class CollectionViewFlowLayout: CollectionViewLayout {
    /// The edges from which `sectionInset` is measured (R1.14).
    public enum SectionInsetReference: Int, Sendable {
        /// Section insets are measured from the inner edge of the content inset.
        case fromContentInset
        /// Section insets are measured from the edge of the safe area. Even so, no section extends beyond the edge of
        /// the content inset.
        case fromSafeArea
        /// Section insets are measured from the edge of the layout margins. Even so, no section extends beyond the edge
        /// of the content inset.
        case fromLayoutMargins
    }

    /// A value for `estimatedItemSize`. With this value, the estimate is the average of all sizes measured so far.
    /// Before the first measurement, the estimate is `itemSize` (R8.12).
    public class var automaticSize: CGSize {
        CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    }

    static let defaultItemSize = CGSize(width: 50, height: 50)

    var model = FlowModel(FlowConfiguration(containerLength: 0))
    var staleness = FlowStaleness()
    var isUpdatingModel = false
    var changedWhileUpdating = false
    var delegateGivesSizes = false
    var selfSizing = FlowSelfSizing()
    /// The model at the end of the last layout pass; anchors compare later models with it. Stored only if anchors need
    /// it.
    var settledModel: FlowModel?
    var updates = FlowUpdates()
    var attributesCache = AttributesCache()
    var queryBuffer: [FlowElement] = []
    /// The state of a movement; nil unless an item is shown at another place than in the data source.
    var carriedModel: CarriedModel?
    /// Whether the delegate was asked while the data source was being notified of a move. It is then unknown whether
    /// the delegate's values follow the order before or after the move.
    var gatheredWhileSettling = false

    /// The view for which the layout computes frames. A subclass may return another view, for example the view of a
    /// layout that forwards its calls to this layout.
    var host: (any FlowLayoutHost)? { collectionView }

    /// The view whose layout this object is, for updates, movements, quirks and reports. Unlike `host`, this property
    /// does not call an override of `collectionView`. Such an override may fail without a view.
    var servedHost: (any FlowLayoutHost)? { installedView }

    /// The choices where UIKit's behaviour is open; docs/behaviour.md lists them.
    public var options = FlowLayoutOptions() {
        didSet { if options != oldValue { propertyDidChange() } }
    }

    // MARK: Properties

    /// The axis along which content scrolls; vertical unless set. Setting another value invalidates the layout; setting
    /// the present value does not (R1.18). All properties of this class invalidate the layout under this condition.
    open var scrollDirection = ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { propertyDidChange() } }
    }

    /// The least distance between lines, in points (R1.12).
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { propertyDidChange() } }
    }

    /// The least distance between items of a line, in points (R1.16).
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { propertyDidChange() } }
    }

    /// The size of items for which neither the delegate nor a cell gives a size, in points; 50 × 50 unless set (R1.15,
    /// R2.7).
    open var itemSize = CollectionViewFlowLayout.defaultItemSize {
        didSet { if itemSize != oldValue { propertyDidChange() } }
    }

    /// The size of items whose cells were not measured. If it is zero, cells do not size themselves (R8.1).
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { propertyDidChange() } }
    }

    /// The size of a section's header, in points. Only the length along the scroll axis is used, and 0 means no header
    /// (R1.5, R1.6).
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { propertyDidChange() } }
    }

    /// The size of a section's footer, in points. Only the length along the scroll axis is used, and 0 means no footer
    /// (R1.5, R1.6).
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { propertyDidChange() } }
    }

    /// The padding around the items of a section, in points; headers and footers are outside (R1.7).
    open var sectionInset = EdgeInsets.zero {
        didSet { if sectionInset != oldValue { propertyDidChange() } }
    }

    /// The edge from which `sectionInset` is measured, across the scroll axis; the edge of the content inset unless set
    /// (R1.14).
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { if sectionInsetReference != oldValue { propertyDidChange() } }
    }

    /// Whether headers stay at the start of the visible part of their section (R7.1).
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { propertyDidChange() } }
    }

    /// Whether footers stay at the end of the visible part of their section (R7.1).
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { propertyDidChange() } }
    }

    open override class var invalidationContextClass: AnyClass { CollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Geometry

    open override func prepare() {
        super.prepare()
        updateModel()
    }

    open override var collectionViewContentSize: CGSize {
        updateModel()
        var size = CGSize(model.contentSize)
        if !quirks.isEmpty { size.width -= lengthOmittedByQuirks }
        return size
    }

    /// The headers, items and footers that share more than an edge with `rect`, section by section (R6.1, R6.2).
    ///
    /// - Complexity: O(log *n* + *h*), *n* leaves and runs, *h* elements found.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        guard reportUnlessResolved() else { return nil }
        updateModel()
        let wanted = FlowRect(rect)
        guard wanted.isNumber else { return [] }
        queryBuffer.removeAll(keepingCapacity: true)
        model.elements(in: wanted.bounded, into: &queryBuffer)
        if !quirks.isEmpty { omitByQuirks(in: wanted) }
        if pinsSupplementaries { pinSupplementaries(in: wanted.bounded) }
        if let found = attributesCache.lastAnswer(to: queryBuffer) { return found }
        let found = attributesCache.attributes(for: &queryBuffer, madeBy: AttributesFactory(self))
        countAndReportCached()
        return found
    }

    /// The attributes of an item; nil for a path that names no item (R6.5).
    ///
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        guard reportUnlessResolved() else { return nil }
        updateModel()
        guard let path = ItemPath(indexPath), model.contains(path) else { return nil }
        return cachedAttributes(
            for: FlowElement(path: .item(path), frame: model.frame(of: path), sizeSource: model.sizeSource(of: path)))
    }

    /// The attributes of the header or footer of the path's section; the item of the path is ignored (R6.6, R17.4). Nil
    /// for other kinds, for a section that does not exist, and for a length of 0 along the scroll axis (R1.6).
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        guard reportUnlessResolved() else { return nil }
        updateModel()
        guard let section = indexPath.first, (0..<model.sectionCount).contains(section),
            let kind = ElementKind(supplementaryKind: elementKind)
        else { return nil }
        guard let frame = supplementaryFrame(kind, of: section) else { return nil }
        return cachedAttributes(
            for: FlowElement(path: ElementPath(kind: kind, section: section), frame: frame, sizeSource: .given))
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        MainThread.check()
        if context.announcesUpdate, servedHost?.isUnresolved == true {
            staleness.addUpdate(asksDelegate: servedHost?.flowDelegation != nil, quirks: quirks)
        } else {
            staleness.add(context, quirks: quirks)
        }
        if isUpdatingModel && context.invalidateDataSourceCounts { changedWhileUpdating = true }
        super.invalidateLayout(with: context)
    }

    /// Whether new bounds change the available length across the scroll axis, compared with the last preparation. Also
    /// true if headers or footers are pinned (R9.9).
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let host else { return false }
        if pinsSupplementaries { return true }
        let viewport = host.viewport
        return changesAvailableLength(newBounds.size, inset: viewport.inset)
            || (options.invalidatesOnScrollAxisLengthChange
                && scrollDirection.along(newBounds.size) != scrollDirection.along(viewport.bounds.size))
    }

    /// The context for new bounds. The delegate is not asked for its values again (R9.10).
    ///
    /// Frames are computed again if the available length changes. If it does not change, and headers or footers are
    /// pinned, the context names only the headers and footers that are on screen before or after the change (R7.7).
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let flow = context as? CollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            let host = host
            let reflows = host.map { changesAvailableLength(newBounds.size, inset: $0.viewport.inset) } ?? false
            flow.invalidateFlowLayoutAttributes = reflows
            if let host, pinsSupplementaries, !reflows { namePinned(from: host.shownBounds, to: newBounds, in: flow) }
        }
        return context
    }

    /// Whether a cell's preferred size differs from the present size by half a pixel or more (R8.7, G50). False if the
    /// layout has no estimate.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
        guard isEstimating, originalAttributes.representedElementCategory == .cell else { return false }
        let scale = host?.pixelsPerPoint ?? 2
        return preferredAttributes.size.differs(from: originalAttributes.size, atScale: scale)
    }

    /// The context for a measured size. It names the item, and contains the growth of the content and the move of the
    /// offset (R8.8, R8.10). The layout stores the size until the next preparation, which applies all stored sizes
    /// together.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        let context = keepingSizes(
            super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes))
        if let host { stage(preferredAttributes.size, for: originalAttributes, in: context, of: host) }
        return context
    }

    /// The context for a movement by the user, when the carried items get new targets. It changes no size (R9.21).
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        keepingSizes(
            super.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths, previousPosition: previousPosition))
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> CollectionViewLayoutInvalidationContext {
        keepingSizes(
            super.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled))
    }

    // MARK: Batch updates

    /// The attributes that an item had before the update. If the item was not on screen, its place in the content
    /// before the update is used.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) ?? attributesBefore(ofItemAt: itemIndexPath)
    }

    open override func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: elementKind, at: elementIndexPath)
            ?? attributesBefore(ofKind: elementKind, at: elementIndexPath)
    }

    /// The paths of headers or footers of inserted sections, each with item 0 (R10.11).
    open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        supplementariesToInsert(ofKind: elementKind)
    }

    open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        supplementariesToDelete(ofKind: elementKind)
    }

    /// The direction of the geometry: always left to right (R11.1).
    open override var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Makes the insight of a flow layout. Subclasses cannot replace it, because updates and measured sizes pass
    /// through it.
    public final override func makeInsight() -> LayoutInsight { FlowLayoutInsight(ofFlow: self) }
}
