/// Finds the functions of a source. What is declared within another function belongs to that one.
struct FunctionFinder {
    private let tokens: [SwiftToken]
    private(set) var functions: [SwiftFunction] = []

    init(_ tokens: [SwiftToken]) {
        self.tokens = tokens
        find(in: 0..<tokens.count, of: [])
    }

    private static let types: Set<String> = ["class", "struct", "enum", "extension", "protocol", "actor"]

    private mutating func find(in range: Range<Int>, of names: [String]) {
        var index = range.lowerBound
        while index < range.upperBound {
            index = declaration(at: index, of: names)
        }
    }

    /// The index after what begins at `index`.
    private mutating func declaration(at index: Int, of names: [String]) -> Int {
        let token = tokens[index]
        if token.opens { return (token.partner ?? index) + 1 }
        guard token.kind == .word, index == 0 || tokens[index - 1].text != ".", index + 1 < tokens.count else {
            return index + 1
        }
        let next = tokens[index + 1]
        switch token.text {
        case "func": return function(next.text, from: index + 2, of: names)
        case "init" where next.text == "(" || next.kind == .symbol: return function("init", from: index + 1, of: names)
        case "deinit", "subscript": return function(token.text, from: index + 1, of: names)
        case "var": return property(next.text, from: index + 2, of: names)
        case _ where FunctionFinder.types.contains(token.text) && next.kind == .word && next.text != "func":
            return type(from: index + 1, of: names)
        default: return index + 1
        }
    }

    private mutating func type(from start: Int, of names: [String]) -> Int {
        var name = tokens[start].text
        var index = start + 1
        while index + 1 < tokens.count, tokens[index].text == "." {
            name += "." + tokens[index + 1].text
            index += 2
        }
        guard !["var", "let", "subscript", "init"].contains(name), let open = brace(from: index) else { return start }
        let close = tokens[open].partner ?? tokens.count
        find(in: open + 1..<close, of: names + [name])
        return close + 1
    }

    private mutating func function(_ name: String, from start: Int, of names: [String]) -> Int {
        guard let open = brace(from: start) else { return start }
        let signature = tokens[start..<open]
        let arrow = topLevel(start..<open).first { tokens[$0].text == "->" }
        let list = signature.first { $0.text == "(" }
        let isBool = arrow.map { tokens[$0 + 1].text == "Bool" && ["{", "where"].contains(tokens[$0 + 2].text) }
        add(
            names + [name + labels(list)], open, hasResult: arrow != nil || name == "subscript",
            returnsBool: isBool ?? false)
        return (tokens[open].partner ?? open) + 1
    }

    private func labels(_ list: SwiftToken?) -> String {
        guard let list, let close = list.partner, let open = tokens[close].partner, close > open + 1 else { return "" }
        var labels = ""
        var isFirst = true
        for index in topLevel(open + 1..<close) {
            let token = tokens[index]
            if token.text == "," { isFirst = true }
            guard isFirst, token.kind == .word, index == 0 || tokens[index - 1].text != "@" else { continue }
            labels += token.text + ":"
            isFirst = false
        }
        return "(\(labels))"
    }

    /// A property that is computed, or observed.
    private mutating func property(_ name: String, from start: Int, of names: [String]) -> Int {
        var isStored = false
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "}" || token.startsLine && !continues(index) { return index }
            if token.text == "=" { isStored = true }
            if token.text == "{" {
                let observes = ["didSet", "willSet"].contains(tokens[index + 1].text)
                if !isStored || observes {
                    let isBool = index == start + 2 && tokens[start + 1].text == "Bool"
                    add(names + [name], index, hasResult: !observes, returnsBool: isBool && !observes)
                    return (token.partner ?? index) + 1
                }
            }
            index = (token.opens ? token.partner ?? index : index) + 1
        }
        return index
    }

    private mutating func add(_ names: [String], _ body: Int, hasResult: Bool, returnsBool: Bool) {
        guard !tokens[body].isLeftOut else { return }
        functions.append(
            SwiftFunction(
                name: names.joined(separator: "."), body: body, hasResult: hasResult, returnsBool: returnsBool))
    }

    /// The brace that ends a signature; nil where there is none, as in a protocol.
    private func brace(from start: Int) -> Int? {
        var index = start
        while index < tokens.count {
            let token = tokens[index]
            if token.text == "{" { return index }
            if token.text == "}" || index > start && token.startsLine && !continues(index) { return nil }
            index = (token.opens ? token.partner ?? index : index) + 1
        }
        return nil
    }

    private func continues(_ index: Int) -> Bool {
        let token = tokens[index]
        return token.isBinary || ["where", "throws", "rethrows", "async", "->", "{", ")"].contains(token.text)
            || [",", "&", ":", "->"].contains(tokens[index - 1].text)
    }

    private func topLevel(_ range: Range<Int>) -> [Int] {
        var indices: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            indices.append(index)
            index = (tokens[index].opens ? tokens[index].partner ?? index : index) + 1
        }
        return indices
    }
}
