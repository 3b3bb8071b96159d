import CallerChecks

/// The base class of layouts. It places no elements and is made to be subclassed.
///
/// The collection view calls, in this order and only after an invalidation (R9.13): `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)`, then single elements as needed.
///
/// All overridable members are in the class body, because Swift overrides nothing that an extension declares.
///
/// ## What may be done during a call
///
/// Overrides may invalidate the layout, and may have the view reload, scroll, begin a batch update or take another
/// layout. During a layout pass, the pass's next round does this. Only a batch update waits until the pass, and the
/// update before it, are over. A layout that requests more in every call never settles, and is reported as
/// `LayoutIssue.Kind.layoutLoop` (R8.18). Exceptions are documented at the methods.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
    package weak var installedView: CollectionView? {
        didSet { if installedView !== oldValue { hasSeenView = false } }
    }
    /// Whether the layout was prepared for its view, or has read the view. Only such a layout is asked about new bounds
    /// before the bounds change (R9.11, R18.6).
    var hasSeenView = false
    package final lazy var insight = makeInsight()
    private(set) var decorationClasses: [String: CollectionReusableView.Type] = [:]

    public override init() {
        MainThread.check()
        super.init()
    }

    /// Makes a layout without reading `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        MainThread.check()
        super.init()
    }

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

    /// The class of every invalidation context, including those that the view makes (R9.1).
    open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

    /// The view that uses the layout; nil if there is no such view. R18.6: a layout that reads the view may depend on
    /// the view's bounds, and is therefore asked when the bounds change.
    open var collectionView: CollectionView? {
        hasSeenView = installedView != nil
        return installedView
    }

    // MARK: Geometry

    /// The size of the content in points; the view copies it to its `contentSize`.
    open var collectionViewContentSize: CGSize { .zero }

    /// Prepares the layout. Called before the first query after an invalidation (R9.12). Overrides call super. An
    /// override may set the layout's own properties: what it invalidates is not prepared again. A layout pass that it
    /// requests begins after the present one.
    open func prepare() { hasSeenView = installedView != nil }

    /// The attributes of all elements whose frames overlap `rect`. The result may include other elements. Nil means
    /// that there are no elements.
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item. Nil in this class; a layout that places items has to return them (R6.5).
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

    /// The attributes of a supplementary view; nil if there is no such view. This class always returns nil (R6.6).
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// The attributes of a decoration view; nil if there is no such view. This class always returns nil (R6.7).
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Registers the class whose instances show decorations of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        MainThread.check("a registration")
        decorationClasses[elementKind] = viewClass.map { CollectionReusableView.viewType($0) }
    }

    /// Registers a nib for decorations of a kind; nil removes the registration. There are no nibs here: after a nib was
    /// registered, the program stops with a message when a decoration of the kind is shown.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nib.map { _ in NibView.self }
    }

    /// Takes over the registrations of decorations from another layout. This layout may return attributes of the other
    /// layout's decorations.
    func adoptDecorations(of layout: CollectionViewLayout) {
        decorationClasses.merge(layout.decorationClasses) { own, _ in own }
    }

    // MARK: Invalidation

    /// Invalidates everything: passes a context for everything to `invalidateLayout(with:)` (C11, R9.6).
    ///
    /// Nothing is computed before the next layout pass or the next query; repeated calls cost little.
    open func invalidateLayout() {
        MainThread.check()
        let context = makeInvalidationContext()
        context.markEverything()
        sendInvalidation(with: context)
    }

    /// Invalidates the parts that a context names. Every invalidation calls this method. Overrides call super. When a
    /// batch update begins, the changes are not known yet (R10.8). If an override queries the view about them, this is
    /// reported as an issue.
    open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        MainThread.check()
        installedView?.layoutWasInvalidated(with: context)
    }

    /// Whether new bounds of the view invalidate the layout; asked before the bounds change (R9.11). False in this
    /// class (R9.8). An override cannot scroll the view: after the call, the view gets `newBounds`.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// The context for a change of bounds, requested only after `shouldInvalidateLayout(forBoundsChange:)` returned
    /// true. This class returns a context that names no elements, and so invalidates everything (R9.4). An override
    /// cannot scroll the view.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Whether a measured size invalidates the layout. Asked for each measured view, after all views were measured.
    /// False in this class: a layout without self-sizing ignores measured sizes (R8.7).
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool { false }

    /// The context for a measured element. The context names this element. The view requests the contexts for all
    /// measured elements before it sends the first context.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes.name)
        return context
    }

    // MARK: Batch updates and animated changes

    /// Prepares for a batch update. Called once in each update, after `prepare()`. Does nothing in this class.
    ///
    /// A reload is passed as one update item with both paths; for a whole section, the item of the path is `NSNotFound`
    /// (R10.9). Views on screen still have their previous paths; a layout pass that is requested waits until they have
    /// the new paths.
    open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

    /// Ends a batch update. Does nothing in this class. A batch update that is requested in an override begins when
    /// this update is over.
    open func finalizeCollectionViewUpdates() {}

    /// Prepares for an animated change of bounds. Not used by this library: nothing here animates bounds (R9.19).
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// Ends an animated change of bounds. Not used by this library: nothing here animates bounds (R9.19).
    open func finalizeAnimatedBoundsChange() {}

    /// The attributes at the beginning of an item's animation, for an item that is on screen after an update (R10.10).
    /// This class returns the item's place on screen before the update. A new item had no such place: the attributes
    /// have its new place, and are transparent.
    ///
    /// If an override returns nil, the item fades in at its place. The update is laid out before the call; a reload or
    /// another batch update that is requested here follows the present update.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(.cell(at: itemIndexPath), in: self)
    }

    /// The attributes at the beginning of a supplementary view's animation, like
    /// ``initialLayoutAttributesForAppearingItem(at:)`` for an item.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(
            .supplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
    }

    /// The attributes at the beginning of a decoration view's animation, like
    /// ``initialLayoutAttributesForAppearingItem(at:)`` for an item.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(
            ElementName(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath), in: self)
    }

    /// The attributes at the end of an item's animation, for an item that was on screen before an update. This class
    /// returns the item's new place. An item that is gone has no new place: the attributes have its old place, and are
    /// transparent.
    ///
    /// A reload or another batch update that is requested here follows the present update.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(.cell(at: itemIndexPath), in: self)
    }

    /// The attributes at the end of a supplementary view's animation, like
    /// ``finalLayoutAttributesForDisappearingItem(at:)`` for an item.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(
            .supplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
    }

    /// The attributes at the end of a decoration view's animation, like
    /// ``finalLayoutAttributesForDisappearingItem(at:)`` for an item.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(
            ElementName(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath), in: self)
    }

    /// The supplementary views that are inserted with a batch update. The index paths are those after the update. Views
    /// of inserted sections need not be included. This class returns no paths.
    ///
    /// Paths of views that stay are renumbered accordingly (G45).
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The supplementary views that are deleted with a batch update. The index paths are those before the update. Views
    /// of deleted sections need not be included. This class returns no paths.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that are inserted with a batch update. The index paths are those after the update. This
    /// class returns no paths.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The decoration views that are deleted with a batch update. The index paths are those before the update. This
    /// class returns no paths.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The offset that the view has after an update or a change of layout. This class returns the proposed offset
    /// (R9.20). An override cannot scroll the view: the returned offset is used.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The offset at which scrolling ends after a drag. This class returns the proposed offset. An offset that an
    /// override sets on the view is overwritten.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Change of layout

    /// Prepares for being replaced by another layout. Does nothing in this class (R9.18). An override cannot stop the
    /// change: an offset or a layout that it sets is overwritten.
    open func prepareForTransition(to newLayout: CollectionViewLayout) {}

    /// Prepares for replacing another layout. Does nothing in this class. An offset or a layout that an override sets
    /// is overwritten.
    open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

    /// Ends a change of layout; the last call to both layouts. Does nothing in this class.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// The path at which a carried item would be dropped (R9.21). This class returns the path of the item at the point.
    /// If no item is at the point, it returns the carried item's path.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let view = installedView else { return previousIndexPath }
        return view.indexPathForItem(at: view.layoutPoint(position)) ?? previousIndexPath
    }

    /// The attributes of a carried item. These are the attributes of the item at its path, moved under the finger and
    /// above all other elements.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> CollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.duplicate()
            ?? CollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex += CollectionViewLayout.carriedZIndex
        return attributes
    }

    /// Returns the invalidation context for an interactive move in which the carried items get new target index paths.
    /// It contains their previous index paths, the target index paths and the position of the finger.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    }

    /// The context at the end of a movement. After a cancelled movement the items are at their original places.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> CollectionViewLayoutInvalidationContext {
        movementContext(
            from: previousIndexPaths, to: movementCancelled ? previousIndexPaths : indexPaths, at: .zero)
    }

    // MARK: Direction

    /// The reading direction for which the layout's geometry is written (R11.1).
    open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Whether the view mirrors the content if the view's reading direction is not the development direction (R11.1).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Additions to UIKit

    /// Makes the object from which the view reads properties of this layout that UIKit's methods do not return. Called
    /// once.
    open func makeInsight() -> LayoutInsight { LayoutInsight(of: self) }

    /// The z-index of carried items, greater than the z-indexes that layouts are likely to use.
    static var carriedZIndex: Int { 10_000 }
}

extension CollectionViewLayout {
    /// Invalidates the layout by a call of `invalidateLayout(with:)`, which subclasses override. The call leaves
    /// `hasSeenView` as it was, even if an override reads the view. Such a read is no sign that the layout depends on
    /// the view's bounds.
    func sendInvalidation(with context: CollectionViewLayoutInvalidationContext) {
        let hadSeenView = hasSeenView
        invalidateLayout(with: context)
        hasSeenView = hadSeenView
    }

    package func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = type(of: self).invalidationContextClass
        guard let type = contextClass as? CollectionViewLayoutInvalidationContext.Type,
            let context = makeDynamically(type)
        else {
            stop("\(contextClass) is not a subclass of CollectionViewLayoutInvalidationContext")
        }
        return context
    }

    /// A context with the previous and the new places of carried items.
    func movementContext(
        from previousPaths: [IndexPath], to targetPaths: [IndexPath], at target: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.movement = InteractiveMovement(previousPaths: previousPaths, targetPaths: targetPaths, target: target)
        return context
    }
}

/// The part of a context that describes the items that the user carries to another place (R9.2, R9.21).
struct InteractiveMovement {
    var previousPaths: [IndexPath]
    var targetPaths: [IndexPath]
    var target: CGPoint
}
