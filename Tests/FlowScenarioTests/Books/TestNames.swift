import FlowTestSupport
import Foundation

/// Finds tests of Swift Testing whose attribute does not begin with a sentence: `@Test("A name says what must be so")`.
///
/// An attribute is what a line begins with, other attributes before it or not, so that a comment or a text that speaks
/// of `@Test` is none. Classes of XCTest have none.
struct TestNames {
    /// File and line of each test without a sentence.
    private(set) var findings: [String] = []
    /// How many attributes there are.
    private(set) var count = 0

    init(_ sources: [SourceText]) {
        for source in sources { read(source) }
    }

    private mutating func read(_ source: SourceText) {
        let lines = source.text.components(separatedBy: "\n")
        for (index, line) in lines.enumerated() {
            // An expression takes far longer than a search, and few lines name a test.
            guard line.contains("@Test"),
                let attribute = line.prefixMatch(of: /\s*(?:@\w+(?:\([^)]*\))?\s+)*@Test\b(.*)/)
            else { continue }
            count += 1
            // The sentence may stand on the line below.
            let rest = attribute.1 + (index + 1 < lines.count ? lines[index + 1] : "")
            if rest.prefixMatch(of: /\s*\(\s*"[^"\s]+\s[^"]+"/) == nil {
                findings.append("\(source.path):\(index + 1): the test has no sentence")
            }
        }
    }
}
