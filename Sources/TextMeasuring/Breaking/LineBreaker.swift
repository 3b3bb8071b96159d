/// A finder of the places at which a text may be broken into lines.
///
/// It follows UAX #14, the Unicode line breaking algorithm (version 17.0), by tables. Left out is what wants a
/// dictionary: Thai, Lao, Khmer and Myanmar break at spaces only; so do the scripts whose syllables rule LB28a keeps
/// together. A break within a word that is too long for a line is not an opportunity but a makeshift; `TextLayouter`
/// makes it.
///
///     let breaks = LineBreaker().opportunities(in: "Hello world. 你好")
///     // [(6, allowed), (13, allowed), (16, allowed), (19, mandatory)]
///
/// A device's text system has more rules than the standard: it may push closing punctuation into the margin,
/// and keeps Korean words together where a label asks for it. None of this is modelled.
public struct LineBreaker: Hashable, Sendable {
    /// The rule that decides whether small kana, such as ょ, and the prolonged sound mark ー may begin a line.
    public enum Strictness: Hashable, Sendable {
        /// Small kana and the prolonged sound mark never begin a line. This is the default of UAX #14, and the rule in
        /// Chinese.
        case strict
        /// Small kana and the prolonged sound mark may begin a line. This is the usual rule in Japanese.
        case normal
    }

    /// A place where a line may or must end.
    public struct Opportunity: Hashable, Sendable {
        /// The start of the next line, counted in UTF-8 bytes from the text's start.
        public var offset: Int
        /// Whether the line must end at the place: true after a character that ends a line, and at the text's end.
        public var isMandatory: Bool

        /// Makes an opportunity for a break. Nothing is checked.
        public init(offset: Int, isMandatory: Bool) {
            self.offset = offset
            self.isMandatory = isMandatory
        }
    }

    /// The rule that decides whether small kana and the prolonged sound mark may begin a line.
    public var strictness: Strictness

    /// Makes a line breaker.
    ///
    /// - Parameter strictness: The treatment of small kana; the standard's default unless given.
    public init(strictness: Strictness = .strict) {
        self.strictness = strictness
    }

    /// The places where `text` may be broken, in ascending order. The last place is the text's end. An empty text has
    /// no such place.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public func opportunities(in text: String) -> [Opportunity] {
        let scalars = Array(text.unicodeScalars)
        var scan = scan(scalars.map { ScalarTable.shared.traits(of: $0) })
        var result: [Opportunity] = []
        var offset = 0
        for (index, scalar) in scalars.enumerated() {
            let verdict = scan.verdict(before: index)
            if verdict != .forbidden {
                result.append(Opportunity(offset: offset, isMandatory: verdict == .mandatory))
            }
            offset += UTF8.width(scalar)
        }
        if offset > 0 { result.append(Opportunity(offset: offset, isMandatory: true)) }
        return result
    }

    /// The verdict on a break before a scalar.
    enum Verdict: UInt8 {
        case forbidden
        case allowed
        case mandatory
    }

    /// Makes a scan from the traits of scalars. The scan returns the verdict on a break before each scalar, in order.
    func scan(_ scalars: [ScalarTraits]) -> LineBreakScan {
        LineBreakScan(scalars, smallKanaAre: strictness == .strict ? .nonstarter : .ideographic)
    }
}
