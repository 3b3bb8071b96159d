/// A line that is still open.
struct OpenLine {
    var count: Int64 = 0
    /// The room it takes, spacing included.
    var used: Int64 = 0
    /// The length of its longest item, in points.
    var length = 0.0
}

extension LineRule {
    /// The most items that are scanned at once: a kilobyte of rows, which lie on the stack.
    static let scanLimit = 64

    /// Calls `body` with room for the rows of one scan.
    @inline(__always)
    static func withScanRoom<Result>(_ body: (UnsafeMutableBufferPointer<RowRun>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: RowRun.self, capacity: scanLimit, body)
    }

    /// Puts neighbouring items into lines, and returns how many lines they close; their rows are written to `rows`.
    ///
    /// Most of what a layout costs is here. Where a line ends is as good as random, so a branch on it would be mispredicted
    /// once a row. There is none: every item writes the row that ends before it, and the next item overwrites it unless it
    /// did end. Lengths are compared by their bits, which rise with the lengths as none is negative.
    ///
    /// The file is the only one in the engine that uses unsafe memory: the scan writes without bounds checks, and its
    /// results need no allocation.
    @inline(__always)
    func scan(
        _ sizes: ContiguousArray<AxisSize>, _ range: Range<Int>, _ line: inout OpenLine,
        into rows: UnsafeMutableBufferPointer<RowRun>
    ) -> Int {
        precondition(range.lowerBound >= 0 && range.upperBound <= sizes.count, "scanned items exist")
        precondition(range.count <= rows.count, "there is room for as many rows as items")
        let target = rows.baseAddress.unsafelyUnwrapped
        return sizes.withUnsafeBufferPointer { buffer in
            let items = buffer.baseAddress.unsafelyUnwrapped
            // Only with a negative spacing can the room in use shrink without end.
            return spacing < 0
                ? scan(items, range, &line, target, least: LineRule.leastUsed) : scan(items, range, &line, target, least: nil)
        }
    }

    @inline(__always)
    private func scan(
        _ sizes: UnsafePointer<AxisSize>, _ range: Range<Int>, _ line: inout OpenLine,
        _ rows: UnsafeMutablePointer<RowRun>, least: Int64?
    ) -> Int {
        var closed = 0
        var (count, used) = (line.count, line.used)
        var length = Int64(bitPattern: line.length.bitPattern)
        var index = range.lowerBound
        // The first item of a line closes none.
        if count == 0 && index < range.upperBound {
            let size = sizes[index]
            (count, used) = (1, LineRule.span(notNegative: size.across))
            length = max(Int64(bitPattern: size.along.bitPattern), 0)
            index += 1
        }
        while index < range.upperBound {
            let size = sizes[index]
            let span = LineRule.span(notNegative: size.across)
            var next = used &+ (span &+ spacing)
            if let least { next = max(next, least) }
            // All ones if the line ends before this item, else zero; the compiler makes a branch of a comparison.
            let ends = (available &- next) &>> 63
            rows[closed] = RowRun(items: count, length: Double(bitPattern: UInt64(bitPattern: length)))
            closed &-= Int(ends)
            count = (count & ~ends) &+ 1
            used = next ^ ((next ^ span) & ends)
            length = max(Int64(bitPattern: size.along.bitPattern), length & ~ends)
            index &+= 1
        }
        line = OpenLine(count: count, used: used, length: Double(bitPattern: UInt64(bitPattern: length)))
        return closed
    }
}
