@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public class UIDynamicAnimator {
    @available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
    public init(collectionViewLayout layout: Any) {}

    @available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
    public init(referenceView view: Any) {}
}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public class UIDynamicBehavior {}

@available(*, unavailable, message: "dynamics are not simulated: nothing takes time here")
public protocol UIDynamicItem {}
