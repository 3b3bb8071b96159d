/// Items with their sizes one by one, each given or measured; none of them is estimated.
struct DenseStretch: Sendable {
    private(set) var sizes: ContiguousArray<AxisSize>
    /// The offsets of the items that were measured; the others were given.
    private(set) var measured: BitSet128
    /// Kept beside the sizes, so that summing a leaf does not read them.
    private(set) var uniformity: SizeUniformity

    /// Items in a stretch, at most: as many as `measured` has room for.
    static let limit = 128

    init(_ sizes: ContiguousArray<AxisSize>, source: SizeSource) {
        self.init(sizes, measured: source == .measured ? BitSet128(below: sizes.count) : .empty)
    }

    init(_ sizes: ContiguousArray<AxisSize>, measured: BitSet128) {
        self.sizes = sizes
        self.measured = measured
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    func sizeSource(at offset: Int) -> SizeSource {
        measured[offset] ? .measured : .given
    }

    mutating func set(_ size: AxisSize, source: SizeSource, at offset: Int) {
        measured[offset] = source == .measured
        sizes[offset] = size
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    /// Puts items of one source before the one at `offset`; there is capacity for them.
    mutating func insert(_ new: some Collection<AxisSize>, source: SizeSource, at offset: Int) {
        let before = measured & BitSet128(below: offset)
        let behind = (measured >> offset) << (offset + new.count)
        let inserted = source == .measured ? BitSet128(below: new.count) << offset : .empty
        measured = before | inserted | behind
        sizes.insert(contentsOf: new, at: offset)
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    /// Removes some of the items, but not all.
    mutating func remove(_ range: Range<Int>) {
        let behind = (measured >> range.upperBound) << range.lowerBound
        measured = (measured & BitSet128(below: range.lowerBound)) | behind
        sizes.removeSubrange(range)
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    subscript(range: Range<Int>) -> DenseStretch {
        DenseStretch(ContiguousArray(sizes[range]), measured: measured(in: range))
    }

    /// The offsets in `range` of the items that were measured, counted from its beginning.
    func measured(in range: Range<Int>) -> BitSet128 {
        (measured >> range.lowerBound) & BitSet128(below: range.count)
    }

    /// Both together have at most `limit` items.
    func appending(_ next: DenseStretch) -> DenseStretch {
        var both = self
        both.sizes.append(contentsOf: next.sizes)
        both.measured |= next.measured << sizes.count
        both.uniformity.add(next.uniformity)
        return both
    }

    /// Stops at the first size that differs, which is mostly the second one.
    private static func uniformity(of sizes: ContiguousArray<AxisSize>) -> SizeUniformity {
        guard let first = sizes.first else { return .empty }
        return sizes.allSatisfy { $0 == first } ? .same(first) : .mixed
    }

    /// The same items with along and across exchanged.
    var transposed: DenseStretch {
        DenseStretch(ContiguousArray(sizes.map(\.transposed)), measured: measured)
    }

    /// Traps with a message if the stretch is not what it should be.
    func checkInvariants() {
        precondition(!sizes.isEmpty && sizes.count <= DenseStretch.limit, "a stretch is neither empty nor too long")
        precondition(measured.isSubset(of: BitSet128(below: sizes.count)), "only items are measured")
        precondition(uniformity == DenseStretch.uniformity(of: sizes), "a stretch knows whether it is uniform")
    }
}
