/// The kerning of a font: that of `GPOS`, and where a script has none there, that of `kern`.
struct FontKerning: Hashable, Sendable {
    private var lookups: [PairKerning] = []
    /// Indices of lookups that are applied together, one after the other; each of these lists once.
    private var sets: [[Int]] = []
    /// The index of a list for each script, in the order of `FontScript`.
    private var setOfScript: [UInt8] = []
    /// Which glyphs are marks.
    private let marks: MarkGlyphs

    /// - Returns: nil if the font kerns no script.
    /// - Throws: `FontFileError` if a table is damaged that kerning is read from.
    init?(_ tables: FontDirectory, marks: MarkGlyphs, glyphCount: Int) throws(FontFileError) {
        self.marks = marks
        let (positioning, old) = (try tables.optionalTable("GPOS"), try tables.optionalTable("kern"))
        var budget = KerningBudget(byteCount: (positioning?.count ?? 0) + (old?.count ?? 0))
        var lists: [[Int]?] = FontScript.allCases.map { _ in nil }
        if let table = positioning {
            let positioning = try GlyphPositioning(table)
            let scripts = try positioning.kerning(budget: &budget)
            lists = FontScript.allCases.map { Self.list(of: $0, in: scripts) }
            try readLookups(
                table, at: positioning.lookups, &lists, glyphCount: glyphCount, budget: &budget)
        }
        if let old, lists.contains(where: { $0 == nil }) {
            let first = lookups.count
            lookups += try KernTable(old, glyphCount: glyphCount).lookups(budget: &budget)
            let all = Array(first..<lookups.count)
            lists = lists.map { $0 ?? all }
        }
        for list in lists {
            let list = list ?? []
            let known = sets.firstIndex(of: list)
            if known == nil { sets.append(list) }
            setOfScript.append(UInt8(known ?? sets.count - 1))
        }
        if sets.allSatisfy(\.isEmpty) { return nil }
    }

    /// The lookups of a script's first tag that the font has, or of the default; nil if they do not kern.
    private static func list(of script: FontScript, in scripts: [String: [Int]?]) -> [Int]? {
        let tag = (script.tags + ["DFLT", "dflt", "latn"]).first { scripts[$0] != nil }
        return tag.flatMap { scripts[$0] ?? nil }
    }

    /// Reads each lookup once, and makes indices of the font's those of `lookups`; empty ones are left out.
    private mutating func readLookups(
        _ table: FontTable, at place: Int?, _ lists: inout [[Int]?], glyphCount: Int, budget: inout KerningBudget
    ) throws(FontFileError) {
        var known: [Int: Int] = [:]
        for index in Set(lists.flatMap { $0 ?? [] }).sorted() {
            guard let place else { break }
            let lookup = try PairPositioning(table, lookups: place, glyphCount: glyphCount)
                .lookup(index, budget: &budget)
            if lookup.isEmpty { continue }
            known[index] = lookups.count
            lookups.append(lookup)
        }
        lists = lists.map { $0.map { $0.compactMap { known[$0] } } }
    }
}

extension FontKerning {
    /// Adds the kerning of neighbours to the entries with their indices.
    ///
    /// - Parameters:
    ///   - scalars: Characters of one line.
    ///   - characters: Which glyph shows a scalar. What has none is set in another font and has no kerning with its
    ///     neighbours.
    ///   - unit: Points in a unit of the font.
    ///   - kerning: Has an entry for each scalar.
    /// - Complexity: O(*n*) in the number of scalars, for each lookup.
    func add(
        of scalars: ArraySlice<Unicode.Scalar>, in characters: CharacterMap, unit: Double, to kerning: inout [Double]
    ) {
        if sets.count == 1 {
            for lookup in sets[0] { add(lookup, of: scalars, in: characters, unit: unit, to: &kerning) }
            return
        }
        var (first, set): (Int, UInt8?) = (scalars.startIndex, nil)
        for index in scalars.indices {
            guard let script = FontScript(scalars[index]) else { continue }
            let its = setOfScript[Int(script.rawValue)]
            if let set, set != its {
                add(set: set, of: scalars[first..<index], in: characters, unit: unit, to: &kerning)
                first = index
            }
            set = its
        }
        let last = set ?? setOfScript[Int(FontScript.other.rawValue)]
        add(set: last, of: scalars[first...], in: characters, unit: unit, to: &kerning)
    }

    private func add(
        set: UInt8, of scalars: ArraySlice<Unicode.Scalar>, in characters: CharacterMap, unit: Double,
        to kerning: inout [Double]
    ) {
        for lookup in sets[Int(set)] { add(lookup, of: scalars, in: characters, unit: unit, to: &kerning) }
    }

    private func add(
        _ index: Int, of scalars: ArraySlice<Unicode.Scalar>, in characters: CharacterMap, unit: Double,
        to kerning: inout [Double]
    ) {
        let lookup = lookups[index]
        var (previous, first) = (-1, 0)
        for index in scalars.indices {
            let scalar = scalars[index]
            var glyph = characters.glyph(of: scalar)
            if scalar.value >= 0x80 || index + 1 < scalars.endIndex && scalars[index + 1].value >= 0x300 {
                switch role(at: index, in: scalars, glyph: &glyph, characters, lookup) {
                case .letter: break
                case .passedOver: continue
                case .ofOtherFont: glyph = 0
                }
            }
            if glyph == 0 {
                previous = -1
                continue
            }
            if previous >= 0, let found = lookup.adjustment(of: first, glyph) {
                kerning[previous] += Double(found.values.first) * unit
                if found.values.second != 0 { kerning[index] += Double(found.values.second) * unit }
                if found.takesSecond {
                    previous = -1
                    continue
                }
            }
            (previous, first) = (index, glyph)
        }
    }

    /// What a scalar is to kerning.
    private enum Role {
        case letter, passedOver, ofOtherFont
    }

    /// - Parameter glyph: That of the scalar; that of the composed letter where marks follow it and the font has one.
    private func role(
        at index: Int, in scalars: ArraySlice<Unicode.Scalar>, glyph: inout Int, _ characters: CharacterMap,
        _ lookup: PairKerning
    ) -> Role {
        let scalar = scalars[index]
        let traits = ScalarTable.shared.traits(of: scalar)
        if traits.hasNoWidth || marks.contains(glyph, scalar) {
            if marks.contains(glyph, scalar) {
                return glyph != 0 && !lookup.ignoresMarks ? .letter : .passedOver
            }
            // Joiners, soft hyphens and the like are not seen; what is after a variation selector is.
            return .passedOver
        }
        guard index + 1 < scalars.endIndex else { return .letter }
        let next = scalars[index + 1]
        if next.value == 0xFE0F && traits.isEmoji { return .ofOtherFont }
        return .letter
    }
}
