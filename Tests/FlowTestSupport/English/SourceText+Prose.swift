import Foundation

/// Texts without the parts that are not prose. These become blanks or marks, so that every line keeps its number.
extension SourceText {
    /// The prose of a page: without code, targets of links, headings, and quotations, which are other people's words.
    /// - Parameter keepsTables: Whether cells of tables are prose. Tables that a test writes have their words in the
    ///   sources.
    public func pageProse(keepsTables: Bool) -> SourceText {
        var isCode = false
        let lines = text.components(separatedBy: "\n").map { line in
            let start = line.drop { $0 == " " }
            let isFence = start.hasPrefix("```")
            if isFence { isCode.toggle() }
            let isProse = !isCode && !isFence && !start.hasPrefix("#") && !start.hasPrefix(">")
                && (keepsTables || !start.hasPrefix("|"))
            return isProse ? line : ""
        }
        return SourceText(path: path, text: Self.withoutCodeAndQuotations(lines.joined(separator: "\n")))
    }

    /// The comments of a script or a manifest.
    public var commentProse: SourceText {
        let lines = text.components(separatedBy: "\n").map { line in
            let start = line.drop { $0 == " " }
            guard start.hasPrefix("#") && !start.hasPrefix("#!") || start.hasPrefix("//") else { return "" }
            return String(start.drop { "#/".contains($0) }.drop { $0 == " " })
        }
        return SourceText(path: path, text: Self.withoutCodeAndQuotations(lines.joined(separator: "\n")))
    }

    /// The documentation comments of Swift code: the lines behind `///`, without code.
    public var documentationProse: SourceText {
        var isCode = false
        let lines = text.components(separatedBy: "\n").map { line in
            let start = line.drop { $0 == " " }
            guard start.hasPrefix("///") else { return "" }
            let words = start.dropFirst(3).drop { $0 == " " }
            let isFence = words.hasPrefix("```")
            if isFence { isCode.toggle() }
            return isCode || isFence ? "" : String(words)
        }
        return SourceText(path: path, text: Self.withoutCodeAndQuotations(lines.joined(separator: "\n")))
    }

    /// The first line of each documentation comment, with the number of its line.
    public var summaries: [(line: Int, text: String)] {
        let lines = text.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
        return lines.indices.filter { lines[$0].hasPrefix("/// ") && ($0 == 0 || !lines[$0 - 1].hasPrefix("///")) }
            .map { ($0 + 1, String(lines[$0].dropFirst(4))) }
    }

    private static func withoutCodeAndQuotations(_ text: String) -> String {
        let parts = [#"`[^`\n]*(\n[^`\n]+)?`"#, #"\]\([^)]*\)"#, #"“[^”]*”"#, #""[^"\n]*""#, #"<!--[\s\S]*?-->"#]
        return parts.reduce(text) { text, part in
            let expression = try! NSRegularExpression(pattern: part)
            let result = NSMutableString(string: text)
            let range = NSRange(location: 0, length: result.length)
            for match in expression.matches(in: text, range: range).reversed() {
                let words = result.substring(with: match.range)
                result.replaceCharacters(in: match.range, with: String(words.map { $0 == "\n" ? "\n" : "·" }))
            }
            return result as String
        }
    }
}
