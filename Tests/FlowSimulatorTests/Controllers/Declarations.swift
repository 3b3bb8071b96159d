import FlowTestSupport
import Foundation

/// What files of the sources declare, as text.
enum Declarations {
    /// The methods of a file, from their names to the types of their parameters, found behind a keyword.
    static func methods(of path: String, after keyword: String) throws -> Set<String> {
        let text = try Repository.text(path).text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let parts = text.components(separatedBy: keyword).dropFirst()
        let heads = parts.map { $0.prefix { $0 != ")" }.replacingOccurrences(of: "( ", with: "(") }
        return Set(heads.map { $0.trimmingCharacters(in: .whitespaces) })
    }
}
