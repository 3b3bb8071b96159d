/// Turns given sizes into stretches: long runs of equal neighbours into runs, the rest into full dense stretches.
struct StretchBuilder {
    private var stretches: ContiguousArray<ItemStretch> = []
    private var open: ContiguousArray<AxisSize> = []
    private var last: AxisSize?
    /// How many of the latest sizes are equal; from `ItemStretch.shortRun` on they are a run.
    private var equalCount = 0
    /// How long the run is that is being read; 0 outside of one.
    private var runCount = 0

    static func stretches(of sizes: [FlowSize], axis: ScrollAxis) -> ContiguousArray<ItemStretch> {
        var builder = StretchBuilder()
        for size in sizes { builder.append(axis.size(size)) }
        return builder.finish()
    }

    private mutating func append(_ size: AxisSize) {
        if size == last {
            if runCount > 0 {
                runCount += 1
                return
            }
            equalCount += 1
            if equalCount == ItemStretch.shortRun {
                openRun()
                return
            }
        } else {
            if runCount > 0 { closeRun() }
            last = size
            equalCount = 1
        }
        if open.count == DenseStretch.limit { closeStretch() }
        if open.isEmpty { open.reserveCapacity(DenseStretch.limit) }
        open.append(size)
    }

    /// The equal sizes at the end become a run, with the one just read.
    private mutating func openRun() {
        let taken = min(ItemStretch.shortRun - 1, open.count)
        open.removeLast(taken)
        closeStretch()
        runCount = taken + 1
    }

    private mutating func closeRun() {
        if let last { stretches.append(.run(count: runCount, size: last, origin: .given)) }
        runCount = 0
    }

    private mutating func closeStretch() {
        if !open.isEmpty { stretches.append(.dense(DenseStretch(open, origin: .given))) }
        open = []
    }

    private mutating func finish() -> ContiguousArray<ItemStretch> {
        if runCount > 0 { closeRun() } else { closeStretch() }
        return stretches
    }
}
