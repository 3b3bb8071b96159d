/// A layout between two other layouts: every element is between its places in these layouts.
///
/// ```swift
/// let way = view.startInteractiveTransition(to: grid)
/// way.transitionProgress = 0.5
/// view.layoutIfNeeded()                // everything is halfway
/// view.finishInteractiveTransition()   // the grid is the view's layout
/// ```
///
/// Size, centre, transform and alpha are interpolated; z-index and whether an element is hidden are those of the nearer
/// layout; an element that only one layout has fades in its place there. A query of a rectangle returns the elements
/// that either layout has there, at their places between the two: an element that only passes through is not shown (a
/// choice). Cells are not measured on the way. Both layouts are prepared whenever this one is.
@preconcurrency @MainActor
open class CollectionViewTransitionLayout: CollectionViewLayout {
    private let current: CollectionViewLayout
    private let next: CollectionViewLayout
    private var values: [String: CGFloat] = [:]
    /// The contexts that the current and the next layout made for a change of bounds. Each context is passed to its
    /// layout when this layout is invalidated.
    private var contextsForBounds: [(CollectionViewLayout, CollectionViewLayoutInvalidationContext)] = []

    /// Makes a layout at the beginning of a transition. A collection view makes its transition layout itself.
    ///
    /// - Parameters:
    ///   - currentLayout: The layout at progress 0.
    ///   - newLayout: The layout at progress 1.
    public init(currentLayout: CollectionViewLayout, nextLayout newLayout: CollectionViewLayout) {
        (current, next) = (currentLayout, newLayout)
        super.init()
    }

    /// Makes a layout between two new layouts, which have no elements. Reads nothing from `coder`.
    public required init?(coder: NSCoder) {
        (current, next) = (CollectionViewLayout(), CollectionViewLayout())
        super.init(coder: coder)
    }

    /// The layout at progress 0.
    open var currentLayout: CollectionViewLayout { current }

    /// The layout at progress 1.
    open var nextLayout: CollectionViewLayout { next }

    /// The progress of all elements, 0 at the beginning and 1 at the end; 0 unless set. Setting it invalidates the
    /// layout. With a progress below 0 or above 1, elements continue in a straight line. A number that is not finite is
    /// ignored.
    open var transitionProgress: CGFloat = 0 {
        didSet {
            guard transitionProgress.isFinite else { return transitionProgress = oldValue }
            if transitionProgress != oldValue { invalidateLayout(with: makeInvalidationContext()) }
        }
    }

    /// Stores a number for the program's own use.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - key: The name under which it is stored.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// Returns a stored number; 0 if no number was stored.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Geometry

    open override func prepare() {
        super.prepare()
        current.prepare()
        next.prepare()
        adoptDecorations(of: current)
        adoptDecorations(of: next)
    }

    open override var collectionViewContentSize: CGSize {
        current.collectionViewContentSize.interpolated(to: next.collectionViewContentSize, at: transitionProgress)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        var names: Set<ElementName> = []
        var found: [CollectionViewLayoutAttributes] = []
        for layout in [current, next] {
            for name in (layout.layoutAttributesForElements(in: rect) ?? []).map(\.name) {
                guard names.insert(name).inserted, let attributes = interpolated(name) else { continue }
                // With a transform in space the frame is null, and cannot be compared.
                if attributes.frame.isNull || attributes.frame.overlaps(rect) { found.append(attributes) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        interpolated(.cell(at: indexPath))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        interpolated(.supplementaryView(ofKind: elementKind, at: indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        interpolated(ElementName(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    private func interpolated(_ name: ElementName) -> CollectionViewLayoutAttributes? {
        let (start, end) = (current.attributes(of: name), next.attributes(of: name))
        let progress = transitionProgress
        guard let start else { return end?.faded(to: progress) }
        guard let end else { return start.faded(to: 1 - progress) }
        let attributes = start.interpolated(to: end, at: progress)
        let nearer = progress < 0.5 ? start : end
        (attributes.zIndex, attributes.isHidden) = (nearer.zIndex, nearer.isHidden)
        return attributes
    }

    // MARK: Invalidation

    /// Invalidates this layout. The current and the next layout are invalidated, too, if the context has
    /// `invalidateEverything` or `invalidateDataSourceCounts`. After a change of bounds, they receive the contexts that
    /// they made for it.
    open override func invalidateLayout(with context: CollectionViewLayoutInvalidationContext) {
        for (layout, context) in contextsForBounds { layout.invalidateLayout(with: context) }
        contextsForBounds = []
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            for layout in [current, next] {
                let copy = layout.makeInvalidationContext()
                if context.invalidateEverything { copy.markEverything() }
                if context.invalidateDataSourceCounts { copy.markDataSourceCounts() }
                layout.invalidateLayout(with: copy)
            }
        }
        super.invalidateLayout(with: context)
    }

    /// Whether the current or the next layout is invalid for new bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        let answers = [current, next].map { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
        return answers.contains(true)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> CollectionViewLayoutInvalidationContext {
        contextsForBounds = [current, next].compactMap { layout in
            guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return nil }
            return (layout, layout.invalidationContext(forBoundsChange: newBounds))
        }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    // MARK: Direction

    /// The direction of the current layout, which is the layout at progress 0. This is a choice of this library, not
    /// known behaviour of UIKit.
    open override var developmentLayoutDirection: UserInterfaceLayoutDirection { current.developmentLayoutDirection }

    /// Whether the current layout is mirrored in the opposite direction. If it is, this layout is mirrored, too. This
    /// is a choice of this library, not known behaviour of UIKit.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        current.flipsHorizontallyInOppositeLayoutDirection
    }
}
