@available(*, unavailable, message: "nothing takes time here, so no frame follows another")
open class CADisplayLink {
    @available(*, unavailable, message: "nothing takes time here, so no frame follows another")
    public init(target: Any, selector: Any) {}
}
