/// A walk over the characters of a line, in which kerning between neighbours is added. The kerning is that of `stage`,
/// a group of lookups that are applied together.
struct KerningPass {
    let stage: KerningStage
    let marks: MarkGlyphs
    let characters: CharacterMap
    /// The length of a unit of the font, in points.
    let unit: Double

    /// The role that a character has in the kerning of its neighbours.
    private enum Letter {
        case glyph(Int)
        /// The role of a character that is set in another font. It forms no pair with its neighbours.
        case foreign
        /// The role of a mark or an invisible character. The letters before and after it still form a pair.
        case passedOver
    }

    /// Adds the adjustments of the stage, in points, to the entries of `kerning`. The entry of a scalar has the index
    /// of the scalar.
    ///
    /// - Complexity: O(*n*) in the number of scalars, in addition to the cost of their pairs.
    func run(over scalars: ArraySlice<Unicode.Scalar>, to kerning: inout [Double]) {
        // The first of a pair: its index, and its scalar if its pairs are in the table, otherwise its glyph.
        var (previous, latin, first): (Int, UInt32, Int) = (-1, 0, 0)
        var index = scalars.startIndex
        let end = scalars.endIndex
        while index < end {
            let place = index
            let value = scalars[index].value
            index += 1
            let isBare = index == end || Self.isLetter(scalars[index].value)
            let isLatin = isBare && KerningStage.latin.contains(value)
            if isLatin && latin != 0 {
                let adjustment = stage.latinAdjustment(of: latin, value)
                if adjustment != KerningStage.askLookups {
                    if adjustment != 0 { kerning[previous] += Double(adjustment) * unit }
                    (previous, latin) = (place, value)
                    continue
                }
            }
            var glyph = characters.glyph(ofFirstPlane: Int(value & 0xFFFF))
            if !(isBare && Self.isLetter(value)) {
                switch letter(in: scalars, at: &index) {
                case .passedOver: continue
                case .foreign: glyph = 0
                case .glyph(let found): glyph = found
                }
            }
            if latin != 0 { first = characters.glyph(ofFirstPlane: Int(latin)) }
            (latin, first, previous) = add(
                (previous, first), (place, glyph, isLatin ? value : 0), to: &kerning)
        }
    }

    /// Adds the kerning of a pair of glyphs, and returns the first glyph of the next pair.
    @inline(__always)
    private func add(
        _ first: (index: Int, glyph: Int), _ second: (index: Int, glyph: Int, latin: UInt32),
        to kerning: inout [Double]
    ) -> (latin: UInt32, glyph: Int, index: Int) {
        guard second.glyph != 0 else { return (0, 0, -1) }
        // Glyph 0 is a letter of ASCII that the font does not have.
        if first.index >= 0, first.glyph != 0, let found = stage.adjustment(of: first.glyph, second.glyph) {
            if found.first != 0 { kerning[first.index] += Double(found.first) * unit }
            if found.second != 0 { kerning[second.index] += Double(found.second) * unit }
            if found.takesSecond { return (0, 0, -1) }
        }
        return (second.latin, second.glyph, second.index)
    }

    /// Returns the role in kerning of the scalar directly before `index`. Marks that follow the scalar are composed
    /// with it, if the font has the composed letter. `index` is then moved past these marks.
    private func letter(in scalars: ArraySlice<Unicode.Scalar>, at index: inout Int) -> Letter {
        let scalar = scalars[index - 1]
        let traits = ScalarTable.shared.traits(of: scalar)
        if traits.hasNoWidth || traits.joins {
            let glyph = characters.glyph(of: scalar)
            if marks.contains(glyph, scalar) {
                return glyph != 0 && !stage.ignoresMarks ? .glyph(glyph) : .passedOver
            }
            // Joiners, soft hyphens and the like are not seen; a mark that the font does not call one stands between.
            if traits.hasNoWidth { return Self.isCombining(scalar) && glyph != 0 ? .glyph(glyph) : .passedOver }
        }
        guard index < scalars.endIndex, scalars[index].value >= 0x300 else { return letter(scalar) }
        if traits.isEmoji && scalars[index].value == 0xFE0F { return .foreign }
        let composed = ComposedScalars.composed(scalar, with: scalars[index...]) { characters.glyph(of: $0) != 0 }
        index += composed.count
        return letter(composed.scalar)
    }

    /// Whether a scalar is certainly visible and certainly not a mark. This is true for ASCII and for most letters of
    /// Latin, Greek and Cyrillic.
    @inline(__always)
    private static func isLetter(_ value: UInt32) -> Bool {
        (0x20..<0x80).contains(value) || (0xAE..<0x300).contains(value) || (0x370..<0x483).contains(value)
    }

    private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        return properties.generalCategory == .nonspacingMark && !properties.isDefaultIgnorableCodePoint
    }

    private func letter(_ scalar: Unicode.Scalar) -> Letter {
        let glyph = characters.glyph(of: scalar)
        return glyph == 0 ? .foreign : .glyph(glyph)
    }
}
