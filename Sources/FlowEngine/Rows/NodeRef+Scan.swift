// Breaking the items of one leaf (R2.1, R2.2, R2.6): in closed form for runs, one by one for others, and as
// `scanShort` does it for short leaves (`NodeRef+ShortLeaf+Unsafe.swift`).

extension NodeRef {
    /// Computes the line breaks in a leaf again, beginning with the line that is open before the leaf. Returns the
    /// leaf's new summary.
    @inline(__always)
    func scan(from entry: OpenLine, _ rule: LineRule) -> NodeSummary {
        let window = ScanWindow(self, entry)
        header.entry = entry
        if kind == .short, let summary = scanShort(from: entry, rule, window) { return summary }
        return kind == .run ? scanRun(from: entry, rule) : scanAny(from: entry, rule)
    }

    @inline(never)
    private func scanAny(from entry: OpenLine, _ rule: LineRule) -> NodeSummary {
        var line = entry
        var starts: UInt64 = 0
        var length = Extent.zero
        var isMixed = false
        let first = size(at: 0)
        for slot in 0..<count {
            let size = size(at: slot)
            if size != first { isMixed = true }
            let longest = line.length
            guard rule.add(size, to: &line) else { continue }
            starts |= 1 << UInt64(slot)
            length += Extent(notNegative: longest)
        }
        (header.starts, header.exit) = (starts, line)
        return NodeSummary(items: count, rows: starts.nonzeroBitCount, length: length, isMixed: isMixed)
    }

    /// Breaks the equal items of a run into rows, in closed form. The rows are those that a scan of the single items
    /// would find.
    @inline(never)
    private func scanRun(from entry: OpenLine, _ rule: LineRule) -> NodeSummary {
        let (size, count) = (size(at: 0), count)
        let span = Span(notNegative: size.across)
        let along = max(size.along, 0)
        var line = entry
        let first =
            entry.count > 0
            ? rule.fitting(span, behind: entry.used, limit: count) : rule.capacity(for: span, limit: count)
        if first > 0 {
            line.used =
                entry.count > 0
                ? rule.used(entry.used, adding: first, of: span) : rule.used(span, adding: first - 1, of: span)
            line.count += Int64(first)
            line.length = max(line.length, along)
        }
        let step = rule.capacity(for: span, limit: FlowModel.largestCount)
        (firstStart, rowStep) = (first, step)
        guard first < count else {
            header.exit = line
            return NodeSummary(items: count, rows: 0, length: .zero, isMixed: false)
        }
        let rows = startCount
        let open = count - first - (rows - 1) * step
        header.exit = OpenLine(
            count: Int64(open), used: rule.used(span, adding: open - 1, of: span), length: along)
        let length = Extent(notNegative: line.length) + Extent(notNegative: along) * (rows - 1)
        return NodeSummary(items: count, rows: rows, length: length, isMixed: false)
    }
}

/// The range of a leaf's items that may be in other rows than before.
struct ScanWindow {
    /// The index, in the leaf, at which the last row before the first edit starts. Edits do not move the start of this
    /// row. 0 if unknown.
    let start: Int
    /// The index, in the leaf, directly after the last edit; 64 if unknown. From this index on, the scan looks for a
    /// row start that also existed before the edits. The scan ends there, because the rows after that start are
    /// unchanged.
    let end: Int

    @inline(__always)
    init(_ leaf: NodeRef, _ entry: OpenLine) {
        let marks = leaf.header.touched | leaf.header.cuts
        guard marks != 0 else {
            start = 0
            end = 64
            return
        }
        let startsBefore = leaf.header.starts & NodeHeader.bits(below: marks.trailingZeroBitCount)
        start = startsBefore == 0 || leaf.header.entry != entry ? 0 : 63 &- startsBefore.leadingZeroBitCount
        // A leaf that is new, or has items of a run behind its own, does not know its exit.
        end = leaf.header.exit.count > 0 ? 64 &- marks.leadingZeroBitCount : 64
    }
}
