/// Settings and notifications for accessibility, as UIKit's `UIAccessibility`. The settings are the defaults of a
/// device. No text is read out.
@preconcurrency @MainActor
public enum Accessibility {
    /// A notification for assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        /// The number of the notification, as in UIKit.
        public var rawValue: UInt32

        /// Makes a notification from its number.
        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        /// The notification that a new screen is shown.
        public static let screenChanged = Notification(rawValue: 1000)
        /// The notification that the layout of the screen has changed.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The notification that a text is to be read out.
        public static let announcement = Notification(rawValue: 1008)
        /// The notification that a page was scrolled.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Notifies assistive technologies. Does nothing here.
    ///
    /// - Parameters:
    ///   - notification: The kind of event.
    ///   - argument: The element or the text of the event.
    public static func post(notification: Notification, argument: Any?) {}

    /// Whether VoiceOver reads the screen out: false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether the device is operated with Switch Control: false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether texts are bold: false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether motion is reduced: false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether transparency is reduced: false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether colours are inverted: false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the contrast of colours is increased: false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
}
