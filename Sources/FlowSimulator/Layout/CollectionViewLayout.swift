import CallerChecks
import FlowEngine
import Foundation

/// The base class of layouts: it places nothing and is made to be subclassed.
///
/// The collection view calls, in this order and only after an invalidation (R9.13): `prepare()`,
/// `collectionViewContentSize`, `layoutAttributesForElements(in:)`, then single elements as needed.
///
/// All overridable members are in the class body, because Swift overrides nothing that an extension declares.
///
/// ## What may be done during a call
///
/// Overrides may invalidate the layout, and may have the view reload, scroll, begin a batch update or take another
/// layout. In the middle of a layout pass that is done by the pass's next round, but for a batch update, which waits
/// for the pass, and for the update before it, to be over. What asks for more in every call never ends, and is reported
/// as `LayoutIssue.Kind.layoutLoop` (R8.18). Methods that differ say so.
@preconcurrency @MainActor
open class CollectionViewLayout: NSObject {
    weak var installedView: CollectionView? {
        didSet { if installedView !== oldValue { hasSeenView = false } }
    }
    /// It was prepared for its view, or has looked at it: there are bounds that can change (R9.11, R18.6).
    var hasSeenView = false
    /// Of a layout that is no flow layout: the items that have the sizes that their cells answered.
    var answers = AnsweredItems()
    private(set) var decorationClasses: [String: CollectionReusableView.Type] = [:]

    public override init() {
        MainThread.check()
        super.init()
    }

    /// Reads nothing from `coder`: there are no archives here.
    public required init?(coder: NSCoder) {
        MainThread.check()
        super.init()
    }

    /// Class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { CollectionViewLayoutAttributes.self }

    /// Class of every invalidation context, whoever makes it (R9.1).
    open class var invalidationContextClass: AnyClass { CollectionViewLayoutInvalidationContext.self }

    /// The view that uses the layout, nil while there is none. R18.6: a layout that asks for it may compute for its
    /// bounds, so it is asked when these change.
    open var collectionView: CollectionView? {
        hasSeenView = installedView != nil
        return installedView
    }

    // MARK: Geometry

    /// Size of the content in points; the view copies it to its `contentSize`.
    open var collectionViewContentSize: CGSize { .zero }

    /// Called before the first question after an invalidation (R9.12). Overrides call super. What the layout
    /// invalidates here counts as prepared; a layout pass that is asked for here waits.
    open func prepare() { hasSeenView = installedView != nil }

    /// All elements whose frames overlap `rect`. Elements outside it may be among them. Nil means none.
    open func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? { nil }

    /// Where an item is. Nil here: a layout that places items has to say (R6.5).
    open func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? { nil }

    /// Where a supplementary view is; nil where it has none, as here (R6.6).
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Where a decoration view is; nil where it has none, as here (R6.7).
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? { nil }

