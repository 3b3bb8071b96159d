/// Consecutive glyphs, and the number that a table of the font has for them. In a table of classes, the number is the
/// class of all these glyphs. In a coverage table, it is the coverage index of the first glyph.
struct GlyphRange {
    let first: Int
    let last: Int
    let value: Int

    /// The number of glyphs; 0 for a range that ends before it begins.
    var count: Int { max(0, last - first + 1) }

    /// Reads a count, and then this number of ranges.
    static func read(
        _ table: FontTable, at start: Int, budget: inout KerningBudget
    ) throws(FontFileError) -> [GlyphRange] {
        let count = try table.uint16(at: start)
        try table.need(6 * count, at: start + 2)
        try budget.use(count, in: table, at: start)
        var ranges: [GlyphRange] = []
        ranges.reserveCapacity(count)
        for place in stride(from: start + 2, to: start + 2 + 6 * count, by: 6) {
            let range = GlyphRange(
                first: try table.uint16(at: place), last: try table.uint16(at: place + 2),
                value: try table.uint16(at: place + 4))
            if range.count > 0 { ranges.append(range) }
        }
        return ranges
    }
}
