import Foundation
import TextMeasuring

/// Something in a text that is no character, as UIKit's `NSTextAttachment`: a picture as a rule.
///
/// ```swift
/// let star = TextAttachment(image: image)
/// star.bounds = CGRect(x: 0, y: -3, width: 16, height: 16)
/// label.attributedText = NSAttributedString(attachment: star)
/// ```
open class TextAttachment: NSObject {
    private let word = AttributeWord()

    /// Shown in the text; nil unless set.
    open var image: Image?

    /// Where it is, in points: its lower left corner from the pen on the baseline, upwards, and its size. `zero` unless
    /// set, and then the image stands on the baseline in its own size; any other bounds count as they are, also without
    /// a width or height (documented). A line reaches as far above and below the baseline as its characters and its
    /// attachments need, and the pen moves by the width, wherever the bounds begin: choices.
    open var bounds = CGRect.zero

    public override init() {
        super.init()
    }

    /// Makes an attachment that shows an image.
    public convenience init(image: Image) {
        self.init()
        self.image = image
    }

    /// The character that an attachment stands in for.
    public static var character: Int { 0xFFFC }

    /// Lengths that are none count as 0.
    var box: InlineBox {
        let isOpen = bounds == .zero
        let size = isOpen ? image?.size ?? .zero : bounds.size
        return InlineBox(
            width: TextAttribute.length(size.width), height: TextAttribute.length(size.height),
            bottom: isOpen ? 0 : TextAttribute.offset(bounds.origin.y))
    }
}
