/// The glyphs that are marks on other glyphs and have no advance. They have class 3 in the `GDEF` table.
///
/// In a font without such a table these are the glyphs of combining marks (general category Mn), as in HarfBuzz.
struct MarkGlyphs: Hashable, Sendable {
    /// The classes of glyphs; nil if the font has no `GDEF` table, or if the `GDEF` table has no classes.
    private let classes: GlyphClasses?

    /// Makes the marks for a font without a `GDEF` table.
    init() {
        classes = nil
    }

    /// Reads the marks of a font from its `GDEF` table, if the font has this table.
    ///
    /// - Throws: `FontFileError` if the table is damaged.
    init(_ tables: FontDirectory) throws(FontFileError) {
        guard let table = try tables.optionalTable("GDEF"), let place = try table.place(at: 4, from: 0) else {
            classes = nil
            return
        }
        var budget = KerningBudget(byteCount: table.count)
        classes = try GlyphClasses(table, at: place, budget: &budget)
    }

    /// Whether the glyph of a scalar is a mark.
    func contains(_ glyph: Int, _ scalar: Unicode.Scalar) -> Bool {
        if let classes, glyph != 0 { return classes.value(of: glyph) == Self.mark }
        return scalar.value >= 0x300 && scalar.properties.generalCategory == .nonspacingMark
    }

    private static let mark = 3
}
