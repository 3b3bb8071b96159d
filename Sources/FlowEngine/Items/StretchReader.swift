/// One stretch of a list, opened for reading its items by their index in the list. Opening it costs a reference count;
/// reading then costs none.
struct StretchReader {
    /// The items of the stretch, by their index in the list.
    private(set) var range: Range<Int>
    private let sizes: ContiguousArray<AxisSize>
    private let measured: UInt128
    private let run: ItemRun

    /// `first` is the index of the stretch's first item.
    init(_ stretch: borrowing ItemStretch, startingAt first: Int) {
        switch copy stretch {
        case .run(let run):
            self.run = run
            sizes = []
            measured = 0
            range = first..<first + run.count
        case .dense(let dense):
            run = ItemRun(count: 0, size: AxisSize(along: 0, across: 0), origin: .given)
            sizes = dense.sizes
            measured = dense.measured
            range = first..<first + dense.sizes.count
        }
    }

    @inline(__always)
    func size(at item: Int) -> AxisSize {
        sizes.isEmpty ? run.size : sizes[item - range.lowerBound]
    }

    @inline(__always)
    func origin(at item: Int) -> SizeOrigin {
        if sizes.isEmpty { return run.origin }
        return (measured >> UInt128(item - range.lowerBound)) & 1 == 0 ? .given : .measured
    }
}
