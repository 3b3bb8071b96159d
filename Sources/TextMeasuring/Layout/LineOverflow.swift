/// The treatment of text that is wider than its line; cases and numbers are those of `NSLineBreakMode`.
public enum LineOverflow: Int, Hashable, Sendable, CaseIterable {
    /// Breaks where `LineBreaker` allows it; a word that is too long for a line breaks between characters.
    case byWordWrapping
    /// Breaks between any two characters.
    case byCharWrapping
    /// Cuts the line off at the width.
    case byClipping
    /// Leaves out the beginning: `…word`.
    case byTruncatingHead
    /// Leaves out the end: `word…`.
    case byTruncatingTail
    /// Leaves out the middle: `wo…rd`.
    case byTruncatingMiddle

    /// Whether text goes on in a next line.
    var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
