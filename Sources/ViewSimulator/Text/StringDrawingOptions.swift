import TextMeasuring

/// How a text is measured, as UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int

    /// Makes options of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text wraps in the width, and the origin is its upper left corner. Without it the text is one line, and the
    /// origin is on the baseline.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// Fonts' leading counts between lines. The system font has none.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// The bounds of what would be drawn. Ignored: there are no outlines here.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
    /// Lines that do not fit the height are left out. It counts beside `usesLineFragmentOrigin` only.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)

    var value: TextBoundsOptions { TextBoundsOptions(rawValue: rawValue) }
}
