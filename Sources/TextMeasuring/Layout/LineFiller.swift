/// A type that fills the lines of a text with clusters, one line after the other.
///
/// A line costs the clusters that it was tried with, and no cluster is tried for more than two lines: what is carried
/// over to the next line is less than a line's width.
struct LineFiller {
    /// A line whose vertical place is not determined yet.
    struct Line {
        var clusters: Range<Int>
        /// The index after the last visible cluster of the line. In a line that is clipped or has an ellipsis, it is
        /// the index after the paragraph's last cluster other than a line break.
        var visibleEnd: Int
        /// The clusters that an ellipsis replaces; nil if there is no ellipsis.
        private(set) var omitted: Range<Int>?
        /// The metrics that the ellipsis needs in a line; nil if there is no ellipsis.
        private(set) var ellipsis: LineMetrics?
        /// Whether a hyphen replaces the soft hyphen at the end of the line.
        var isHyphenated = false
        var indent: Double
        var width: Double
        /// The line's width. If the line is wrapped, spaces at its end are included, up to the available width. A
        /// label's width includes these spaces, except in its last line (as on iOS 15 to 17).
        var widthWithSpaces: Double
        var paragraph: ParagraphMetrics
        var beginsParagraph: Bool

        /// Ends the line at a place before the end of the paragraph.
        mutating func end(at end: LineEnd) {
            clusters = clusters.lowerBound..<end.index
            (visibleEnd, width, widthWithSpaces) = (end.visibleEnd, end.width, end.widthWithSpaces)
        }

        /// Replaces clusters by an ellipsis.
        mutating func omit(_ clusters: Range<Int>, ellipsis: LineMetrics) {
            (omitted, self.ellipsis) = (clusters, ellipsis)
        }
    }

    /// A possible end of a line.
    struct LineEnd {
        /// The index of the first cluster of the next line.
        var index: Int
        var visibleEnd: Int
        var width: Double
        var widthWithSpaces: Double
    }

    let text: PreparedText
    let metrics: any TextMetrics
    let limits: TextLimits
    /// Whether text was left out because of the width or the number of lines in `limits`. Spaces and line breaks are
    /// ignored.
    private(set) var isTruncated = false

    /// The index of the next line's first cluster.
    private var start = 0
    private var count = 0
    private var beginsParagraph = true
    private var paragraph: ParagraphMetrics
    private var isDone = false

    init(_ text: PreparedText, metrics: any TextMetrics, limits: TextLimits) {
        self.text = text
        self.metrics = metrics
        self.limits = limits
        paragraph = text.runs[0].paragraph
    }

    /// Returns the next line; nil after the last line.
    mutating func next() -> Line? {
        if isDone { return nil }
        if beginsParagraph { paragraph = text.run(at: text.offset(of: start)).paragraph }
        count += 1
        let isLast = count == limits.maximumNumberOfLines
        let indent = paragraph.indent(ofFirstLine: beginsParagraph)
        let available = paragraph.lineWidth(in: limits.width, indent: indent)
        var line = Line(
            clusters: start..<start, visibleEnd: start, indent: indent, width: 0, widthWithSpaces: 0,
            paragraph: paragraph, beginsParagraph: beginsParagraph)
        let mode = isLast ? limits.ending(paragraph) : limits.wrapping(paragraph)
        if mode.wraps {
            fill(&line, available: available, mode: mode)
        } else {
            finish(&line, available: available, mode: mode, mayNotGoOn: isLast)
        }
        line.widthWithSpaces = isLast ? line.width : max(line.width, min(line.widthWithSpaces, available))
        if isLast && mode.wraps && !isBlank(from: line.clusters.upperBound) { isTruncated = true }
        moveOn(after: line, isLast: isLast)
        return line
    }

    private mutating func moveOn(after line: Line, isLast: Bool) {
        start = line.clusters.upperBound
        let endsInBreak = start > line.clusters.lowerBound && text.clusters[start - 1].flags.contains(.isHardBreak)
        beginsParagraph = endsInBreak
        // An empty rest after a line break at the text's end is a line, too.
        isDone = isLast || start == text.clusters.count && !endsInBreak
    }

