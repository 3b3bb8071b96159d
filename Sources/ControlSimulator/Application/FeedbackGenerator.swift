/// A generator of haptic feedback, as UIKit's `UIFeedbackGenerator`. There is no feedback here.
@preconcurrency @MainActor
open class FeedbackGenerator: NSObject {
    public override init() {
        super.init()
    }

    /// Does nothing: there is no feedback.
    open func prepare() {}
}

/// A generator of feedback for an impact.
@preconcurrency @MainActor
open class ImpactFeedbackGenerator: FeedbackGenerator {
    /// The strength of an impact.
    public enum FeedbackStyle: Int, Sendable {
        /// A light impact.
        case light
        /// A medium impact.
        case medium
        /// A heavy impact.
        case heavy
        /// A soft impact.
        case soft
        /// A rigid impact.
        case rigid
    }

    /// Makes a generator of medium impacts.
    public convenience override init() {
        self.init(style: .medium)
    }

    /// Makes a generator of impacts; the style has no effect.
    public init(style: FeedbackStyle) {
        super.init()
    }

    /// Does nothing: there is no feedback.
    open func impactOccurred() {}

    /// Does nothing: there is no feedback.
    open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for a change of selection.
@preconcurrency @MainActor
open class SelectionFeedbackGenerator: FeedbackGenerator {
    /// Does nothing: there is no feedback.
    open func selectionChanged() {}
}

/// A generator of feedback for success or failure.
@preconcurrency @MainActor
open class NotificationFeedbackGenerator: FeedbackGenerator {
    /// The kind of result.
    public enum FeedbackType: Int, Sendable {
        /// A success.
        case success
        /// A warning.
        case warning
        /// A failure.
        case error
    }

    /// Does nothing: there is no feedback.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}
