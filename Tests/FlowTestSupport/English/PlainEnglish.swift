import Foundation

/// Words and patterns that pages and documentation comments do not use, each with the better words.
///
/// A pattern that forces a worse sentence is too wide: narrow it here.
public struct PlainEnglish: Sendable {
    /// A regular expression of `NSRegularExpression`, in which a space matches any white space.
    public let pattern: String
    /// The words to write in its place.
    public let instead: String

    private init(_ pattern: String, _ instead: String) {
        (self.pattern, self.instead) = (pattern, instead)
    }

    /// A word in capital and in small letters.
    private static func word(_ pattern: String, _ instead: String) -> PlainEnglish {
        PlainEnglish("(?i)" + pattern, instead)
    }

    /// Verbs for code have one meaning each, objects have names, and idioms have plain words.
    public static let words = [
        word(#"\b(nobody|somebody|whoever|anybody)\b"#, "the object: no observer, the caller, unset"),
        word(#"\banew\b"#, "again"),
        word(#"\bbeside\b"#, "next to, together with, in addition to"),
        word(#"\bbut for\b"#, "except"),
        word(#"\bby (itself|themselves)\b"#, "alone, separately, directly"),
        word(#"\bin turn\b"#, "one after the other, alternately"),
        word(#"\bso (much|many)\b(?! that)"#, "the amount, the number"),
        word(#"\b(counts?|is|are|holds?) no more\b"#, "is no longer valid"),
        word(#"\b(hears?|heard)\b"#, "receives, records, is notified"),
        word(#"\b(tells?|told)\b"#, "reports, notifies, shows; distinguished for told apart"),
        word(#"\b(knows|knew)\b"#, "stores, has, depends on"),
        word(#"\banswers? (true|false|nil|what|its|their|another|differently|as|with|by)\b"#, "returns"),
        word(
            #"\b(it|that|which|cells?|delegates?|layouts?|views?|labels?|data sources?|type) answers?"#
                + #"(?= [a-z])(?! (is|are|of|that|from|and|to|in)\b)"#,
            "returns"),
        word(#"\b(counts? as|(do|does|did) not count)\b"#, "is treated as, is ignored"),
        word(
            #"\b(default|height|size|value|answer|one|alone|offset|frame|width|estimate) counts\b"#,
            "is used, is valid"),
        word(
            #"\b(delegates?|sources?|layouts?|cells?|labels?|views?|tables?|contexts?|scenarios?|options?"#
                + #"|propert(y|ies)|attributes|programs?|class|types?|methods?|constraints|configurations?|profiles?"#
                + #"|subclass(es)?|closures?|protocols?|values?|client|objects?|answers?|it|they|who|which|that)"#
                + #" says?\b"#,
            "returns, gives, has; documents may say something"),
        word(#"\b(is|are|was|were|be) said\b"#, "is reported, is described"),
    ]

    /// Beginnings of sentences that make a reader wait for the subject, or lean on the sentence before. Questions may
    /// begin with them.
    public static let sentences = [
        PlainEnglish(
            #"((?<=[.!?:]\s)|(?<=\n\n)|(?<=\n-\s))(What|Whatever|Who) [^?.!|]*[.!:]"#,
            "the thing: cached sizes, elements on screen"),
        PlainEnglish(
            #"((?<=[.!?:]\s)|(?<=\n\n)|(?<=\n-\s))(Those of|That of|The same (where|with|for|of|in|as|by))\b"#,
            "the thing itself, so that the sentence stands alone"),
    ]

    /// Beginnings of the summaries of documentation comments. Documentation shows each alone.
    public static let summaries = [
        PlainEnglish(#"^(What|Whatever|Who|Whoever|Which)\b"#, "a noun phrase or a verb"),
        PlainEnglish(#"^The same\b"#, "a noun phrase or a verb that does not need the declaration before it"),
        PlainEnglish(#"^(Of (an?|the|one|all|each|several)|Those|That of|That which)\b"#, "the noun that is left out"),
        PlainEnglish(#"^(As|So) (above|before|it|they|there|is|are)\b"#, "the thing itself"),
        PlainEnglish(#"^Whether (nobody|somebody|anybody)\b"#, "the object: no observer, the caller"),
    ]

    /// First words of summaries that begin neither a noun phrase nor a verb.
    public static let firstWords = [
        PlainEnglish(
            #"^(Where|How|When|As|So|In|From|With|At|By|On|To|It|They|Between|Before|After|There|Around|Behind|For|If"#
                + #"|Never|Up|Of|Those|Also|Only|Not|Across|Along|Within|Without)\b"#,
            "a noun phrase or a verb")
    ]

    /// A place in a text that a pattern matches.
    public struct Finding: CustomStringConvertible, Equatable, Sendable {
        public let path: String
        public let line: Int
        public let words: String
        public let instead: String

        public var description: String { "\(path):\(line): “\(words)”. Instead: \(instead)" }
    }

    /// The places in a text that any of the patterns matches, in the order of the patterns.
    public static func findings(of patterns: [PlainEnglish], in text: SourceText) -> [Finding] {
        patterns.flatMap { $0.findings(in: text) }
    }

    private func findings(in text: SourceText) -> [Finding] {
        let expression = try! NSRegularExpression(
            pattern: pattern.replacingOccurrences(of: " ", with: #"\s+"#), options: .anchorsMatchLines)
        let all = text.text as NSString
        return expression.matches(in: text.text, range: NSRange(location: 0, length: all.length)).map { match in
            let before = all.substring(to: match.range.location)
            let words = all.substring(with: match.range).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return Finding(
                path: text.path, line: before.count { $0 == "\n" } + 1, words: String(words.prefix(80)),
                instead: instead)
        }
    }
}
