/// Neighbouring items with sizes of one origin: a run of equal ones, or a dense stretch of sizes one by one.
///
/// A run costs the same whatever its length. A dense stretch costs 16 bytes an item. A short run beside a stretch
/// becomes part of it, so that measuring one item after the other gives full stretches.
enum ItemStretch: TreeElement {
    case run(ItemRun)
    case dense(DenseStretch)

    /// Sizes in a dense stretch, at most.
    static let densityLimit = 128
    /// A run shorter than this may be written out into a dense neighbour.
    static let shortRun = 8

    static func run(count: Int, size: AxisSize, origin: SizeOrigin) -> ItemStretch {
        .run(ItemRun(count: count, size: size, origin: origin))
    }

    var origin: SizeOrigin {
        switch self {
        case .run(let run): run.origin
        case .dense(let stretch): stretch.origin
        }
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

    var summary: ItemSummary {
        let uniformity: SizeUniformity =
            switch self {
            case .run(let run): .same(run.size)
            case .dense(let stretch): stretch.uniformity
            }
        return ItemSummary(
            count: count, estimatedCount: origin == .estimated ? count : 0,
            measuredCount: origin == .measured ? count : 0, uniformity: uniformity)
    }

    mutating func split(at offset: Int) -> ItemStretch {
        switch self {
        case .run(var run):
            let rest = ItemRun(count: run.count - offset, size: run.size, origin: run.origin)
            run.count = offset
            self = .run(run)
            return .run(rest)
        case .dense(let stretch):
            self = .dense(DenseStretch(ContiguousArray(stretch.sizes[..<offset]), origin: stretch.origin))
            return .dense(DenseStretch(ContiguousArray(stretch.sizes[offset...]), origin: stretch.origin))
        }
    }

    mutating func absorb(_ next: ItemStretch) -> Bool {
        guard origin == next.origin else { return false }
        switch (self, next) {
        case (.run(var run), .run(let other)) where run.size == other.size:
            run.count += other.count
            self = .run(run)
            return true
        default:
            return absorbDensely(next)
        }
    }

    private mutating func absorbDensely(_ next: ItemStretch) -> Bool {
        guard origin != .estimated, isSmall, next.isSmall,
            count + next.count <= ItemStretch.densityLimit
        else { return false }
        switch consume self {
        case .run(let run):
            var sizes = ContiguousArray(repeating: run.size, count: run.count)
            next.appendSizes(to: &sizes)
            self = .dense(DenseStretch(sizes, origin: run.origin))
        case .dense(var stretch):
            next.appendSizes(to: &stretch.sizes)
            stretch.uniformity.add(next.summary.uniformity)
            self = .dense(stretch)
        }
        return true
    }

    /// Whether this may become a part of a dense stretch.
    private var isSmall: Bool {
        switch self {
        case .run(let run): run.count < ItemStretch.shortRun
        case .dense: true
        }
    }

    private func appendSizes(to sizes: inout ContiguousArray<AxisSize>) {
        switch self {
        case .run(let run): sizes.append(contentsOf: repeatElement(run.size, count: run.count))
        case .dense(let stretch): sizes.append(contentsOf: stretch.sizes)
        }
    }
}

/// `count` items of one size.
struct ItemRun: Hashable, Sendable {
    var count: Int
    var size: AxisSize
    var origin: SizeOrigin
}

/// Items with their sizes, one by one; none of them is estimated.
struct DenseStretch: Sendable {
    var sizes: ContiguousArray<AxisSize>
    let origin: SizeOrigin
    /// Kept beside the sizes, so that summing a leaf does not read them.
    var uniformity: SizeUniformity

    init(_ sizes: ContiguousArray<AxisSize>, origin: SizeOrigin) {
        self.sizes = sizes
        self.origin = origin
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    mutating func set(_ size: AxisSize, at offset: Int) {
        sizes[offset] = size
        uniformity = DenseStretch.uniformity(of: sizes)
    }

    /// Stops at the first size that differs, which is mostly the second one.
    static func uniformity(of sizes: ContiguousArray<AxisSize>) -> SizeUniformity {
        guard let first = sizes.first else { return .empty }
        return sizes.allSatisfy { $0 == first } ? .same(first) : .mixed
    }
}