    /// Registers the class whose instances show decorations of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        MainThread.check("a registration")
        decorationClasses[elementKind] = viewClass.map { CollectionReusableView.viewType($0) }
    }

    /// Registers nothing but nil, which removes the registration: there are no nibs here, so one stops the program with
    /// a sentence when a decoration of the kind is shown.
    @_disfavoredOverload
    open func register(_ nib: Nib?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = nib.map { _ in NibView.self }
    }

    /// Decorations of another layout may be among this one's attributes.
    func adoptDecorations(of layout: CollectionViewLayout) {
        decorationClasses.merge(layout.decorationClasses) { own, _ in own }
    }

    // MARK: Invalidation

    /// Makes everything invalid, through `invalidateLayout(with:)` and a context that says so (C11, R9.6).
    ///
    /// Nothing is computed before the next layout pass or the next question; repeated calls cost little.
    open func invalidateLayout() {
        MainThread.check()
        let context = makeInvalidationContext()
        context.markEverything()
        sendInvalidation(with: context)
    }

    /// Every invalidation passes here. Overrides call super. At the beginning of a batch update what changes is not yet
    /// known (R10.8): the view must not be asked about it here, and doing so is reported as an issue.
    open func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        MainThread.check()
        installedView?.layoutWasInvalidated(with: context)
    }

    /// Asked before the view's bounds change (R9.11). False here (R9.8). Scrolling is in vain: the bounds change to
    /// what was asked about.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What a change of bounds makes invalid; asked only after the question above said true. Here a context that names
    /// nothing, and so means everything (R9.4). Scrolling is in vain, as in the question.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> CollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    /// Asked for each view that was measured, when all were. False here: a layout that knows nothing of self-sizing
    /// ignores it (R8.7).
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> Bool { false }

    /// A context that names the measured element. It is sent when there is one for each element that needs it.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: CollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.invalidate(originalAttributes.name)
        return context
    }

    // MARK: Batch updates and animated changes

    /// Called once in a batch update, after `prepare()`. Reloads come as reloads, with both paths; for a whole section
    /// the item is `NSNotFound` (R10.9). Does nothing here. Views on screen still have their paths of before; a layout
    /// pass that is asked for waits until they have the new ones.
    open func prepare(forCollectionViewUpdates updateItems: [CollectionViewUpdateItem]) {}

    /// Called at the end of a batch update. Does nothing here. Another batch update begins when this one is over.
    open func finalizeCollectionViewUpdates() {}

    /// The beginning of an animated change of bounds. Kept for client code: nothing here animates bounds (R9.19).
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    /// The end of an animated change of bounds. Kept for client code: nothing here animates bounds (R9.19).
    open func finalizeAnimatedBoundsChange() {}

    /// Where an element on screen after an update comes from (R10.10). Here: from where it was on screen, or,
    /// transparent, from where it is if it is new. Nil: it fades in its place. The update is laid out by now: a reload
    /// or another batch update comes after it.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(.cell(at: itemIndexPath), in: self)
    }

    /// ``initialLayoutAttributesForAppearingItem(at:)`` for a supplementary view.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(
            .supplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
    }

    /// ``initialLayoutAttributesForAppearingItem(at:)`` for a decoration view.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultInitial(
            ElementName(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath), in: self)
    }

    /// Where an element on screen before an update goes to. Here: to where it is now, or, transparent, nowhere. A
    /// reload or another batch update comes after the present one.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(.cell(at: itemIndexPath), in: self)
    }

    /// ``finalLayoutAttributesForDisappearingItem(at:)`` for a supplementary view.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(
            .supplementaryView(ofKind: elementKind, at: elementIndexPath), in: self)
    }

    /// ``finalLayoutAttributesForDisappearingItem(at:)`` for a decoration view.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        installedView?.defaultFinal(
            ElementName(category: .decorationView, kind: elementKind, indexPath: decorationIndexPath), in: self)
    }

    /// Supplementary views that come and go with a batch update, beyond those of sections that do. None here.
    ///
    /// Paths of those that stay are numbered anew accordingly (G45).
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Paths before the update.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that come with a batch update. None here. Paths after the update.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// Decoration views that go with a batch update. None here. Paths before the update.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// The offset to rest at after an update or a change of layout. The proposal, here (R9.20). Scrolling is in vain:
    /// the answer counts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The offset to rest at after a drag. The proposal, here. Scrolling is in vain: the answer counts.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Change of layout

    /// Another layout is about to replace this one. Does nothing here (R9.18). The change goes on whatever is done: an
    /// offset or a layout that is set here does not hold.
    open func prepareForTransition(to newLayout: CollectionViewLayout) {}

    /// This layout is about to replace another one. Does nothing here. What is set here does not hold, as above.
    open func prepareForTransition(from oldLayout: CollectionViewLayout) {}

    /// The last call of a change of layout, to both. Does nothing here.
    open func finalizeLayoutTransition() {}

    // MARK: Interactive movement

    /// Where a carried item would go: to the item under the point, else where it is (R9.21).
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
        guard let view = installedView else { return previousIndexPath }
        return view.indexPathForItem(at: view.layoutPoint(position)) ?? previousIndexPath
    }

    /// The attributes of a carried item: its own, under the finger and above all others.
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

    /// The context of one step of a movement: says where the items were, where they go and where the finger is.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> CollectionViewLayoutInvalidationContext {
        movementContext(from: previousIndexPaths, to: targetIndexPaths, at: targetPosition)
    }

    /// The context at the end of a movement. After a cancelled one the items are where they came from.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> CollectionViewLayoutInvalidationContext {
        movementContext(
            from: previousIndexPaths, to: movementCancelled ? previousIndexPaths : indexPaths, at: .zero)
    }

    // MARK: Direction

    /// Direction that the layout's geometry is written for (R11.1).
    open var developmentLayoutDirection: UserInterfaceLayoutDirection { .leftToRight }

    /// Whether the view mirrors the content when its direction is not the development direction (R11.1).
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Inside this module

    /// The layout as a flow layout, if it is one: it knows more than others (`CollectionViewLayout+Flow.swift`).
    var flowLayout: CollectionViewFlowLayout? { nil }

    /// Above whatever a layout is likely to put above its items.
    static var carriedZIndex: Int { 10_000 }
}

extension CollectionViewLayout {
    /// Invalidates by way of what a subclass overrides. That it looks at its view there is no computing for its bounds.
    func sendInvalidation(with context: CollectionViewLayoutInvalidationContext) {
        let hadSeenView = hasSeenView
        invalidateLayout(with: context)
        hasSeenView = hadSeenView
    }

    func makeInvalidationContext() -> CollectionViewLayoutInvalidationContext {
        let contextClass: AnyClass = type(of: self).invalidationContextClass
        guard let type = contextClass as? CollectionViewLayoutInvalidationContext.Type,
            let context = makeDynamically(type)
        else {
            stop("\(contextClass) is not a subclass of CollectionViewLayoutInvalidationContext")
        }
        return context
    }
}
