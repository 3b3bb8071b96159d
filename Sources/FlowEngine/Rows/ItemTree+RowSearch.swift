extension ItemTree {
    /// Returns the start of the first row that reaches past `target`. The spacing behind a row belongs to the row. Nil
    /// if there is no such row. Spacing must not be negative. O(log *n* + *m*) for *m* rows of a leaf.
    func firstRow(endingAfter target: Extent, spacing: Extent) -> RowStart? {
        guard let root else { return nil }
        var place = LeafPlace(leaf: NodeRef(root))
        if target < .zero {
            place.leaf = place.leaf.firstLeaf
            return RowStart(place: place, index: 0, start: 0, lengthBefore: .zero)
        }
        var rest = SearchRest(target, spacing, in: self)
        while place.leaf.isBranch {
            place.descend(place.leaf.passChildren(&rest, &place))
        }
        place.length = target - rest.extent - spacing * place.rows
        let found = place.leaf.passRows(&rest)
        let index = place.rows + found.number
        // Only the last row of all is still open.
        if !found.ends, index < rowCount - 1 || rest.pass(lastLine.length) { return nil }
        let lengthBefore = target - rest.extent - spacing * index
        guard found.number == 0 else {
            place.slot = found.slot
            return RowStart(place: place, index: index, start: place.items + found.slot, lengthBefore: lengthBefore)
        }
        // It began in a leaf before, unless there is none.
        let start = place.items - Int(place.leaf.header.entry.count)
        return RowStart(
            place: start < place.items ? leaf(of: start) : place, index: index, start: start,
            lengthBefore: lengthBefore)
    }
}

/// The start of a row: the leaf and the slot, the index of the row, and the index of its first item.
struct RowStart {
    var place: LeafPlace
    var index: Int
    /// The index of the row's first item.
    var start: Int
    /// The sum of the lengths of all earlier rows, without spacing.
    var lengthBefore: Extent
}

/// The remaining distance of a search along the scroll axis. It is stored in 64 bits (`ShortLength`) if the lengths of
/// all rows fit into this type, which is usual. Otherwise it is stored in 128 bits (`Extent`).
private struct SearchRest {
    /// The distance that the search still has to go, in whole steps of a `ShortLength`. It is rounded down. 0 if
    /// `exact` has the whole distance.
    private var short = ShortLength.zero
    private var isShort = false
    private var shortSpacing = ShortLength.zero
    /// A part of the distance that the search still has to go: the distance is `exact` plus `short`.
    ///
    /// While `short` is used, this part is less than 2⁻²⁰ points. It then decides nothing, because the lengths of rows
    /// and spacing are multiples of 2⁻²⁰ points.
    private var exact: Extent
    private let spacing: Extent

    init(_ target: Extent, _ spacing: Extent, in tree: borrowing ItemTree) {
        (exact, self.spacing) = (target, spacing)
        // Where what the whole tree adds up to is within the range of short lengths, its parts are.
        let all = tree.summary.length + spacing * tree.rowCount
        guard all.wholeShort != nil, let shortSpacing = spacing.short else { return }
        self.shortSpacing = shortSpacing
        setRest(target)
    }

    private mutating func setRest(_ rest: Extent) {
        let whole = rest.wholeShort
        isShort = whole != nil
        short = whole ?? .zero
        exact = rest - Extent(short)
    }

    var extent: Extent { Extent(short) + exact }

    /// Moves past rows and the spacing behind each row. Returns false and does nothing if rows and spacing are longer
    /// than the remaining distance.
    @inline(__always)
    mutating func pass(_ rows: Int, _ length: Extent) -> Bool {
        let length = (exact: length, short: length.uncheckedShort)
        guard isShort, length.short.finerBits == 0 else { return passExactly(rows, length.exact) }
        return pass(length.short.length + shortSpacing * rows)
    }

    /// Moves past one row whose length is in points. Returns false and does nothing if the row and its spacing are
    /// longer than the remaining distance.
    @inline(__always)
    mutating func pass(_ points: Double) -> Bool {
        let length = ShortLength.nearest(notNegative: points)
        guard isShort, length.isExact else { return passExactly(1, Extent(notNegative: points)) }
        return pass(length.length + shortSpacing)
    }

