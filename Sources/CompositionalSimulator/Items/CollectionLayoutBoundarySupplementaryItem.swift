/// A header or footer of a section or of the whole layout. UIKit's name is
/// `NSCollectionLayoutBoundarySupplementaryItem`.
///
/// The view's index path is that of item 0 of the section. A view of the whole layout has the path of the single index
/// 0.
@preconcurrency @MainActor
open class CollectionLayoutBoundarySupplementaryItem: CollectionLayoutSupplementaryItem {
    /// The edge of the section or layout at which the view is, and its place along the edge.
    public final let alignment: RectAlignment
    /// The distance by which the view is moved from its place, in points.
    public final let offset: CGPoint
    /// Whether the section or layout becomes longer by the view; true unless set. If false, the view is in front of the
    /// contents.
    open var extendsBoundary = true
    /// Whether the view stays at the edge of the visible bounds while its section is on screen; false unless set.
    open var pinToVisibleBounds = false

    /// Makes a view at an edge.
    public convenience init(layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// Makes a view at a distance from an edge.
    public init(
        layoutSize: CollectionLayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize, elementKind, CollectionLayoutAnchor(edges: alignment.edges), itemAnchor: nil)
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = copyingValues(
            to: CollectionLayoutBoundarySupplementaryItem(
                layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: offset))
        copy.zIndex = zIndex
        copy.extendsBoundary = extendsBoundary
        copy.pinToVisibleBounds = pinToVisibleBounds
        return copy
    }
}
