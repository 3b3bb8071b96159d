// Operations on all items of a short leaf at once: the fast paths of building, breaking and querying.

extension NodeRef {
    /// Breaks the items of a leaf into rows, within a window of slots, and returns the leaf's summary. The leaf must
    /// store sizes in 1/64 pt. Nil if the spacing is negative, or if the length of the line that is open before the
    /// leaf cannot be stored in 1/64 pt.
    ///
    /// Most of what a layout costs is here. Where a line ends is as good as random, so a branch on it would be
    /// mispredicted once a row. There is none: `ends` is all ones where a line ends before an item, else zero.
    @inline(__always)
    func scanShort(from entry: OpenLine, _ rule: LineRule, _ window: ScanWindow) -> NodeSummary? {
        guard rule.spacing >= .zero, let entryLength = ShortSize(AxisSize(along: entry.length, across: 0))?.along else {
            return nil
        }
        let (count, oldStarts) = (count, header.starts)
        let (available, spacing) = (rule.available.steps, rule.spacing.steps)
        var (starts, sum): (UInt64, UInt64) = (0, 0)
        var (rest, length, index) = (available &- entry.used.steps, entryLength, 0)
        if window.start > 0 {
            starts = oldStarts & NodeHeader.bits(below: window.start &+ 1)
            sum = lengthsShort(ofRowsEndingAt: starts, from: 0, entryLength)
        }
        if window.start > 0 || entry.count == 0 {
            let size = ShortSize(bits: words[window.start])
            (rest, length, index) = (available &- size.span.steps, size.along, window.start &+ 1)
        }
        while index < count {
            let stop = min(count, index &+ EngineTuning.itemsBetweenLooks)
            while index < stop {
                let size = ShortSize(bits: words[index])
                let fresh = available &- size.span.steps
                let next = rest &- (spacing &+ size.span.steps)
                let ends = next &>> 63
                let endsBits = UInt64(bitPattern: ends)
                starts |= (endsBits & 1) &<< UInt64(truncatingIfNeeded: index)
                sum &+= length & endsBits
                rest = next ^ ((next ^ fresh) & ends)
                length = max(size.along, length & ~endsBits)
                index &+= 1
            }
            if index < count, starts & oldStarts & ~NodeHeader.bits(below: window.end) != 0 {
                // From the last start on all is as it was, the exit too.
                let last = 63 &- starts.leadingZeroBitCount
                let others = oldStarts & ~NodeHeader.bits(below: last &+ 1)
                sum &+= lengthsShort(ofRowsEndingAt: others, from: last, 0)
                header.starts = starts | others
                return summaryShort(sum)
            }
        }
        let open = starts == 0 ? Int(entry.count) &+ count : count &- 63 &+ starts.leadingZeroBitCount
        header.starts = starts
        header.exit = OpenLine(
            count: Int64(open), used: Span(steps: available &- rest), length: Double(length) * 0x1p-6)
        return summaryShort(sum)
    }

    private func summaryShort(_ sum: UInt64) -> NodeSummary {
        NodeSummary(
            items: count, rows: header.starts.nonzeroBitCount, length: Extent(ShortLength(sixtyFourths: sum)),
            isMixed: isMixedShort)
    }

    /// Returns the sum of the lengths of rows along the scroll axis, in 1/64 pt. The rows end before the items whose
    /// bits are set in `ends`. The first row begins at `start`, or continues there after items in earlier leaves.
    /// `longest` is the greatest length of these earlier items; 0 if there are none.
    @inline(__always)
    private func lengthsShort(ofRowsEndingAt ends: UInt64, from start: Int, _ longest: UInt64) -> UInt64 {
        var (ends, start, longest, sum) = (ends, start, longest, UInt64(0))
        while ends != 0 {
            let end = ends.trailingZeroBitCount
            sum &+= max(longest, longestShort(start..<end))
            start = end
            longest = 0
            ends &= ends &- 1
        }
        return sum
    }

    private var isMixedShort: Bool {
        let first = words[0]
        for slot in 1..<max(count, 1) where words[slot] != first { return true }
        return false
    }

    /// Returns the length of a range's longest item, along the scroll axis and in 1/64 pt. The leaf must store sizes in
    /// 1/64 pt.
    @inline(__always)
    func longestShort(_ range: Range<Int>) -> UInt64 {
        var longest: UInt64 = 0
        for slot in range { longest = max(longest, words[slot] >> 32) }
        return longest
    }

    /// Returns two lengths of a range of items, in 1/64 pt. They are the sum across the scroll axis, and the longest
    /// length along it. The leaf must store sizes in 1/64 pt.
    @inline(__always)
    func lineShort(_ range: Range<Int>) -> (across: UInt64, longest: UInt64) {
        var (across, longest): (UInt64, UInt64) = (0, 0)
        for slot in range {
            let size = ShortSize(bits: words[slot])
            across &+= size.across
            longest = max(longest, size.along)
        }
        return (across, longest)
    }

    /// Calls `body` once for each item in a range of the leaf's items. `body` receives the item's index in the leaf,
    /// its size, and the source of the size. The size is in points, with the length across the scroll axis first. The
    /// leaf must store sizes in 1/64 pt.
    @inline(__always)
    func forEachShort(in slots: Range<Int>, _ body: (Int, SIMD2<Double>, SizeSource) -> Void) {
        let (measured, estimated) = (header.measured, header.estimated)
        for slot in slots {
            let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: slot)
            let source: SizeSource = measured & bit != 0 ? .measured : estimated & bit != 0 ? .estimated : .given
            body(slot, ShortSize(bits: words[slot]).sides, source)
        }
    }

    /// Appends sizes to a leaf that stores sizes in 1/64 pt. Returns false and does nothing if one of the sizes is no
    /// whole number of 1/64 pt or too large.
    @inline(__always)
    func appendShort(_ sizes: UnsafeBufferPointer<FlowSize>, _ axis: ScrollAxis) -> Bool {
        let target = words + count
        var (lost, large) = (SIMD2<UInt64>.zero, UInt64(0))
        for index in 0..<sizes.count {
            let size = sizes[index]
            let sides = axis == .vertical ? SIMD2(size.width, size.height) : SIMD2(size.height, size.width)
            let shifted = sides + 0x1p46
            let steps = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &- (0x1p46).bitPattern
            let kept = unsafeBitCast(shifted - 0x1p46, to: SIMD2<UInt64>.self)
            lost |= kept ^ unsafeBitCast(sides, to: SIMD2<UInt64>.self)
            large |= steps.x | steps.y
            target[index] = steps.x | steps.y << 32
        }
        guard lost == .zero, large >> 31 == 0 else { return false }
        header.count += sizes.count
        return true
    }
}
