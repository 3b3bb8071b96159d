import Foundation

// On Apple's platforms these are UIKit's and AppKit's own, and have the same names.
#if !canImport(Darwin)
extension NSAttributedString.Key {
    /// A `Font`.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `ParagraphStyle`; a paragraph has that of its first character.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number: points that are added after each character; 0 turns the kerning of the font off. On Linux give a
    /// `Double`: Foundation stops where it compares a `CGFloat`, which it does when an attributed string is changed.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The same as `kern`, which goes before it where a text has both; that is a choice.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: points by which characters are raised, or lowered if negative. A line reaches as far as they do; the
    /// published heights of two labels agree.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `TextAttachment`, for the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `Color`. Kept for client code, as all that follow: they change no size.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `Color`. Kept for client code.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number. Kept for client code: no letters are joined here.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The number of an `UnderlineStyle`. Kept for client code.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `Color`. Kept for client code.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The number of an `UnderlineStyle`. Kept for client code.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `Color`. Kept for client code.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A `Color`. Kept for client code.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number. Kept for client code.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A shadow. Kept for client code.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An address. Kept for client code.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: how far letters lean. Kept for client code.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
#endif

extension NSAttributedString.Key {
    // The keys that decide sizes, on all platforms.
    static let fontKey = NSAttributedString.Key(rawValue: "NSFont")
    static let paragraphStyleKey = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    static let kernKey = NSAttributedString.Key(rawValue: "NSKern")
    static let trackingKey = NSAttributedString.Key(rawValue: "CTTracking")
    static let attachmentKey = NSAttributedString.Key(rawValue: "NSAttachment")
    static let baselineOffsetKey = NSAttributedString.Key(rawValue: "NSBaselineOffset")
}
