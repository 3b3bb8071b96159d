/// The adjustments that one lookup of a font makes to the advances of neighbouring glyphs.
///
/// A first glyph has rules, in the order of the lookup's subtables; the first that has the second glyph is used. A rule
/// is a list of second glyphs, or a row of a matrix with a column for each class of second glyphs. All of them lie in a
/// few arrays of numbers, so that a pair without kerning costs two reads.
struct PairKerning: Hashable, Sendable {
    /// The adjustments of the two glyphs of a pair, in units of the font.
    struct Adjustment: Hashable, Sendable {
        var first: Int16
        var second: Int16
    }

    struct Rule: Hashable, Sendable {
        /// The index in `classTables` of the classes of second glyphs. A value less than 0 means that the rule has no
        /// such table, but a list of second glyphs.
        var classes: Int32
        /// The index at which the pairs of the rule begin. A rule with a table of classes has a row of `matrix`; any
        /// other rule has a list in `seconds`.
        var start: Int32
        /// The length of the rule's row in `matrix`, or of its list in `seconds`. The length is a number of columns or
        /// of second glyphs.
        var count: Int32
        /// Whether the next pair begins after the second glyph, and not with it.
        var takesSecond: Bool
    }

    /// A table of the classes of consecutive glyphs. A glyph that is not in the table has class 0.
    struct ClassTable: Hashable, Sendable {
        var firstGlyph: Int32
        var count: Int32
        /// The index in `classes` at which this table starts. It is the index of the class of `firstGlyph`.
        var start: Int32
    }

    /// Whether glyphs with marks between them still form pairs.
    var ignoresMarks: Bool
    /// The first glyph with rules.
    var firstGlyph = 0
    /// The index in `rules` at which the rules of each glyph start, from `firstGlyph` on. The last entry is the end of
    /// the last glyph's rules.
    var ruleStarts: [Int32] = []
    var rules: [Rule] = []
    var seconds: [UInt16] = []
    var secondAdjustments: [Adjustment] = []
    var matrix: [Adjustment] = []
    var classes: [UInt16] = []
    var classTables: [ClassTable] = []

    var isEmpty: Bool { rules.isEmpty }

    /// Whether at least one of the rules also takes the second glyph of a pair, so that the next pair begins after that
    /// glyph.
    var takesSeconds: Bool { rules.contains(where: \.takesSecond) }

    /// Whether a glyph may be the first glyph of a pair.
    func hasRules(for glyph: Int) -> Bool {
        let row = glyph - firstGlyph
        return row >= 0 && row < ruleStarts.count - 1 && ruleStarts[row] < ruleStarts[row + 1]
    }

    /// Returns the adjustments for a pair of glyphs; nil if no rule contains the pair. `takesSecond` is true if the
    /// next pair begins after the second glyph, and not with it.
    ///
    /// - Complexity: O(*r* log *s*): *r* subtables with the first glyph, *s* second glyphs in a list.
    @inline(__always)
    func adjustment(of first: Int, _ second: Int) -> (values: Adjustment, takesSecond: Bool)? {
        let row = first &- firstGlyph
        guard row >= 0, row < ruleStarts.count &- 1 else { return nil }
        var index = Int(ruleStarts[row])
        let end = Int(ruleStarts[row &+ 1])
        while index < end {
            let rule = rules[index]
            index &+= 1
            if rule.classes >= 0 {
                let column = classOf(second, in: Int(rule.classes))
                // Class 0 is treated as any other: the subtables after this one do not see the pair, as in HarfBuzz.
                if column >= Int(rule.count) { continue }
                return (matrix[Int(rule.start) &+ column], rule.takesSecond)
            }
            if let found = find(second, in: rule) { return (secondAdjustments[found], rule.takesSecond) }
        }
        return nil
    }

    @inline(__always)
    private func classOf(_ glyph: Int, in index: Int) -> Int {
        let table = classTables[index]
        let place = glyph &- Int(table.firstGlyph)
        return place >= 0 && place < Int(table.count) ? Int(classes[Int(table.start) &+ place]) : 0
    }

    private func find(_ glyph: Int, in rule: Rule) -> Int? {
        var (first, end) = (Int(rule.start), Int(rule.start) &+ Int(rule.count))
        while first < end {
            let middle = (first &+ end) / 2
            let second = Int(seconds[middle])
            if second == glyph { return middle }
            if second < glyph { first = middle &+ 1 } else { end = middle }
        }
        return nil
    }
}
