/// The options for the bounds of a text; the bits are those of `NSStringDrawingOptions`.
public struct TextBoundsOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text wraps. Without it the text is one line, whatever is in it, and the width does not matter.
    public static let usesLineFragmentOrigin = TextBoundsOptions(rawValue: 1 << 0)
    /// A font's leading is put between lines.
    public static let usesFontLeading = TextBoundsOptions(rawValue: 1 << 1)
    /// Bounds of what is drawn instead of lines. Not modelled: it is ignored.
    public static let usesDeviceMetrics = TextBoundsOptions(rawValue: 1 << 3)
    /// Lines that do not fit the height are left out. Without it the height is no limit.
    public static let truncatesLastVisibleLine = TextBoundsOptions(rawValue: 1 << 5)
}
