/// The treatment of text that is wider than its line. The cases and raw values are those of `NSLineBreakMode`.
public enum LineOverflow: Int, Hashable, Sendable, CaseIterable {
    /// The mode that breaks lines where `LineBreaker` allows a break. A word that is too long for a line breaks between
    /// characters.
    case byWordWrapping
    /// The mode that breaks between any two characters.
    case byCharWrapping
    /// The mode that cuts the line off at the width.
    case byClipping
    /// The mode that leaves out the start of the text: `…word`.
    case byTruncatingHead
    /// The mode that leaves out the end of the text: `word…`.
    case byTruncatingTail
    /// The mode that leaves out the middle of the text: `wo…rd`.
    case byTruncatingMiddle

    /// Whether text that is wider than its line continues in the next line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
