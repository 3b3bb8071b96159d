/// Text metrics that resemble the metrics of the system font. They were fitted to published sizes of labels.
///
/// Line heights are the system font's own (measured on devices from 8 to 58 points), so a label's height is exact to
/// the pixel. Widths of Latin text are those of labels in public interface files and reference images, with kerning by
/// classes of characters and the published tracking: of labels that the fit did not see, half are within 0.1 %, 92 of
/// 100 within 1 %, and 95 of 100 within `relativeError(of:)`. So a text may still wrap one word earlier or later than
/// on a device where a line is full to the last points.
///
///     let size = SFLikeMetrics().singleLineSize(of: "Hello UIKit", font: FontSpec(size: 13), scale: 2)
///     // 64 × 16
///
/// Chinese and Japanese characters are exactly one em wide (measured on devices at 12, 17 and 20 points; older systems
/// showed 1.5 % more); that a line of them is no taller is a choice. Hangul syllables and emoji have the widths of a
/// few labels. Greek and Cyrillic letters follow an open font's; Arabic, Hebrew, Thai and Indic text is only estimated:
/// its error is not known.
///
/// The monospaced family is 0.6 em wide, a choice, and so is that a font with a name is measured as the system's. Not
/// for fonts that an app brings along (see `FontLibrary`), and not for scripts that need shaping.
public struct SFLikeMetrics: TextMetrics, Hashable {
    /// Makes the metrics, which have no options.
    public init() {}

    /// The metrics of a line. On an em of 2048 units the system font has an ascent of 1950, a descent of 494, and no
    /// leading.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        LineMetrics(ascent: font.size * (1950.0 / 2048), descent: font.size * (494.0 / 2048))
    }

    /// The heights of letters. In an em of 2048 units a capital has a height of 1443, and a small letter has a height
    /// of 1078, which was not measured exactly.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        LetterHeights(capHeight: font.size * (1443.0 / 2048), xHeight: font.size * (1078.0 / 2048))
    }

    /// The advance of a character: its width plus the tracking at the font's size, without kerning; never negative.
    ///
    /// - Complexity: O(1).
    public func advance(of character: Character, font: FontSpec) -> Double {
        SystemFace(font).advance(of: CharacterWidthClass(character))
    }

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        let face = SystemFace(font)
        advances.append(contentsOf: SystemFace.Advances(face: face, scalars: scalars))
    }

    /// Whether the font has kerning: true for fonts whose letters have different widths.
    public func hasKerning(_ font: FontSpec) -> Bool { font.family != .monospacedSystem }

    /// Adds the kerning of Latin letters, digits and signs.
    ///
    /// - Complexity: O(*n*) in the number of scalars.
    public func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        guard hasKerning(font) else { return }
        SystemKerning.shared.add(of: scalars, size: font.size, to: &kerning)
    }
}
