/// The facts about the text before a break. Some rules of UAX #14 need them.
struct LineBreakContext {
    /// The role that the last character has in a number.
    enum Number: UInt8 {
        case none
        /// The last character is a digit, or a separator that continues a number.
        case open
        /// The last character is a closing bracket directly after a number.
        case closed
    }

    /// LB15a: whether the last quotation mark of category Pi is at a place where it opens a quotation.
    private(set) var quoteOpens = false
    /// LB19a: whether the character before the last quotation mark of category Pf is East Asian.
    private(set) var beforeQuoteIsEastAsian = false
    /// LB20a: whether the last hyphen is at the beginning of a word.
    private(set) var hyphenBeginsWord = false
    /// LB21a: whether the last hyphen follows a Hebrew letter.
    private(set) var hyphenFollowsHebrew = false
    /// LB25: the role that the last character has in a number.
    private(set) var number = Number.none
    /// LB30a: whether the last regional indicator is the first half of a flag.
    private(set) var flagIsHalf = false

    /// Updates the context, so that `next` becomes the last character of the text so far.
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
