/// A reader of `Coverage` tables. Such a table contains the glyphs of a subtable, each with an index in the subtable.
enum GlyphCoverage {
    /// Reads a coverage table. A table of an unknown format covers no glyph. If a glyph is repeated, only its first
    /// index is used.
    static func read(
        _ table: FontTable, at start: Int, budget: inout KerningBudget
    ) throws(FontFileError) -> [(glyph: Int, index: Int)] {
        var covered: [(glyph: Int, index: Int)] = []
        switch try table.uint16(at: start) {
        case 1:
            let count = try table.uint16(at: start + 2)
            try table.need(2 * count, at: start + 4)
            try budget.use(count, in: table, at: start)
            for index in 0..<count { covered.append((try table.uint16(at: start + 4 + 2 * index), index)) }
        case 2:
            for range in try GlyphRange.read(table, at: start + 2, budget: &budget) {
                try budget.use(range.count, in: table, at: start)
                for glyph in range.first...range.last { covered.append((glyph, range.value + glyph - range.first)) }
            }
        default: break
        }
        // In order of glyphs, as they should be, none is there twice.
        let isAscending = zip(covered, covered.dropFirst()).allSatisfy { $0.glyph < $1.glyph }
        if isAscending { return covered }
        var seen: Set<Int> = []
        return covered.filter { seen.insert($0.glyph).inserted }
    }
}
