/// A source with the functions that have places for faults.
public struct MutatedSource: Sendable {
    public struct Function: Sendable {
        public var name: String
        /// First and last line of its code.
        public var lines: ClosedRange<Int>
        public var sites: [MutantSite]
    }

    public let path: String
    public let functions: [Function]
    private let text: String
    /// Where an import can stand: before the first declaration that is compiled.
    private let start: Int

    public init(_ source: SourceText) {
        (path, text) = (source.path, source.text)
        let tokens = SwiftScanner(source.text).tokens
        start = tokens.first { !$0.isLeftOut }?.range.lowerBound ?? 0
        var finder = SiteFinder(source.text, tokens)
        functions = FunctionFinder(tokens).functions.compactMap { function in
            let sites = finder.find(in: function)
            guard !sites.isEmpty, let close = tokens[function.body].partner else { return nil }
            return Function(
                name: function.name, lines: tokens[function.body].line...tokens[close].line, sites: sites)
        }
    }

    /// The source in which faults are switches, each by its number. Lines stay where they were.
    public func switched(_ sites: [Int: MutantSite]) -> String {
        var edits = sites.flatMap { number, site in
            site.edits.map { ($0.range, $0.text.replacing(MutantSite.on, with: "mutant(\(number))")) }
        }
        edits.append((start..<start, "import CallerChecks; "))
        var bytes = Array(text.utf8)
        for (range, text) in edits.sorted(by: { $0.0.lowerBound > $1.0.lowerBound }) {
            bytes.replaceSubrange(range, with: text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
