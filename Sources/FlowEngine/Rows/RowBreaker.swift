/// Takes the rows that a breaker makes.
protocol RowSink {
    /// How many items the breaker reads next: many where all rows are wanted, few where it may have to stop soon.
    var scanLength: Int { get }

    /// Takes rows that start at item `start`. Returns how many of them it wants when that is where breaking may stop,
    /// nil to go on.
    mutating func receive(_ rows: RowRun, startingAt start: Int) -> Int?

    /// Takes single rows, which start at item `start`, from a buffer that it uses up. Returns how many rows and items
    /// it received if breaking may stop after them, nil to go on.
    mutating func receive(_ rows: BufferedElements<RowRun>, startingAt start: Int) -> (rows: Int, items: Int)?
}

/// Breaks items into rows: the one place that knows where a line ends.
///
/// R2.1: greedily, in order, without look-ahead. R2.2: the first item of a line always goes in; a later one goes in if
/// it fits with the minimum spacing before it. A run of equal items is broken in closed form, and breaks exactly as the
/// same items one by one (see `LineRule`).
struct RowBreaker {
    private let rule: LineRule
    private var rowStart: Int
    private var line = OpenLine()
    private(set) var rowsBroken = 0
    private(set) var itemsRead = 0

    init(rule: LineRule, startingAt item: Int) {
        self.rule = rule
        rowStart = item
    }

    /// Reads stretches from the cursor until the items end or the sink stops. Returns the item it stopped before; nil
    /// at the end.
    @inline(__always)
    mutating func breakRows(
        from cursor: consuming TreeCursor<ItemPrefix>, into sink: inout some RowSink
    ) -> Int? {
        while !cursor.isAtEnd {
            let offset = max(rowStart + Int(line.count) - cursor.before.count, 0)
            switch cursor.element {
            case .run(let run):
                if consumeRun(run.count - offset, of: run.size, into: &sink) { return rowStart }
            case .dense(let dense):
                if consume(dense.sizes, from: offset, into: &sink) { return rowStart }
            }
            cursor.advance()
        }
        if line.count > 0 && endRow(into: &sink) { return rowStart }
        return nil
    }

    @inline(__always)
    private mutating func consume(
        _ sizes: ContiguousArray<AxisSize>, from offset: Int, into sink: inout some RowSink
    ) -> Bool {
        LineRule.withScanBuffer { buffer in
            let first = rowStart + Int(line.count) - offset
            var index = offset
            while index < sizes.count {
                let end = min(index + sink.scanLength, sizes.count)
                let closed = rule.scan(sizes, index..<end, &line, into: buffer)
                let rows = buffer.firstRows(closed)
                if let received = sink.receive(rows, startingAt: rowStart) {
                    // The item that closed the last row was read; those behind it are as if they were not.
                    rowsBroken += received.rows
                    rowStart += received.items
                    itemsRead += rowStart - first - index + 1
                    line = OpenLine()
                    return true
                }
                rowsBroken += closed
                rowStart = first + end - Int(line.count)
                itemsRead += end - index
                index = end
            }
            return false
        }
    }

    private mutating func consumeRun(_ runCount: Int, of size: AxisSize, into sink: inout some RowSink) -> Bool {
        let span = LineRule.span(size.across)
        var count = runCount
        itemsRead += 1
        if line.count > 0 {
            let more = rule.fitting(span, behind: line.used, limit: count)
            if more > 0 { add(count: more, used: rule.used(line.used, adding: more, of: span), length: size.along) }
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

    private mutating func add(count: Int, used: Int64, length: Double) {
        line.count += Int64(count)
        line.used = used
        line.length = max(line.length, length)  // R1.11: a line is as long as its longest item
    }

    private mutating func endRow(into sink: inout some RowSink) -> Bool {
        let row = RowRun(items: line.count, length: line.length)
        line = OpenLine()
        return emit(row, into: &sink)
    }

    @inline(__always)
    private mutating func emit(_ rows: RowRun, into sink: inout some RowSink) -> Bool {
        rowsBroken += 1
        let wanted = sink.receive(rows, startingAt: rowStart)
        rowStart += rows.itemsPerRow * (wanted ?? rows.rowCount)
        return wanted != nil
    }
}
