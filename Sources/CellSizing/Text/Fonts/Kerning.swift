/// What holds for kerning in every font.
enum Kerning {
    /// The advance of a character with its kerning: never less than nothing, as line filling needs it.
    static func applied(_ amount: Double, to advance: Double) -> Double { max(0, advance + amount) }

    /// Whether a scalar has no kerning with its neighbours, because they are in other lines or at a tab stop.
    static func ends(at scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || scalar.value == 0x85 || scalar.value == 0x2028 || scalar.value == 0x2029
    }
}

extension TextMeasuring {
    /// Adds the kerning of each part of `scalars` between two line breaks or tabs.
    ///
    /// - Complexity: O(*n*) in the number of scalars, beside what the parts cost.
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
