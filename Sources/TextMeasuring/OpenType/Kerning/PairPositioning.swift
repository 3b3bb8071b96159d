/// A reader of those lookups in the `GPOS` table that adjust pairs of glyphs.
///
/// Advances along the line are used. Placements change no width, and corrections of devices and variations are 0 at the
/// default instance.
struct PairPositioning {
    private let table: FontTable
    private let glyphCount: Int
    /// The offset of the list of lookups in the `GPOS` table, in bytes.
    private let lookups: Int

    init(_ table: FontTable, lookups: Int, glyphCount: Int) {
        self.table = table
        self.lookups = lookups
        self.glyphCount = glyphCount
    }

    /// Reads the pairs that a lookup adjusts. A lookup of another type has no pairs.
    func lookup(_ index: Int, budget: inout KerningBudget) throws(FontFileError) -> PairKerning {
        let count = try table.uint16(at: lookups)
        _ = try table.checked("lookup", index, in: 0...max(0, count - 1), at: lookups)
        guard let start = try table.place(at: lookups + 2 + 2 * index, from: lookups) else {
            return PairKerning(ignoresMarks: false)
        }
        let type = try table.uint16(at: start)
        let flags = try table.uint16(at: start + 2)
        // Marks are passed over also where only those of a set or a kind are meant to be: a choice.
        var builder = PairKerningBuilder(
            ignoresMarks: flags & (Self.ignoreMarks | Self.markSet | Self.markKind) != 0, glyphCount: glyphCount)
        let subtables = try table.uint16(at: start + 4)
        try table.need(2 * subtables, at: start + 6)
        for subtable in 0..<subtables {
            try budget.use(1, in: table, at: start)
            guard var place = try table.place(at: start + 6 + 2 * subtable, from: start) else { continue }
            var kind = type
            if kind == Self.extension, try table.uint16(at: place) == 1 {
                kind = try table.uint16(at: place + 2)
                place += try table.uint32(at: place + 4)
            }
            if kind == Self.pairs { try read(at: place, to: &builder, budget: &budget) }
        }
        return try builder.finished(budget: &budget, in: table, at: start)
    }

    private static let pairs = 2
    private static let `extension` = 9
    private static let ignoreMarks = 8
    private static let markSet = 0x10
    private static let markKind = 0xFF00

    private func read(
        at start: Int, to builder: inout PairKerningBuilder, budget: inout KerningBudget
    ) throws(FontFileError) {
        let format = try table.uint16(at: start)
        guard format == 1 || format == 2 else { return }
        let values = PairValues(first: try table.uint16(at: start + 4), second: try table.uint16(at: start + 6))
        guard let covered = try table.place(at: start + 2, from: start) else { return }
        let coverage = try GlyphCoverage.read(table, at: covered, budget: &budget)
        if format == 1 {
            try readLists(coverage, values, at: start, to: &builder, budget: &budget)
        } else {
            try readClasses(coverage, values, at: start, to: &builder, budget: &budget)
        }
    }

    /// Reads a subtable of format 1: each first glyph has a list of second glyphs.
    private func readLists(
        _ coverage: [(glyph: Int, index: Int)], _ values: PairValues, at start: Int,
        to builder: inout PairKerningBuilder, budget: inout KerningBudget
    ) throws(FontFileError) {
        let count = try table.uint16(at: start + 8)
        try table.need(2 * count, at: start + 10)
        var known: [Int: PairKerning.Rule] = [:]
        for (glyph, index) in coverage where index < count {
            guard let list = try table.place(at: start + 10 + 2 * index, from: start) else { continue }
            if let rule = known[list] {
                builder.add(rule, for: glyph)
                continue
            }
            let pairs = try table.uint16(at: list)
            let size = 2 + values.size
            try table.need(size * pairs, at: list + 2)
            try budget.use(pairs, in: table, at: list)
            var entries: [(second: UInt16, adjustment: PairKerning.Adjustment)] = []
            entries.reserveCapacity(pairs)
            for place in stride(from: list + 2, to: list + 2 + size * pairs, by: size) {
                entries.append((UInt16(try table.uint16(at: place)), try values.read(table, at: place + 2)))
            }
            let rule = builder.list(entries, takesSecond: values.takesSecond)
            known[list] = rule
            builder.add(rule, for: glyph)
        }
    }

    /// Reads a subtable of format 2: glyphs have classes, and each pair of classes has a value.
    private func readClasses(
        _ coverage: [(glyph: Int, index: Int)], _ values: PairValues, at start: Int,
        to builder: inout PairKerningBuilder, budget: inout KerningBudget
    ) throws(FontFileError) {
        let firsts = try classes(table.place(at: start + 8, from: start), budget: &budget)
        let place = try table.place(at: start + 10, from: start)
        var seconds = builder.classTable(at: place ?? 0)
        if seconds == nil {
            seconds = builder.addClassTable(try classes(place, budget: &budget), at: place ?? 0)
        }
        let (rows, columns) = (try table.uint16(at: start + 12), try table.uint16(at: start + 14))
        try table.need(values.size * rows * columns, at: start + 16)
        try budget.use(rows * columns, in: table, at: start)
        let matrix = builder.matrixCount
        for index in 0..<rows * columns {
            builder.appendToMatrix(try values.read(table, at: start + 16 + values.size * index))
        }
        for (glyph, _) in coverage {
            let row = firsts.value(of: glyph)
            guard row < rows else { continue }
            builder.add(
                PairKerning.Rule(
                    classes: Int32(seconds ?? 0), start: Int32(matrix + row * columns), count: Int32(columns),
                    takesSecond: values.takesSecond), for: glyph)
        }
    }
}

extension PairPositioning {
    /// Reads the classes of glyphs. Without a table, all glyphs have class 0.
    private func classes(_ place: Int?, budget: inout KerningBudget) throws(FontFileError) -> GlyphClasses {
        guard let place else { return GlyphClasses() }
        return try GlyphClasses(table, at: place, budget: &budget)
    }
}

/// The layout of the two values of a pair, in the bytes of a subtable.
private struct PairValues {
    /// The number of bytes of both values.
    let size: Int
    /// Whether the next pair begins after the second glyph, and not with it.
    let takesSecond: Bool
    private let first: Int?
    private let second: Int?

    /// Makes the layout of a pair's two values. Each value is described by the set of its fields, with a bit for each
    /// field.
    ///
    /// - Parameters:
    ///   - first: The fields that the first glyph's value has, a bit for each.
    ///   - second: The fields that the second glyph's value has.
    init(first: Int, second: Int) {
        let firstSize = 2 * (first & 0xFFFF).nonzeroBitCount
        size = firstSize + 2 * (second & 0xFFFF).nonzeroBitCount
        takesSecond = second != 0
        self.first = Self.advance(in: first)
        self.second = Self.advance(in: second).map { $0 + firstSize }
    }

    /// Returns the place of the advance within a value, in bytes; nil if the value has no advance along the line.
    /// `format` is the set of fields that the value has. The advance is the third field, after two placements.
    private static func advance(in format: Int) -> Int? {
        format & 4 != 0 ? 2 * (format & 3).nonzeroBitCount : nil
    }

    func read(_ table: FontTable, at place: Int) throws(FontFileError) -> PairKerning.Adjustment {
        var adjustment = PairKerning.Adjustment(first: 0, second: 0)
        if let first { adjustment.first = Int16(try table.int16(at: place + first)) }
        if let second { adjustment.second = Int16(try table.int16(at: place + second)) }
        return adjustment
    }
}
