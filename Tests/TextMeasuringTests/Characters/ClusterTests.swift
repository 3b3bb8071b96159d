import FlowTestSupport
import Testing
import TextMeasuring

/// Text layout finds most grapheme clusters by its own table; they have to be the standard library's.
@Suite struct ClusterTests {
    /// Every cluster is one point wide, so that a room of one point has one in each line.
    private struct Ones: TextMetrics {
        func lineMetrics(of font: FontSpec) -> LineMetrics { LineMetrics(ascent: 1, descent: 0) }
        func advance(of character: Character, font: FontSpec) -> Double { 1 }
    }

    private func clusterStarts(_ text: String) -> [Int] {
        let limits = TextLimits(width: 1, overflow: .byCharWrapping)
        let layout = TextLayouter(metrics: Ones(), scale: 0).layout(text, font: FontSpec(size: 1), limits: limits)
        return layout.lines.map(\.range.lowerBound)
    }

    private func characterStarts(_ text: String) -> [Int] {
        text.indices.map { text.utf8.distance(from: text.startIndex, to: $0) }
    }

    /// Scalars that were there in Unicode 15 and neither hang nor break lines.
    private static func isSettled(_ scalar: Unicode.Scalar) -> Bool {
        let properties = scalar.properties
        guard let age = properties.age, age.major <= 15 else { return false }
        return !properties.isWhitespace && properties.generalCategory != .control
    }

    @Test(
        "Flags, families, syllables and marks are one cluster each",
        arguments: [
            "abc", "汉字。", "한글", "e\u{301}e", "🇩🇪🇫🇷🇮", "👩‍👩‍👧x👩‍", "नमस्ते", "กำ", "\u{1112}\u{1161}\u{11AB}",
            "\u{600}1",
            "❤\u{FE0F}a", "1\u{FE0F}\u{20E3}2", "👍🏽👍", "\u{1100}가\u{11A8}", "a\u{200D}b\u{200C}c", "\u{301}a",
        ])
    func examples(text: String) {
        #expect(clusterStarts(text) == characterStarts(text))
    }

    @Test("Every scalar joins its neighbours as it does in the standard library")
    func everyScalar() {
        var text = String.UnicodeScalarView()
        for value in UInt32(0x21)..<0xE1000 where value < 0x20000 || value % 64 == 0 || value >= 0xE0000 {
            guard let scalar = Unicode.Scalar(value), Self.isSettled(scalar) else { continue }
            for each: Unicode.Scalar in ["a", scalar, "字", scalar, scalar] { text.append(each) }
        }
        let whole = String(text)
        #expect(clusterStarts(whole) == characterStarts(whole))
    }

    @Test("Clusters of random texts are characters")
    func random() {
        var random = SeededGenerator.fromEnvironment(otherwise: 75)
        for _ in 0..<2000 {
            let any = RandomText.any(length: random.within(1...25), &random)
            let text = String(String.UnicodeScalarView(any.unicodeScalars.filter(Self.isSettled)))
            guard !text.isEmpty else { continue }
            #expect(clusterStarts(text) == characterStarts(text), "\(text.debugDescription), \(random.reminder)")
        }
    }
}
