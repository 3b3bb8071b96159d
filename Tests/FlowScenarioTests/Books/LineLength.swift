import FlowTestSupport

/// Finds lines of Swift that are longer than 120 characters, whatever their bytes.
///
/// Only text may be longer: a line of a multi-line literal, and a line that holds nothing but one literal with what
/// joins it, closes it or makes it the sentence of a test.
struct LineLength {
    static let limit = 120
    private static let quotes = "\"\"\""

    /// File and line of each line that is too long.
    private(set) var findings: [String] = []

    init(_ sources: [SourceText]) {
        for source in sources { read(source) }
    }

    private mutating func read(_ source: SourceText) {
        var isInLiteral = false
        for (index, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = line.drop { $0 == " " }
            if isInLiteral {
                isInLiteral = !code.hasPrefix(Self.quotes)
            } else {
                isInLiteral = line.hasSuffix(Self.quotes) && !code.hasPrefix("//")
                // Bytes are quick to count, and never fewer.
                guard line.utf8.count > Self.limit, line.count > Self.limit, !Self.isLiteral(code) else { continue }
                findings.append("\(source.path):\(index + 1): \(line.count) characters")
            }
        }
    }

    private static func isLiteral(_ code: Substring) -> Bool {
        code.wholeMatch(of: /(?:\+ |== |@Test\()?(?:"(?:[^"\\]|\\.)*"|#"(?:(?!"#).)*"#)[)\],]*/) != nil
    }
}
