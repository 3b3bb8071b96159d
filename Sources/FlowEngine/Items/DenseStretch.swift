/// Items with their sizes one by one, each given or measured; none of them is estimated.
struct DenseStretch: Sendable {
    private(set) var sizes: ContiguousArray<AxisSize>
    /// Bit *i* is set if item *i* was measured; the others were given.
    private(set) var measured: UInt128
    /// Kept beside the sizes, so that summing a leaf does not read them.
    private(set) var uniformity: SizeUniformity

    /// Items in a stretch, at most: as many as `measured` has bits.
    static let limit = 128

    init(_ sizes: ContiguousArray<AxisSize>, source: SizeSource) {
        self.init(sizes, measured: source == .measured ? DenseStretch.mask(sizes.count) : 0)
    }

    init(_ sizes: ContiguousArray<AxisSize>, measured: UInt128) {
        self.sizes = sizes
        self.measured = measured
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    func sizeSource(at offset: Int) -> SizeSource {
        measured & (1 << UInt128(offset)) == 0 ? .given : .measured
    }

    mutating func set(_ size: AxisSize, source: SizeSource, at offset: Int) {
        let bit: UInt128 = 1 << UInt128(offset)
        measured = source == .measured ? measured | bit : measured & ~bit
        sizes[offset] = size
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    /// Puts items of one source before the one at `offset`; there is capacity for them.
    mutating func insert(_ new: some Collection<AxisSize>, source: SizeSource, at offset: Int) {
        let low = measured & DenseStretch.mask(offset)
        let high = (measured >> UInt128(offset)) << UInt128(offset + new.count)  // a shift by all bits leaves none
        let bits = source == .measured ? DenseStretch.mask(new.count) << UInt128(offset) : 0
        measured = low | bits | high
        sizes.insert(contentsOf: new, at: offset)
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    /// Removes some of the items, but not all.
    mutating func remove(_ range: Range<Int>) {
        let high = measured >> UInt128(range.upperBound)
        measured = (measured & DenseStretch.mask(range.lowerBound)) | high << UInt128(range.lowerBound)
        sizes.removeSubrange(range)
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    subscript(range: Range<Int>) -> DenseStretch {
        let bits = (measured >> UInt128(range.lowerBound)) & DenseStretch.mask(range.count)
        return DenseStretch(ContiguousArray(sizes[range]), measured: bits)
    }

    /// Both together have at most `limit` items.
    func appending(_ next: DenseStretch) -> DenseStretch {
        var both = self
        both.sizes.append(contentsOf: next.sizes)
        if !next.sizes.isEmpty { both.measured |= next.measured << UInt128(sizes.count) }
        both.uniformity.add(next.uniformity)
        return both
    }

    static func mask(_ count: Int) -> UInt128 {
        count >= limit ? .max : (1 << UInt128(count)) - 1
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
        precondition(measured & ~DenseStretch.mask(sizes.count) == 0, "only items are measured")
        precondition(uniformity == DenseStretch.uniformity(of: sizes), "a stretch knows whether it is uniform")
    }
}
