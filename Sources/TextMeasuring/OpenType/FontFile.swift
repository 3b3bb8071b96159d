import CallerChecks

/// The widths and heights of a font's characters, read from a TrueType or OpenType file. They serve to measure texts in
/// an app's own font.
///
///     let file = try FontFile([UInt8](data))
///     var library = FontLibrary()
///     library.register(file, as: "Inter-Regular")
///     let font = FontSpec(size: 15, family: .named("Inter-Regular"))
///
/// Read are the tables `head`, `hhea`, `maxp`, `hmtx`, `cmap` (formats 4 and 12) and, if they are there, `OS/2`,
/// `GPOS`, `kern` and `GDEF`. Heights are those of `hhea`, as on Apple's systems; where they make no line, those of
/// `OS/2`.
///
/// Kerning is that of the feature `kern` in `GPOS`: adjustments of pairs, for the default language of a text's script
/// or of the default script. A script without the feature has the kerning of the table `kern`. For Latin, Greek and
/// Cyrillic texts in 34 free fonts the widths are those of HarfBuzz with the same features, unit by unit. Left out are
/// kerning that depends on more than two glyphs, Apple's table `kerx`, substitutions such as ligatures, and variations:
/// a variable font is its default instance, whose advances and kerning the tables hold.
///
/// Any bytes may be given: what is wrong with them comes back as an error, and time and memory are bounded by their
/// number, a table of 128 KiB and a million entries of kerning. A file whose kerning is damaged is refused too, so that
/// no width is silently another one; `readsKerning` reads it without. Lookups and subtables of a kind that is not
/// known are left out.
public struct FontFile: Hashable, Sendable {
    /// The number of units in an em. All other lengths are in these units.
    public let unitsPerEm: Int
    /// The height of a line above the baseline.
    public let ascender: Int
    /// The depth of a line below the baseline; negative.
    public let descender: Int
    /// The space between lines.
    public let lineGap: Int
    /// The height of a capital letter; nil if the file does not contain the height.
    public let capHeight: Int?
    /// The height of a small letter without an ascender; nil if the file does not contain the height.
    public let xHeight: Int?
    /// The number of glyphs.
    public let glyphCount: Int

    private let advances: [UInt16]
    private let characters: CharacterMap
    private let marks: MarkGlyphs
    private let kerning: FontKerning?

    /// Reads a font from the bytes of a file.
    ///
    /// - Parameters:
    ///   - bytes: The file's contents.
    ///   - index: The index of the font in a collection; 0 for a file with one font. Less than 0 is a programmer error.
    ///   - readsKerning: Whether the kerning in the tables `GPOS` and `kern` is read. If false, these and `GDEF` are
    ///     ignored.
    ///   - file: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    /// - Throws: `FontFileError` with the place of the error.
    /// - Complexity: O(*n*) in the number of bytes.
    public init(
        _ bytes: [UInt8], fontIndex index: Int = 0, readsKerning: Bool = true, file: StaticString = #fileID,
        line: UInt = #line
    ) throws(FontFileError) {
        require(index >= 0, "The index of a font in a file cannot be negative.", file: file, line: line)
        let tables = try FontDirectory(FontTable(file: bytes), fontIndex: index)
        let head = try tables.table("head")
        unitsPerEm = try head.checked("unitsPerEm", try head.uint16(at: 18), in: 16...16384, at: 18)
        let maxp = try tables.table("maxp")
        glyphCount = try maxp.checked("numGlyphs", try maxp.uint16(at: 4), in: 1...0xFFFF, at: 4)
        let windows = try tables.optionalTable("OS/2")
        let hhea = try tables.table("hhea")
        (ascender, descender, lineGap) = try Self.heights(hhea, windows)
        (capHeight, xHeight) = try Self.letterHeights(windows)
        advances = try Self.advances(try tables.table("hmtx"), hhea, glyphCount: glyphCount)
        characters = try CharacterMap(try tables.table("cmap"), glyphCount: glyphCount)
        marks = readsKerning ? try MarkGlyphs(tables) : MarkGlyphs()
        kerning =
            readsKerning
            ? try FontKerning(tables, characters: characters, marks: marks, glyphCount: glyphCount) : nil
    }

