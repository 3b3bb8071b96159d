extension NSAttributedString {
    /// Makes a text that consists of one attachment.
    public convenience init(attachment: TextAttachment) {
        self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
    }
}
