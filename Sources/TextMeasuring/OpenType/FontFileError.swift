/// Why a font file cannot be used, and where in it.
public struct FontFileError: Error, Hashable, Sendable {
    /// The kinds of defects.
    public enum Problem: Hashable, Sendable {
        /// Bytes are missing: the number needed from the place on, and the number that is there.
        case truncated(needed: Int, available: Int)
        /// The first four bytes are of no format that can be read: neither TrueType nor OpenType nor a collection of
        /// them.
        case unknownFormat(UInt32)
        /// The file has no such table.
        case missingTable
        /// The collection has fewer fonts.
        case noSuchFont(index: Int, count: Int)
        /// A number is not what the format allows.
        case outOfRange(field: String, value: Int, allowed: ClosedRange<Int>)
        /// Entries that must ascend do not: the one with this index begins before the one before it ends.
        case unsorted(field: String, index: Int)
        /// A character map of format 4 or 12 for Unicode is missing.
        case noCharacterMap
    }

    /// The four letters of the table; empty for the beginning of the file.
    public let table: String
    /// Bytes from the file's start.
    public let offset: Int
    /// The defect.
    public let problem: Problem

    /// Makes an error.
    public init(table: String, offset: Int, problem: Problem) {
        self.table = table
        self.offset = offset
        self.problem = problem
    }
}

extension FontFileError: CustomStringConvertible {
    /// Table, byte and what is wrong there.
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
