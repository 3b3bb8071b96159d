extension LineFiller {
    /// Makes a line of all that is left of the paragraph, cut to the width.
    ///
    /// - Parameter mayNotGoOn: Whether this is the last line there is, so that what is after the paragraph is left out.
    mutating func finish(_ line: inout Line, available: Double, mode: LineBreakMode, mayNotGoOn: Bool) {
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
        let fits = width.value <= available + PixelRounding.tolerance || isBlank(from: start, to: end)
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

    private func isBlank(from start: Int, to end: Int) -> Bool {
        text.clusters[start..<end].allSatisfy { $0.flags.contains(.isSpace) }
    }

    /// Past the line break at `index`, if there is one; CR LF is one cluster.
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

    /// The longest beginning that leaves a place for the ellipsis, in the font of the cluster before it.
    private func truncateTail(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let limit = available + PixelRounding.tolerance
        var sum = CompensatedSum()
        var kept = start
        var ellipsis = ellipsisWidth(at: start)
        var width = ellipsis
        var extended = sum
        while kept < end {
            extended.add(advance(of: kept, from: line.indent + sum.value))
            if extended.value > limit { break }
            let its = ellipsisWidthAfter(kept, known: ellipsis)
            if extended.value + its > limit { break }
            (sum, ellipsis) = (extended, its)
            width = sum.value + its
            kept += 1
        }
        line.omitted = kept..<max(end, kept)
        line.width = width
    }

    /// The ellipsis after a cluster; measured again only where a run may have ended.
    private func ellipsisWidthAfter(_ index: Int, known: Double) -> Double {
        text.runs.count == 1 ? known : ellipsisWidth(at: index)
    }

    /// The longest end that leaves a place for the ellipsis, in the font of the paragraph's last cluster.
    private func truncateHead(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let ellipsis = ellipsisWidth(at: max(start, end - 1))
        let (kept, width) = suffix(in: start..<end, limit: available - ellipsis)
        line.omitted = start..<kept
        line.width = width + ellipsis
    }

    /// A beginning of up to half of the width, as long an end as fits, and then as much of the beginning as still fits.
    private func truncateMiddle(_ line: inout Line, end: Int, available: Double) {
        let start = line.clusters.lowerBound
        let ellipsis = ellipsisWidth(at: start)
        let free = available - ellipsis
        var (first, width) = prefix(in: start..<end, from: CompensatedSum(), limit: free / 2, indent: line.indent)
        let (last, lastWidth) = suffix(in: first..<end, limit: free - width.value)
        (first, width) = prefix(in: first..<last, from: width, limit: free - lastWidth, indent: line.indent)
        line.omitted = first..<last
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

    /// From the range's end backwards; a tab counts as a whole interval there.
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
