import Foundation

/// What a device would have fingers feel, as UIKit's `UIFeedbackGenerator`. Nobody feels anything here.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Does nothing.
    open func prepare() {}
}

/// Feels like something that hits another.
@preconcurrency @MainActor
open class ImpactFeedbackGenerator: FeedbackGenerator {
    /// How it feels.
    public enum FeedbackStyle: Int, Sendable {
        /// From light to heavy; then as something soft, and something rigid.
        case light, medium, heavy, soft, rigid
    }

    /// A medium one.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Makes a generator; how it feels is not kept.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feels like something else that is chosen.
@preconcurrency @MainActor
open class SelectionFeedbackGenerator: FeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// Feels like success or failure.
@preconcurrency @MainActor
open class NotificationFeedbackGenerator: FeedbackGenerator {
    /// How it feels.
    public enum FeedbackType: Int, Sendable {
        /// It worked; take care; it did not.
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
