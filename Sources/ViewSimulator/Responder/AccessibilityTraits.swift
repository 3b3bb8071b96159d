/// What something is to readers who do not see. Kept for client code.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each trait.
    public var rawValue: UInt64

    /// Traits by their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: AccessibilityTraits = []
    /// It can be pressed.
    public static let button = AccessibilityTraits(rawValue: 1)
    /// It leads elsewhere.
    public static let link = AccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = AccessibilityTraits(rawValue: 1 << 2)
    /// It is the chosen one.
    public static let selected = AccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard.
    public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
    /// It does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what is on the screen.
    public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// Its value changes often.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// It is searched in.
    public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
    /// Something begins when it is used.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    /// Its value can be made larger and smaller.
    public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
    /// It is touched directly.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
    /// It turns the page.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
    /// It is the heading of what follows.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
