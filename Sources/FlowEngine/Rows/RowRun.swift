/// `rowCount` neighbouring rows that hold equally many items and are equally long along the scroll axis.
///
/// Their items need not be equal: a row stores how many items it holds and how long it is, never sizes. 16 bytes.
struct RowRun: TreeElement, Hashable {
    private var rows: UInt32
    private var itemsEach: UInt32
    /// The length of one row along the scroll axis, in points: that of its longest item.
    let length: Double

    var rowCount: Int { Int(rows) }
    var itemsPerRow: Int { Int(itemsEach) }
    var itemCount: Int { rowCount &* itemsPerRow }

    init(rowCount: Int = 1, itemsPerRow: Int, length: Double) {
        rows = UInt32(rowCount)
        itemsEach = UInt32(itemsPerRow)
        self.length = length
    }

    /// One row of `items` items.
    @inline(__always)
    init(items: Int64, length: Double) {
        rows = 1
        itemsEach = UInt32(truncatingIfNeeded: items)
        self.length = length
    }

    var count: Int { Int(rows) }

    var summary: RowSummary {
        RowSummary(rowCount: rowCount, itemCount: itemCount, length: totalLength)
    }

    /// The length of all its rows, without spacing.
    @inline(__always)
    var totalLength: Extent {
        let one = Extent(notNegative: length)
        return rows == 1 ? one : one * rowCount
    }

    static func summary(of runs: ContiguousArray<RowRun>) -> RowSummary {
        shortSummary(of: runs) ?? exactSummary(of: runs)
    }

    /// Nil if a length needs more than short steps, or a run is so long that the sum of a leaf's might overflow.
    private static func shortSummary(of runs: ContiguousArray<RowRun>) -> RowSummary? {
        var sum = RowSummary.zero
        var steps: Int64 = 0
        for index in runs.indices {
            let run = runs[index]
            let length = Extent.shortSteps(notNegative: run.length)
            guard length.isExact, length.count < 1 << 40, run.rows < 1 << 16 else { return nil }
            sum.rowCount &+= Int(run.rows)
            sum.itemCount &+= Int(run.rows) &* Int(run.itemsEach)
            steps &+= length.count &* Int64(run.rows)
        }
        sum.length = Extent(shortSteps: steps)
        return sum
    }

    private static func exactSummary(of runs: ContiguousArray<RowRun>) -> RowSummary {
        var sum = RowSummary.zero
        var index = 0
        while index < runs.count {
            let run = runs[index]
            sum.rowCount &+= Int(run.rows)
            sum.itemCount &+= Int(run.rows) &* Int(run.itemsEach)
            sum.length += run.totalLength
            index &+= 1
        }
        return sum
    }

    mutating func split(at offset: Int) -> RowRun {
        let rest = RowRun(rowCount: rowCount - offset, itemsPerRow: itemsPerRow, length: length)
        rows = UInt32(offset)
        return rest
    }

    mutating func absorb(_ next: RowRun) -> Bool {
        guard itemsEach == next.itemsEach && length == next.length else { return false }
        rows += next.rows
        return true
    }

    /// The same rows, but no more than `limit` of them.
    func limited(to limit: Int) -> RowRun {
        RowRun(rowCount: min(rowCount, limit), itemsPerRow: itemsPerRow, length: length)
    }
}

/// What is known about neighbouring rows together.
struct RowSummary: TreeSummary {
    var rowCount = 0
    var itemCount = 0
    /// Without the spacing between rows, which is the section's.
    var length = Extent.zero

    static let zero = RowSummary()

    var count: Int { rowCount }

    mutating func add(_ next: RowSummary) {
        rowCount += next.rowCount
        itemCount += next.itemCount
        length += next.length
    }

    /// Counts and extents are exact.
    mutating func replace(_ old: RowSummary, by new: RowSummary) -> Bool {
        rowCount += new.rowCount - old.rowCount
        itemCount += new.itemCount - old.itemCount
        length += new.length - old.length
        return true
    }
}

/// How many rows and items are before a place.
struct RowPosition: TreePrefix {
    var count = 0
    var itemCount = 0

    @inline(__always)
    mutating func pass(_ summary: RowSummary) {
        count &+= summary.rowCount
        itemCount &+= summary.itemCount
    }

    @inline(__always)
    mutating func pass(_ element: RowRun) {
        count &+= element.rowCount
        itemCount &+= element.rowCount &* element.itemsPerRow
    }
}

/// How many rows and items are before a place, and how long they are.
struct RowPrefix: TreePrefix {
    var position = RowPosition()
    /// Without the spacing between rows.
    var length = Extent.zero

    var count: Int { position.count }
    var itemCount: Int { position.itemCount }

    @inline(__always)
    mutating func pass(_ summary: RowSummary) {
        position.pass(summary)
        length += summary.length
    }

    @inline(__always)
    mutating func pass(_ element: RowRun) {
        position.pass(element)
        length += element.totalLength
    }
}
