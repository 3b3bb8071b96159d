import FlowEngine

/// A closure that describes a section. Nil means that the section has no contents.
public typealias CollectionViewCompositionalLayoutSectionProvider =
    @MainActor @Sendable (_ section: Int, any CollectionLayoutEnvironment) -> CollectionLayoutSection?

/// A layout of sections that are made of repeating groups. UIKit's name is `UICollectionViewCompositionalLayout`.
///
/// Each group is one item of the engine that lays out flow layouts. Groups of which no view was measured cost nothing,
/// and a measured cell changes its group only. docs/compositional.md lists what is known of UIKit's layout, and what is
/// a choice.
///
/// The section provider is called when the layout is made again: for the first time, after a reload or a batch update,
/// and when the size or the traits of the view change.
@preconcurrency @MainActor
open class CollectionViewCompositionalLayout: CollectionViewLayout {
    let source: SectionSource
    var state = CompositionalState()

    /// The properties that are not those of a section. Setting them invalidates the layout. An object that is changed
    /// afterwards has to be set again.
    open var configuration: CollectionViewCompositionalLayoutConfiguration {
        didSet { propertyDidChange() }
    }

    /// The choices where UIKit's behaviour is open.
    public var options = CompositionalLayoutOptions() {
        didSet { if options != oldValue { propertyDidChange() } }
    }

    /// Makes a layout whose sections are all alike.
    public convenience init(section: CollectionLayoutSection) {
        self.init(section: section, configuration: CollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout whose sections are all alike.
    public init(section: CollectionLayoutSection, configuration: CollectionViewCompositionalLayoutConfiguration) {
        source = .section(section)
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout whose sections are described one by one.
    public convenience init(sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider) {
        self.init(
            sectionProvider: sectionProvider, configuration: CollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout whose sections are described one by one.
    public init(
        sectionProvider: @escaping CollectionViewCompositionalLayoutSectionProvider,
        configuration: CollectionViewCompositionalLayoutConfiguration
    ) {
        source = .provider(sectionProvider)
        self.configuration = configuration
        super.init()
    }

    /// Makes a layout without contents; there are no archives here.
    public required init?(coder: NSCoder) {
        source = .provider { _, _ in nil }
        configuration = CollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    // MARK: Geometry

    open override func prepare() {
        super.prepare()
        updateModel()
    }

    open override var collectionViewContentSize: CGSize {
        updateModel()
        return state.model.map { CGSize($0.contentSize) } ?? .zero
    }

    /// The elements that share more than an edge with `rect`: items with what is attached to them, headers and footers,
    /// decorations.
    ///
    /// - Complexity: O(log *n* + *h*), *n* runs and measured items, *h* elements of groups that meet the rectangle.
    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        updateModel()
        let wanted = FlowRect(rect)
        guard let model = state.model, wanted.isNumber else { return [] }
        let found = model.elements(in: wanted.bounded, visible: visibleStretch)
        let attributes = state.cache.attributes(for: found, madeBy: CompositionalAttributesFactory(self))
        countAttributes()
        return withHandlers(attributes, in: model)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        updateModel()
        guard let path = ItemPath(indexPath), let model = state.model, model.contains(path) else { return nil }
        return model.element(ofItem: path).map { cachedAttributes($0) }
    }

    /// The attributes of a header, a footer or a view that is attached to an item or group. The path of a header is
    /// that of item 0 of its section; that of a header of the whole layout is the single index 0.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        updateModel()
        guard let model = state.model else { return nil }
        return model.element(ofKind: elementKind, at: indexPath, visible: visibleStretch).map { cachedAttributes($0) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        updateModel()
        guard let model = state.model, let path = ItemPath(indexPath), model.plans.indices.contains(path.section)
        else { return nil }
        if let separator = model.separator(ofKind: elementKind, at: path) { return cachedAttributes(separator) }
        guard let index = model.plans[path.section].decorations.firstIndex(where: { $0.kind == elementKind })
        else { return nil }
        return cachedAttributes(model.element(ofDecoration: index, section: path.section))
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        if !context.announcesUpdate {
            state.staleness.add(context)
            if state.isUpdating, context.invalidateDataSourceCounts { state.changedWhileUpdating = true }
            if !context.namesNoElement { queryRectangleForHandlers() }
        }
        super.invalidateLayout(with: context)
    }

    /// Whether new bounds have another size, or move pinned views or the items of a section's handler.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        return newBounds.size != view.bounds.size || followsOffset
    }

    /// The context for new bounds. If only the offset changes, it names the views that follow the offset.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if let view = collectionView, newBounds.size == view.bounds.size {
            nameFollowingViews(from: view.bounds, to: newBounds, in: context, of: view)
        }
        return context
    }

    /// Whether a view's preferred size differs from its present size by half a pixel or more, along an axis on which
    /// its size is estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool {
        guard let measurement = measurement(of: originalAttributes, answering: preferredAttributes.size) else {
            return false
        }
        let scale = collectionView?.pixelsPerPoint ?? 2
        return measurement.size.differs(from: presentSize(of: measurement, originalAttributes.size), atScale: scale)
    }

    /// The context for a measured size. It names the element, and contains the growth of the content and the move of
    /// the offset (R8.8, R8.10). The layout applies all sizes at the next preparation.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.keepsSizes = true
        if let measurement = measurement(of: originalAttributes, answering: preferredAttributes.size) {
            stage(measurement, in: context)
        }
        return context
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
        context.keepsSizes = true
        return context
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> CollectionViewLayoutInvalidationContext {
        let context = super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
            movementCancelled: movementCancelled)
        context.keepsSizes = true
        return context
    }

    // MARK: Batch updates

    /// The attributes that an item had before the update. If the item was not on screen, its place in the content
    /// before the update is used.
    open override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) ?? attributesBefore(ofItemAt: itemIndexPath)
    }

    /// The paths of headers and footers of inserted sections, and of views that are attached to inserted or moved
    /// items.
    open override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        guard let (plan, _) = state.ongoing, let model = state.model else { return [] }
        return model.paths(
            ofKind: elementKind, in: plan.insertedSections + plan.reloadedSections.compactMap(plan.afterSection),
            items: plan.insertedItems + plan.movedItems.map(\.to))
    }

    /// The paths of headers and footers of deleted sections, and of views that are attached to deleted or moved items.
    open override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        guard let (plan, before) = state.ongoing else { return [] }
        return before.paths(
            ofKind: elementKind, in: plan.deletedSections + plan.reloadedSections,
            items: plan.deletedItems + plan.movedItems.map(\.from))
    }

    // MARK: Direction

    /// The direction of the geometry: always left to right (R11.1).
    open override var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Whether the view mirrors the content in the other reading direction: always, because leading edges are on the
    /// right there.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// Makes the insight of a compositional layout. Subclasses cannot replace it, because measured sizes pass through
    /// it.
    public final override func makeInsight() -> LayoutInsight { CompositionalInsight(ofCompositional: self) }
}

/// The source of a layout's sections.
enum SectionSource {
    case section(CollectionLayoutSection)
    case provider(CollectionViewCompositionalLayoutSectionProvider)
}
