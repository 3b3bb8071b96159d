/// The distance between the items of a group, or around an item. UIKit's name is `NSCollectionLayoutSpacing`.
@preconcurrency @MainActor
open class CollectionLayoutSpacing: NSObject, @MainActor NSCopying {
    let space: LayoutSpace

    init(_ space: LayoutSpace) {
        self.space = space
        super.init()
    }

    /// Makes a distance in points.
    public class func fixed(_ spacing: CGFloat) -> CollectionLayoutSpacing {
        CollectionLayoutSpacing(LayoutSpace(points: Double(spacing)))
    }

    /// Makes a distance of at least `minimum` points. Flexible distances of a group share the room that its items
    /// leave.
    public class func flexible(_ minimum: CGFloat) -> CollectionLayoutSpacing {
        CollectionLayoutSpacing(LayoutSpace(points: Double(minimum), isFlexible: true))
    }

    /// The distance in points; the least distance if it is flexible.
    open var spacing: CGFloat { CGFloat(space.points) }

    /// Whether the distance may become longer.
    open var isFlexible: Bool { space.isFlexible }

    /// Whether the distance is always `spacing`.
    open var isFixed: Bool { !space.isFlexible }

    /// Returns the object itself, because it does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
