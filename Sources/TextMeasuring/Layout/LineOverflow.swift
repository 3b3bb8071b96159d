/// The treatment of text that is wider than its line; cases and numbers are those of `NSLineBreakMode`.
public enum LineOverflow: Int, Hashable, Sendable, CaseIterable {
    /// The mode that breaks where `LineBreaker` allows it; a word that is too long for a line breaks between
    /// characters.
    case byWordWrapping
    /// The mode that breaks between any two characters.
    case byCharWrapping
    /// The mode that cuts the line off at the width.
    case byClipping
    /// The mode that leaves out the beginning: `…word`.
    case byTruncatingHead
    /// The mode that leaves out the end: `word…`.
    case byTruncatingTail
    /// The mode that leaves out the middle: `wo…rd`.
    case byTruncatingMiddle

    /// Whether text that is wider than its line continues in the next line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
