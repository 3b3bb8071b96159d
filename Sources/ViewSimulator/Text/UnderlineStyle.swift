/// The style of a line under or through a text, as UIKit's `NSUnderlineStyle`. Not used by this library: nothing is
/// drawn.
public struct UnderlineStyle: OptionSet, Hashable, Sendable {
    /// The style as a bit mask, with UIKit's bits.
    public let rawValue: Int

    /// Makes a style from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A style of one line.
    public static let single = UnderlineStyle(rawValue: 1)
    /// A style of one thick line.
    public static let thick = UnderlineStyle(rawValue: 2)
    /// A style of two lines.
    public static let double = UnderlineStyle(rawValue: 9)
}
