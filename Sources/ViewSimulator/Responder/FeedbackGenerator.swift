/// Haptic feedback, as UIKit's `UIFeedbackGenerator`. There is none here.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
    /// Does nothing.
    open func prepare() {}
}

/// Feedback for an impact.
open class ImpactFeedbackGenerator: FeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// Light, medium and heavy; then soft, and rigid.
        case light, medium, heavy, soft, rigid
    }

    /// Makes a generator of medium impacts.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Makes a generator; the style is not kept.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Does nothing.
    open func impactOccurred() {}

    /// Does nothing.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback for a change of selection.
open class SelectionFeedbackGenerator: FeedbackGenerator {
    /// Does nothing.
    open func selectionChanged() {}
}

/// Feedback for success or failure.
open class NotificationFeedbackGenerator: FeedbackGenerator {
    /// The kind of result.
    public enum FeedbackType: Int, Sendable {
        /// Success; a warning; a failure.
        case success, warning, error
    }

    /// Does nothing.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
