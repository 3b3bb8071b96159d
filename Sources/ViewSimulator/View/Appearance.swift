import CallerChecks

/// A class that has appearance proxies in UIKit. Proxies are not modelled: views keep the values with which they are
/// made. A call of `appearance()` is a compiler error with a message. The protocol exists, because client code may name
/// it.
@preconcurrency @MainActor
public protocol Appearance: AnyObject {}

/// A class that can limit the effect of UIKit's appearance proxies. In UIKit, a proxy can be limited to the views
/// inside objects of such a class. Proxies are not modelled. The protocol exists, because client code may name it.
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
