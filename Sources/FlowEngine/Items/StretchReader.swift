/// One stretch of a list, opened for reading its items by their index in the list. It counts no references: the list
/// has to outlive it.
struct StretchReader {
    /// The items of the stretch, by their index in the list.
    private(set) var range: Range<Int>
    let isDense: Bool
    private let sizes: BorrowedSizes
    private let measured: BitSet128
    private let run: ItemRun

    /// `first` is the index of the stretch's first item.
    @inline(__always)
    init(_ stretch: borrowing ItemStretch, startingAt first: Int) {
        switch copy stretch {
        case .run(let run):
            isDense = false
            self.run = run
            sizes = .none
            measured = .empty
            range = first..<first + run.count
        case .dense(let dense):
            isDense = true
            run = ItemRun(count: 0, size: AxisSize(along: 0, across: 0), source: .given)
            sizes = BorrowedSizes(dense.sizes)
            measured = dense.measured
            range = first..<first + dense.sizes.count
        }
    }

    /// Calls `body` with neighbouring items that all lie in the stretch, one after the other: their indices, their
    /// sizes and how these are known.
    @inline(__always)
    func forEachSize(in items: Range<Int>, _ body: (Int, AxisSize, SizeSource) -> Void) {
        guard isDense else {
            for item in items { body(item, run.size, run.source) }
            return
        }
        let sizes = sizes[items.lowerBound - range.lowerBound..<items.upperBound - range.lowerBound]
        var measured = measured.isEmpty ? .empty : measured >> (items.lowerBound - range.lowerBound)
        for index in 0..<sizes.count {
            body(items.lowerBound &+ index, sizes[index], measured.removeFirst() ? .measured : .given)
        }
    }
}
