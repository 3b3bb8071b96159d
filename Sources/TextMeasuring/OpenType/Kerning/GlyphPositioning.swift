/// A search in the `GPOS` table for the lookups that kern a script. A lookup is a list of rules that move glyphs.
///
/// A script's default language is used. A script that the table does not list takes `DFLT`, then `dflt`, then `latn`,
/// as HarfBuzz does. Alternatives for parts of a variable font's design space are left out: the default instance has
/// none.
struct GlyphPositioning {
    private let table: FontTable
    private let scripts: Int?
    private let features: Int?
    /// The place in the table at which the list of all lookups begins; nil if there is no list.
    let lookups: Int?

    init(_ table: FontTable) throws(FontFileError) {
        self.table = table
        _ = try table.checked("majorVersion", try table.uint16(at: 0), in: 1...1, at: 0)
        scripts = try table.place(at: 4, from: 0)
        features = try table.place(at: 6, from: 0)
        lookups = try table.place(at: 8, from: 0)
    }

    /// Returns the lookups that kern each script of the table, as indices in ascending order. The key is the tag of the
    /// script. The value is nil for a script without kerning.
    func kerning(budget: inout KerningBudget) throws(FontFileError) -> [String: [Int]?] {
        guard let scripts else { return [:] }
        var found: [String: [Int]?] = [:]
        let count = try table.uint16(at: scripts)
        try table.need(6 * count, at: scripts + 2)
        for entry in stride(from: scripts + 2, to: scripts + 2 + 6 * count, by: 6) {
            let name = FontDirectory.name(try table.uint32(at: entry))
            guard found[name] == nil, let script = try table.place(at: entry + 4, from: scripts) else { continue }
            found[name] = .some(try self.lookups(of: script, budget: &budget))
        }
        return found
    }

    private func lookups(of script: Int, budget: inout KerningBudget) throws(FontFileError) -> [Int]? {
        guard let features, let language = try table.place(at: script, from: script) else { return nil }
        let known = try table.uint16(at: features)
        var indices: [Int] = []
        let required = try table.uint16(at: language + 2)
        if required != 0xFFFF { indices.append(required) }
        let count = try table.uint16(at: language + 4)
        try table.need(2 * count, at: language + 6)
        for index in 0..<count { indices.append(try table.uint16(at: language + 6 + 2 * index)) }
        var lookups: Set<Int>?
        for index in indices {
            try budget.use(1, in: table, at: language)
            _ = try table.checked("feature", index, in: 0...max(0, known - 1), at: language)
            let entry = features + 2 + 6 * index
            guard try table.uint32(at: entry) == Self.kern, let feature = try table.place(at: entry + 4, from: features)
            else { continue }
            let count = try table.uint16(at: feature + 2)
            try table.need(2 * count, at: feature + 4)
            try budget.use(count, in: table, at: feature)
            lookups = lookups ?? []
            for place in stride(from: feature + 4, to: feature + 4 + 2 * count, by: 2) {
                lookups?.insert(try table.uint16(at: place))
            }
        }
        return lookups?.sorted()
    }

    /// The tag “kern”, which marks the features that kern.
    private static let kern = 0x6B65_726E
}
