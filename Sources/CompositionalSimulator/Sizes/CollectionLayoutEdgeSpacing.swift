/// The distances between an item and its neighbours or its container. UIKit's name is `NSCollectionLayoutEdgeSpacing`.
@preconcurrency @MainActor
open class CollectionLayoutEdgeSpacing: NSObject, @MainActor NSCopying {
    /// The distance in front of the leading edge; nil for 0.
    public final let leading: CollectionLayoutSpacing?
    /// The distance above the top edge; nil for 0.
    public final let top: CollectionLayoutSpacing?
    /// The distance behind the trailing edge; nil for 0.
    public final let trailing: CollectionLayoutSpacing?
    /// The distance below the bottom edge; nil for 0.
    public final let bottom: CollectionLayoutSpacing?

    /// Makes distances for each edge.
    public init(
        leading: CollectionLayoutSpacing?, top: CollectionLayoutSpacing?, trailing: CollectionLayoutSpacing?,
        bottom: CollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
        super.init()
    }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
