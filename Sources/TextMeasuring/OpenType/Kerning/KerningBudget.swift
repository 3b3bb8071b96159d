/// A limit for the number of kerning entries that are read from a font file.
///
/// The tables of a font may share parts, so that a small file could describe any amount of kerning. Therefore the
/// number of bytes bounds the amount that is read.
struct KerningBudget {
    /// The largest number of kerning entries that may be read from the file. It is two for each byte of the tables
    /// `GPOS` and `kern`, plus about a million. Real fonts have far fewer entries.
    private let limit: Int
    private var used = 0

    init(byteCount: Int) {
        // Places in what is read are kept in 32 bits.
        limit = min(2 * byteCount + 1 << 20, 1 << 30)
    }

    /// Takes kerning entries out of the font file's budget, before these entries are read.
    ///
    /// - Throws: `FontFileError` if no more entries may be read.
    mutating func use(_ entries: Int, in table: FontTable, at offset: Int) throws(FontFileError) {
        used += entries
        guard used <= limit else {
            throw table.error(.outOfRange(field: "entries of kerning", value: used, allowed: 0...limit), at: offset)
        }
    }
}
