/// One stretch of a list, opened for reading its items by their index in the list. Opening it costs a reference count;
/// reading then costs none.
struct StretchReader {
    /// The items of the stretch, by their index in the list.
    private(set) var range: Range<Int>
    private let isDense: Bool
    private let sizes: ContiguousArray<AxisSize>
    private let measured: UInt128
    private let run: ItemRun

    /// `first` is the index of the stretch's first item.
    init(_ stretch: borrowing ItemStretch, startingAt first: Int) {
        switch copy stretch {
        case .run(let run):
            isDense = false
            self.run = run
            sizes = []
            measured = 0
            range = first..<first + run.count
        case .dense(let dense):
            isDense = true
            run = ItemRun(count: 0, size: AxisSize(along: 0, across: 0), origin: .given)
            sizes = dense.sizes
            measured = dense.measured
            range = first..<first + dense.sizes.count
        }
    }

    @inline(__always)
    func size(at item: Int) -> AxisSize {
        isDense ? sizes[item - range.lowerBound] : run.size
    }

    @inline(__always)
    func origin(at item: Int) -> SizeOrigin {
        guard isDense else { return run.origin }
        if measured == 0 { return .given }
        return (measured &>> UInt128(item - range.lowerBound)) & 1 == 0 ? .given : .measured
    }
}
