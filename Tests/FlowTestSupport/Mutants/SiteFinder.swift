/// Finds the places for faults in a function's code.
///
/// Left out are what binds a value (`if let`), patterns, declarations, and what takes more than one line where the
/// fault would write it twice.
struct SiteFinder {
    let on = MutantSite.on
    let source: [UInt8]
    let tokens: [SwiftToken]
    var sites: [MutantSite] = []

    init(_ text: String, _ tokens: [SwiftToken]) {
        source = Array(text.utf8)
        self.tokens = tokens
    }

    mutating func find(in function: SwiftFunction) -> [MutantSite] {
        sites = []
        block(function.body, Surroundings(hasResult: function.hasResult, returnsBool: function.returnsBool))
        func place(_ site: MutantSite) -> (Int, String) { (site.edits[0].range.lowerBound, site.kind.rawValue) }
        return sites.sorted { place($0) < place($1) }
    }

    // MARK: Texts

    func text(_ range: Range<Int>) -> String {
        guard let first = range.first, let last = range.last else { return "" }
        return String(decoding: source[tokens[first].range.lowerBound..<tokens[last].range.upperBound], as: UTF8.self)
    }

    func isOneLine(_ range: Range<Int>) -> Bool { !text(range).contains("\n") }

    mutating func add(
        _ kind: MutantSite.Kind, at index: Int, _ before: String, _ after: String, _ edits: [MutantSite.Edit]
    ) {
        guard !tokens[index].isLeftOut else { return }
        sites.append(
            MutantSite(
                kind: kind, line: tokens[index].line, before: SiteFinder.line(before), after: SiteFinder.line(after),
                edits: edits))
    }

    /// Tokens from a byte to another, around which something is written.
    func around(_ range: Range<Int>, _ before: String, _ after: String) -> [MutantSite.Edit] {
        let (start, end) = (tokens[range.first!].range.lowerBound, tokens[range.last!].range.upperBound)
        return [.init(range: start..<start, text: before), .init(range: end..<end, text: after)]
    }

    private static func line(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    // MARK: The order of tokens

    /// The index after a token, or after the bracket that it opens.
    func after(_ index: Int) -> Int { (tokens[index].opens ? tokens[index].partner ?? index : index) + 1 }

    func topLevel(_ range: Range<Int>) -> [Int] {
        var indices: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            indices.append(index)
            index = after(index)
        }
        return indices
    }

    func first(_ text: String, in range: Range<Int>) -> Int? { topLevel(range).first { tokens[$0].text == text } }

    /// Whether the first token of a line goes on with what the line before began.
    func continues(_ index: Int) -> Bool {
        let (token, last) = (tokens[index], tokens[index - 1])
        if token.isBinary || [".", ":", "else", "where", "as", "is", "{"].contains(token.text) { return true }
        return last.isBinary || last.text == "," || last.text == ":" || last.opens
    }

    func statementEnd(_ start: Int, _ close: Int) -> Int {
        var index = after(start)
        while index < close {
            let token = tokens[index]
            if token.text == ";" || token.startsLine && !continues(index) { break }
            index = after(index)
        }
        return min(index, close)
    }
}
