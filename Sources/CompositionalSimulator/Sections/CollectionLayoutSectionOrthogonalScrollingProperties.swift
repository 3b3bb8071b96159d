/// How a section scrolls across the layout's scroll axis: how fast it comes to rest, and whether it bounces. UIKit's
/// name is `UICollectionLayoutSectionOrthogonalScrollingProperties`. Nothing is animated here, so no frame depends on
/// them.
@preconcurrency @MainActor
open class CollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// When a section bounces at its ends.
    public enum Bounce: Int, Sendable {
        /// As the system decides.
        case automatic
        /// Always.
        case always
        /// At no end.
        case never
    }

    /// How fast a section comes to rest.
    public enum DecelerationRate: Int, Sendable {
        /// As the system decides.
        case automatic
        /// Slowly.
        case normal
        /// Fast.
        case fast
    }

    /// When the section bounces at its ends; `automatic` unless set.
    open var bounce = Bounce.automatic
    /// How fast the section comes to rest; `automatic` unless set.
    open var decelerationRate = DecelerationRate.automatic

    public override init() {
        super.init()
    }
}
