/// The starts of rows in a leaf, and the places at which the leaf was edited.
struct LeafStarts {
    let isRun: Bool
    private let bits: UInt64
    private let (first, step): (Int, Int)
    private let count: Int
    private let touched: UInt64
    private let cuts: UInt64
    private let entryIsCut: Bool
    let total: Int

    init(_ leaf: NodeRef) {
        isRun = leaf.kind == .run
        bits = leaf.header.starts
        (first, step) = isRun ? (leaf.firstStart, leaf.rowStep) : (0, 1)
        count = leaf.count
        (touched, cuts, entryIsCut) = (leaf.header.touched, leaf.header.cuts, leaf.header.entryIsCut)
        total = leaf.startCount
    }

    @inline(__always)
    func count(before slot: Int) -> Int {
        isRun ? countInRun(before: slot) : (bits & NodeHeader.bits(below: slot)).nonzeroBitCount
    }

    private func countInRun(before slot: Int) -> Int {
        slot <= first ? 0 : 1 + (min(slot, count) - 1 - first) / step
    }

    @inline(__always)
    func starts(at slot: Int) -> Bool {
        isRun ? countInRun(before: slot + 1) > countInRun(before: slot) : bits & 1 << UInt64(slot) != 0
    }

    /// Returns whether a row ended directly before an item when rows were last broken.
    ///
    /// False for the leaf's first item if the row before it lost its last items, which `entryIsCut` records.
    func endsRow(before slot: Int) -> Bool {
        if slot == 0 && entryIsCut { return false }
        if starts(at: slot) { return true }
        return isRun ? slot == 0 && cuts != 0 : cuts & 1 << UInt64(slot) != 0
    }

    func firstMark(from slot: Int) -> Int? {
        guard isRun else {
            let rest = (touched | cuts) & ~NodeHeader.bits(below: slot)
            return rest == 0 ? nil : rest.trailingZeroBitCount
        }
        if slot == 0 && (touched & 1 | cuts) != 0 { return 0 }
        return touched & 2 != 0 && slot < count ? count - 1 : nil
    }

    /// Returns the first slot at or behind `slot` at which a row starts now and also started before the edits. Nil if
    /// there is no such slot.
    ///
    /// From this slot to the next edited place, rows are unchanged. `isFirst` is true in the first leaf of the tree,
    /// whose first item starts a row without a bit.
    func firstCommonStart(with new: LeafStarts, from slot: Int, isFirst: Bool) -> Int? {
        guard isRun else {
            let starts = isFirst ? new.bits | 1 : new.bits
            let common = bits & starts & ~touched & ~NodeHeader.bits(below: slot)
            return common == 0 ? nil : common.trailingZeroBitCount
        }
        guard touched & 1 == 0, let start = commonStartOfRun(with: new, isFirst: isFirst), slot <= start else {
            return nil
        }
        return touched & 2 != 0 && start == count - 1 ? nil : start
    }

    private func commonStartOfRun(with new: LeafStarts, isFirst: Bool) -> Int? {
        if isFirst, first == 0 { return 0 }
        guard step == new.step, first < count, new.first < count, (first - new.first) % step == 0
        else { return nil }
        return max(first, new.first)
    }
}
