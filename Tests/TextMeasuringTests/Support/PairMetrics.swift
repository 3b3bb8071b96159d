import TextMeasuring

/// Blocks with kerning: "A" and "V" beside each other are a quarter of an em closer, "T" and a space an eighth, in
/// every font that is not called "Even".
struct PairMetrics: TextMetrics {
    func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }

    func advance(of character: Character, font: FontSpec) -> Double {
        BlockMetrics().advance(of: character, font: font)
    }

    func hasKerning(_ font: FontSpec) -> Bool { font.family != .named("Even") }

    func addKerning(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to kerning: inout [Double]) {
        for (index, next) in zip(scalars.indices, scalars.indices.dropFirst()) {
            switch (scalars[index], scalars[next]) {
            case ("A", "V"), ("V", "A"), ("A", "\u{301}"): kerning[index] -= font.size / 4
            case ("T", " "): kerning[index] -= font.size / 8
            case ("\n", _), (_, "\t"): kerning[index] -= 1000
            case ("W", "W"): kerning[index] -= font.size
            default: break
            }
        }
    }
}