    mutating func noteTruncation() { isTruncated = true }

    /// Whether a cluster and all clusters after it are blank.
    func isBlank(from index: Int) -> Bool {
        !text.clusters[index...].contains { $0.flags.isDisjoint(with: .blank) }
    }

    /// The width of the hyphen of a line that ends before the cluster `index`. The width is 0 unless the cluster before
    /// `index` is a soft hyphen (U+00AD).
    ///
    /// Words are divided at soft hyphens alone. A device also divides them with a dictionary, where a paragraph's
    /// hyphenation factor asks for it; there is none here.
    @inline(__always)
    func hyphenWidth(before index: Int) -> Double {
        text.clusters[index - 1].flags.contains(.isSoftHyphen) ? hyphenWidth(at: text.offset(of: index - 1)) : 0
    }

    private func hyphenWidth(at offset: Int) -> Double {
        let run = text.run(at: offset)
        return run.spacing.applied(to: metrics.width(of: TextLayouter.hyphen, font: run.font))
    }
}

extension LineFiller {
    /// Fills a line with as many clusters as fit into the available width.
    private func fill(_ line: inout Line, available: Double, mode: LineOverflow) {
        let clusters = text.clusters
        let start = line.clusters.lowerBound
        let limit = available + PixelRounding.tolerance
        let cutsWords = mode == .byCharWrapping
        var sum = CompensatedSum()
        var seen = (end: start, width: 0.0)
        // The last place where the line may end; the line's start if there is none.
        var lastChance = LineEnd(index: start, visibleEnd: start, width: 0, widthWithSpaces: 0)
        var index = start
        while index < clusters.count {
            let cluster = clusters[index]
            if index > start && (cutsWords || !cluster.flags.isEmpty) {
                if cluster.flags.contains(.mustBegin) { break }
                if cutsWords || cluster.flags.contains(.mayBegin) {
                    let hyphen = hyphenWidth(before: index)
                    if hyphen == 0 || sum.value + hyphen <= limit {
                        lastChance = LineEnd(
                            index: index, visibleEnd: seen.end, width: seen.width + hyphen,
                            widthWithSpaces: sum.value + hyphen)
                    }
                }
            }
            if !cluster.flags.isDisjoint(with: .blank) {
                sum.add(advance(ofBlank: cluster, from: line.indent + sum.value))
                index += 1
                continue
            }
            var extended = sum
            extended.add(cluster.advance)
            let width = extended.value
            if width > limit {
                if cluster.advance == 0 {
                    // Hangs with the spaces before it.
                    index += 1
                    continue
                }
                if index > start {
                    if lastChance.index == start {
                        lastChance = LineEnd(
                            index: index, visibleEnd: seen.end, width: seen.width, widthWithSpaces: sum.value)
                    } else {
                        line.isHyphenated = hyphenWidth(before: lastChance.index) > 0
                    }
                    line.end(at: lastChance)
                    return
                }
            }
            sum = extended
            index += 1
            seen = (index, width)
        }
        line.clusters = start..<index
        endParagraph(&line, available: available, full: sum.value, seen: seen)
    }

    private func advance(ofBlank cluster: PreparedText.Cluster, from position: Double) -> Double {
        if cluster.flags.contains(.isTab) { return TabStops.advance(from: position) }
        return cluster.flags.contains(.isSpace) ? cluster.advance : 0
    }

    /// Sets the width and the visible end of the last line of a paragraph. Spaces at the end are added to the width, as
    /// far as the available width allows. `full` is the line's width with all these spaces, and `seen` has the width
    /// without them. A hard line break at the end is not part of the visible text.
    private func endParagraph(_ line: inout Line, available: Double, full: Double, seen: (end: Int, width: Double)) {
        var end = line.clusters.upperBound
        while end > line.clusters.lowerBound && text.clusters[end - 1].flags.contains(.isHardBreak) { end -= 1 }
        line.visibleEnd = end
        line.width = max(seen.width, min(full, available))
    }
}
