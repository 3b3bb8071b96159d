// Where rows start and end in one leaf.

extension NodeRef {
    private var runStartCount: Int {
        let first = firstStart
        return first < count ? 1 + (count - 1 - first) / rowStep : 0
    }

    /// The number of rows that start in the leaf.
    var startCount: Int {
        kind == .run ? runStartCount : header.starts.nonzeroBitCount
    }

    /// Returns the number of rows that start in the leaf at an item or before it.
    func startCount(through slot: Int) -> Int {
        guard kind == .run else { return (header.starts & NodeHeader.bits(below: slot + 1)).nonzeroBitCount }
        let first = firstStart
        return slot < first ? 0 : 1 + (slot - first) / rowStep
    }

    /// Returns the number of rows that start in a range of the leaf's items.
    func startCount(in slots: Range<Int>) -> Int {
        slots.isEmpty ? 0 : startCount(through: slots.upperBound - 1) - startCount(through: slots.lowerBound - 1)
    }

    /// Returns whether a row ends directly before an item, according to the last computation of line breaks.
    ///
    /// False for the leaf's first item if the row before it lost its last items, which `entryIsCut` records.
    func endsRow(before slot: Int) -> Bool {
        if slot == 0 && header.entryIsCut { return false }
        if kind == .run { return slot == 0 && header.cuts != 0 || startCount(in: slot..<slot + 1) > 0 }
        return (header.starts | header.cuts) & (1 << UInt64(slot)) != 0
    }

    /// Returns the index, in the leaf, of a row's first item. `number` is the row's index among the rows that start in
    /// the leaf.
    func start(_ number: Int) -> Int {
        guard kind != .run else { return firstStart + number * rowStep }
        var bits = header.starts
        for _ in 0..<number { bits &= bits &- 1 }
        return bits.trailingZeroBitCount
    }

    /// Returns the length, along the scroll axis, of the longest item of a range; 0 if the range is empty.
    func longest(_ range: Range<Int>) -> Double {
        if range.isEmpty { return 0 }
        switch kind {
        case .short: return Double(longestShort(range)) * 0x1p-6
        case .run: return max(size(at: 0).along, 0)
        case .wide, .branch:
            var longest = 0.0
            for slot in range { longest = max(longest, size(at: slot).along) }
            return longest
        }
    }

    /// Returns the length of the row that ends where a given row starts. The given row has the index `number` among the
    /// rows that start in the leaf.
    func lengthOfRow(before number: Int) -> Double {
        let end = start(number)
        if number > 0 { return longest(start(number - 1)..<end) }
        return header.entry.count > 0 ? max(header.entry.length, longest(0..<end)) : longest(0..<end)
    }

    /// Returns the total length of the rows that end in the leaf before a given row. The given row has the index
    /// `number` among the rows that start in the leaf.
    func lengths(ofRowsBefore number: Int) -> Extent {
        guard number > 0 else { return .zero }
        if kind == .run {
            return Extent(notNegative: lengthOfRow(before: 0))
                + Extent(notNegative: max(size(at: 0).along, 0)) * (number - 1)
        }
        var length = Extent.zero
        for index in 0..<number { length += Extent(notNegative: lengthOfRow(before: index)) }
        return length
    }

    /// Returns the index, in the leaf, at which the next row behind an item starts. Nil if no row of the leaf starts
    /// behind the item.
    @inline(__always)
    func start(behind slot: Int) -> Int? {
        guard kind != .run else {
            let next = startCount(through: slot)
            return next < startCount ? start(next) : nil
        }
        let bits = header.starts & ~NodeHeader.bits(below: slot &+ 1)
        return bits == 0 ? nil : bits.trailingZeroBitCount
    }
}
