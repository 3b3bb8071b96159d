import TextMeasuring

/// The options of a text's measurement, as UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: Int

    /// Makes options from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The text wraps in the width, and the origin is its upper left corner. Without this option the text is one line,
    /// and the origin is on the baseline.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// The leading of fonts is added between lines. The system font has none.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// The bounds are those of the drawn shapes. Ignored: outlines are unknown.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
    /// Lines that do not fit the height are left out. Only used together with `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)

    var value: TextBoundsOptions { TextBoundsOptions(rawValue: rawValue) }
}
