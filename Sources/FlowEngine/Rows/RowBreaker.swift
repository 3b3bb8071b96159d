/// Takes the rows that a breaker makes.
protocol RowSink {
    /// Takes rows that start at item `start`. Returns how many of them it wants when that is where breaking may stop,
    /// nil to go on.
    mutating func take(_ rows: RowRun, startingAt start: Int) -> Int?
}

/// Breaks items into rows: the one place that knows where a line ends (R2.1, R2.2).
///
/// Greedy, in order, no look-ahead. The first item of a line always goes in; a later one goes in if it fits with the
/// minimum spacing before it. A run of equal items is broken in closed form, and breaks exactly as the same items one
/// by one (see `LineRule`).
struct RowBreaker {
    private let rule: LineRule
    private var rowStart: Int
    private var itemsInRow = 0
    private var used: Int64 = 0
    private var length = 0.0
    private(set) var rowsBroken = 0
    private(set) var itemsRead = 0

    init(rule: LineRule, startingAt item: Int) {
        self.rule = rule
        rowStart = item
    }

    /// Reads stretches from the cursor until the items end or the sink stops. Returns the item it stopped before; nil
    /// at the end.
    mutating func breakRows(
        from cursor: consuming TreeCursor<ItemPrefix>, into sink: inout some RowSink
    ) -> Int? {
        while !cursor.isAtEnd {
            let offset = max(rowStart + itemsInRow - cursor.before.count, 0)
            switch cursor.element {
            case .run(let run):
                if consumeRun(run.count - offset, of: run.size, into: &sink) { return rowStart }
            case .dense(let dense):
                if consume(dense.sizes, from: offset, into: &sink) { return rowStart }
            }
            cursor.advance()
        }
        if itemsInRow > 0 && endRow(into: &sink) { return rowStart }
        return nil
    }

    private mutating func consume(
        _ sizes: ContiguousArray<AxisSize>, from offset: Int, into sink: inout some RowSink
    ) -> Bool {
        // The state of the open row lives in locals, as the loop is most of what breaking costs.
        var (count, used, length) = (itemsInRow, used, length)
        let (available, spacing) = (rule.available, rule.spacing)
        for index in offset..<sizes.count {
            let size = sizes[index]
            let span = LineRule.span(size.across)
            let next = used + spacing + span
            if count > 0 && next <= available {
                count += 1
                used = max(next, LineRule.leastUsed)
                length = size.along > length ? size.along : length
                continue
            }
            if count > 0 && emit(RowRun(itemsPerRow: count, length: length), into: &sink) {
                itemsRead += index - offset + 1
                itemsInRow = 0
                self.length = 0
                return true
            }
            (count, used, length) = (1, span, size.along)
        }
        (itemsInRow, self.used, self.length) = (count, used, length)
        itemsRead += sizes.count - offset
        return false
    }

    private mutating func consumeRun(_ runCount: Int, of size: AxisSize, into sink: inout some RowSink) -> Bool {
        let span = LineRule.span(size.across)
        var count = runCount
        itemsRead += 1
        if itemsInRow > 0 {
            let more = rule.fitting(span, behind: used, limit: count)
            if more > 0 { add(count: more, used: rule.used(used, adding: more, of: span), length: size.along) }
            count -= more
            if count == 0 { return false }
            if endRow(into: &sink) { return true }
        }
        let capacity = rule.capacity(for: span, limit: count)
        // A full row is closed only by an item that no longer fits, so the last row of the run stays open.
        let closed = (count - 1) / capacity
        if closed > 0 {
            let rows = RowRun(rowCount: closed, itemsPerRow: capacity, length: size.along)
            if emit(rows, into: &sink) { return true }
            count -= closed * capacity
        }
        add(count: count, used: rule.used(span, adding: count - 1, of: span), length: size.along)
        return false
    }

    @inline(__always)
    private mutating func add(count: Int, used: Int64, length: Double) {
        itemsInRow += count
        self.used = used
        self.length = max(self.length, length)
    }

    private mutating func endRow(into sink: inout some RowSink) -> Bool {
        let row = RowRun(itemsPerRow: itemsInRow, length: length)
        itemsInRow = 0
        length = 0
        return emit(row, into: &sink)
    }

    private mutating func emit(_ rows: RowRun, into sink: inout some RowSink) -> Bool {
        rowsBroken += 1
        let wanted = sink.take(rows, startingAt: rowStart)
        rowStart += rows.itemsPerRow * (wanted ?? rows.rowCount)
        return wanted != nil
    }
}
