import TextMeasuring

/// An object within a text, usually an image, as UIKit's `NSTextAttachment`.
///
/// ```swift
/// let star = TextAttachment(image: image)
/// star.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
/// label.attributedText = NSAttributedString(attachment: star)
/// ```
open class TextAttachment: NSObject {
    private let word = AttributeWord()

    /// The image in the text; nil unless set.
    open var image: Image?

    /// The rectangle of the attachment, in points. Its coordinates are relative to the attachment's place on the
    /// baseline, and y increases upwards. The origin is the lower left corner. If the rectangle is `zero`, which is the
    /// default, the image is on the baseline in its own size.
    ///
    /// Any other bounds are used unchanged, even without a width or height (documented). It is a choice that a line
    /// reaches as far above and below the baseline as its characters and its attachments need, and that the pen moves
    /// by the width for any origin of the bounds.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    /// Makes an attachment with an image.
    public convenience init(image: Image) {
        self.init()
        self.image = image
    }

    /// The character that represents an attachment.
    public static var character: Int { 0xFFFC }

    /// The box that the attachment fills in a line. Invalid lengths are treated as 0.
    var box: InlineBox {
        let isOpen = bounds == .zero
        let size = isOpen ? image?.size ?? .zero : bounds.size
        return InlineBox(
            width: TextAttribute.length(size.width), height: TextAttribute.length(size.height),
            bottom: isOpen ? 0 : TextAttribute.offset(bounds.origin.y))
    }
}
