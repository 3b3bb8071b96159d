// Items on their way from leaves into other leaves.

/// An item that is taken out of a dense leaf, or is to go into one, with what the leaf noted of it.
struct ItemRecord {
    var size: AxisSize
    var source: SizeSource
    var started = false
    var isTouched = false
    /// Items before it were removed.
    var isCut = false
}

/// Equal items, with what a leaf noted of them.
struct RunRecord {
    var count: Int
    var size: AxisSize
    var source: SizeSource
    var isTouched = false
    var isCut = false
    /// Where rows started: the first item that did, if it is below `count`, and the step to the next.
    var firstStart: Int
    var rowStep = 1

    /// New ones, whose rows never started anywhere.
    init(_ count: Int, _ size: AxisSize, _ source: SizeSource) {
        (self.count, self.size, self.source) = (count, size, source)
        (firstStart, isTouched) = (count, true)
    }

    /// Some items of a run.
    init(_ leaf: NodeRef, _ range: Range<Int>) {
        count = range.count
        (size, source) = (leaf.size(at: 0), leaf.source(at: 0))
        isTouched = leaf.header.touched != 0
        isCut = leaf.header.cuts != 0 && range.lowerBound == 0
        rowStep = leaf.rowStep
        let first = leaf.firstStart
        if first >= range.lowerBound {
            firstStart = min(first - range.lowerBound, count)
        } else {
            let over = (range.lowerBound - first) % rowStep
            firstStart = over == 0 ? 0 : min(rowStep - over, count)
        }
    }

    var startCount: Int { firstStart < count ? 1 + (count - 1 - firstStart) / rowStep : 0 }

    /// Takes the next run into this one, where nothing is lost by it: both are new, or rows start in both as in one.
    mutating func absorb(_ next: RunRecord) -> Bool {
        guard size == next.size, source == next.source, isTouched == next.isTouched, !next.isCut else { return false }
        if isTouched {
            guard startCount == 0, next.startCount == 0 else { return false }
            (count, firstStart) = (count + next.count, count + next.count)
            return true
        }
        let first = firstStart < count ? firstStart : count + next.firstStart
        guard rowStep == next.rowStep || startCount == 0 || next.startCount == 0,
            startCount == 0 || next.startCount == 0 || (count + next.firstStart - first) == rowStep * startCount
        else { return false }
        if startCount == 0 { rowStep = next.rowStep }
        (count, firstStart) = (count + next.count, first)
        return true
    }

    /// The items before one, nil for none, and those from it on.
    func split(at index: Int) -> (RunRecord?, RunRecord) {
        var (first, rest) = (self, self)
        (first.count, rest.count) = (index, count - index)
        (first.firstStart, rest.isCut) = (min(firstStart, index), isCut && index == 0)
        let over = firstStart >= index ? 0 : (index - firstStart) % rowStep
        let start = firstStart >= index ? firstStart - index : over == 0 ? 0 : rowStep - over
        rest.firstStart = min(start, rest.count)
        return (index > 0 ? first : nil, rest)
    }

    var records: [ItemRecord] {
        (0..<count).map { slot in
            let started = slot >= firstStart && (slot - firstStart) % rowStep == 0
            return ItemRecord(
                size: size, source: source, started: started, isTouched: isTouched, isCut: isCut && slot == 0)
        }
    }
}

/// Neighbouring items in the form in which leaves hold them.
enum LeafPiece {
    case dense([ItemRecord])
    case run(RunRecord)

    var count: Int {
        switch self {
        case .dense(let records): records.count
        case .run(let run): run.count
        }
    }

    var startCount: Int {
        switch self {
        case .dense(let records): records.reduce(0) { $0 + ($1.started ? 1 : 0) }
        case .run(let run): run.startCount
        }
    }

    mutating func setSource(_ source: SizeSource) {
        switch self {
        case .dense(let records):
            self = .dense(records.map { record in
                var record = record
                record.source = source
                return record
            })
        case .run(var run):
            run.source = source
            self = .run(run)
        }
    }

