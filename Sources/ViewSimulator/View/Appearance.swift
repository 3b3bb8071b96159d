import CallerChecks

/// A class that has appearance proxies in UIKit. Proxies are not modelled: views keep the values with which they are
/// made, and the compiler rejects calls of `appearance()` with a message. The protocol exists for code that names it.
@preconcurrency @MainActor
public protocol Appearance: AnyObject {}

/// A class whose objects limit appearance proxies in UIKit to the views inside these objects. Proxies are not modelled:
/// the protocol exists for code that names the protocol.
@preconcurrency @MainActor
public protocol AppearanceContainer: AnyObject {}

extension View: Appearance, AppearanceContainer {}

extension Appearance {
    /// Unavailable: appearance proxies are not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance() -> Self { stop("appearance proxies are not modelled") }

    /// Unavailable: appearance proxies are not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance(for trait: TraitCollection) -> Self {
        stop("appearance proxies are not modelled")
    }

    /// Unavailable: appearance proxies are not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance(whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]) -> Self {
        stop("appearance proxies are not modelled")
    }
}
