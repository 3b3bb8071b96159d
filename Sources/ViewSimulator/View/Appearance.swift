import CallerChecks

/// A class with appearance proxies in UIKit. Proxies are not modelled: views keep the values with which they are made,
/// and calls of `appearance()` do not compile, with a message. The protocol exists for code that names it.
@preconcurrency @MainActor
public protocol Appearance: AnyObject {}

/// A class that limits appearance proxies to views within it, in UIKit. Kept for code that names it.
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
