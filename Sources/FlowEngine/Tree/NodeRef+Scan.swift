// Breaking the items of one leaf (R2.1, R2.2, R2.6): the only place that knows where a line ends, besides the fast path
// for short leaves.

extension LineRule {
    /// Puts an item into a line; true where the line ended before it.
    @inline(__always)
    func add(_ size: AxisSize, to line: inout OpenLine) -> Bool {
        let span = LineRule.span(notNegative: size.across)
        guard line.count > 0 else {
            line = OpenLine(count: 1, used: span, length: max(size.along, 0))
            return false
        }
        // Only with a negative spacing can the used length shrink without end.
        let used = max(line.used &+ spacing &+ span, LineRule.leastUsed)
        if used > available {
            line = OpenLine(count: 1, used: span, length: max(size.along, 0))
            return true
        }
        line = OpenLine(count: line.count + 1, used: used, length: max(line.length, size.along))
        return false
    }
}

extension NodeRef {
    /// Breaks the items of a leaf again, from the line that is open before it. Returns what the leaf adds up to then.
    @inline(__always)
    func scan(from entry: OpenLine, _ rule: LineRule) -> NodeSummary {
        header.entry = entry
        if kind == .short, let summary = scanShort(from: entry, rule) { return summary }
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

    /// In closed form, exactly as the same items one by one.
    @inline(never)
    private func scanRun(from entry: OpenLine, _ rule: LineRule) -> NodeSummary {
        let (size, count) = (size(at: 0), count)
        let span = LineRule.span(notNegative: size.across)
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
        let rows = runStartCount
        let open = count - first - (rows - 1) * step
        header.exit = OpenLine(
            count: Int64(open), used: rule.used(span, adding: open - 1, of: span), length: along)
        let length = Extent(notNegative: line.length) + Extent(notNegative: along) * (rows - 1)
        return NodeSummary(items: count, rows: rows, length: length, isMixed: false)
    }

    private var runStartCount: Int {
        let first = firstStart
        return first < count ? 1 + (count - 1 - first) / rowStep : 0
    }

    // MARK: Where rows start

    /// How many rows start in the leaf.
    var startCount: Int {
        kind == .run ? runStartCount : header.starts.nonzeroBitCount
    }

    /// How many rows start at an item of the leaf or before it.
    func startCount(through slot: Int) -> Int {
        guard kind == .run else { return (header.starts & NodeHeader.bits(below: slot + 1)).nonzeroBitCount }
        let first = firstStart
        return slot < first ? 0 : 1 + (slot - first) / rowStep
    }

    /// Where the row with a number among those that start in the leaf does.
    func start(_ number: Int) -> Int {
        guard kind != .run else { return firstStart + number * rowStep }
        var bits = header.starts
        for _ in 0..<number { bits &= bits &- 1 }
        return bits.trailingZeroBitCount
    }

    /// The longest of some items along the scroll axis; 0 of none.
    func longest(_ range: Range<Int>) -> Double {
        if range.isEmpty { return 0 }
        switch kind {
        case .short: return Double(longestShort(range)) * 0x1p-6
        case .run: return max(size(at: 0).along, 0)
        case .wide, .branch:
            var longest = 0.0
            for slot in range { longest = max(longest, size(at: slot).along) }
            return longest
        }
    }

    /// The length of the row that ends before the row with a number among those that start in the leaf.
    func lengthOfRow(before number: Int) -> Double {
        let end = start(number)
        if number > 0 { return longest(start(number - 1)..<end) }
        return header.entry.count > 0 ? max(header.entry.length, longest(0..<end)) : longest(0..<end)
    }

    /// The lengths of the rows that end before the first few of those that start in the leaf.
    func lengths(ofRowsBefore number: Int) -> Extent {
        guard number > 0 else { return .zero }
        if kind == .run {
            return Extent(notNegative: lengthOfRow(before: 0))
                + Extent(notNegative: max(size(at: 0).along, 0)) * (number - 1)
        }
        var length = Extent.zero
        for index in 0..<number { length += Extent(notNegative: lengthOfRow(before: index)) }
        return length
    }

    // MARK: What is known of items

    func source(at slot: Int) -> SizeSource {
        let bit = UInt64(1) << UInt64(kind == .run ? 0 : slot)
        if header.estimated & bit != 0 { return .estimated }
        return header.measured & bit != 0 ? .measured : .given
    }

    func setSource(_ source: SizeSource, at slot: Int) {
        let bit = UInt64(1) << UInt64(kind == .run ? 0 : slot)
        header.estimated &= ~bit
        header.measured &= ~bit
        switch source {
        case .estimated: header.estimated |= bit
        case .measured: header.measured |= bit
        case .given: break
        }
    }

    /// How many items carry the estimate, and how many are measured.
    var sourceCounts: (estimated: Int, measured: Int) {
        guard kind == .run else { return (header.estimated.nonzeroBitCount, header.measured.nonzeroBitCount) }
        return (header.estimated != 0 ? count : 0, header.measured != 0 ? count : 0)
    }

    /// Calls `body` with the neighbouring slots of a leaf that are known in one way; those of a run as a whole.
    func forEachRange(of wanted: SizeSource, _ body: (Range<Int>) -> Void) {
        if kind == .run { return source(at: 0) == wanted ? body(0..<count) : () }
        var start: Int?
        for slot in 0..<count {
            if source(at: slot) == wanted {
                if start == nil { start = slot }
            } else if let first = start {
                body(first..<slot)
                start = nil
            }
        }
        if let start { body(start..<count) }
    }
}
