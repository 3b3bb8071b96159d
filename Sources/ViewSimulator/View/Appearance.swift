import CallerChecks
import Foundation

/// What UIKit lets proxies give looks to. Proxies are not modelled: views have the values that they are made with, so
/// `appearance()` says so when it is compiled. The protocol is there for code that names it.
@preconcurrency @MainActor
public protocol Appearance: AnyObject {}

/// What UIKit lets proxies for views in it be asked of. Kept for code that names it.
@preconcurrency @MainActor
public protocol AppearanceContainer: AnyObject {}

extension View: Appearance, AppearanceContainer {}

extension Appearance {
    /// Not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance() -> Self { stop("appearance proxies are not modelled") }

    /// Not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance(for trait: TraitCollection) -> Self {
        stop("appearance proxies are not modelled")
    }

    /// Not modelled.
    @available(*, unavailable, message: "appearance proxies are not modelled: set the property on each view")
    public static func appearance(whenContainedInInstancesOf containerTypes: [any AppearanceContainer.Type]) -> Self {
        stop("appearance proxies are not modelled")
    }
}
