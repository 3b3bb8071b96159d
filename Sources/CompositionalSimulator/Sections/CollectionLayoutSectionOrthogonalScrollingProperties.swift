/// The deceleration and the bouncing of a section that scrolls across the layout's scroll axis. UIKit's name is
/// `UICollectionLayoutSectionOrthogonalScrollingProperties`. Nothing is animated here, so no frame depends on them.
@preconcurrency @MainActor
open class CollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
    /// The conditions under which a section bounces at its ends.
    public enum Bounce: Int, Sendable {
        /// The system decides.
        case automatic
        /// The section bounces, however short its contents are.
        case always
        /// The section does not bounce.
        case never
    }

    /// The speeds with which a section comes to rest.
    public enum DecelerationRate: Int, Sendable {
        /// The system decides.
        case automatic
        /// The section comes to rest slowly.
        case normal
        /// The section comes to rest fast.
        case fast
    }

    /// The condition under which the section bounces at its ends; `automatic` unless set.
    open var bounce = Bounce.automatic
    /// The speed with which the section comes to rest; `automatic` unless set.
    open var decelerationRate = DecelerationRate.automatic

    public override init() {
        super.init()
    }
}
