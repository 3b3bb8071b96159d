/// An item of a group whose items are placed by a closure. UIKit's name is `NSCollectionLayoutGroupCustomItem`.
@preconcurrency @MainActor
open class CollectionLayoutGroupCustomItem: NSObject, @MainActor NSCopying {
    /// The frame in the group's content, in points.
    public final let frame: CGRect
    /// The order in depth: greater numbers are in front.
    public final let zIndex: Int

    /// Makes an item at a place.
    public convenience init(frame: CGRect) {
        self.init(frame: frame, zIndex: 0)
    }

    /// Makes an item at a place, with an order in depth.
    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
        super.init()
    }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A closure that places the items of a group. It is called with the environment of the group's content.
public typealias CollectionLayoutGroupCustomItemProvider =
    @MainActor @Sendable (any CollectionLayoutEnvironment) -> [CollectionLayoutGroupCustomItem]
