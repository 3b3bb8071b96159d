/// The content of a view whose class is in another module: its size, its baselines and its default priorities.
///
/// A `package` method cannot be overridden in another module, and a method that UIKit's clients cannot override must
/// not be `open`. Therefore a view asks its content hooks, which are the view itself. Classes in this module override
/// the methods of `View`.
@MainActor
package protocol ContentHooks: View {
    /// Whether the height of the content depends on the width that it is offered.
    var ownContentWraps: Bool { get }
    /// The intrinsic content size in an offered width; nil means no limit.
    func ownContentSize(wrappedAt width: CGFloat?) -> CGSize
    /// The baselines of the content in an offered width; nil if the content has none.
    func ownBaselines(wrappedAt width: CGFloat?) -> Baselines?
    /// The priorities with which the view resists to become larger than its content, unless others are set.
    var ownHugging: AxisPriorities { get }
}

extension ContentHooks {
    package var ownContentWraps: Bool { false }
    package func ownContentSize(wrappedAt width: CGFloat?) -> CGSize { intrinsicContentSize }
    package func ownBaselines(wrappedAt width: CGFloat?) -> Baselines? { nil }
    package var ownHugging: AxisPriorities { AxisPriorities(.defaultLow) }
}

/// A control whose class is in another module, and which is notified when its state has changed.
@MainActor
package protocol ControlHooks: ContentHooks {
    func controlStateDidChange()
}