    /// Notes that all items are others than before.
    mutating func touch() {
        switch self {
        case .dense(let records):
            self = .dense(records.map { record in
                var record = record
                record.isTouched = true
                return record
            })
        case .run(var run):
            run.isTouched = true
            self = .run(run)
        }
    }

    /// Notes that items before these were removed.
    mutating func cut() {
        switch self {
        case .dense(var records):
            records[0].isCut = true
            self = .dense(records)
        case .run(var run):
            run.isCut = true
            self = .run(run)
        }
    }
}

extension NodeRef {
    /// Some items of a leaf; nil for none.
    func piece(_ range: Range<Int>) -> LeafPiece? {
        if range.isEmpty { return nil }
        if kind == .run { return .run(RunRecord(self, range)) }
        return .dense(range.map { slot in
            let bit = UInt64(1) << UInt64(slot)
            return ItemRecord(
                size: size(at: slot), source: source(at: slot), started: header.starts & bit != 0,
                isTouched: header.touched & bit != 0, isCut: header.cuts & bit != 0)
        })
    }
}

extension NodeRef {
    /// Whether a run and the one behind it are one, and always were.
    func canAbsorb(_ next: NodeRef) -> Bool {
        guard kind == .run, next.kind == .run else { return false }
        var run = RunRecord(self, 0..<count)
        return run.absorb(RunRecord(next, 0..<next.count))
    }
}

/// Puts pieces together: short runs into dense neighbours, equal runs into one.
struct PieceList {
    private(set) var pieces: [LeafPiece] = []
    /// A run of fewer items is written out.
    let shortRun: Int
    /// A dense leaf of fewer items is nearly empty.
    private let leastDense: Int

    init(_ shape: TreeShape) {
        shortRun = EngineTuning.leastRun(shape.leafCapacity)
        leastDense = EngineTuning.leastItems(shape.leafCapacity)
    }

    var startCount: Int { pieces.reduce(0) { $0 + $1.startCount } }

    mutating func touchAll() {
        for index in pieces.indices { pieces[index].touch() }
    }

    /// Notes that the last item is another than before.
    mutating func touchLast() {
        switch pieces.popLast() {
        case .dense(var records)?:
            records[records.count - 1].isTouched = true
            pieces.append(.dense(records))
        case .run(let run)? where run.isTouched: pieces.append(.run(run))
        case .run(let run)?:
            let (first, last) = run.split(at: run.count - 1)
            append(first.map { .run($0) })
            var record = last.records[0]
            record.isTouched = true
            appendDense(.dense([record]))
        case nil: break
        }
    }

    /// Whether the first piece and a leaf before it are dense, and one of them nearly empty.
    func isDivided(behind leaf: NodeRef) -> Bool { isDivided(leaf, pieces.first) }

    /// Whether the last piece and a leaf behind it are dense, and one of them nearly empty.
    func isDivided(before leaf: NodeRef) -> Bool { isDivided(leaf, pieces.last) }

    private func isDivided(_ leaf: NodeRef, _ piece: LeafPiece?) -> Bool {
        guard leaf.kind != .run, case .dense(let records)? = piece else { return false }
        return min(leaf.count, records.count) < leastDense
    }

    mutating func prepend(_ piece: LeafPiece?) {
        let rest = pieces
        pieces = []
        append(piece)
        for piece in rest { append(piece) }
    }

    mutating func append(_ piece: LeafPiece?) {
        guard let piece, piece.count > 0 else { return }
        guard case .run(let run) = piece else { return appendDense(piece) }
        if case .run(var last)? = pieces.last, last.absorb(run) {
            pieces[pieces.count - 1] = .run(last)
            return
        }
        if run.count < shortRun { return appendDense(.dense(run.records)) }
        pieces.append(piece)
    }

    private mutating func appendDense(_ piece: LeafPiece) {
        guard case .dense(let records) = piece else { return }
        guard case .dense? = pieces.last, case .dense(var all)? = pieces.popLast() else {
            return pieces.append(piece)
        }
        // Nobody else holds them: many pieces of one item cost as much as one of many.
        all += records
        pieces.append(.dense(all))
    }
}
