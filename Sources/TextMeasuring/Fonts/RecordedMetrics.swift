/// The metrics of texts in fonts that were recorded on a device.
///
/// A text is exact if its font was recorded at its size, with all of its characters and pairs, and if the device shapes
/// it character by character: ligatures that are no wider or narrower than a pair, and forms that depend on more than
/// the neighbour, are not seen. Characters that the table does not have are measured by the fallback, and reported.
public struct RecordedMetrics: TextMetrics {
    /// The table of recorded fonts.
    public let fonts: RecordedFonts
    /// The metrics that are used for fonts and characters that `fonts` does not have.
    public let fallback: any TextMetrics
    private let onGap: (@Sendable (FontGap) -> Void)?

    /// Makes metrics.
    ///
    /// - Parameters:
    ///   - fonts: The table.
    ///   - fallback: Measures characters that the table does not have.
    ///   - onGap: Receives a gap each time a text needs it. It may not measure texts.
    public init(
        _ fonts: RecordedFonts, fallback: any TextMetrics = SFLikeMetrics(),
        onGap: (@Sendable (FontGap) -> Void)? = nil
    ) {
        self.fonts = fonts
        self.fallback = fallback
        self.onGap = onGap
    }

    /// The recorded height of a line. A negative leading is treated as 0.
    public func lineMetrics(of font: FontSpec) -> LineMetrics {
        fonts.face(of: font)?.line ?? fallback.lineMetrics(of: font)
    }

    /// The recorded heights of letters.
    public func letterHeights(of font: FontSpec) -> LetterHeights {
        guard let face = fonts.face(of: font) else { return fallback.letterHeights(of: font) }
        return LetterHeights(capHeight: face.dimensions.capHeight, xHeight: face.dimensions.xHeight)
    }

    /// The recorded advance of a character. A character that consists of marks or control characters alone has no width
    /// unless it was recorded.
    ///
    /// - Complexity: O(*n*) in the number of the character's scalars.
    public func advance(of character: Character, font: FontSpec) -> Double {
        guard let face = fonts.face(of: font) else {
            onGap?(FontGap(font: font, kind: .font))
            return fallback.advance(of: character, font: font)
        }
        if let advance = face.advance(of: character) { return advance }
        let scalars = character.unicodeScalars
        if scalars.allSatisfy({ ScalarTable.shared.traits(of: $0).hasNoWidth }) { return 0 }
        onGap?(FontGap(font: font, kind: .character(character)))
        return fallback.advance(of: character, font: font)
    }

    /// Appends the advances of characters that consist of one scalar each, in order.
    ///
    /// - Complexity: O(*n*) in their number.
    public func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        guard let face = fonts.face(of: font) else {
            if !scalars.isEmpty { onGap?(FontGap(font: font, kind: .font)) }
            return fallback.appendAdvances(of: scalars, font: font, to: &advances)
        }
        let table = ScalarTable.shared
        for index in scalars.indices {
            let scalar = scalars[index]
            if let advance = face.advance(of: scalar) {
                advances.append(advance)
                continue
            }
            // A scalar that may join a neighbour is measured, and reported, as part of a character.
            let joins =
                table.traits(of: scalar).joins
                || index + 1 < scalars.endIndex && table.traits(of: scalars[index + 1]).joins
            let character = Character(scalar)
            advances.append(
                joins ? fallback.advance(of: character, font: font) : advance(of: character, font: font))
        }
    }

    /// Whether the font may have kerning. A recorded font has kerning if kerning was measured. For any other font, the
    /// fallback decides.
    public func hasKerning(_ font: FontSpec) -> Bool {
        fonts.face(of: font).map { $0.kerning.wasMeasured } ?? fallback.hasKerning(font)
    }

    /// Adds the recorded kerning of neighbouring characters, in points.
    ///
    /// - Complexity: O(*n* log *p*) in the number of scalars and that of the pairs of one scalar.
    public func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        guard let face = fonts.face(of: font) else {
            return fallback.addKerning(of: scalars, font: font, to: &kerning)
        }
        var gap: FontGap.Kind?
        for index in scalars.indices.dropLast() {
            let (first, second) = (scalars[index], scalars[index + 1])
            if let amount = face.kerning.amount(first, second) {
                kerning[index] += amount
            } else if gap == nil, face.advance(of: first) != nil, face.advance(of: second) != nil {
                gap = .pair(first, second)
            }
        }
        if let gap { onGap?(FontGap(font: font, kind: gap)) }
    }
}
