import FlowTestSupport
import Foundation

/// What the least systems of Package.swift lack and Linux has, so that no build on Linux finds it: names and features
/// of the language that code used, or might.
struct NewerAPI {
    /// File, line and match, comments aside.
    private(set) var findings: [String] = []

    init(_ sources: [SourceText]) throws {
        let expression = try NSRegularExpression(pattern: Self.patterns.joined(separator: "|"))
        for source in sources {
            let text = source.text
            for match in expression.matches(in: text, range: NSRange(text.startIndex..., in: text)) {
                guard let range = Range(match.range, in: text) else { continue }
                let lines = text[..<range.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
                if lines.last?.drop(while: { $0 == " " }).hasPrefix("//") == true { continue }
                findings.append("\(source.path):\(lines.count): \(text[range])")
            }
        }
    }

    /// Of iOS 14 to 26 and their siblings.
    private static let patterns = [
        #"\bU?Int128\b|\bimport Synchronization\b|\((?:validating|filePath):|\bsleep\(for:|\bwrite\(contentsOf:"#,
        #"\b(?:Continuous|Suspending)Clock\b|\bDuration\b|\.formatted\(|\bAttributedString\(|@Observable\b"#,
        #"\bRegex\b|\b(?:first|whole|prefix)Match\(|\b(?:matches|ranges)\(of|\.replacing\("|\btrimmingPrefix\("#,
        #"\.appending\((?:path|component)|\.path\(percentEncoded"#,
        #"\bisolated deinit\b|\b(?:struct|class|enum) \w+<each |\b(?:as[?!]?|is) any \w+<"#,
    ]
}
