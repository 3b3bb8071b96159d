import TextMeasuring

/// Blocks that count how often they are asked. Tests use it from one thread.
final class CountingMetrics: TextMetrics, @unchecked Sendable {
    private(set) var characters = 0
    private(set) var scalars = 0

    func lineMetrics(of font: FontSpec) -> LineMetrics { BlockMetrics().lineMetrics(of: font) }

    func advance(of character: Character, font: FontSpec) -> Double {
        characters += 1
        return BlockMetrics().advance(of: character, font: font)
    }

    func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, font: FontSpec, to advances: inout [Double]) {
        self.scalars += scalars.count
        BlockMetrics().appendAdvances(of: scalars, font: font, to: &advances)
    }
}
