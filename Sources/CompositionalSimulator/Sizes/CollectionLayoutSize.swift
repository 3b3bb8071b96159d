/// The width and the height of an item, a group or a supplementary item. UIKit's name is `NSCollectionLayoutSize`.
@preconcurrency @MainActor
open class CollectionLayoutSize: NSObject, @MainActor NSCopying {
    /// The width.
    public final let widthDimension: CollectionLayoutDimension
    /// The height.
    public final let heightDimension: CollectionLayoutDimension

    /// Makes a size. Nothing is checked: a layout reports dimensions that it cannot use, and uses 0 in their place.
    public init(widthDimension: CollectionLayoutDimension, heightDimension: CollectionLayoutDimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
        super.init()
    }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
