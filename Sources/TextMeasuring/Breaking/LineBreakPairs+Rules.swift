extension LineBreakPairs {
    /// A rule of UAX #14 about a break between two neighbours. The rule applies if the first neighbour's class is in
    /// `left`, and the second neighbour's class is in `right`.
    struct Rule {
        let left: LineBreakClassSet
        let right: LineBreakClassSet
        let verdict: Verdict

        init(_ left: LineBreakClassSet, _ right: LineBreakClassSet, _ verdict: Verdict) {
            (self.left, self.right, self.verdict) = (left, right, verdict)
        }
    }

    /// The rules about two neighbours, in the order and with the numbers of the standard. Rules about spaces (LB7, LB14
    /// to LB18) and about marks (LB8a to LB10) are in `LineBreakScan`; the aksaras of LB28a are left out.
    static let rules: [Rule] = {
        let one = { (member: LineBreakClass) in LineBreakClassSet(member) }
        return [
            Rule(one(.zeroWidthSpace), .all, .allowed),  // LB8
            Rule(.all, one(.wordJoiner), .forbidden),  // LB11
            Rule(one(.wordJoiner), .all, .forbidden),
            Rule(one(.glue), .all, .forbidden),  // LB12
            Rule(.all.subtracting(.breakAfter, .hyphen, .trueHyphen), one(.glue), .forbidden),  // LB12a
            Rule(.all, [.closes, LineBreakClassSet(.exclamation, .slash)], .forbidden),  // LB13
            Rule(.opens, .all, .forbidden),  // LB14
            Rule(.all, one(.infixSeparator), .forbidden),  // LB15d
            Rule(.closes, one(.nonstarter), .forbidden),  // LB16
            Rule(one(.breakBoth), one(.breakBoth), .forbidden),  // LB17
            Rule(.all, LineBreakClassSet(.quotation, .finalQuotation), .forbidden),  // LB19
            Rule(LineBreakClassSet(.quotation, .initialQuotation), .all, .forbidden),
            Rule(.all, one(.initialQuotation), .allowedUnlessContext),  // LB19a
            Rule(one(.finalQuotation), .all, .allowedUnlessContext),
            Rule(one(.contingent), .all, .allowed),  // LB20
            Rule(.all, one(.contingent), .allowed),
            Rule(.hyphens, .letters, .allowedUnlessContext),  // LB20a
            Rule(.all, [.hyphens, LineBreakClassSet(.breakAfter, .nonstarter)], .forbidden),  // LB21
            Rule(one(.breakBefore), .all, .forbidden),
            Rule(.hyphens, .all.subtracting(.hebrewLetter), .allowedUnlessContext),  // LB21a
            Rule(one(.slash), one(.hebrewLetter), .forbidden),  // LB21b
            Rule(.all, one(.inseparable), .forbidden),  // LB22
            Rule(.letters, one(.numeric), .forbidden),  // LB23
            Rule(one(.numeric), .letters, .forbidden),
            Rule(one(.prefix), .squares, .forbidden),  // LB23a
            Rule(.squares, one(.postfix), .forbidden),
            Rule(.numberSigns, .letters, .forbidden),  // LB24
            Rule(.letters, .numberSigns, .forbidden),
        ] + numbers + syllables + tail
    }()

    /// The rules of LB25, about numbers.
    private static let numbers: [Rule] = {
        let number = LineBreakClassSet(.numeric)
        return [
            Rule([number, .numberSigns, LineBreakClassSet(.hyphen, .infixSeparator)], number, .forbidden),
            Rule(number, .numberSigns, .forbidden),
            Rule(LineBreakClassSet(.slash), number, .allowedUnlessContext),
            Rule([.closes, LineBreakClassSet(.slash, .infixSeparator)], .numberSigns, .allowedUnlessContext),
            Rule(.numberSigns, .opens, .allowedUnlessContext),
        ]
    }()

    /// The rules of LB26 and LB27, about hangul syllables.
    private static let syllables: [Rule] = [
        Rule(
            LineBreakClassSet(.leadingJamo), .jamo.subtracting(.trailingJamo), .forbidden),
        Rule(LineBreakClassSet(.vowelJamo, .hangulLV), LineBreakClassSet(.vowelJamo, .trailingJamo), .forbidden),
        Rule(LineBreakClassSet(.trailingJamo, .hangulLVT), LineBreakClassSet(.trailingJamo), .forbidden),
        Rule(.jamo, LineBreakClassSet(.postfix), .forbidden),
        Rule(LineBreakClassSet(.prefix), .jamo, .forbidden),
    ]

    /// The rules of LB28 to LB30b, about letters, brackets, flags and emoji.
    private static let tail: [Rule] = [
        Rule(.letters, .letters, .forbidden),
        Rule(LineBreakClassSet(.infixSeparator), .letters, .forbidden),
        Rule([.letters, LineBreakClassSet(.numeric)], LineBreakClassSet(.open), .forbidden),
        Rule(LineBreakClassSet(.closeParenthesis), [.letters, LineBreakClassSet(.numeric)], .forbidden),
        Rule(LineBreakClassSet(.regionalIndicator), LineBreakClassSet(.regionalIndicator), .allowedUnlessContext),
        Rule(LineBreakClassSet(.emojiBase), LineBreakClassSet(.emojiModifier), .forbidden),
    ]
}
