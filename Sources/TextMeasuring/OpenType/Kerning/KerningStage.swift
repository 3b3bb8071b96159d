/// Lookups that can be applied together, in one walk over a text. Their effect on a pair of glyphs does not depend on
/// other pairs, and either all or none of the lookups ignore marks.
struct KerningStage: Hashable, Sendable {
    private(set) var lookups: [PairKerning]
    /// The adjustments for all pairs of scalars from `latin`, row by row. An entry is the adjustment of the pair's
    /// first scalar, in units of the font, or `askLookups` if the pair needs more than one number. Most texts are
    /// measured with this table alone.
    private var latinTable: [Int16] = []

    /// The ASCII scalars whose pairs are in `latinTable`.
    static let latin: Range<UInt32> = 0x20..<0x80
    static let askLookups = Int16.min

    /// The numbers of kerning entries that each stage and each lookup takes from the budget. The budget limits the
    /// entries that are read from a font file. `tableCost` is the number for a stage, because a stage has a table.
    /// `lookupCost` is the number for a lookup.
    private static let (tableCost, lookupCost) = (latin.count * latin.count, 1024)

    /// Groups consecutive lookups into as few stages as possible. The lookups of a stage are applied together, in one
    /// walk over a text.
    ///
    /// - Throws: `FontFileError` if their tables would be too many for a file of this size.
    static func stages(
        _ lookups: [PairKerning], _ characters: CharacterMap, budget: inout KerningBudget, in table: FontTable
    ) throws(FontFileError) -> [KerningStage] {
        var stages: [KerningStage] = []
        for lookup in lookups {
            if let last = stages.last?.lookups.last, last.ignoresMarks == lookup.ignoresMarks, !last.takesSeconds,
                !lookup.takesSeconds
            {
                stages[stages.count - 1].lookups.append(lookup)
            } else {
                stages.append(KerningStage(lookups: [lookup]))
            }
        }
        try budget.use(stages.count * tableCost + lookups.count * lookupCost, in: table, at: 0)
        for index in stages.indices { stages[index].tabulateLatin(characters) }
        return stages
    }

    /// Whether glyphs with marks between them still form pairs.
    var ignoresMarks: Bool { lookups[0].ignoresMarks }

    /// Returns the adjustments of a pair of glyphs, each added up over all lookups. `first` and `second` are the
    /// adjustments of the two glyphs, in units of the font. `takesSecond` is true if the next pair begins after the
    /// second glyph. The result is nil if no lookup adjusts the pair.
    @inline(__always)
    func adjustment(of first: Int, _ second: Int) -> (first: Int, second: Int, takesSecond: Bool)? {
        var sum: (first: Int, second: Int, takesSecond: Bool)?
        for lookup in lookups {
            guard let found = lookup.adjustment(of: first, second) else { continue }
            let before = sum ?? (0, 0, false)
            sum = (before.first + Int(found.values.first), before.second + Int(found.values.second), found.takesSecond)
        }
        return sum
    }

    /// Returns the adjustment of the first scalar in a pair of scalars from `latin`. The adjustment is in units of the
    /// font. The result is `askLookups` if the pair needs more than one number.
    @inline(__always)
    func latinAdjustment(of first: UInt32, _ second: UInt32) -> Int16 {
        let (row, column) = (Int(first &- Self.latin.lowerBound), Int(second &- Self.latin.lowerBound))
        return latinTable[row &* Self.latin.count &+ column]
    }

    private mutating func tabulateLatin(_ characters: CharacterMap) {
        let glyphs = Self.latin.map { characters.glyph(ofFirstPlane: Int($0)) }
        var table = [Int16](repeating: 0, count: glyphs.count * glyphs.count)
        for (row, first) in glyphs.enumerated() where first != 0 {
            guard lookups.contains(where: { $0.hasRules(for: first) }) else { continue }
            for (column, second) in glyphs.enumerated() where second != 0 {
                guard let found = adjustment(of: first, second) else { continue }
                let isPlain = found.second == 0 && !found.takesSecond && Int16(exactly: found.first) != nil
                table[row * glyphs.count + column] = isPlain ? Int16(found.first) : Self.askLookups
            }
        }
        latinTable = table
    }
}
