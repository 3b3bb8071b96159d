import TextMeasuring

extension TextLayout {
    /// What the lines show, with a stroke between two: `ab|cd`.
    func shown(_ text: String) -> String {
        lines.map { $0.shownText(in: text) }.joined(separator: "|")
    }
}

extension TextLayouter {
    /// Blocks of 10 points: letters are 5 points wide, Han characters 10.
    static let blocks = TextLayouter(metrics: BlockMetrics(), scale: 2)

    /// The lines of a text in blocks of 10 points.
    func shown(_ text: String, width: Double, lines: Int = 0, mode: LineOverflow? = nil) -> String {
        let limits = TextLimits(width: width, maximumNumberOfLines: lines, overflow: mode)
        return layout(text, font: FontSpec(size: 10), limits: limits).shown(text)
    }
}
