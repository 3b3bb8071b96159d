import TextMeasuring

/// The options of a text's measurement, as UIKit's `NSStringDrawingOptions`.
public struct StringDrawingOptions: OptionSet, Hashable, Sendable {
    /// The options, with UIKit's bits.
    public let rawValue: Int

    /// Makes options from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The option that wraps the text in the available width. The measured rectangle is then relative to the text's
    /// upper left corner. Without the option, the text is one line, and the rectangle is relative to the start of its
    /// baseline.
    public static let usesLineFragmentOrigin = StringDrawingOptions(rawValue: 1 << 0)
    /// The option that adds the leading of fonts between lines. The system font has no leading.
    public static let usesFontLeading = StringDrawingOptions(rawValue: 1 << 1)
    /// The option that measures the drawn shapes of letters. Ignored, because the outlines of letters are unknown.
    public static let usesDeviceMetrics = StringDrawingOptions(rawValue: 1 << 3)
    /// The option that leaves out lines below the available height. It has an effect only together with
    /// `usesLineFragmentOrigin`.
    public static let truncatesLastVisibleLine = StringDrawingOptions(rawValue: 1 << 5)

    var value: TextBoundsOptions { TextBoundsOptions(rawValue: rawValue) }
}
