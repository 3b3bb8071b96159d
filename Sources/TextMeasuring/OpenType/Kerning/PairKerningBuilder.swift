/// A builder of `PairKerning`, which collects the rules of a lookup, subtable after subtable.
struct PairKerningBuilder {
    private var kerning: PairKerning
    private let glyphCount: Int
    /// The collected rules, each with the first glyph of its pairs, in the order of subtables.
    private var rules: [(glyph: Int, rule: PairKerning.Rule)] = []
    /// The index of each class table that was already read, by the place of the table in the font.
    private var knownClasses: [Int: Int] = [:]

    init(ignoresMarks: Bool, glyphCount: Int) {
        kerning = PairKerning(ignoresMarks: ignoresMarks)
        self.glyphCount = glyphCount
    }

    mutating func add(_ rule: PairKerning.Rule, for glyph: Int) {
        if glyph < glyphCount { rules.append((glyph, rule)) }
    }

    /// Adds a list of second glyphs, in any order, and returns the rule with this list. If a glyph is repeated, its
    /// first entry is used.
    mutating func list(
        _ pairs: [(second: UInt16, adjustment: PairKerning.Adjustment)], takesSecond: Bool
    ) -> PairKerning.Rule {
        let start = kerning.seconds.count
        var pairs = pairs
        let isSorted = zip(pairs, pairs.dropFirst()).allSatisfy { $0.second <= $1.second }
        if !isSorted {
            pairs = pairs.enumerated().sorted { ($0.element.second, $0.offset) < ($1.element.second, $1.offset) }
                .map(\.element)
        }
        for pair in pairs where kerning.seconds.count == start || kerning.seconds.last != pair.second {
            kerning.seconds.append(pair.second)
            kerning.secondAdjustments.append(pair.adjustment)
        }
        return PairKerning.Rule(
            classes: -1, start: Int32(start), count: Int32(kerning.seconds.count - start), takesSecond: takesSecond)
    }

    /// Adds the adjustments for a pair of classes to the matrix.
    mutating func appendToMatrix(_ adjustment: PairKerning.Adjustment) { kerning.matrix.append(adjustment) }

    var matrixCount: Int { kerning.matrix.count }

    /// Returns the index of the class table at a place in the font; nil if that table was not added.
    func classTable(at place: Int) -> Int? { knownClasses[place] }

    mutating func addClassTable(_ classes: GlyphClasses, at place: Int) -> Int {
        kerning.classTables.append(
            PairKerning.ClassTable(
                firstGlyph: Int32(classes.firstGlyph), count: Int32(classes.values.count),
                start: Int32(kerning.classes.count)))
        kerning.classes += classes.values
        knownClasses[place] = kerning.classTables.count - 1
        return kerning.classTables.count - 1
    }

    /// The largest number of rules of one glyph. More rules would make each pair with this glyph slow. A glyph has at
    /// most one rule for each subtable of a font, and fonts have a few dozen subtables.
    private static let ruleLimit = 1000

    /// Returns the finished kerning of the lookup, which contains all collected rules.
    ///
    /// - Throws: `FontFileError` if the distance of its glyphs, or the number of rules of one of them, would make a
    ///   small file take much memory or time.
    func finished(
        budget: inout KerningBudget, in table: FontTable, at offset: Int
    ) throws(FontFileError) -> PairKerning {
        var kerning = kerning
        guard let first = rules.lazy.map(\.glyph).min(), let last = rules.lazy.map(\.glyph).max() else {
            return kerning
        }
        try budget.use(last - first + 2, in: table, at: offset)
        kerning.firstGlyph = first
        var starts = [Int32](repeating: 0, count: last - first + 2)
        for (glyph, _) in rules { starts[glyph - first + 1] += 1 }
        let most = Int(starts.max() ?? 0)
        guard most <= Self.ruleLimit else {
            throw table.error(
                .outOfRange(field: "rules of a glyph", value: most, allowed: 0...Self.ruleLimit), at: offset)
        }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        kerning.ruleStarts = starts
        kerning.rules = [PairKerning.Rule](repeating: rules[0].rule, count: rules.count)
        for (glyph, rule) in rules {
            kerning.rules[Int(starts[glyph - first])] = rule
            starts[glyph - first] += 1
        }
        return kerning
    }
}
