@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public class UIDynamicAnimator {
    public init(collectionViewLayout layout: Any) {}

    public init(referenceView view: Any) {}
}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public class UIDynamicBehavior {}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public protocol UIDynamicItem {}
