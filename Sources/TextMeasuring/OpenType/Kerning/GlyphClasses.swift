/// The classes of glyphs, from a `ClassDef` table of a font.
struct GlyphClasses: Hashable, Sendable {
    /// The glyph whose class is the first entry of `values`.
    private(set) var firstGlyph = 0
    /// The class of each glyph from `firstGlyph` on; all other glyphs have class 0.
    private(set) var values: [UInt16] = []

    /// Makes the classes of consecutive glyphs, from `firstGlyph` on. Without arguments, all glyphs have class 0.
    init(firstGlyph: Int = 0, values: [UInt16] = []) {
        self.firstGlyph = firstGlyph
        self.values = values
    }

    /// Reads a table of classes. If two ranges overlap, the later range is used. A table of an unknown format has no
    /// classes.
    init(_ table: FontTable, at start: Int, budget: inout KerningBudget) throws(FontFileError) {
        switch try table.uint16(at: start) {
        case 1:
            firstGlyph = try table.uint16(at: start + 2)
            let count = try table.uint16(at: start + 4)
            try table.need(2 * count, at: start + 6)
            try budget.use(count, in: table, at: start)
            for index in 0..<count { values.append(UInt16(try table.uint16(at: start + 6 + 2 * index))) }
        case 2: try readRanges(table, at: start, budget: &budget)
        default: break
        }
    }

    private mutating func readRanges(
        _ table: FontTable, at start: Int, budget: inout KerningBudget
    ) throws(FontFileError) {
        let ranges = try GlyphRange.read(table, at: start + 2, budget: &budget)
        guard let first = ranges.lazy.map(\.first).min(), let last = ranges.lazy.map(\.last).max() else { return }
        firstGlyph = first
        try budget.use(last - first + 1, in: table, at: start)
        values = [UInt16](repeating: 0, count: last - first + 1)
        for range in ranges {
            try budget.use(range.count, in: table, at: start)
            for glyph in range.first..<range.first + range.count { values[glyph - first] = UInt16(range.value) }
        }
    }

    /// Returns the class of a glyph; 0 if the table has no class for the glyph.
    func value(of glyph: Int) -> Int {
        let index = glyph - firstGlyph
        return index >= 0 && index < values.count ? Int(values[index]) : 0
    }
}
