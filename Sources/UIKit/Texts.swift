import ControlSimulator
import ViewSimulator

public typealias UIFont = Font
public typealias UIFontDescriptor = FontDescriptor
public typealias UIFontMetrics = FontMetrics
public typealias NSTextAlignment = TextAlignment
public typealias NSLineBreakMode = LineBreakMode
public typealias NSWritingDirection = WritingDirection
public typealias NSUnderlineStyle = UnderlineStyle
public typealias NSParagraphStyle = ParagraphStyle
public typealias NSMutableParagraphStyle = MutableParagraphStyle
public typealias NSStringDrawingContext = StringDrawingContext
public typealias NSStringDrawingOptions = StringDrawingOptions
public typealias NSTextAttachment = TextAttachment
public typealias NSTextContainer = TextContainer
public typealias NSLayoutManager = LayoutManager

extension NSAttributedString {
    /// Makes an empty text. Client code calls it as `NSAttributedString()` or `NSMutableAttributedString()`. Foundation
    /// has no such initializer on this platform.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}
