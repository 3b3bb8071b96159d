import Foundation

/// How the reader has a device read out and look, as UIKit's `UIAccessibility`: as a device does that comes out of its
/// box. Nothing is read out.
@preconcurrency @MainActor
public enum Accessibility {
    /// What readers may be told.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// UIKit's number.
        public var rawValue: UInt32

        /// A notification by its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// There is another screen.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something on the screen is elsewhere.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// Something is to be said.
        public static let announcement = Notification(rawValue: 1008)
        /// A page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells readers. Does nothing here.
    ///
    /// - Parameters:
    ///   - notification: What happened.
    ///   - argument: What it is about.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether the screen is read out. It is not.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches move the focus. They do not.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether texts are bold. They are not.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether less moves. It does not.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether less shines through. It does not.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether colours are turned round. They are not.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether colours differ more. They do not.
    public static var isDarkerSystemColorsEnabled: Bool { false }
}
