/// The line breaking classes that the rules of UAX #14 distinguish. Each summary begins with the short name in UAX #14.
///
/// AI, SG and XX are treated as letters, as the standard specifies if nothing else is known. So are SA (Thai, Lao,
/// Khmer, Myanmar: they want a dictionary; marks among them are CM) and the aksaras AK, AP and AS; VF and VI are
/// treated as marks. QU is split by general category, OP by East Asian width, because rules ask for both.
enum LineBreakClass: UInt8, CaseIterable {
    /// AL: a letter, or any other character without a class of its own.
    case alphabetic
    /// BK: a character that breaks the line.
    case mandatory
    /// CR: the carriage return.
    case carriageReturn
    /// LF: the line feed.
    case lineFeed
    /// NL: the next line character.
    case nextLine
    /// SP: the space.
    case space
    /// ZW: the zero width space.
    case zeroWidthSpace
    /// WJ: the word joiner, which forbids breaks.
    case wordJoiner
    /// GL: the no-break space and similar characters.
    case glue
    /// CM: a mark that belongs to the character before it.
    case combiningMark
    /// ZWJ: the zero width joiner.
    case zeroWidthJoiner
    /// HL: a Hebrew letter.
    case hebrewLetter
    /// NU: a digit.
    case numeric
    /// ID: an ideograph, which allows breaks on both sides.
    case ideographic
    /// EB: an emoji that a skin tone may follow.
    case emojiBase
    /// EM: a skin tone.
    case emojiModifier
    /// H2: a hangul syllable without a final consonant.
    case hangulLV
    /// H3: a hangul syllable with a final consonant.
    case hangulLVT
    /// JL: a leading hangul letter.
    case leadingJamo
    /// JV: a hangul vowel.
    case vowelJamo
    /// JT: a trailing hangul letter.
    case trailingJamo
    /// OP: an opening bracket that is not East Asian wide.
    case open
    /// OP: an opening bracket that is East Asian wide.
    case wideOpen
    /// CL: a closing bracket.
    case close
    /// CP: `)` and `]`.
    case closeParenthesis
    /// EX: `!` and `?`.
    case exclamation
    /// IS: `,` and `.`.
    case infixSeparator
    /// SY: the slash.
    case slash
    /// NS: a character that may not begin a line.
    case nonstarter
    /// CJ: a small kana, which may not begin a line under strict rules.
    case smallKana
    /// QU: a quotation mark that may open or close, such as `"`.
    case quotation
    /// QU: an opening quotation mark, of general category Pi.
    case initialQuotation
    /// QU: a closing quotation mark, of general category Pf.
    case finalQuotation
    /// BA: a character after which a line may break.
    case breakAfter
    /// HH: a character that is always a hyphen.
    case trueHyphen
    /// HY: a character that is a hyphen or a minus sign.
    case hyphen
    /// BB: a character before which a line may break.
    case breakBefore
    /// B2: the em dash.
    case breakBoth
    /// IN: a character of a leader, such as “…”.
    case inseparable
    /// PR: a sign before a number.
    case prefix
    /// PO: a sign after a number.
    case postfix
    /// RI: a regional indicator, half of a flag.
    case regionalIndicator
    /// CB: a placeholder for an object in the text, such as a picture.
    case contingent
}

extension LineBreakClass {
    /// Whether a line always ends after a character of the class.
    var isHardBreak: Bool {
        rawValue >= Self.mandatory.rawValue && rawValue <= Self.nextLine.rawValue
    }

    /// Whether a character of the class belongs to the character before it.
    var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }
}
