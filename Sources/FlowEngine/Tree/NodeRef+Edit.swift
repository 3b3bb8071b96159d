extension NodeRef {
    /// Replaces items of a leaf by any number of other items. The leaf must store a size for each item.
    ///
    /// - Parameter isBoundary: Whether a row ended before these items.
    func replaceSlots(_ slots: Range<Int>, with new: NewItems, isBoundary: Bool) {
        closeSlots(slots)
        openSlots(new.count, at: slots.lowerBound)
        for offset in 0..<new.count {
            let slot = slots.lowerBound + offset
            _ = setSize(new.size(at: offset), at: slot)
            setSource(new.source, at: slot)
            header.touched |= 1 << UInt64(slot)
        }
        header.isStale = true
        if new.count == 0 { return noteRemoval(before: slots.lowerBound, isBoundary: isBoundary) }
        if isBoundary { header.cuts |= 1 << UInt64(slots.lowerBound) }
    }

    /// Marks items whose rows may have changed, after items directly before a slot were removed.
    private func noteRemoval(before slot: Int, isBoundary: Bool) {
        let bit = UInt64(1) << UInt64(slot)
        guard slot < count else {
            // Where the leaf ends is not known any more.
            header.exit = OpenLine()
            if !isBoundary { header.touched |= bit >> 1 }
            return
        }
        if isBoundary {
            header.cuts |= bit
        } else if header.starts & bit == 0 {
            header.touched |= bit
            header.cuts &= ~bit
        } else {
            // This row is what it was, the one before lost its end.
            header.cuts |= bit
            if slot > 0 { header.touched |= bit >> 1 } else { header.entryIsCut = true }
        }
    }

    /// Appends items to this leaf, in place of the first items of the next leaf. The next leaf is `run`, a leaf of
    /// equal items, and loses these first items.
    func append(_ new: NewItems, from run: NodeRef) {
        let first = count
        openSlots(new.count, at: first)
        for offset in 0..<new.count {
            let slot = first + offset
            _ = setSize(new.size(at: offset), at: slot)
            setSource(new.source, at: slot)
            if new.size(at: offset) != run.size(at: 0) { header.touched |= 1 << UInt64(slot) }
            if run.startCount(through: offset) > run.startCount(through: offset - 1) {
                header.starts |= 1 << UInt64(slot)
            }
        }
        header.exit = OpenLine()
        run.removeFirst(new.count)
        header.isStale = true
        run.header.isStale = true
    }

    /// Returns whether this run can take the first item of the next run. It can if the distances between all its row
    /// starts are still equal afterwards.
    func canAppendFirst(of run: NodeRef) -> Bool {
        startCount == 0 || ((count - firstStart) % rowStep == 0) == (run.firstStart == 0)
    }

    /// Moves the first item of the next leaf to the end of this leaf. Both leaves are runs: each consists of equal
    /// items. The moved item gets the size of this leaf's items.
    func appendFirst(of run: NodeRef) {
        if startCount == 0 { firstStart = run.firstStart == 0 ? count : count + 1 }
        header.count += 1
        if size(at: 0) != run.size(at: 0) { header.touched |= 2 }
        header.exit = OpenLine()
        run.removeFirst(1)
        header.isStale = true
        run.header.isStale = true
    }

    private func removeFirst(_ number: Int) {
        firstStart = RunRecord(self, number..<count).firstStart
        header.count -= number
        // The sum of the rest is unknown.
        header.exit = OpenLine()
    }

    /// Returns a copy of a leaf of sizes in 1/64 pt. The copy can hold any size.
    func widened() -> ItemNode {
        var wide = header
        wide.kind = .wide
        let node = ItemNode.make(wide)
        let leaf = NodeRef(node)
        for slot in 0..<count { _ = leaf.setSize(size(at: slot), at: slot) }
        return node
    }

    /// Replaces the sizes of items and the sources of these sizes. A run gets one new size for all its items. In a leaf
    /// of another kind, only the items in `slots` get new sizes, which the leaf must be able to hold.
    func resize(_ slots: Range<Int>, to new: NewItems) {
        header.isStale = true
        if kind == .run {
            if size(at: 0) != new.size(at: 0) { header.touched |= 1 }
            _ = setSize(new.size(at: 0), at: 0)
            return setSource(new.source, at: 0)
        }
        for slot in slots {
            let size = new.size(at: slot - slots.lowerBound)
            if self.size(at: slot) != size { header.touched |= 1 << UInt64(slot) }
            _ = setSize(size, at: slot)
            setSource(new.source, at: slot)
        }
    }

    /// Returns whether any item of a range differs, in size or source of size, from the new item in its place.
    func differs(from new: NewItems, in slots: Range<Int>) -> Bool {
        if kind == .run { return source(at: 0) != new.source || !new.allSatisfy { $0 == size(at: 0) } }
        return slots.contains {
            source(at: $0) != new.source || size(at: $0) != new.size(at: $0 - slots.lowerBound)
        }
    }
}
