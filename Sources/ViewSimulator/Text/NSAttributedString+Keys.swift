// On Apple's platforms UIKit and AppKit have keys with the same names and values; a file that sees both uses theirs.
extension NSAttributedString.Key {
    /// The key of a `Font`.
    @_disfavoredOverload
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of a `ParagraphStyle`; a paragraph has the style of its first character.
    @_disfavoredOverload
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// The key of a number of points that are added after each character; 0 switches the font's kerning off. On Linux
    /// use a `Double`: when an attributed string is changed, Foundation compares the values of attributes, and stops
    /// the program if a value is a `CGFloat`.
    @_disfavoredOverload
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// The key of a number of points that are added after each character. If a text has the attributes `kern` and
    /// `tracking`, only `kern` is used, which is a choice of this library.
    @_disfavoredOverload
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// The key of a number of points by which characters are raised. A negative number lowers the characters. Raised
    /// and lowered characters increase the height of their line, as the published heights of two labels show.
    @_disfavoredOverload
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// The key of a `TextAttachment`, for the character U+FFFC.
    @_disfavoredOverload
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// The key of the letters' `Color`. Not used by this library: it changes no size.
    @_disfavoredOverload
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// The key of the background's `Color`. Not used by this library.
    @_disfavoredOverload
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// The key of a number that describes ligatures. Not used by this library: there are no ligatures.
    @_disfavoredOverload
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// The key of a line under the text: the raw value of an `UnderlineStyle`. Not used by this library.
    @_disfavoredOverload
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// The key of the `Color` of a line under the text. Not used by this library.
    @_disfavoredOverload
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// The key of the style of a line through the text. The value is the raw value of an `UnderlineStyle`. Not used by
    /// this library.
    @_disfavoredOverload
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// The key of the `Color` of a line through the text. Not used by this library.
    @_disfavoredOverload
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// The key of the `Color` of the letters' outlines. Not used by this library.
    @_disfavoredOverload
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// The key of the width of the letters' outlines. The value is a number. Not used by this library.
    @_disfavoredOverload
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// The key of a shadow. Not used by this library.
    @_disfavoredOverload
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// The key of a link's address. Not used by this library.
    @_disfavoredOverload
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// The key of the slant of letters. The value is a number. Not used by this library.
    @_disfavoredOverload
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
}
