extension LineFiller {
    /// Makes one line from the remaining text of the paragraph. A line that is too wide is cut off at the available
    /// width, or shortened with an ellipsis. If later text is left out, the line also gets an ellipsis, except in the
    /// mode `byClipping`.
    ///
    /// - Parameter mayNotGoOn: Whether this is the last line there is, so that what is after the paragraph is left out.
    mutating func finish(_ line: inout Line, available: Double, mode: LineOverflow, mayNotGoOn: Bool) {
        let start = line.clusters.lowerBound
        var end = start
        var width = CompensatedSum()
        while end < text.clusters.count {
            let flags = text.clusters[end].flags
            if end > start && flags.contains(.mustBegin) || flags.contains(.isHardBreak) { break }
            width.add(advance(of: end, from: line.indent + width.value))
            end += 1
        }
        let after = indexAfterBreak(end)
        line.clusters = start..<after
        line.visibleEnd = end
        line.width = width.value
        let isCut = mayNotGoOn && !isBlank(from: after)
        let fits = width.value <= available + PixelRounding.tolerance || fitsWithoutSpaces(line, available: available)
        if mode == .byClipping {
            line.width = max(0, min(width.value, available))
            if !fits || isCut { noteTruncation() }
            return
        }
        if fits && !isCut {
            line.width = min(width.value, max(available, 0))
            return
        }
        noteTruncation()
        switch mode {
        case .byTruncatingHead where !fits: truncateHead(&line, end: end, available: available)
        case .byTruncatingMiddle where !fits: truncateMiddle(&line, end: end, available: available)
        default: truncateTail(&line, end: end, available: available)
        }
        line.width = max(0, min(line.width, available))
    }

    /// Whether the line is too wide only because of the spaces at its end. Such spaces may extend past the available
    /// width, as at the end of a line that wraps.
    private func fitsWithoutSpaces(_ line: Line, available: Double) -> Bool {
        var end = line.visibleEnd
        while end > line.clusters.lowerBound && text.clusters[end - 1].flags.contains(.isSpace) { end -= 1 }
        guard end < line.visibleEnd else { return false }
        var width = CompensatedSum()
        for index in line.clusters.lowerBound..<end { width.add(advance(of: index, from: line.indent + width.value)) }
        return width.value <= available + PixelRounding.tolerance
    }

    /// Returns the index after the line break at `index`; `index` itself if there is no line break. CR LF is one
    /// cluster.
    private func indexAfterBreak(_ index: Int) -> Int {
        index < text.clusters.count && text.clusters[index].flags.contains(.isHardBreak) ? index + 1 : index
    }

    private func advance(of index: Int, from position: Double) -> Double {
        let cluster = text.clusters[index]
        if cluster.flags.contains(.isTab) { return TabStops.advance(from: position) }
        return cluster.flags.contains(.isHardBreak) ? 0 : cluster.advance
    }

    private func ellipsisWidth(at index: Int) -> Double {
        let run = text.run(at: text.offset(of: index))
        return run.spacing.applied(to: metrics.width(of: TextLayouter.ellipsis, font: run.font))
    }

    /// The metrics that a line needs for an ellipsis in the font of a cluster.
    private func ellipsisMetrics(at index: Int) -> LineMetrics {
        let run = text.run(at: text.offset(of: index))
        return run.spacing.applied(to: metrics.lineMetrics(of: run.font))
    }

    /// Replaces the end of the line by an ellipsis, and keeps as much of the line's start as fits. The ellipsis has the
    /// font of the cluster before the ellipsis.
    ///
    /// It does not end in a space: the published widths of a label whose second line is cut are those of an ellipsis
    /// right behind the last word.
    private func truncateTail(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let limit = available + PixelRounding.tolerance
        var sum = CompensatedSum()
        var ellipsis = ellipsisWidth(at: start)
        var best = (end: start, width: ellipsis)
        for index in start..<end {
            sum.add(advance(of: index, from: line.indent + sum.value))
            if sum.value > limit { break }
            if text.clusters[index].flags.contains(.isSpace) { continue }
            // Measured again only where a run may have ended.
            if text.runs.count > 1 { ellipsis = ellipsisWidth(at: index) }
            if sum.value + ellipsis <= limit { best = (index + 1, sum.value + ellipsis) }
        }
        line.omit(best.end..<end, ellipsis: ellipsisMetrics(at: max(start, best.end - 1)))
        line.width = best.width
    }

    /// Replaces the start of the line by an ellipsis, and keeps as much of the line's end as fits. The ellipsis has the
    /// font of the paragraph's last cluster.
    private func truncateHead(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let place = max(start, end - 1)
        let ellipsis = ellipsisWidth(at: place)
        let (kept, width) = suffix(in: start..<end, limit: available - ellipsis)
        line.omit(start..<kept, ellipsis: ellipsisMetrics(at: place))
        line.width = width + ellipsis
    }

    /// Replaces the middle of the line by an ellipsis. The line keeps a start of up to half of the width, and the
    /// longest end that fits. Then the start is extended as far as the width allows. The ellipsis has the font of the
    /// line's first cluster.
    private func truncateMiddle(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let ellipsis = ellipsisWidth(at: start)
        let free = available - ellipsis
        var (first, width) = prefix(in: start..<end, from: CompensatedSum(), limit: free / 2, indent: line.indent)
        let (last, lastWidth) = suffix(in: first..<end, limit: free - width.value)
        (first, width) = prefix(in: first..<last, from: width, limit: free - lastWidth, indent: line.indent)
        line.omit(first..<last, ellipsis: ellipsisMetrics(at: start))
        line.width = width.value + ellipsis + lastWidth
    }

    private func prefix(
        in range: Range<Int>, from sum: CompensatedSum, limit: Double, indent: Double
    ) -> (end: Int, width: CompensatedSum) {
        var (end, width) = (range.lowerBound, sum)
        while end < range.upperBound {
            var extended = width
            extended.add(advance(of: end, from: indent + width.value))
            if extended.value > limit + PixelRounding.tolerance { break }
            width = extended
            end += 1
        }
        return (end, width)
    }

    /// The last clusters of a range, as many as fit in the width `limit`. The result is the index of the first of them,
    /// and the width of all of them. A tab among them is as wide as the interval between two tab stops.
    private func suffix(in range: Range<Int>, limit: Double) -> (start: Int, width: Double) {
        var (start, width) = (range.upperBound, CompensatedSum())
        while start > range.lowerBound {
            var extended = width
            extended.add(advance(of: start - 1, from: 0))
            if extended.value > limit + PixelRounding.tolerance { break }
            width = extended
            start -= 1
        }
        return (start, width.value)
    }
}
