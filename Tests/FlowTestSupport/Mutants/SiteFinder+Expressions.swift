extension SiteFinder {
    /// The conditions of `if`, `guard`, `while` and `where`.
    mutating func conditions(_ range: Range<Int>) {
        var start = range.lowerBound
        for index in topLevel(range) + [range.upperBound]
        where index == range.upperBound || tokens[index].text == "," {
            condition(start..<index)
            start = index + 1
        }
    }

    private mutating func condition(_ range: Range<Int>) {
        guard let first = range.first else { return }
        switch tokens[first].text {
        case "let", "var", "case":
            // What is bound, and to what.
            if let assignment = self.first("=", in: range) { expressions(assignment + 1..<range.upperBound) }
        case _ where tokens[first].text.hasPrefix("#"): return
        default:
            negate(range)
            expressions(range)
        }
    }

    mutating func negate(_ range: Range<Int>) {
        let others: Set<String> = ["try", "await", "if", "switch", "fatalError"]
        guard let first = range.first, !others.contains(tokens[first].text) else { return }
        let text = text(range)
        let isOne = topLevel(range).allSatisfy { !tokens[$0].isBinary }
        let isNegated = isOne && text.hasPrefix("!")
        let opposite = isNegated ? String(text.dropFirst()) : isOne ? "!\(text)" : "!(\(text))"
        add(.negated, at: first, text, opposite, around(range, "(\(on) != (", "))"))
    }

    /// Conditions before `?`, comparisons, ranges, numbers and closures, at any depth.
    mutating func expressions(_ range: Range<Int>) {
        var index = range.lowerBound
        while index < range.upperBound {
            let token = tokens[index]
            if token.text == "{", token.partner != nil {
                closure(index)
                index = after(index)
                continue
            }
            if token.isBinary, token.kind == .symbol { symbol(index, range) }
            if token.kind == .number { number(index) }
            index += 1
        }
    }

    private mutating func symbol(_ index: Int, _ range: Range<Int>) {
        switch tokens[index].text {
        case "?":
            negate(operandStart(index, range, SiteFinder.weakest)..<index)
        case "<", "<=", ">", ">=":
            comparison(index, range)
        case "..<", "...":
            let end = operandEnd(index, range, SiteFinder.weaker.union(SwiftToken.comparisons).union(["??"]))
            guard end > index + 1 else { return }
            let text = text(index + 1..<end)
            let symbol = tokens[index].text
            add(
                .bound, at: index, "\(symbol)\(text)", "\(symbol)\(text) - 1",
                around(index + 1..<end, "((", ") - (\(on) ? 1 : 0))"))
        default: break
        }
    }

    private mutating func comparison(_ index: Int, _ range: Range<Int>) {
        let stops = SiteFinder.weaker.union(SwiftToken.comparisons)
        let start = operandStart(index, range, stops)
        let end = operandEnd(index, range, stops)
        guard start < index, end > index + 1, isOneLine(start..<end) else { return }
        let symbol = tokens[index].text
        let other = symbol.hasSuffix("=") ? String(symbol.dropLast()) : symbol + "="
        let (before, after) = (text(start..<end), "\(text(start..<index)) \(other) \(text(index + 1..<end))")
        add(.bound, at: index, before, after, around(start..<end, "(\(on) ? \(after) : ", ")"))
    }

    /// A whole number that something is compared with, that is added or taken away, or that is an index.
    private mutating func number(_ index: Int) {
        guard let value = Int(tokens[index].text) else { return }
        let (last, next) = (tokens[index - 1], tokens[index + 1])
        let symbols: Set<String> = ["+", "-", "<", "<=", ">", ">=", "==", "!=", "..<"]
        let isOperand = last.isBinary && symbols.contains(last.text) || next.isBinary && symbols.contains(next.text)
        let isIndex = last.text == "[" && next.text == "]" && !last.spaceBefore && !tokens[index - 2].opens
        guard isOperand && last.text != "." && next.text != "." || isIndex else { return }
        let isAfter = isIndex || last.isBinary && symbols.contains(last.text)
        let before = isIndex ? "[\(value)]" : isAfter ? "\(last.text) \(value)" : "\(value) \(next.text)"
        let after = isIndex ? "[\(value + 1)]" : isAfter ? "\(last.text) \(value + 1)" : "\(value + 1) \(next.text)"
        add(
            .bound, at: index, before, after,
            [.init(range: tokens[index].range, text: "(\(on) ? \(value + 1) : \(value))")])
    }

    /// A closure's statements, behind its `in`.
    private mutating func closure(_ open: Int) {
        guard let close = tokens[open].partner else { return }
        var start = open + 1
        if start < close, tokens[start].text != "for" {
            let end = statementEnd(start, close)
            if let signature = first("in", in: start..<end) { start = signature + 1 }
        }
        statements(start..<close, Surroundings(hasResult: true))
    }

    // MARK: Operands

    private static let weakest: Set<String> = [",", ":", ";", "?", "=", "return", "in", "else", "try", "await", "throw",
        "case", "where", "if", "guard", "while", "->",
    ]
    private static let weaker = weakest.union(["&&", "||"])

    private func operandStart(_ symbol: Int, _ range: Range<Int>, _ stops: Set<String>) -> Int {
        var start = symbol
        while start > range.lowerBound {
            let token = tokens[start - 1]
            if token.opens || isStop(token, stops) { break }
            start = token.closes ? token.partner ?? start - 1 : start - 1
            if tokens[start].startsLine, !continues(start) { break }
        }
        return start
    }

    private func operandEnd(_ symbol: Int, _ range: Range<Int>, _ stops: Set<String>) -> Int {
        var end = symbol + 1
        while end < range.upperBound {
            let token = tokens[end]
            if token.closes || token.text == "{" || isStop(token, stops) { break }
            if token.startsLine, !continues(end) { break }
            end = after(end)
        }
        return min(end, range.upperBound)
    }

    private func isStop(_ token: SwiftToken, _ stops: Set<String>) -> Bool {
        token.isAssignment || stops.contains(token.text) && (token.kind != .symbol || token.isBinary)
    }
}
