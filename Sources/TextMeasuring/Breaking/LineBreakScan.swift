/// One walk over a text by the rules of UAX #14, to find where lines may break. The scan keeps the state before a
/// place, and looks up the characters after that place.
struct LineBreakScan {
    private let scalars: [ScalarTraits]
    private let smallKana: LineBreakClass
    private let pairs = LineBreakPairs.shared

    /// The class of the last character that is neither a space nor a mark on another character. At the text's start it
    /// is the class of a hard break.
    private var left = LineBreakClass.mandatory
    private var leftIsEastAsian = false
    private var spacesFollow = false
    private var endsWithJoiner = false
    private var context = LineBreakContext()

    init(_ scalars: [ScalarTraits], smallKanaAre smallKana: LineBreakClass) {
        self.scalars = scalars
        self.smallKana = smallKana
    }

    /// Returns the verdict on a break before a scalar. Call the method for each scalar in order.
    @inline(__always)
    mutating func verdict(before index: Int) -> LineBreaker.Verdict {
        let traits = scalars[index]
        let right = traits.breakClass
        let isPlain = right == .alphabetic || right == .ideographic
        if isPlain && right == left && !spacesFollow && !endsWithJoiner {
            // Most of all text, and quicker without the context, which does not change: LB28, LB31.
            leftIsEastAsian = traits.isEastAsian
            return right == .ideographic ? .allowed : .forbidden
        }
        return verdict(before: index, traits)
    }

    private mutating func verdict(before index: Int, _ traits: ScalarTraits) -> LineBreaker.Verdict {
        var right = traits.breakClass
        if right == .smallKana { right = smallKana }
        if left.isHardBreak {
            // LB2: never at the start. LB4, LB5: after hard breaks, except CR LF. LB10: a mark after one is a letter.
            let isJoined = index == 0 || left == .carriageReturn && right == .lineFeed
            accept(right.isMark ? .alphabetic : right, right.isMark ? .letter : traits)
            spacesFollow = right == .space
            endsWithJoiner = right == .zeroWidthJoiner
            return isJoined ? .forbidden : .mandatory
        }
        if right == .space {
            // LB7.
            spacesFollow = true
            endsWithJoiner = false
            return .forbidden
        }
        if right.isHardBreak || right == .zeroWidthSpace {
            // LB6, LB7.
            accept(right, traits)
            endsWithJoiner = false
            return .forbidden
        }
        if right.isMark {
            if !spacesFollow && left != .zeroWidthSpace {
                // LB9: belongs to what is before it.
                endsWithJoiner = right == .zeroWidthJoiner
                return .forbidden
            }
            // LB10.
            let isAllowed = isBreakAllowed(before: .alphabetic, .letter, at: index)
            accept(.alphabetic, .letter)
            endsWithJoiner = right == .zeroWidthJoiner
            return isAllowed ? .allowed : .forbidden
        }
        let isAllowed = isBreakAllowed(before: right, traits, at: index)
        accept(right, traits)
        endsWithJoiner = false
        return isAllowed ? .allowed : .forbidden
    }

    private func isBreakAllowed(before right: LineBreakClass, _ traits: ScalarTraits, at index: Int) -> Bool {
        if spacesFollow { return isBreakAllowedAfterSpaces(before: right, at: index) }
        // LB8a.
        if endsWithJoiner && left != .zeroWidthSpace { return false }
        return switch pairs[left, right] {
        case .forbidden: false
        case .allowed: true
        case .allowedUnlessContext: !contextForbidsBreak(before: right, traits, at: index)
        }
    }

    private func isBreakAllowedAfterSpaces(before right: LineBreakClass, at index: Int) -> Bool {
        // LB8.
        if left == .zeroWidthSpace { return true }
        // LB11, LB13.
        if LineBreakClassSet.neverAfterSpaces.contains(right) { return false }
        // LB14, LB15a.
        if LineBreakClassSet.opens.contains(left) || left == .initialQuotation && context.quoteOpens { return false }
        return switch right {
        case .finalQuotation: !quoteCloses(at: index)  // LB15b
        case .infixSeparator: following(index) == .numeric  // LB15c, LB15d
        case .nonstarter: !LineBreakClassSet.closes.contains(left)  // LB16
        case .breakBoth: left != .breakBoth  // LB17
        default: true  // LB18
        }
    }

    private mutating func accept(_ next: LineBreakClass, _ traits: ScalarTraits) {
        context.update(from: left, spacesFollow: spacesFollow, leftIsEastAsian: leftIsEastAsian, to: next)
        left = next
        leftIsEastAsian = traits.isEastAsian
        spacesFollow = false
    }
}

extension LineBreakScan {
    /// Whether a rule that depends on more than two neighbours forbids a break.
    private func contextForbidsBreak(before right: LineBreakClass, _ traits: ScalarTraits, at index: Int) -> Bool {
        // LB19a: a quotation mark's outer side may break only between East Asian characters.
        if right == .initialQuotation && (!leftIsEastAsian || !followingIsEastAsian(index)) { return true }
        if left == .finalQuotation && (!traits.isEastAsian || !context.beforeQuoteIsEastAsian) { return true }
        switch left {
        case .hyphen, .trueHyphen:
            // LB20a, LB21a.
            let isLetter = LineBreakClassSet.letters.contains(right)
            return isLetter && context.hyphenBeginsWord || right != .hebrewLetter && context.hyphenFollowsHebrew
        case .slash where right == .numeric:
            return context.number == .open
        case .slash, .infixSeparator:
            return LineBreakClassSet.numberSigns.contains(right) && context.number == .open
        case .close, .closeParenthesis:
            return LineBreakClassSet.numberSigns.contains(right) && context.number == .closed
        case .prefix, .postfix:
            return LineBreakClassSet.opens.contains(right) && numberFollows(index)
        case .regionalIndicator:
            return right == .regionalIndicator && context.flagIsHalf
        default:
            return false
        }
    }

    /// The index of the next scalar that is not a mark on the scalar at `index`.
    private func indexAfter(_ index: Int) -> Int? {
        scalars[(index + 1)...].firstIndex { !$0.breakClass.isMark }
    }

    private func following(_ index: Int) -> LineBreakClass? { indexAfter(index).map { scalars[$0].breakClass } }

    private func followingIsEastAsian(_ index: Int) -> Bool {
        indexAfter(index).map { scalars[$0].isEastAsian } ?? false
    }

    /// LB15b: whether the quotation mark at `index` closes a quotation. The text must end after it, or a character must
    /// follow that can come after a closing quotation mark.
    private func quoteCloses(at index: Int) -> Bool {
        following(index).map { LineBreakClassSet.afterClosingQuote.contains($0) } ?? true
    }

    /// LB25: whether a number follows the opening bracket at `index`, possibly with a separator before the number.
    private func numberFollows(_ index: Int) -> Bool {
        guard let next = indexAfter(index) else { return false }
        let first = scalars[next].breakClass
        return first == .numeric || first == .infixSeparator && following(next) == .numeric
    }
}

extension LineBreakClassSet {
    fileprivate static let neverAfterSpaces: LineBreakClassSet = [
        .closes, LineBreakClassSet(.wordJoiner, .exclamation, .slash),
    ]

    fileprivate static let afterClosingQuote: LineBreakClassSet = [
        .closes,
        LineBreakClassSet(
            .space, .glue, .wordJoiner, .quotation, .initialQuotation, .finalQuotation, .exclamation, .infixSeparator,
            .slash),
        LineBreakClassSet(.mandatory, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace),
    ]
}
