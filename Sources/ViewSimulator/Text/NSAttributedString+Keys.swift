import Foundation

// On Apple's platforms UIKit and AppKit have keys of the same names and values; where a file sees both, theirs are
// taken.
extension NSAttributedString.Key {
    /// A `Font`.
    @_disfavoredOverload
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// A `ParagraphStyle`; a paragraph has that of its first character.
    @_disfavoredOverload
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// A number: points that are added after each character; 0 turns the kerning of the font off. On Linux give a
    /// `Double`: Foundation stops where it compares a `CGFloat`, which it does when an attributed string is changed.
    @_disfavoredOverload
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The same as `kern`, which goes before it where a text has both; that is a choice.
    @_disfavoredOverload
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// A number: points by which characters are raised, or lowered if negative. A line reaches as far as they do; the
    /// published heights of two labels agree.
    @_disfavoredOverload
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// A `TextAttachment`, for the character U+FFFC.
    @_disfavoredOverload
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// A `Color`. Kept for client code, as all that follow: they change no size.
    @_disfavoredOverload
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// A `Color`. Kept for client code.
    @_disfavoredOverload
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// A number. Kept for client code: no letters are joined here.
    @_disfavoredOverload
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The number of an `UnderlineStyle`. Kept for client code.
    @_disfavoredOverload
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// A `Color`. Kept for client code.
    @_disfavoredOverload
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The number of an `UnderlineStyle`. Kept for client code.
    @_disfavoredOverload
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// A `Color`. Kept for client code.
    @_disfavoredOverload
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// A `Color`. Kept for client code.
    @_disfavoredOverload
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// A number. Kept for client code.
    @_disfavoredOverload
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// A shadow. Kept for client code.
    @_disfavoredOverload
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// An address. Kept for client code.
    @_disfavoredOverload
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// A number: how far letters lean. Kept for client code.
    @_disfavoredOverload
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
