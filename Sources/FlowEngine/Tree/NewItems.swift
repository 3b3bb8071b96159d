/// Items that come into a tree: their sizes, and how all of these are known.
enum NewItems: Sendable {
    case equal(count: Int, AxisSize, SizeSource)
    case list(ContiguousArray<AxisSize>, SizeSource)

    var count: Int {
        switch self {
        case .equal(let count, _, _): count
        case .list(let sizes, _): sizes.count
        }
    }

    var source: SizeSource {
        switch self {
        case .equal(_, _, let source), .list(_, let source): source
        }
    }

    func size(at index: Int) -> AxisSize {
        switch self {
        case .equal(_, let size, _): size
        case .list(let sizes, _): sizes[index]
        }
    }

    var fitsShort: Bool { allSatisfy { ShortSize($0) != nil } }

    func allSatisfy(_ isRight: (AxisSize) -> Bool) -> Bool {
        switch self {
        case .equal(_, let size, _): isRight(size)
        case .list(let sizes, _): sizes.allSatisfy(isRight)
        }
    }

    init(_ items: ItemSizes, _ axis: ScrollAxis) {
        switch items {
        case .estimated(let count, let size): self = .equal(count: count, axis.size(size), .estimated)
        case .equal(let count, let size): self = .equal(count: count, axis.size(size), .given)
        case .each(let sizes) where sizes.count == 1: self = .equal(count: 1, axis.size(sizes[0]), .given)
        case .each(let sizes): self = .list(ContiguousArray(sizes.lazy.map { axis.size($0) }), .given)
        }
    }

    /// Equal neighbours together, if they fill a leaf.
    func append(to pieces: inout PieceList, _ shape: TreeShape) {
        guard case .list(let sizes, let source) = self else {
            return pieces.append(.run(RunRecord(count, size(at: 0), source)))
        }
        var next = 0
        var records: [ItemRecord] = []
        while next < sizes.count {
            let equal = sizes[next...].prefix { $0 == sizes[next] }.count
            if equal >= shape.leafCapacity {
                pieces.append(.dense(records))
                records = []
                pieces.append(.run(RunRecord(equal, sizes[next], source)))
            } else {
                let record = ItemRecord(size: sizes[next], source: source, isTouched: true)
                records += repeatElement(record, count: equal)
            }
            next += equal
        }
        pieces.append(.dense(records))
    }
}
