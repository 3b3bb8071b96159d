/// The roles of an accessibility element, as UIKit's `UIAccessibilityTraits`. Not used by this library.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits, one bit for each.
    public var rawValue: UInt64

    /// Makes a set of traits from their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// No traits.
    public static let none: AccessibilityTraits = []
    /// A button.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// A selected element.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// An element that plays a sound of its own.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
    /// A key of a keyboard.
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
    /// A text that does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// A summary of the screen.
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
    /// An element that is disabled.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// An element whose value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// A search field.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// An element that starts a media session.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// An element whose value can be increased and decreased.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// An element that is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    /// An element that causes a turn of the page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    /// A tab bar.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
    /// A heading.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
