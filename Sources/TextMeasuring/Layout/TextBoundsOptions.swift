/// The options for the bounds of a text, with the bits of `NSStringDrawingOptions`.
public struct TextBoundsOptions: OptionSet, Hashable, Sendable {
    /// The options, one bit for each.
    public let rawValue: Int

    /// Makes options from their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The option that text wraps. Without this option the text is one line, whatever its contents, and the width does
    /// not matter.
    public static let usesLineFragmentOrigin = TextBoundsOptions(rawValue: 1 << 0)
    /// The option that a font's leading is added between lines.
    public static let usesFontLeading = TextBoundsOptions(rawValue: 1 << 1)
    /// The option that the bounds contain the drawn shapes instead of the lines. Not modelled: the option is ignored.
    public static let usesDeviceMetrics = TextBoundsOptions(rawValue: 1 << 3)
    /// The option that lines below the available height are left out. Without this option the height is no limit.
    public static let truncatesLastVisibleLine = TextBoundsOptions(rawValue: 1 << 5)
}
