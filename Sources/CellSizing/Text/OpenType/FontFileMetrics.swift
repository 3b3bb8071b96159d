/// Measures texts in the font of a file.
///
/// Advances are those of the glyphs that the character map names. Marks and control characters have no width, whatever
/// the file says, because a text system places marks on their letters. What the font does not have, and pictures, are
/// measured by the fallback, as a device takes another font for them; a line is no taller for it, which is a choice.
/// Weight and italics of a `FontSpec` make no difference: they are other files.
public struct FontFileMetrics: TextMeasuring {
    /// The font.
    public let file: FontFile
    /// Measures what the font does not have.
    public let fallback: any TextMeasuring

    /// Makes metrics.
    public init(_ file: FontFile, fallback: any TextMeasuring = SFLikeMetrics()) {
        self.file = file
        self.fallback = fallback
    }

    /// The file's heights at the size; a leading less than 0 is none.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        let unit = font.size / Double(file.unitsPerEm)
        return LineMetrics(
            ascent: Double(file.ascender) * unit, descent: Double(-file.descender) * unit,
            leading: Double(max(0, file.lineGap)) * unit)
    }

    /// The file's, where it says; otherwise 0.7 and 0.5 of the point size.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        let em = Double(file.unitsPerEm)
        return LetterHeights(
            capHeight: file.capHeight.map { Double($0) * font.size / em } ?? font.size * 0.7,
            xHeight: file.xHeight.map { Double($0) * font.size / em } ?? font.size * 0.5)
    }

    /// The advance of the character's first scalar that has a width, and of vowel signs that stand beside it.
    ///
    /// - Complexity: O(*n*) in the number of its scalars.
    public func advance(of character: Character, font: FontSpec) -> Double {
        let table = ScalarTable.shared
        let scalars = character.unicodeScalars
        var units = 0
        var base: Unicode.Scalar?
        for scalar in scalars where !table.traits(of: scalar).hasNoWidth {
            if base != nil {
                if scalar.properties.generalCategory == .spacingMark { units += file.advance(of: scalar) ?? 0 }
                continue
            }
            base = scalar
            let isPicture = table.traits(of: scalar).isEmoji && scalars.contains { $0.value == 0xFE0F }
            guard !isPicture, let advance = file.advance(of: scalar) else {
                return fallback.advance(of: character, font: font)
            }
            units = advance
        }
        return Double(units) * font.size / Double(file.unitsPerEm)
    }

    /// Appends the advances of many characters of one scalar each, in order.
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
}