    /// Moves past one row whose length is in 1/64 pt. Returns false and does nothing if the row and its spacing are
    /// longer than the remaining distance.
    @inline(__always)
    mutating func pass(sixtyFourths length: UInt64) -> Bool {
        let length = ShortLength(sixtyFourths: length)
        return isShort ? pass(length + shortSpacing) : passExactly(1, Extent(length))
    }

    @inline(__always)
    private mutating func pass(_ length: ShortLength) -> Bool {
        let left = short - length
        guard left >= .zero else { return false }
        short = left
        return true
    }

    @inline(never)
    private mutating func passExactly(_ rows: Int, _ length: Extent) -> Bool {
        let left = extent - length - spacing * rows
        guard left >= .zero else { return false }
        if isShort { setRest(left) } else { exact = left }
        return true
    }

    /// Moves past rows of one length, as many as fit into the remaining distance. At most `most` rows are passed.
    /// Returns the number of passed rows.
    mutating func passRows(of length: Extent, atMost most: Int) -> Int {
        let step = length + spacing
        let fitting = step > .zero ? min(extent.wholeSteps(of: step), most) : most
        _ = passExactly(fitting, length * fitting)
        return fitting
    }
}

extension NodeRef {
    /// Moves past children of a branch, up to the child in which the search ends. Returns the index of this child in
    /// the branch. The length of each passed child is subtracted from the remaining distance.
    @inline(__always)
    fileprivate func passChildren(_ searchRest: inout SearchRest, _ place: inout LeafPlace) -> Int {
        let last = count &- 1
        var (slot, items, rows, rest) = (0, place.items, place.rows, searchRest)
        while slot < last {
            let summary = summary(slot)
            guard rest.pass(summary.rows, summary.length) else { break }
            items &+= summary.items
            rows &+= summary.rows
            slot &+= 1
        }
        (place.items, place.rows, searchRest) = (items, rows, rest)
        return slot
    }

    /// Moves past rows of the leaf, up to the row in which the search ends. `number` is the number of passed rows, and
    /// `slot` is the first slot behind them. `ends` is true if the search ends in a row before the leaf's last row
    /// start. Otherwise the search continues in the row that is still open at the leaf's end.
    @inline(__always)
    fileprivate func passRows(_ rest: inout SearchRest) -> (ends: Bool, number: Int, slot: Int) {
        if kind == .short, let found = passShortRows(&rest) { return found }
        if kind == .run { return passRowsOfRun(&rest) }
        var (bits, number, slot) = (header.starts, 0, 0)
        while bits != 0 {
            let end = bits.trailingZeroBitCount
            var length = longest(slot..<end)
            if number == 0 && header.entry.count > 0 { length = max(length, header.entry.length) }
            guard rest.pass(length) else { return (true, number, slot) }
            (number, slot) = (number &+ 1, end)
            bits &= bits &- 1
        }
        return (false, number, slot)
    }

    /// Moves past rows as `passRows` does, and returns the same three values. The leaf's sizes must be in 1/64 pt. The
    /// first row may have begun in an earlier leaf. Returns nil and does nothing if the length of that earlier part
    /// cannot be stored in 1/64 pt.
    @inline(__always)
    private func passShortRows(_ rest: inout SearchRest) -> (ends: Bool, number: Int, slot: Int)? {
        guard let entry = ShortSize(AxisSize(along: header.entry.length, across: 0)) else { return nil }
        var (bits, number, slot, open) = (header.starts, 0, 0, entry.along)
        while bits != 0 {
            let end = bits.trailingZeroBitCount
            guard rest.pass(sixtyFourths: max(longestShort(slot..<end), open)) else { return (true, number, slot) }
            number = number &+ 1
            slot = end
            open = 0
            bits &= bits &- 1
        }
        return (false, number, slot)
    }

    private func passRowsOfRun(_ rest: inout SearchRest) -> (ends: Bool, number: Int, slot: Int) {
        let rows = startCount
        guard rows > 0 else { return (false, 0, 0) }
        guard rest.pass(lengthOfRow(before: 0)) else { return (true, 0, 0) }
        let passed = 1 + rest.passRows(of: Extent(notNegative: max(size(at: 0).along, 0)), atMost: rows - 1)
        return (passed < rows, passed, start(passed - 1))
    }
}
