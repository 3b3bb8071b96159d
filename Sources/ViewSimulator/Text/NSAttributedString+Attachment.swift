import Foundation

extension NSAttributedString {
    /// A text of one attachment.
    public convenience init(attachment: TextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
