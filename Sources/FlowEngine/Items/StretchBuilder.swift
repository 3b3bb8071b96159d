extension [FlowSize] {
    /// The first size from `start` on, at every fourth place, that the one behind it is equal to.
    fileprivate func firstEqualNeighbours(from start: Int) -> Int? {
        var index = start
        while index + 1 < count {
            if self[index] == self[index + 1] { return index }
            index &+= 4
        }
        return nil
    }
}

/// Turns given sizes into stretches: long runs of equal neighbours into runs, the rest into full dense stretches.
struct StretchBuilder {
    private let sizes: [FlowSize]
    private let axis: ScrollAxis
    private var stretches: ContiguousArray<ItemStretch> = []
    /// The first size that no stretch holds yet.
    private var start = 0

    static func stretches(of sizes: [FlowSize], axis: ScrollAxis) -> ContiguousArray<ItemStretch> {
        if sizes.count == 1 { return [.run(count: 1, size: axis.size(sizes[0]), source: .given)] }
        var builder = StretchBuilder(sizes: sizes, axis: axis)
        builder.build()
        return builder.stretches
    }

    private init(sizes: [FlowSize], axis: ScrollAxis) {
        self.sizes = sizes
        self.axis = axis
        stretches.reserveCapacity(sizes.count / DenseStretch.limit + 1)
    }

    private mutating func build() {
        // Of any eight neighbours, one at a multiple of four has the next one beside it.
        var index = 0
        while let equal = sizes.firstEqualNeighbours(from: index) {
            let run = equalSizes(around: equal)
            if run.count >= ItemStretch.shortRun { close(run) }
            index = (run.upperBound + 3) / 4 * 4
        }
        closeStretches(at: sizes.count)
    }

    private func equalSizes(around index: Int) -> Range<Int> {
        let size = sizes[index]
        var range = index..<index + 1
        while range.lowerBound > start && sizes[range.lowerBound - 1] == size {
            range = range.lowerBound - 1..<range.upperBound
        }
        while range.upperBound < sizes.count && sizes[range.upperBound] == size {
            range = range.lowerBound..<range.upperBound + 1
        }
        return range
    }

    private mutating func close(_ run: Range<Int>) {
        closeStretches(at: run.lowerBound)
        stretches.append(.run(count: run.count, size: axis.size(sizes[run.lowerBound]), source: .given))
        start = run.upperBound
    }

    /// Writes the sizes before `end` into dense stretches.
    private mutating func closeStretches(at end: Int) {
        while start < end {
            let next = min(start + DenseStretch.limit, end)
            let dense = axis.sizes(of: sizes, start..<next)
            stretches.append(.dense(DenseStretch(dense, source: .given)))
            start = next
        }
    }
}
