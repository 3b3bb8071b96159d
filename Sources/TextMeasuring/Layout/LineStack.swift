/// A stack of lines, each below the previous line.
struct LineStack {
    private(set) var lines: [TextLine] = []
    /// The width of the widest line, including its indents and the spaces that hang at its end.
    private(set) var width = 0.0

    private let text: PreparedText
    private let usesFontLeading: Bool
    private var bottom = CompensatedSum()
    private var last: (paragraph: ParagraphMetrics, leading: Double)?
    private var runIndex = 0

    init(_ text: PreparedText, usesFontLeading: Bool) {
        self.text = text
        self.usesFontLeading = usesFontLeading
    }

    /// The height of all lines together: the bottom of the last line.
    var height: Double { bottom.value }

    mutating func push(_ line: LineFiller.Line) {
        if let last {
            bottom.add(last.paragraph.lineSpacing)
            bottom.add(last.leading)
            if line.beginsParagraph {
                bottom.add(last.paragraph.paragraphSpacing)
                bottom.add(line.paragraph.paragraphSpacingBefore)
            }
        }
        let range = text.offset(of: line.clusters.lowerBound)..<text.offset(of: line.clusters.upperBound)
        let tallest = tallestMetrics(of: line, in: range)
        let height = line.paragraph.lineHeight(natural: tallest.height)
        let top = bottom.value
        bottom.add(height)
        // Space that a style adds to a line's height, or removes, is above the text.
        lines.append(
            TextLine(
                range: range, visibleEnd: text.offset(of: line.visibleEnd),
                omitted: line.omitted.map { text.offset(of: $0.lowerBound)..<text.offset(of: $0.upperBound) },
                isHyphenated: line.isHyphenated, indent: line.indent, width: line.width, top: top, height: height,
                baseline: top + height - tallest.descent))
        width = max(width, line.indent + line.widthWithSpaces + max(0, -line.paragraph.tailIndent))
        last = (line.paragraph, usesFontLeading ? tallest.leading : 0)
    }

    /// Returns the metrics that a line needs for all its contents. Text that an ellipsis replaces does not make the
    /// line taller; this is a choice of this library.
    private mutating func tallestMetrics(of line: LineFiller.Line, in range: Range<Int>) -> LineMetrics {
        guard let omitted = line.omitted, let ellipsis = line.ellipsis else { return tallestMetrics(in: range) }
        let beginning = range.lowerBound..<text.offset(of: omitted.lowerBound)
        let end = text.offset(of: omitted.upperBound)
        let rest = end..<max(end, text.offset(of: line.visibleEnd))
        return [beginning, rest].reduce(into: ellipsis) { tallest, shown in
            if !shown.isEmpty { tallest.extend(tallestMetrics(in: shown)) }
        }
    }

    /// Returns the largest ascent, descent and leading of the runs in a range. The range may not begin before the range
    /// of the previous call.
    private mutating func tallestMetrics(in range: Range<Int>) -> LineMetrics {
        if text.runs.count == 1 { return text.runs[0].metrics }
        while runIndex + 1 < text.runs.count && text.runs[runIndex + 1].start <= range.lowerBound { runIndex += 1 }
        var tallest = text.runs[runIndex].metrics
        var index = runIndex + 1
        while index < text.runs.count && text.runs[index].start < range.upperBound {
            tallest.extend(text.runs[index].metrics)
            index += 1
        }
        return tallest
    }
}

extension LineMetrics {
    /// Extends the metrics to contain `other`. Ascent, descent and leading each become the larger of the two values.
    fileprivate mutating func extend(_ other: LineMetrics) {
        ascent = max(ascent, other.ascent)
        descent = max(descent, other.descent)
        leading = max(leading, other.leading)
    }
}
