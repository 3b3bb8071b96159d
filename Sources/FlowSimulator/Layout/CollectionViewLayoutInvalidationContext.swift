import Foundation

/// What of a layout has become invalid, and by how much content size and offset change with it (R9.2).
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
    /// The view notifies the layout that a batch update begins, whose plan follows.
    var announcesUpdate = false

    public override init() {
        super.init()
    }

    /// Makes an instance of a class that is only known as a value: `invalidationContextClass` (C5).
    @available(*, unavailable, message: "override init() instead")
    public required convenience init(_dynamically: Void) {
        self.init()
    }

    /// True for `reloadData()`, a new data source or layout object, and `invalidateLayout()` (C11).
    open var invalidateEverything: Bool { invalidatesEverything }

    /// True when the counts must be read from the data source again.
    open var invalidateDataSourceCounts: Bool { invalidatesCounts }

    /// Names items. The paths of several calls add up.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        itemPaths = (itemPaths ?? []) + indexPaths
    }

    /// Names supplementary views of a kind. The paths of several calls add up.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        supplementaryPaths = supplementaryPaths ?? [:]
        supplementaryPaths?[elementKind, default: []] += indexPaths
    }

    /// Names decoration views of a kind. The paths of several calls add up.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        decorationPaths = decorationPaths ?? [:]
        decorationPaths?[elementKind, default: []] += indexPaths
    }

    /// The items named so far; nil where none were.
    open var invalidatedItemIndexPaths: [IndexPath]? { itemPaths }

    /// The supplementary views named so far, by kind; nil where none were.
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaryPaths }

    /// The decoration views named so far, by kind; nil where none were.
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorationPaths }

    /// Points that the collection view adds to its content offset, within the legal range (R8.9).
    open var contentOffsetAdjustment = CGPoint.zero

    /// Points that the content grows by. The view reads its content size from the layout after the next preparation, so
    /// the value announces a change; it does not make one (R8.9).
    open var contentSizeAdjustment = CGSize.zero

    /// Where items that the user carries were; nil when none is carried (R9.21).
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.previousPaths }

    /// Where they go.
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { movement?.targetPaths }

    /// Where the finger is, in content coordinates.
    open var interactiveMovementTarget: CGPoint { movement?.target ?? .zero }

    func markEverything() {
        invalidatesEverything = true
    }

    func markDataSourceCounts() {
        invalidatesCounts = true
    }

    /// Whether nothing is named: then everything is meant (R9.4).
    var namesNoElement: Bool {
        invalidatedItemIndexPaths == nil && invalidatedSupplementaryIndexPaths == nil
            && invalidatedDecorationIndexPaths == nil
    }
}

@available(*, unavailable)
extension CollectionViewLayoutInvalidationContext: DynamicallyMade {}
