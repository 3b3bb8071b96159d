@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
open class UIDynamicAnimator {
    public init(collectionViewLayout layout: UICollectionViewLayout) { fatalError() }
    public init(referenceView view: UIView) { fatalError() }
    open func addBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeBehavior(_ behavior: UIDynamicBehavior) {}
    open func removeAllBehaviors() {}
}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
open class UIDynamicBehavior {}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public protocol UIDynamicItem {}
