/// A point of a rectangle, at which a supplementary item is attached. UIKit's name is `NSCollectionLayoutAnchor`.
@preconcurrency @MainActor
open class CollectionLayoutAnchor: NSObject, @MainActor NSCopying {
    /// The edges at which the point is. Without an edge along an axis, it is in the middle.
    public final let edges: DirectionalRectEdge
    /// The distance from the edges: in points, or in lengths of the supplementary item if `isFractionalOffset`.
    public final let offset: CGPoint
    /// Whether `offset` is in lengths of the supplementary item.
    public final let isFractionalOffset: Bool

    private init(_ edges: DirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        self.edges = edges
        self.offset = offset
        isFractionalOffset = isFractional
        super.init()
    }

    /// Makes an anchor at edges.
    public convenience init(edges: DirectionalRectEdge) {
        self.init(edges, .zero, isFractional: false)
    }

    /// Makes an anchor at a distance in points from edges.
    public convenience init(edges: DirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// Makes an anchor at a distance from edges, in widths and heights of the supplementary item.
    public convenience init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// Whether `offset` is in points.
    open var isAbsoluteOffset: Bool { !isFractionalOffset }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
