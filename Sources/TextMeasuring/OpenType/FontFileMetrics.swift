/// The metrics of texts in the font of a file.
///
/// Advances come from the glyphs of the character map, with the file's kerning. Marks and control characters have no
/// width, whatever their advances in the file, because a text system places marks on their letters; a letter with marks
/// that has a glyph of its own has the width of that glyph. Characters that the font does not have, and pictures, are
/// measured by the fallback, as a device uses another font for them; a line is no taller for it, which is a choice.
/// Weight and italics of a `FontSpec` make no difference: they are other files.
public struct FontFileMetrics: TextMetrics {
    /// The font file.
    public let file: FontFile
    /// The metrics of characters that the font does not have.
    public let fallback: any TextMetrics

    /// Makes metrics from a font file. `fallback` measures the characters that the font does not have.
    public init(_ file: FontFile, fallback: any TextMetrics = SFLikeMetrics()) {
        self.file = file
        self.fallback = fallback
    }

    /// Returns the heights of a line in the file's font. A leading below 0 is treated as 0.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        let unit = font.size / Double(file.unitsPerEm)
        return LineMetrics(
            ascent: Double(file.ascender) * unit, descent: Double(-file.descender) * unit,
            leading: Double(max(0, file.lineGap)) * unit)
    }

    /// Returns the heights of letters from the file. If the file lacks them, the height of a capital letter is 0.7 of
    /// the point size, and that of a small letter 0.5.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        let em = Double(file.unitsPerEm)
        return LetterHeights(
            capHeight: file.capHeight.map { Double($0) * font.size / em } ?? font.size * 0.7,
            xHeight: file.xHeight.map { Double($0) * font.size / em } ?? font.size * 0.5)
    }

    /// Returns the advance of a character. It is the advance of the character's first scalar that has a width, plus the
    /// advances of vowel signs next to it. If one glyph stands for the scalar and the marks after it, the advance of
    /// that glyph is used.
    ///
    /// - Complexity: O(*n*) in the number of its scalars.
    public func advance(of character: Character, font: FontSpec) -> Double {
        let table = ScalarTable.shared
        let scalars = character.unicodeScalars
        var units = 0
        var base: Unicode.Scalar?
        for (index, scalar) in zip(scalars.indices, scalars) where !table.traits(of: scalar).hasNoWidth {
            if base != nil {
                let isBeside = scalar.properties.generalCategory == .spacingMark && !file.isMark(scalar)
                if isBeside { units += file.advance(of: scalar) ?? 0 }
                continue
            }
            base = scalar
            let isPicture = table.traits(of: scalar).isEmoji && scalars.contains { $0.value == 0xFE0F }
            let composed = file.composed(scalar, with: scalars[scalars.index(after: index)...])
            guard !isPicture, let advance = file.advance(of: composed) else {
                return fallback.advance(of: character, font: font)
            }
            units = advance
        }
        return Double(units) * font.size / Double(file.unitsPerEm)
    }

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        let em = Double(file.unitsPerEm)
        for scalar in scalars {
            if ScalarTable.shared.traits(of: scalar).hasNoWidth {
                advances.append(0)
            } else if let advance = file.advance(of: scalar) {
                advances.append(Double(advance) * font.size / em)
            } else {
                advances.append(fallback.advance(of: Character(scalar), font: font))
            }
        }
    }

    /// Whether the file or the fallback has kerning.
    public func hasKerning(_ font: FontSpec) -> Bool { file.hasKerning || fallback.hasKerning(font) }

    /// Adds the file's kerning between characters that the file has, and the fallback's kerning between characters that
    /// the file lacks. A pair of characters in two fonts has no kerning.
    ///
    /// - Complexity: O(*n*) in their number.
    public func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        file.addKerning(of: scalars, size: font.size, to: &kerning)
        guard fallback.hasKerning(font), scalars.contains(where: { mayBeInFallback($0) }) else { return }
        Kerning.forEachPart(of: scalars) { hasGlyph(for: $0, font: font) ? 0 : 1 } _: { source, part in
            if source == 1 { fallback.addKerning(of: part, font: font, to: &kerning) }
        }
    }

    /// Whether a scalar may have to be measured with the fallback. It is true for scalars that the file lacks, and for
    /// U+FE0F. A text without such scalars is not divided between the file and the fallback.
    private func mayBeInFallback(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value == 0xFE0F || file.advance(of: scalar) == nil
    }

    /// Whether the file has a glyph for the character's first scalar that has a width. The result is true if no scalar
    /// has a width. It is false for an emoji with the selector U+FE0F, which is never measured in the file's font.
    ///
    /// - Complexity: O(*n*) in the number of its scalars.
    public func hasGlyph(for character: Character, font: FontSpec) -> Bool {
        let table = ScalarTable.shared
        let scalars = character.unicodeScalars
        guard let base = scalars.first(where: { !table.traits(of: $0).hasNoWidth }) else { return true }
        if table.traits(of: base).isEmoji && scalars.contains(where: { $0.value == 0xFE0F }) { return false }
        return file.advance(of: base) != nil
    }
}
