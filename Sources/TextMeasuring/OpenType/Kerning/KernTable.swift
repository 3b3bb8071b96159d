/// A reader of the `kern` table in versions 0 and 1. It reads the subtables for horizontal text in format 0 (pairs) and
/// in format 2 (classes).
///
/// State machines (formats 1 and 3), minimum values and kerning across the line are left out. The values of several
/// subtables add up.
struct KernTable {
    private let table: FontTable
    private let glyphCount: Int

    init(_ table: FontTable, glyphCount: Int) {
        self.table = table
        self.glyphCount = glyphCount
    }

    /// The header of a subtable.
    private struct Header {
        var size: Int
        var length: Int
        var format: Int
        var isPlain: Bool
    }

    func lookups(budget: inout KerningBudget) throws(FontFileError) -> [PairKerning] {
        let isApples = try table.uint16(at: 0) == 1
        if !isApples { _ = try table.checked("version", try table.uint16(at: 0), in: 0...1, at: 0) }
        let count = isApples ? try table.uint32(at: 4) : try table.uint16(at: 2)
        var start = isApples ? 8 : 4
        var lookups: [PairKerning] = []
        for index in 0..<count {
            let header = try header(at: start, isApples)
            if header.isPlain {
                // Marks are passed over, as HarfBuzz does.
                var builder = PairKerningBuilder(ignoresMarks: true, glyphCount: glyphCount)
                switch header.format {
                case 0: try readPairs(at: start + header.size, to: &builder, budget: &budget)
                case 2: try readClasses(start, headerSize: header.size, to: &builder, budget: &budget)
                default: break
                }
                let lookup = try builder.finished(budget: &budget, in: table, at: start)
                if !lookup.isEmpty { lookups.append(lookup) }
            }
            // A length of 16 bits is too short for many pairs; that of the last subtable does not matter.
            if index + 1 == count { break }
            start += try table.checked("length", header.length, in: header.size...table.count, at: start)
        }
        return lookups
    }

    private func header(at start: Int, _ isApples: Bool) throws(FontFileError) -> Header {
        if isApples {
            // Vertical, across the line or for a variation.
            let coverage = try table.uint16(at: start + 4)
            return Header(
                size: 8, length: try table.uint32(at: start), format: coverage & 0xFF, isPlain: coverage & 0xE000 == 0)
        }
        // Horizontal, and neither minimum values nor across the line.
        let coverage = try table.uint16(at: start + 4)
        return Header(
            size: 6, length: try table.uint16(at: start + 2), format: coverage >> 8, isPlain: coverage & 7 == 1)
    }

    private func readPairs(
        at start: Int, to builder: inout PairKerningBuilder, budget: inout KerningBudget
    ) throws(FontFileError) {
        let count = try table.uint16(at: start)
        try table.need(6 * count, at: start + 8)
        try budget.use(count, in: table, at: start)
        var lists: [Int: [(second: UInt16, adjustment: PairKerning.Adjustment)]] = [:]
        for place in stride(from: start + 8, to: start + 8 + 6 * count, by: 6) {
            let second = UInt16(try table.uint16(at: place + 2))
            let adjustment = PairKerning.Adjustment(first: Int16(try table.int16(at: place + 4)), second: 0)
            lists[try table.uint16(at: place), default: []].append((second, adjustment))
        }
        for glyph in lists.keys.sorted() {
            builder.add(builder.list(lists[glyph] ?? [], takesSecond: false), for: glyph)
        }
    }

    /// Reads a subtable of format 2, a matrix of adjustments. The class of a glyph is stored as an offset in bytes:
    /// that of the first glyph leads to a row, that of the second glyph to a column. A second glyph without a class
    /// belongs to the first column.
    private func readClasses(
        _ start: Int, headerSize: Int, to builder: inout PairKerningBuilder, budget: inout KerningBudget
    ) throws(FontFileError) {
        let fields = start + headerSize
        let columns = try table.uint16(at: fields) / 2
        let array = try table.uint16(at: fields + 6)
        guard let left = try table.place(at: fields + 2, from: start),
            let right = try table.place(at: fields + 4, from: start)
        else { return }
        let seconds = builder.addClassTable(try classes(at: right, unit: 2, budget: &budget), at: right)
        let firsts = try classes(at: left, unit: 1, budget: &budget)
        var known: [Int: PairKerning.Rule] = [:]
        for (index, row) in firsts.values.enumerated() where Int(row) >= array {
            if known[Int(row)] == nil {
                try table.need(2 * columns, at: start + Int(row))
                try budget.use(columns, in: table, at: start)
                let matrix = builder.matrixCount
                for column in 0..<columns {
                    let value = Int16(try table.int16(at: start + Int(row) + 2 * column))
                    builder.appendToMatrix(PairKerning.Adjustment(first: value, second: 0))
                }
                known[Int(row)] = PairKerning.Rule(
                    classes: Int32(seconds), start: Int32(matrix), count: Int32(columns), takesSecond: false)
            }
            if let rule = known[Int(row)] { builder.add(rule, for: firsts.firstGlyph + index) }
        }
    }

    /// Reads a table of the classes of consecutive glyphs. The table contains the first glyph, the number of glyphs,
    /// and an offset in bytes for each glyph. The class of a glyph is its offset divided by `unit`.
    private func classes(
        at start: Int, unit: Int, budget: inout KerningBudget
    ) throws(FontFileError) -> GlyphClasses {
        let count = try table.uint16(at: start + 2)
        try table.need(2 * count, at: start + 4)
        try budget.use(count, in: table, at: start)
        var values: [UInt16] = []
        for index in 0..<count { values.append(UInt16(try table.uint16(at: start + 4 + 2 * index) / unit)) }
        return GlyphClasses(firstGlyph: try table.uint16(at: start), values: values)
    }
}
