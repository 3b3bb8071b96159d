import Testing
import TextMeasuring

/// The library's own table of scalars against the standard library's properties.
@Suite struct ScalarWidthTests {
    private static func width(_ scalar: Unicode.Scalar) -> Double {
        var advances: [Double] = []
        BlockMetrics().appendAdvances(of: [scalar], font: FontSpec(size: 2), to: &advances)
        return advances[0]
    }

    /// Scalars that were there in Unicode 15, so that the answer is the same with older and newer toolchains.
    private static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.age.map { $0.major <= 15 } ?? false
    }

    @Test("Marks, control and format characters have no width, others have")
    func zeroWidths() {
        for value in UInt32(0x300)..<0x20000 {
            guard let scalar = Unicode.Scalar(value), Self.isSettled(scalar) else { continue }
            let hasNone: Bool =
                switch scalar.properties.generalCategory {
                case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: true
                default: false
                }
            #expect((Self.width(scalar) == 0) == hasNone, "U+\(String(value, radix: 16))")
        }
    }

    @Test("Ideographs and pictures take a square")
    func squares() {
        for value in UInt32(0x80)..<0x40000 {
            guard let scalar = Unicode.Scalar(value), Self.isSettled(scalar) else { continue }
            let properties = scalar.properties
            guard properties.isUnifiedIdeograph || properties.isEmojiPresentation else { continue }
            #expect(Self.width(scalar) == 2, "U+\(String(value, radix: 16))")
        }
    }

    @Test("A character of one scalar is as wide alone as among many")
    func oneAndMany() {
        for value in stride(from: UInt32(0), to: 0x110000, by: 7) {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let alone = BlockMetrics().advance(of: Character(scalar), font: FontSpec(size: 2))
            #expect(Self.width(scalar) == alone, "U+\(String(value, radix: 16))")
        }
    }
}
