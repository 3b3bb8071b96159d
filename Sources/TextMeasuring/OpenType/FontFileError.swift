/// The reason why a font file cannot be used, and the place of the defect in the file.
public struct FontFileError: Error, Hashable, Sendable {
    /// The kinds of defects.
    public enum Problem: Hashable, Sendable {
        /// A defect of missing bytes: `needed` bytes should follow the place, but only `available` bytes exist.
        case truncated(needed: Int, available: Int)
        /// The first four bytes of a file whose format cannot be read. Readable formats are TrueType, OpenType and
        /// collections of such fonts.
        case unknownFormat(UInt32)
        /// A table that the file does not have.
        case missingTable
        /// An index of a font that the collection does not have.
        case noSuchFont(index: Int, count: Int)
        /// A number that the format does not allow.
        case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
        /// A defect of order: the entry with this index begins before the end of the previous entry.
        case unsorted(field: String, index: Int)
        /// A font without a Unicode character map of format 4 or 12.
        case noCharacterMap
    }

    /// The name of the table with the defect; empty if the defect is not in a table.
    public let table: String
    /// The place of the defect, as the number of bytes from the file's start.
    public let offset: Int
    /// The defect of the file.
    public let problem: Problem

    /// Makes an error.
    public init(table: String, offset: Int, problem: Problem) {
        self.table = table
        self.offset = offset
        self.problem = problem
    }
}

extension FontFileError: CustomStringConvertible {
    /// A text that names the table, the byte and the defect.
    public var description: String {
        let place = table.isEmpty ? "byte \(offset)" : "table “\(table)”, byte \(offset)"
        return "\(place): \(problem.text)"
    }
}

extension FontFileError.Problem {
    fileprivate var text: String {
        switch self {
        case .truncated(let needed, let available): "\(needed) bytes are needed, \(available) are there"
        case .unknownFormat(let signature):
            "0x\(String(signature, radix: 16)) begins no TrueType or OpenType font and no collection of them"
        case .missingTable: "the file has no such table"
        case .noSuchFont(let index, let count): "there is no font \(index) in a collection of \(count)"
        case .outOfRange(let field, let value, let allowed):
            "\(field) is \(value), but has to be in \(allowed.lowerBound)…\(allowed.upperBound)"
        case .unsorted(let field, let index): "\(field) \(index) does not come after the one before it"
        case .noCharacterMap: "there is no character map of format 4 or 12 for Unicode"
        }
    }
}
