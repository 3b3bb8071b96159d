/// A word, number, text, operator or mark of Swift source. Comments and directives are none.
struct SwiftToken {
    enum Kind {
        case word, number, text, symbol, mark
    }

    var kind: Kind
    var text: String
    /// In bytes from the beginning of the source.
    var range: Range<Int>
    /// From one.
    var line: Int
    var startsLine: Bool
    var spaceBefore: Bool
    var spaceAfter: Bool
    /// The index of the other bracket of a pair.
    var partner: Int?
    /// Whether it is under an `#if` that does not hold here, or of which that is not known.
    var isLeftOut: Bool

    var opens: Bool { kind == .mark && (text == "(" || text == "[" || text == "{") }
    var closes: Bool { kind == .mark && (text == ")" || text == "]" || text == "}") }
    /// An operator between two operands, as this repository spaces them.
    var isBinary: Bool { kind == .symbol && (spaceBefore && spaceAfter || text == "..<" || text == "...") }
    var isAssignment: Bool { isBinary && text.hasSuffix("=") && !SwiftToken.comparisons.contains(text) }

    static let comparisons: Set<String> = ["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="]
}
