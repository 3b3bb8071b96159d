/// Neighbouring items: a run of equal ones, or a dense stretch of sizes one by one.
///
/// A run costs the same whatever its length. A dense stretch costs 16 bytes an item. A short run of sized items beside
/// a stretch becomes part of it, so that measuring one item after the other gives full stretches.
enum ItemStretch: TreeElement {
    case run(ItemRun)
    case dense(DenseStretch)

    /// A run shorter than this may be written out into a dense neighbour.
    static let shortRun = 8

    static func run(count: Int, size: AxisSize, source: SizeSource) -> ItemStretch {
        .run(ItemRun(count: count, size: size, source: source))
    }

    var count: Int {
        switch self {
        case .run(let run): run.count
        case .dense(let stretch): stretch.sizes.count
        }
    }

    func size(at offset: Int) -> AxisSize {
        switch self {
        case .run(let run): run.size
        case .dense(let stretch): stretch.sizes[offset]
        }
    }

    func sizeSource(at offset: Int) -> SizeSource {
        switch self {
        case .run(let run): run.source
        case .dense(let stretch): stretch.sizeSource(at: offset)
        }
    }

    var summary: ItemSummary {
        switch self {
        case .run(let run):
            ItemSummary(
                count: run.count, estimatedCount: run.source == .estimated ? run.count : 0,
                measuredCount: run.source == .measured ? run.count : 0, uniformity: .same(run.size))
        case .dense(let stretch):
            ItemSummary(
                count: stretch.sizes.count, estimatedCount: 0, measuredCount: stretch.measured.count,
                uniformity: stretch.uniformity)
        }
    }

    /// Sets one size without changing what stretches there are; false if that cannot be.
    mutating func setInPlace(_ size: AxisSize, source: SizeSource, at offset: Int) -> Bool {
        switch self {
        case .run(let run):
            return run.size == size && run.source == source
        case .dense(var dense):
            self = .run(ItemRun(count: 1, size: size, source: source))  // lets go of the sizes, or writing copies them
            dense.set(size, source: source, at: offset)
            self = .dense(dense)
            return true
        }
    }

    /// Puts items before the one at `offset`. A full stretch is cut in two, and its second half handed back. False if
    /// that is not possible in place.
    mutating func insertInPlace(_ run: ItemRun, at offset: Int, _ second: inout ItemStretch?) -> Bool {
        guard case .dense(var dense) = self, run.source != .estimated, run.count < ItemStretch.shortRun else {
            return false
        }
        self = .run(run)  // lets go of the sizes, or writing copies them
        let new = repeatElement(run.size, count: run.count)
        if dense.sizes.count + run.count <= DenseStretch.limit {
            dense.insert(new, source: run.source, at: offset)
        } else {
            let half = dense.sizes.count / 2
            var rest = dense[half..<dense.sizes.count]
            dense = dense[0..<half]
            if offset <= half {
                dense.insert(new, source: run.source, at: offset)
            } else {
                rest.insert(new, source: run.source, at: offset - half)
            }
            second = .dense(rest)
        }
        self = .dense(dense)
        return true
    }

    /// A stretch that items are removed from keeps at least so many, or what is left is put together with its
    /// neighbours.
    static let leastLeft = DenseStretch.limit / 4

    /// Removes items; false if that is not possible in place.
    mutating func removeInPlace(_ range: Range<Int>) -> Bool {
        guard case .dense(var dense) = self, range.upperBound <= dense.sizes.count,
            dense.sizes.count - range.count >= ItemStretch.leastLeft
        else { return false }
        self = .run(count: 1, size: dense.sizes[0], source: .given)  // lets go of the sizes, or writing copies them
        dense.remove(range)
        self = .dense(dense)
        return true
    }

    mutating func split(at offset: Int) -> ItemStretch {
        switch self {
        case .run(var run):
            let rest = ItemRun(count: run.count - offset, size: run.size, source: run.source)
            run.count = offset
            self = .run(run)
            return .run(rest)
        case .dense(let stretch):
            self = .dense(stretch[0..<offset])
            return .dense(stretch[offset..<stretch.sizes.count])
        }
    }

    mutating func absorb(_ next: ItemStretch) -> Bool {
        switch (self, next) {
        case (.run(var run), .run(let other)) where run.size == other.size && run.source == other.source:
            run.count += other.count
            self = .run(run)
            return true
        default:
            guard count + next.count <= DenseStretch.limit, let dense, let nextDense = next.dense else { return false }
            self = .dense(dense.appending(nextDense))
            return true
        }
    }

    /// This as a dense stretch, if it is one or is short enough to become one.
    private var dense: DenseStretch? {
        switch self {
        case .dense(let stretch):
            return stretch
        case .run(let run):
            guard run.count < ItemStretch.shortRun, run.source != .estimated else { return nil }
            let sizes = ContiguousArray(repeating: run.size, count: run.count)
            return DenseStretch(sizes, source: run.source)
        }
    }
}

/// `count` items of one size.
struct ItemRun: Hashable, Sendable {
    var count: Int
    var size: AxisSize
    var source: SizeSource
}
