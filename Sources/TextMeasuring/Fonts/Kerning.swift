/// Rules for kerning that are valid in every font.
enum Kerning {
    /// Returns an advance with kerning added, but at least 0. The filling of lines needs advances that are not
    /// negative.
    static func applied(_ amount: Double, to advance: Double) -> Double { max(0, advance + amount) }

    /// Whether a scalar is a control character or a line break. Such a scalar has no kerning with its neighbours,
    /// because they are in other lines or at a tab stop.
    static func ends(at scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
    }

    /// Splits characters into parts, and calls `body` with each part. All characters of a part are measured in one
    /// font.
    ///
    /// - Parameters:
    ///   - scalars: The characters.
    ///   - source: The number of the font that has a character. A scalar without width is in the font of the scalar
    ///     before it.
    ///   - body: Gets the number and the characters of each part.
    /// - Complexity: O(*n*) in the number of scalars.
    static func forEachPart(
        of scalars: ArraySlice<Unicode.Scalar>, source: (Character) -> Int,
        _ body: (Int, ArraySlice<Unicode.Scalar>) -> Void
    ) {
        var (first, current): (Int, Int?) = (scalars.startIndex, nil)
        for index in scalars.indices where !ScalarTable.shared.traits(of: scalars[index]).hasNoWidth {
            let its = source(character(at: index, in: scalars))
            if let current, current != its {
                body(current, scalars[first..<index])
                first = index
            }
            current = its
        }
        if let current { body(current, scalars[first...]) }
    }

    /// The character at an index: the scalar, with the variation selector after it if there is one.
    private static func character(at index: Int, in scalars: ArraySlice<Unicode.Scalar>) -> Character {
        guard index + 1 < scalars.endIndex, scalars[index + 1].value == 0xFE0F else { return Character(scalars[index]) }
        return Character(String(String.UnicodeScalarView(scalars[index...index + 1])))
    }
}

extension TextMetrics {
    /// Adds kerning to scalars, but not across line breaks, tabs and other control characters.
    ///
    /// - Complexity: O(*n*) in the number of scalars, in addition to the cost of the parts.
    func addKerningWithinLines(
        of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]
    ) {
        var first = scalars.startIndex
        for index in scalars.indices where Kerning.ends(at: scalars[index]) {
            if index - first > 1 { addKerning(of: scalars[first..<index], font: font, to: &kerning) }
            first = index + 1
        }
        if scalars.endIndex - first > 1 { addKerning(of: scalars[first...], font: font, to: &kerning) }
    }
}
