/// What a block of statements is the code of.
struct Surroundings {
    /// Whether a lone expression is the result.
    var hasResult = false
    var returnsBool = false
}

extension SiteFinder {
    /// Statements that may be left out or change places.
    private struct Statement {
        var range: Range<Int>
        var isCall: Bool
    }

    mutating func block(_ open: Int, _ surroundings: Surroundings) {
        guard let close = tokens[open].partner else { return }
        statements(open + 1..<close, surroundings)
    }

    mutating func statements(_ range: Range<Int>, _ surroundings: Surroundings) {
        /// Nil for what stays where it is.
        var found: [Statement?] = []
        var index = range.lowerBound
        while index < range.upperBound {
            let start = index
            index = max(statement(index, range.upperBound, surroundings, &found), start + 1)
        }
        if found.count == 1, let only = found[0] {
            if surroundings.hasResult {
                // A constant is no condition.
                if surroundings.returnsBool, !["true", "false"].contains(text(only.range)) { negate(only.range) }
                return
            }
        }
        for case let statement? in found where statement.isCall { drop(statement) }
        for (first, second) in zip(found, found.dropFirst()) {
            if let first, let second, first.isCall || second.isCall { swap(first, second) }
        }
    }

    private mutating func statement(
        _ start: Int, _ close: Int, _ surroundings: Surroundings, _ found: inout [Statement?]
    ) -> Int {
        if tokens[start].text == ";" { return start + 1 }
        guard isExpression(start) else {
            found.append(nil)
            return control(start, close, surroundings)
        }
        let end = statementEnd(start, close)
        expressions(start..<end)
        let text = text(start..<end)
        // What has to be first, and what only makes room.
        let stays = ["super.init(", "self.init(", "reserveCapacity("].contains { text.contains($0) }
        found.append(stays ? nil : Statement(range: start..<end, isCall: isCall(start..<end)))
        return end
    }

    private static let keywords: Set<String> = [
        "if", "guard", "while", "for", "repeat", "do", "defer", "switch", "case", "default", "@", "let", "var", "func",
        "init", "struct", "class", "enum", "typealias", "return", "throw", "break", "continue", "fallthrough", "get",
        "set", "didSet", "willSet", "_modify", "_read", "catch", "else", "mutating", "nonmutating", "unowned", "weak",
        "lazy", "static", "nonisolated", "#if", "#available", "}",
    ]

    private func isExpression(_ index: Int) -> Bool {
        !SiteFinder.keywords.contains(tokens[index].text) || ["(", "."].contains(tokens[index + 1].text)
            && tokens[index].text == "init"
    }

    /// A call alone, whose result is not used.
    private func isCall(_ range: Range<Int>) -> Bool {
        var rest = range
        if tokens[rest.lowerBound].text == "_", tokens[rest.lowerBound + 1].text == "=" {
            rest = rest.lowerBound + 2..<rest.upperBound
        }
        let indices = topLevel(rest)
        guard let first = indices.first, let last = indices.last,
            tokens[first].kind == .word || tokens[first].text == "("
        else { return false }
        // Without these there is no end.
        if ["fatalError", "preconditionFailure", "stop"].contains(tokens[first].text) { return false }
        return indices.count > 1 && (tokens[last].text == "(" || tokens[last].text == "{")
            && !indices.contains { tokens[$0].isBinary || tokens[$0].text == "=" }
    }

    private mutating func drop(_ statement: Statement) {
        let range = statement.range
        add(.dropped, at: range.lowerBound, text(range), "", around(range, "if !\(on) { ", " }"))
    }

    private mutating func swap(_ first: Statement, _ second: Statement) {
        guard isOneLine(first.range), isOneLine(second.range) else { return }
        let (one, other) = (text(first.range), text(second.range))
        let start = tokens[first.range.lowerBound].range.lowerBound
        let end = tokens[second.range.upperBound - 1].range.upperBound
        add(
            .swapped, at: first.range.lowerBound, "\(one); \(other)", "\(other); \(one)",
            [
                .init(range: start..<start, text: "if \(on) { \(other); \(one) } else { "),
                .init(range: end..<end, text: " }"),
            ])
    }

    // MARK: Control flow

    /// What begins with a keyword. Gives the index after it.
    private mutating func control(_ start: Int, _ close: Int, _ surroundings: Surroundings) -> Int {
        let inner = Surroundings(returnsBool: surroundings.returnsBool)
        switch tokens[start].text {
        case "if", "while": return branches(start, close, inner)
        case "guard":
            guard let other = first("else", in: start..<close) else { return close }
            conditions(start + 1..<other)
            return braced(other, close, inner)
        case "for": return loop(start, close, inner)
        case "switch": return choice(start, close, inner)
        case "repeat", "do", "defer", "catch", "else": return braced(start, close, inner)
        case "case", "default", "@": return label(start, close)
        case "func", "init", "get", "set", "didSet", "willSet", "_modify", "_read", "mutating", "nonmutating":
            return nested(start, close, surroundings)
        case "struct", "class", "enum":
            return first("{", in: start..<close).map(after) ?? close
        default:
            let end = statementEnd(start, close)
            if tokens[start].text == "return", surroundings.returnsBool, end > start + 1 { negate(start + 1..<end) }
            expressions(start + 1..<end)
            return end
        }
    }

    private mutating func branches(_ start: Int, _ close: Int, _ inner: Surroundings) -> Int {
        guard let open = first("{", in: start..<close) else { return close }
        conditions(start + 1..<open)
        block(open, inner)
        return after(open)
    }

    /// A keyword, what belongs to it, and its block.
    private mutating func braced(_ start: Int, _ close: Int, _ inner: Surroundings) -> Int {
        if start + 1 < close, tokens[start].text == "else", tokens[start + 1].text == "if" {
            return branches(start + 1, close, inner)
        }
        guard let open = first("{", in: start..<close) else { return close }
        block(open, inner)
        return after(open)
    }

    private mutating func loop(_ start: Int, _ close: Int, _ inner: Surroundings) -> Int {
        guard let sequence = first("in", in: start..<close), let open = first("{", in: sequence..<close)
        else { return close }
        let filter = first("where", in: sequence..<open)
        expressions(sequence + 1..<(filter ?? open))
        if let filter { conditions(filter + 1..<open) }
        block(open, inner)
        return after(open)
    }

    private mutating func choice(_ start: Int, _ close: Int, _ inner: Surroundings) -> Int {
        guard let open = first("{", in: start..<close) else { return close }
        expressions(start + 1..<open)
        block(open, inner)
        return after(open)
    }

    private mutating func label(_ start: Int, _ close: Int) -> Int {
        guard let end = first(":", in: start..<close) else { return statementEnd(start, close) }
        if let filter = first("where", in: start..<end) { conditions(filter + 1..<end) }
        return end + 1
    }

    private mutating func nested(_ start: Int, _ close: Int, _ surroundings: Surroundings) -> Int {
        guard let open = first("{", in: start..<close) else { return close }
        let arrow = topLevel(start..<open).first { tokens[$0].text == "->" }
        switch tokens[start].text {
        case "func":
            let isBool = arrow.map { tokens[$0 + 1].text == "Bool" && $0 + 2 == open } ?? false
            block(open, Surroundings(hasResult: arrow != nil, returnsBool: isBool))
        case "get": block(open, surroundings)
        default: block(open, Surroundings())
        }
        return after(open)
    }
}
