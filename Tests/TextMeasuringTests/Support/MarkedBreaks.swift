import TextMeasuring

/// A text with marks where it may be broken: `¦` where a line may end, `¶` where it must. The text's end is not marked.
struct MarkedBreaks {
    let text: String

    /// Takes the marks out of a text. A `¶` that is the text's own is one without a letter after it and a break before.
    init(_ marked: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in marked.unicodeScalars {
            if scalar == "¦" { continue }
            if scalar == "¶", let last = scalars.last, Self.endsLine(last) { continue }
            scalars.append(scalar)
        }
        text = String(scalars)
    }

    /// The marks that a line breaker makes.
    func found(_ breaker: LineBreaker = LineBreaker()) -> String {
        var marked = ""
        var start = text.utf8.startIndex
        for opportunity in breaker.opportunities(in: text) {
            let end = text.utf8.index(text.utf8.startIndex, offsetBy: opportunity.offset)
            marked += String(text[start..<end])
            if end < text.utf8.endIndex { marked += opportunity.isMandatory ? "¶" : "¦" }
            start = end
        }
        return marked
    }

    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(scalar.value)
    }
}
