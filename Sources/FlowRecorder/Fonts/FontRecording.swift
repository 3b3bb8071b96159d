#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The measurements of a font.
struct FontRecording {
    let heights: [(key: String, value: Double)]
    private(set) var advances: [(key: String, value: Double)] = []
    private(set) var kerning: [(key: String, value: Double)] = []
    /// A message about texts that are wider or narrower than their characters and pairs together. Nil if there are no
    /// such texts. The recorder puts the font's name before the message.
    private(set) var problem: String?

    @MainActor
    init(_ font: UIFont, _ measured: MeasuredCharacters) {
        heights = [
            ("lineHeight", font.lineHeight), ("ascender", font.ascender), ("descender", font.descender),
            ("leading", font.leading), ("capHeight", font.capHeight), ("xHeight", font.xHeight),
        ].map { ($0.0, Double($0.1)) }
        var widths: [Character: Double] = [:]
        for character in measured.characters {
            let width = Self.width(of: String(character), font)
            widths[character] = width
            advances.append((String(character), width))
        }
        var kerns: [String: Double] = [:]
        for pair in measured.pairs {
            let alone = pair.reduce(0) { $0 + (widths[$1] ?? 0) }
            let kern = Self.width(of: pair, font) - alone
            // Differences in the last bits of sums are no kerning.
            kerns[pair] = abs(kern) < 1e-6 ? 0 : kern
            kerning.append((pair, kerns[pair] ?? 0))
        }
        check(measured.lines, font, widths, kerns)
    }

    @MainActor
    private mutating func check(
        _ lines: [String], _ font: UIFont, _ widths: [Character: Double], _ kerns: [String: Double]
    ) {
        var others: [(line: String, difference: Double)] = []
        for line in lines {
            let kerning = zip(line, line.dropFirst()).reduce(0) { $0 + (kerns["\($1.0)\($1.1)"] ?? 0) }
            let sum = line.reduce(kerning) { $0 + (widths[$1] ?? 0) }
            let difference = Self.width(of: line, font) - sum
            if abs(difference) > 0.01 { others.append((line, difference)) }
        }
        guard let first = others.first else { return }
        problem = "\(others.count) of \(lines.count) texts are wider or narrower than their characters and pairs: the "
            + "device shapes them in another way. The first is “\(first.line)”, by \(first.difference) points."
    }

    private static func width(of text: String, _ font: UIFont) -> Double {
        Double(NSString(string: text).size(withAttributes: [.font: font]).width)
    }
}
#endif
