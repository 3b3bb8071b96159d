/// The kerning of a font, from the table `GPOS`. A script without kerning in `GPOS` has the kerning of the table
/// `kern`.
struct FontKerning: Hashable, Sendable {
    /// The lists of kerning stages. Scripts with equal lookups share a list. The stages of a list are applied one after
    /// the other.
    private var sets: [[KerningStage]] = []
    /// An index in `sets` for each script, in the order of `FontScript`: the place of the script's kerning stages.
    private var setOfScript: [UInt8] = []
    /// The glyphs of the font that are marks on other glyphs.
    private let marks: MarkGlyphs

    /// Reads the kerning of a font.
    ///
    /// - Returns: nil if the font kerns no script.
    /// - Throws: `FontFileError` if a table is damaged that kerning is read from.
    init?(
        _ tables: FontDirectory, characters: CharacterMap, marks: MarkGlyphs, glyphCount: Int
    ) throws(FontFileError) {
        self.marks = marks
        let (positioning, old) = (try tables.optionalTable("GPOS"), try tables.optionalTable("kern"))
        var budget = KerningBudget(byteCount: (positioning?.count ?? 0) + (old?.count ?? 0))
        var lookups: [PairKerning] = []
        var lists: [[Int]?] = FontScript.allCases.map { _ in nil }
        if let table = positioning {
            let positioning = try GlyphPositioning(table)
            let scripts = try positioning.kerning(budget: &budget)
            lists = FontScript.allCases.map { Self.list(of: $0, in: scripts) }
            lookups = try Self.readLookups(
                table, at: positioning.lookups, &lists, glyphCount: glyphCount, budget: &budget)
        }
        if let old, lists.contains(where: { $0 == nil }) {
            let first = lookups.count
            lookups += try KernTable(old, glyphCount: glyphCount).lookups(budget: &budget)
            let all = Array(first..<lookups.count)
            lists = lists.map { $0 ?? all }
        }
        guard let table = positioning ?? old else { return nil }
        var known: [[Int]: UInt8] = [:]
        for list in lists.map({ $0 ?? [] }) {
            if known[list] == nil {
                known[list] = UInt8(sets.count)
                let chosen = list.map { lookups[$0] }
                sets.append(try KerningStage.stages(chosen, characters, budget: &budget, in: table))
            }
            setOfScript.append(known[list] ?? 0)
        }
        if sets.allSatisfy(\.isEmpty) { return nil }
    }

    /// Returns the indices of the lookups that kern a script; nil if there are none. The script's own tags are tried
    /// first, then the default tags. The first of these tags that the font has is used; later tags are ignored.
    private static func list(of script: FontScript, in scripts: [String: [Int]?]) -> [Int]? {
        let tag = (script.tags + ["DFLT", "dflt", "latn"]).first { scripts[$0] != nil }
        return tag.flatMap { scripts[$0] ?? nil }
    }

    /// Reads each lookup in `lists` once, and returns those that are not empty. Before the call, the numbers in `lists`
    /// are indices in the font's list of lookups. After the call, they are indices in the returned array. The indices
    /// of empty lookups are removed.
    private static func readLookups(
        _ table: FontTable, at place: Int?, _ lists: inout [[Int]?], glyphCount: Int, budget: inout KerningBudget
    ) throws(FontFileError) -> [PairKerning] {
        var lookups: [PairKerning] = []
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
        return lookups
    }
}

extension FontKerning {
    /// Adds the kerning of neighbouring scalars, in points, to the entries of `kerning`. The entry of a scalar has the
    /// index of the scalar.
    ///
    /// - Parameters:
    ///   - scalars: Characters of one line.
    ///   - characters: The glyphs of scalars. A scalar without one is set in another font and has no kerning with its
    ///     neighbours.
    ///   - unit: Points in a unit of the font.
    ///   - kerning: Has an entry for each scalar.
    /// - Complexity: O(*n*) in the number of scalars, for each lookup.
    func add(
        of scalars: ArraySlice<Unicode.Scalar>, in characters: CharacterMap, unit: Double, to kerning: inout [Double]
    ) {
        if sets.count == 1 {
            add(set: 0, of: scalars, in: characters, unit: unit, to: &kerning)
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
        for stage in sets[Int(set)] {
            KerningPass(stage: stage, marks: marks, characters: characters, unit: unit)
                .run(over: scalars, to: &kerning)
        }
    }
}
