/// A part of a font file. Places are offsets from the start of this part, and every read is checked.
struct FontTable {
    /// The name of the table, four letters; empty for the whole file.
    let name: String
    private let bytes: [UInt8]
    private let range: Range<Int>

    /// Makes a table that contains the whole file.
    init(file bytes: [UInt8]) {
        name = ""
        self.bytes = bytes
        range = 0..<bytes.count
    }

    /// Makes a table that contains a part of the file.
    ///
    /// - Throws: `FontFileError` where the part is not within the file.
    init(_ name: String, of file: FontTable, offset: Int, count: Int) throws(FontFileError) {
        guard offset <= file.bytes.count, count <= file.bytes.count - offset else {
            let available = max(0, file.bytes.count - offset)
            throw FontFileError(
                table: name, offset: offset, problem: .truncated(needed: count, available: available))
        }
        self.name = name
        bytes = file.bytes
        range = offset..<offset + count
    }

    var count: Int { range.count }

    /// Throws unless `needed` bytes are available at an offset.
    ///
    /// - Throws: `FontFileError` unless the needed number of bytes is there.
    func need(_ needed: Int, at offset: Int) throws(FontFileError) {
        guard offset >= 0, offset <= count, needed <= count - offset else {
            throw error(.truncated(needed: needed, available: max(0, count - offset)), at: offset)
        }
    }

    func uint16(at offset: Int) throws(FontFileError) -> Int {
        try need(2, at: offset)
        let place = range.lowerBound + offset
        return Int(bytes[place]) << 8 | Int(bytes[place + 1])
    }

    func int16(at offset: Int) throws(FontFileError) -> Int {
        Int(Int16(truncatingIfNeeded: try uint16(at: offset)))
    }

    func uint32(at offset: Int) throws(FontFileError) -> Int {
        try need(4, at: offset)
        let place = range.lowerBound + offset
        return bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Reads an offset of 16 bits, and returns the place to which it leads. The offset is stored at `offset`, and is a
    /// distance from `start`. Returns nil if it is 0, which stands for a missing part.
    func place(at offset: Int, from start: Int) throws(FontFileError) -> Int? {
        let distance = try uint16(at: offset)
        return distance == 0 ? nil : start + distance
    }

    /// Returns a number if it is in a range; throws otherwise.
    func checked(
        _ field: String, _ value: Int, in allowed: ClosedRange<Int>, at offset: Int
    ) throws(FontFileError) -> Int {
        guard allowed.contains(value) else {
            throw error(.outOfRange(field: field, value: value, allowed: allowed), at: offset)
        }
        return value
    }

    func error(_ problem: FontFileError.Problem, at offset: Int) -> FontFileError {
        FontFileError(table: name, offset: range.lowerBound + offset, problem: problem)
    }
}
