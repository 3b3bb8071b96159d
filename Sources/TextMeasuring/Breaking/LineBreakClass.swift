/// The line breaking classes of UAX #14 that the rules distinguish, each with its short name there.
///
/// AI, SG and XX are treated as letters, as the standard specifies if nothing else is known. So are SA (Thai, Lao,
/// Khmer, Myanmar: they want a dictionary; marks among them are CM) and the aksaras AK, AP and AS; VF and VI are
/// treated as marks. QU is split by general category, OP by East Asian width, because rules ask for both.
enum LineBreakClass: UInt8, CaseIterable {
    /// AL: letters and everything without a class of its own.
    case alphabetic
    /// BK: breaks the line.
    case mandatory
    /// CR.
    case carriageReturn
    /// LF.
    case lineFeed
    /// NL.
    case nextLine
    /// SP.
    case space
    /// ZW: the zero width space.
    case zeroWidthSpace
    /// WJ: forbids breaks.
    case wordJoiner
    /// GL: the no-break space and its like.
    case glue
    /// CM: belongs to what is before it.
    case combiningMark
    /// ZWJ.
    case zeroWidthJoiner
    /// HL.
    case hebrewLetter
    /// NU.
    case numeric
    /// ID: breaks on both sides.
    case ideographic
    /// EB: an emoji that a skin tone may follow.
    case emojiBase
    /// EM: a skin tone.
    case emojiModifier
    /// H2: a hangul syllable without a final consonant.
    case hangulLV
    /// H3: a hangul syllable with one.
    case hangulLVT
    /// JL: a leading hangul letter.
    case leadingJamo
    /// JV: a hangul vowel.
    case vowelJamo
    /// JT: a trailing hangul letter.
    case trailingJamo
    /// OP, not East Asian wide.
    case open
    /// OP, East Asian wide.
    case wideOpen
    /// CL.
    case close
    /// CP: `)` and `]`.
    case closeParenthesis
    /// EX: `!` and `?`.
    case exclamation
    /// IS: `,` and `.`.
    case infixSeparator
    /// SY: the slash.
    case slash
    /// NS: may not begin a line.
    case nonstarter
    /// CJ: small kana, which some may not begin a line with.
    case smallKana
    /// QU with an unknown side.
    case quotation
    /// QU of general category Pi.
    case initialQuotation
    /// QU of general category Pf.
    case finalQuotation
    /// BA: a break may follow.
    case breakAfter
    /// HH: a hyphen and nothing else.
    case trueHyphen
    /// HY: hyphen or minus.
    case hyphen
    /// BB: a break may come before.
    case breakBefore
    /// B2: the em dash.
    case breakBoth
    /// IN: leaders.
    case inseparable
    /// PR: before a number.
    case prefix
    /// PO: after a number.
    case postfix
    /// RI: half a flag.
    case regionalIndicator
    /// CB: an object in the text.
    case contingent
}

extension LineBreakClass {
    /// Ends the line after it.
    var isHardBreak: Bool {
        rawValue >= Self.mandatory.rawValue && rawValue <= Self.nextLine.rawValue
    }

    /// Belongs to what is before it.
    var isMark: Bool { self == .combiningMark || self == .zeroWidthJoiner }
}
