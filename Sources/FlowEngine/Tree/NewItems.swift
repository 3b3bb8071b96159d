/// New items of a tree: their sizes, and the source of the sizes.
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

    /// Returns the new items with indices in a range.
    func part(_ range: Range<Int>) -> NewItems {
        switch self {
        case .equal(_, let size, let source): .equal(count: range.count, size, source)
        case .list(let sizes, let source): .list(ContiguousArray(sizes[range]), source)
        }
    }

    /// Calls `body`, in order, with ranges that together contain all items. Equal neighbours that would fill a leaf are
    /// a range for which `isRun` is true, and so are all items of the case `equal`. The other items form the ranges
    /// before, between and after such ranges.
    private func forEachPart(_ shape: TreeShape, _ body: (Range<Int>, _ isRun: Bool) -> Void) {
        guard case .list(let sizes, _) = self else { return body(0..<count, true) }
        var (start, next) = (0, 0)
        while next < sizes.count {
            let equal = sizes[next...].prefix { $0 == sizes[next] }.count
            if equal >= shape.leafCapacity {
                if start < next { body(start..<next, false) }
                body(next..<next + equal, true)
                start = next + equal
            }
            next += equal
        }
        if start < next { body(start..<next, false) }
    }

    /// Appends these items, as inserted items, to the list from which leaves are made. `isCut` is true if a row ended
    /// directly before the place at which the items are inserted.
    func append(to pieces: inout PieceList, _ shape: TreeShape, isCut: Bool) {
        forEachPart(shape) { part, isRun in
            var piece =
                isRun
                ? LeafPiece.run(RunRecord(part.count, size(at: part.lowerBound), source))
                : .dense(part.map { ItemRecord(size: size(at: $0), source: source, isTouched: true) })
            if isCut && part.lowerBound == 0 { piece.cut() }
            pieces.append(piece)
        }
    }

    /// Appends these items, as replacements, to the list from which leaves are made. They replace the items in the
    /// range `slots` of `leaf`, a leaf of equal items.
    func append(to pieces: inout PieceList, _ shape: TreeShape, insteadOf slots: Range<Int>, of leaf: NodeRef) {
        forEachPart(shape) { part, isRun in
            var run = RunRecord(leaf, slots.lowerBound + part.lowerBound..<slots.lowerBound + part.upperBound)
            if isRun {
                let size = size(at: part.lowerBound)
                if size != run.size { run.isTouched = true }
                (run.size, run.source) = (size, source)
                return pieces.append(.run(run))
            }
            var records = run.records
            for (offset, index) in part.enumerated() {
                let size = size(at: index)
                if size != records[offset].size { records[offset].isTouched = true }
                (records[offset].size, records[offset].source) = (size, source)
            }
            pieces.append(.dense(records))
        }
    }
}