    /// Composes a letter with the marks after it, one mark after the other. Stops at the first mark for which the font
    /// has no composed scalar. Returns the composed scalar, or the letter if no mark can be composed.
    func composed(_ base: Unicode.Scalar, with marks: Substring.UnicodeScalarView) -> Unicode.Scalar {
        ComposedScalars.composed(base, with: marks) { characters.glyph(of: $0) != 0 }.scalar
    }

    /// Whether the glyph of a scalar is a mark on another glyph.
    func isMark(_ scalar: Unicode.Scalar) -> Bool { marks.contains(characters.glyph(of: scalar), scalar) }

    /// Returns the advance of a scalar, in units of the font; nil if the font does not have the scalar.
    ///
    /// - Complexity: O(1) up to U+FFFF, beyond it O(log *n*) in the number of ranges of the character map.
    public func advance(of scalar: Unicode.Scalar) -> Int? {
        let glyph = characters.glyph(of: scalar)
        return glyph == 0 ? nil : Int(advances[min(glyph, advances.count - 1)])
    }

    /// Whether the font kerns any pair.
    public var hasKerning: Bool { kerning != nil }

    /// Adds the kerning of neighbouring scalars to the entries of `kerning`, in points at a font size. The entry of a
    /// scalar has the index of the scalar.
    func addKerning(of scalars: ArraySlice<Unicode.Scalar>, size: Double, to kerning: inout [Double]) {
        self.kerning?.add(of: scalars, in: characters, unit: size / Double(unitsPerEm), to: &kerning)
    }
}

extension FontFile {
    private static func heights(
        _ hhea: FontTable, _ windows: FontTable?
    ) throws(FontFileError) -> (ascender: Int, descender: Int, lineGap: Int) {
        let own = (try hhea.int16(at: 4), try hhea.int16(at: 6), try hhea.int16(at: 8))
        if own.0 > own.1 { return own }
        guard let windows else {
            throw hhea.error(
                .outOfRange(field: "ascender − descender", value: own.0 - own.1, allowed: 1...0xFFFF), at: 4)
        }
        let typographic = (try windows.int16(at: 68), try windows.int16(at: 70), try windows.int16(at: 72))
        if typographic.0 > typographic.1 { return typographic }
        let (ascent, descent) = (try windows.uint16(at: 74), try windows.uint16(at: 76))
        _ = try windows.checked("usWinAscent + usWinDescent", ascent + descent, in: 1...0x1FFFE, at: 74)
        return (ascent, -descent, 0)
    }

    /// Reads the heights of letters from the table `OS/2`, which contains them from version 2 on.
    private static func letterHeights(_ windows: FontTable?) throws(FontFileError) -> (capHeight: Int?, xHeight: Int?) {
        guard let windows, try windows.uint16(at: 0) >= 2 else { return (nil, nil) }
        let (x, cap) = (try windows.int16(at: 86), try windows.int16(at: 88))
        return (cap > 0 ? cap : nil, x > 0 ? x : nil)
    }

    /// Reads the advances of glyphs. All glyphs after the last entry have the advance of the last entry.
    private static func advances(
        _ hmtx: FontTable, _ hhea: FontTable, glyphCount: Int
    ) throws(FontFileError) -> [UInt16] {
        let count = try hhea.checked("numberOfHMetrics", try hhea.uint16(at: 34), in: 1...glyphCount, at: 34)
        try hmtx.need(4 * count, at: 0)
        var advances: [UInt16] = []
        advances.reserveCapacity(count)
        for glyph in 0..<count { advances.append(UInt16(try hmtx.uint16(at: 4 * glyph))) }
        return advances
    }
}
