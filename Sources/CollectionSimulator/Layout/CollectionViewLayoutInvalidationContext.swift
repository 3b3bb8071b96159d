/// An object that names the invalid parts of a layout, and the changes of content size and offset (R9.2).
///
/// A context that names nothing means the whole layout (R9.4). The paths of several calls accumulate.
@preconcurrency @MainActor
open class CollectionViewLayoutInvalidationContext: NSObject {
    private var invalidatesEverything = false
    private var invalidatesCounts = false
    private var itemPaths: [IndexPath]?
    private var supplementaryPaths: [String: [IndexPath]]?
    private var decorationPaths: [String: [IndexPath]]?
    var movement: InteractiveMovement?
    /// Whether the context notifies the layout that a batch update begins. The layout receives the plan of the update
    /// later.
    package var announcesUpdate = false
    /// Whether the named elements keep their measured sizes: a layout with a model made the context itself, and has the
    /// sizes already.
    package var keepsSizes = false

    public override init() {
        super.init()
    }

    /// Makes a context of a class that the caller has only as a metatype, for `invalidationContextClass` (C5).
    @available(*, unavailable, message: "override init() instead")
    public required convenience init(_dynamically: Void) {
        self.init()
    }

    /// Whether everything is invalid: true for `reloadData()`, a new data source or layout object, and
    /// `invalidateLayout()` (C11).
    open var invalidateEverything: Bool { invalidatesEverything }

    /// Whether the numbers of sections and items must be read from the data source again.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// Adds items to the invalid elements. Items that earlier calls named stay invalid.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        itemPaths = (itemPaths ?? []) + indexPaths
    }

    /// Adds supplementary views of a kind to the invalid elements. Elements that earlier calls named stay invalid.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryPaths = supplementaryPaths ?? [:]
        supplementaryPaths?[elementKind, default: []] += indexPaths
    }

    /// Adds decoration views of a kind to the invalid elements. Elements that earlier calls named stay invalid.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationPaths = decorationPaths ?? [:]
        decorationPaths?[elementKind, default: []] += indexPaths
    }

    /// The items named so far; nil if no items were named.
    open var invalidatedItemIndexPaths: [IndexPath]? { itemPaths }

    /// The supplementary views that were named so far; nil if no such views were named. The key is the kind of view.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryPaths }

    /// The decoration views that were named so far; nil if no such views were named. The key is the kind of view.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationPaths }

    /// The distance that the collection view adds to its content offset, in points. The offset stays within the legal
    /// range (R8.9).
    open var contentOffsetAdjustment = CGPoint.zero

    /// The lengths by which the content grows, in points. This value announces a change but does not cause it: the view
    /// reads its content size from the layout after the next preparation (R8.9).
    open var contentSizeAdjustment = CGSize.zero

    /// The previous places of items that the user carries; nil if no item is carried (R9.21).
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previousPaths }

    /// The new places of items that the user carries; nil if no item is carried (R9.21).
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targetPaths }

    /// The place of the finger, in content coordinates.
    open var interactiveMovementTarget: CGPoint { movement?.target ?? .zero }

    package func markEverything() {
        invalidatesEverything = true
    }

    func markDataSourceCounts() {
        invalidatesCounts = true
    }

    /// Whether the context names no element. In this case the whole layout is invalid (R9.4).
    package var namesNoElement: Bool {
        invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
            && invalidatedDecorationIndexPaths == nil
    }
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: DynamicallyMade {}
