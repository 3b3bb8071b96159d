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
    /// It does not change.
    public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
    /// It cannot be used.
    public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
    /// It is the heading of what follows.
    public static let header = AccessibilityTraits(rawValue: 1 << 16)
}
