/// Turns given sizes into stretches: long runs of equal neighbours into runs, the rest into full dense stretches.
struct StretchBuilder {
    private let sizes: [FlowSize]
    private let axis: ScrollAxis
    private var stretches: ContiguousArray<ItemStretch> = []
    /// The first size that no stretch holds yet.
    private var start = 0

    static func stretches(of sizes: [FlowSize], axis: ScrollAxis) -> ContiguousArray<ItemStretch> {
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
        var index = 0
        while index < sizes.count {
            let end = endOfEqualSizes(from: index)
            if end - index >= ItemStretch.shortRun {
                closeStretches(at: index)
                stretches.append(.run(count: end - index, size: axis.size(sizes[index]), origin: .given))
                start = end
            }
            index = end
        }
        closeStretches(at: sizes.count)
    }

    @inline(__always)
    private func endOfEqualSizes(from index: Int) -> Int {
        let size = sizes[index]
        var end = index + 1
        while end < sizes.count && sizes[end] == size { end += 1 }
        return end
    }

    /// Writes the sizes before `end` into dense stretches.
    private mutating func closeStretches(at end: Int) {
        while start < end {
            let next = min(start + DenseStretch.limit, end)
            let part = sizes[start..<next]
            let dense = axis == .vertical
                ? ContiguousArray(part.lazy.map { AxisSize(along: $0.height, across: $0.width) })
                : ContiguousArray(part.lazy.map { AxisSize(along: $0.width, across: $0.height) })
            stretches.append(.dense(DenseStretch(dense, origin: .given)))
            start = next
        }
    }
}
