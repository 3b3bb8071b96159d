import PlainTexts
import TextMeasuring

/// The form of texts and numbers in an SVG document.
enum SVGText {
    static func number(_ value: Double) -> String { NumberText.plain(value) }

    /// Returns a text with its markup escaped, in one line.
    static func escaped(_ text: String) -> String { XMLText.escaped(text) { _ in " " } }

    static func width(of text: String, font: FontSpec, metrics: any TextMetrics = SFLikeMetrics()) -> Double {
        metrics.width(of: text, font: font)
    }

    /// Returns `text` if it fits into `width`. If not, returns the part of it that fits, followed by an ellipsis; nil
    /// if not even one character fits.
    static func fitted(
        _ text: String, width: Double, font: FontSpec, metrics: any TextMetrics = SFLikeMetrics()
    ) -> String? {
        // Below, advances are added up without kerning, which may bring them closer.
        if metrics.hasKerning(font), metrics.width(of: text, font: font) <= width { return text.isEmpty ? nil : text }
        let ellipsis = metrics.advance(of: "…", font: font)
        var used = 0.0
        var kept = ""
        var cut: String?
        for character in text {
            if cut == nil, used + ellipsis > width { cut = kept }
            used += metrics.advance(of: character, font: font)
            guard used <= width else {
                let start = cut ?? kept
                return start.isEmpty ? nil : start + "…"
            }
            kept.append(character)
            if used + ellipsis <= width { cut = nil }
        }
        return kept.isEmpty ? nil : kept
    }

    /// Returns `text` in lines that are no wider than `width`, broken at spaces. A word that is wider than `width` is
    /// alone in its line, and is cut off.
    static func wrapped(_ text: String, width: Double, font: FontSpec) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(whereSeparator: \.isWhitespace) {
            let longer = line.isEmpty ? String(word) : "\(line) \(word)"
            if self.width(of: longer, font: font) <= width {
                line = longer
                continue
            }
            if !line.isEmpty { lines.append(line) }
            line = fitted(String(word), width: width, font: font) ?? "…"
        }
        return line.isEmpty ? lines : lines + [line]
    }
}
