// Items on their way from leaves into other leaves.

/// A single item that an edit takes out of a leaf or puts into a leaf. The flags, such as `isTouched`, are those that
/// the leaf stores for the item.
struct ItemRecord {
    var size: AxisSize
    var source: SizeSource
    var started = false
    /// Whether the item's row may have changed.
    var isTouched = false
    /// Whether items directly before this item were removed. Also true for the first item of an insertion behind the
    /// end of a row. A removal inside a row may set `isTouched` instead.
    var isCut = false
    /// Whether the row directly before this item has lost its last items. That row began in an earlier leaf. True only
    /// for the first item of a leaf.
    var isEntryCut = false
}

/// Equal items that an edit takes out of a leaf or puts into a leaf. The flags, such as `isTouched`, are those that the
/// leaf stores for the items.
struct RunRecord {
    var count: Int
    var size: AxisSize
    var source: SizeSource
    /// Whether the row of every item may have changed. `isLastTouched` has the same meaning for the last item alone.
    var isTouched = false
    var isLastTouched = false
    var isCut = false
    /// The index of the run's first item that started a row, or `count` if no item did. `rowStep` is the number of
    /// items from there to the next row start.
    var firstStart: Int
    var rowStep = 1

    /// Makes a run of new items, none of which started a row before.
    init(_ count: Int, _ size: AxisSize, _ source: SizeSource) {
        (self.count, self.size, self.source) = (count, size, source)
        firstStart = count
        isTouched = true
    }

    /// Makes the record of the items in `range`, which are a part of the run `leaf`.
    init(_ leaf: NodeRef, _ range: Range<Int>) {
        count = range.count
        (size, source) = (leaf.size(at: 0), leaf.source(at: 0))
        isTouched = leaf.header.touched & 1 != 0
        isLastTouched = leaf.header.touched & 2 != 0 && range.upperBound == leaf.count
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

    /// Joins the next run to this run, and returns true, if the result can be stored as one run. Otherwise returns
    /// false and does nothing.
    ///
    /// Size and source have to be equal, and no note about edits may be lost. Both runs have to be new, or have row
    /// starts at equal distances.
    mutating func absorb(_ next: RunRecord) -> Bool {
        guard size == next.size, source == next.source, isTouched == next.isTouched, !isLastTouched, !next.isCut else {
            return false
        }
        if isTouched {
            guard startCount == 0, next.startCount == 0 else { return false }
            count += next.count
            (firstStart, isLastTouched) = (count, next.isLastTouched)
            return true
        }
        let first = firstStart < count ? firstStart : count + next.firstStart
        guard rowStep == next.rowStep || startCount == 0 || next.startCount == 0,
            startCount == 0 || next.startCount == 0 || (count + next.firstStart - first) == rowStep * startCount
        else { return false }
        if startCount == 0 { rowStep = next.rowStep }
        (count, firstStart, isLastTouched) = (count + next.count, first, next.isLastTouched)
        return true
    }

    var records: [ItemRecord] {
        (0..<count).map { slot in
            let started = slot >= firstStart && (slot - firstStart) % rowStep == 0
            return ItemRecord(
                size: size, source: source, started: started,
                isTouched: isTouched || isLastTouched && slot == count - 1, isCut: isCut && slot == 0)
        }
    }
}

/// Neighbouring items in the form in which leaves store them: equal items, or a list of items.
enum LeafPiece {
    case dense([ItemRecord])
    case run(RunRecord)

    var count: Int {
        switch self {
        case .dense(let records): records.count
        case .run(let run): run.count
        }
    }

    /// Sets `isCut` for the first of these items. Called if items directly before this item were removed, or if it is
    /// the first item of an insertion behind the end of a row.
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

    /// Marks the first item as the start of a row. It has no mark yet if it was the first item of the tree; the first
    /// items of all other rows have the mark already.
    mutating func startRow() {
        switch self {
        case .dense(var records):
            records[0].started = true
            self = .dense(records)
        case .run(var run):
            run.firstStart = 0
            self = .run(run)
        }
    }

    /// Notes that the row of the piece's last item may have changed.
    mutating func touchLast() {
        switch self {
        case .dense(var records):
            records[records.count - 1].isTouched = true
            self = .dense(records)
        case .run(var run):
            run.isLastTouched = true
            self = .run(run)
        }
    }

    /// Clears `isEntryCut` of the piece's first item, and returns whether it was set. If it was set, the row directly
    /// before the piece has lost its last items.
    fileprivate mutating func takeEntryCut() -> Bool {
        guard case .dense(var records) = self, records[0].isEntryCut else { return false }
        records[0].isEntryCut = false
        self = .dense(records)
        return true
    }
}

extension NodeRef {
    /// Returns a piece of some items of a leaf; nil if there are no items.
    func piece(_ range: Range<Int>) -> LeafPiece? {
        if range.isEmpty { return nil }
        if kind == .run { return .run(RunRecord(self, range)) }
        return .dense(range.map { slot in
            let bit = UInt64(1) << UInt64(slot)
            return ItemRecord(
                size: size(at: slot), source: source(at: slot), started: header.starts & bit != 0,
                isTouched: header.touched & bit != 0, isCut: header.cuts & bit != 0,
                isEntryCut: header.entryIsCut && slot == 0)
        })
    }
}

/// A list of pieces. Short runs are joined with neighbouring single items, and equal runs with each other.
struct PieceList {
    private(set) var pieces: [LeafPiece] = []
    /// The number of items below which a run is stored as single items.
    let shortRun: Int
    /// The number of items below which a leaf of single items is nearly empty.
    private let leastDense: Int

    init(_ shape: TreeShape) {
        shortRun = EngineTuning.leastRun(shape.leafCapacity)
        leastDense = EngineTuning.leastItems(shape.leafCapacity)
    }

    /// Notes that the row of the last piece's last item may have changed.
    mutating func touchLast() {
        if !pieces.isEmpty { pieces[pieces.count - 1].touchLast() }
    }

    /// Returns whether the first piece and the leaf before it should become one leaf. True if neither of them is a run,
    /// and at least one of them is nearly empty.
    func isDivided(behind leaf: NodeRef) -> Bool { isDivided(leaf, pieces.first) }

    /// Returns whether the last piece and the leaf behind it should become one leaf. True if neither of them is a run,
    /// and at least one of them is nearly empty.
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
        guard var piece, piece.count > 0 else { return }
        if !pieces.isEmpty, piece.takeEntryCut() { touchLast() }
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
        // No other piece holds them: many pieces of one item cost as much as one of many.
        all += records
        pieces.append(.dense(all))
    }
}
