/// A set of line breaking classes.
struct LineBreakClassSet: OptionSet, Sendable {
    let rawValue: UInt64

    init(rawValue: UInt64) { self.rawValue = rawValue }

    init(_ members: LineBreakClass...) {
        rawValue = members.reduce(0) { $0 | 1 << UInt64($1.rawValue) }
    }

    func contains(_ member: LineBreakClass) -> Bool { rawValue >> UInt64(member.rawValue) & 1 == 1 }

    func subtracting(_ members: LineBreakClass...) -> LineBreakClassSet {
        LineBreakClassSet(rawValue: members.reduce(rawValue) { $0 & ~(1 << UInt64($1.rawValue)) })
    }

    static let all = LineBreakClassSet(rawValue: .max)
    static let letters = LineBreakClassSet(.alphabetic, .hebrewLetter)
    static let squares = LineBreakClassSet(.ideographic, .emojiBase, .emojiModifier)
    static let opens = LineBreakClassSet(.open, .wideOpen)
    static let closes = LineBreakClassSet(.close, .closeParenthesis)
    static let hyphens = LineBreakClassSet(.hyphen, .trueHyphen)
    static let jamo = LineBreakClassSet(.leadingJamo, .vowelJamo, .trailingJamo, .hangulLV, .hangulLVT)
    static let numberSigns = LineBreakClassSet(.prefix, .postfix)
}
