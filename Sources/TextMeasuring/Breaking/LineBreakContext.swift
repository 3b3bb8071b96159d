/// The state of the text before the last character, as far as rules of UAX #14 depend on it.
struct LineBreakContext {
    /// The place of the last character in a number.
    enum Number: UInt8 {
        case none
        /// A place within digits and separators that follow digits.
        case open
        /// A closing bracket directly after them.
        case closed
    }

    /// LB15a: the last character is a quotation mark where one opens.
    private(set) var quoteOpens = false
    /// LB19a: what is before the quotation mark that comes last is East Asian.
    private(set) var beforeQuoteIsEastAsian = false
    /// LB20a: the hyphen that comes last is at a word's beginning.
    private(set) var hyphenBeginsWord = false
    /// LB21a: it follows a Hebrew letter.
    private(set) var hyphenFollowsHebrew = false
    /// LB25.
    private(set) var number = Number.none
    /// LB30a: the number of regional indicators at the end is odd.
    private(set) var flagIsHalf = false

    /// Moves on from one character to the next.
    ///
    /// - Parameters:
    ///   - left: The last character so far; a hard break at the text's start.
    ///   - spacesFollow: Whether there are spaces between the two.
    ///   - leftIsEastAsian: Whether the last character so far is East Asian wide.
    ///   - next: The character that becomes the last.
    mutating func update(
        from left: LineBreakClass, spacesFollow: Bool, leftIsEastAsian: Bool, to next: LineBreakClass
    ) {
        let before = number
        number = .none
        switch next {
        case .numeric:
            number = .open
        case .slash, .infixSeparator:
            if before == .open && !spacesFollow { number = .open }
        case .close, .closeParenthesis:
            if before == .open && !spacesFollow { number = .closed }
        case .initialQuotation:
            quoteOpens = spacesFollow || LineBreakClassSet.beforeOpeningQuote.contains(left)
        case .finalQuotation:
            beforeQuoteIsEastAsian = leftIsEastAsian && !spacesFollow
        case .hyphen, .trueHyphen:
            hyphenBeginsWord = spacesFollow || LineBreakClassSet.beforeWord.contains(left)
            hyphenFollowsHebrew = left == .hebrewLetter && !spacesFollow
        case .regionalIndicator:
            flagIsHalf = !(left == .regionalIndicator && !spacesFollow && flagIsHalf)
        default:
            break
        }
    }
}

extension LineBreakClassSet {
    fileprivate static let hardBreaks = LineBreakClassSet(.mandatory, .carriageReturn, .lineFeed, .nextLine)

    fileprivate static let beforeOpeningQuote: LineBreakClassSet = [
        .hardBreaks, .opens,
        LineBreakClassSet(.quotation, .initialQuotation, .finalQuotation, .glue, .zeroWidthSpace),
    ]

    fileprivate static let beforeWord: LineBreakClassSet = [
        .hardBreaks, LineBreakClassSet(.zeroWidthSpace, .contingent, .glue),
    ]
}
