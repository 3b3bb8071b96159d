import PlainTexts

/// The text of a constraint as tokens: words, numbers and signs, each with the place where it starts.
struct ConstraintTokens {
    enum Token: Hashable {
        case name(String)
        case number(Double)
        /// One of the signs `==`, `<=`, `>=`, `.`, `*`, `/`, `+`, `-`, `@`, `:`.
        case sign(String)
        case end
    }

    /// A mistake in a text, with its place. The place is counted in characters from the start of the text.
    struct Failure: Error {
        var offset: Int
        var reason: String
    }

    private let scalars: [Unicode.Scalar]
    private var position = 0
    /// The next token.
    private(set) var next = Token.end
    /// The place at which the next token begins, in characters from the start of the text.
    private(set) var offset = 0

    init(_ text: String) throws(Failure) {
        scalars = Array(text.unicodeScalars)
        try advance()
    }

    /// Moves to the next token.
    ///
    /// - Throws: ``Failure`` at a character that cannot be part of a constraint.
    mutating func advance() throws(Failure) {
        while position < scalars.count, scalars[position] == " " || scalars[position] == "\t" { position += 1 }
        offset = position
        guard position < scalars.count else {
            next = .end
            return
        }
        let scalar = scalars[position]
        if Self.isLetter(scalar) {
            next = .name(take { Self.isLetter($0) || Self.isDigit($0) })
        } else if Self.isDigit(scalar) {
            next = .number(try number())
        } else {
            next = .sign(try sign())
        }
    }

    /// Returns whether the next token is the given sign, and moves past it if so.
    mutating func consume(_ sign: String) throws(Failure) -> Bool {
        guard next == .sign(sign) else { return false }
        try advance()
        return true
    }

    /// Whether the given sign comes after the next token.
    func isFollowed(by sign: String) -> Bool {
        var copy = self
        guard (try? copy.advance()) != nil else { return false }
        return copy.next == .sign(sign)
    }

    func failure(_ reason: String) -> Failure { Failure(offset: offset, reason: reason) }

    /// A description of the next token, for errors.
    var found: String {
        switch next {
        case .name(let name): quoted(name)
        case .number(let number): NumberText.plain(number)
        case .sign(let sign): "“\(sign)”"
        case .end: "the end"
        }
    }

    private mutating func take(while isPart: (Unicode.Scalar) -> Bool) -> String {
        var text = ""
        while position < scalars.count, isPart(scalars[position]) {
            text.unicodeScalars.append(scalars[position])
            position += 1
        }
        return text
    }

    /// Reads a number from digits and possibly a fraction. Exponents and other notations are not valid.
    private mutating func number() throws(Failure) -> Double {
        var text = take(while: Self.isDigit)
        if position + 1 < scalars.count, scalars[position] == ".", Self.isDigit(scalars[position + 1]) {
            position += 1
            text += "." + take(while: Self.isDigit)
        }
        guard let number = Double(text), number <= ScenarioLimits.length else {
            throw failure("\(quoted(text)) is more than \(NumberText.grouped(ScenarioLimits.length))")
        }
        return number
    }

    private mutating func sign() throws(Failure) -> String {
        let first = String(scalars[position])
        let two = position + 1 < scalars.count ? first + String(scalars[position + 1]) : first
        if ["==", "<=", ">="].contains(two) {
            position += 2
            return two
        }
        guard ".*/+-@:".contains(first) else {
            let reason = ["=", "<", ">", "≤", "≥", "!"].contains(first) ? "; write “==”, “<=” or “>=”" : ""
            throw failure("\(quoted(first)) is no part of a constraint\(reason)")
        }
        position += 1
        return first
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || scalar == "_"
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Whether a text can be a name in constraints.
    static func isName(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        return scalars.first.map(isLetter) ?? false && scalars.allSatisfy { isLetter($0) || isDigit($0) }
    }
}
