extension NodeRef {
    /// Items of a dense leaf for others; `cuts` says where only some were removed.
    func replaceSlots(_ slots: Range<Int>, with new: NewItems) {
        closeSlots(slots)
        openSlots(new.count, at: slots.lowerBound)
        for offset in 0..<new.count {
            let slot = slots.lowerBound + offset
            _ = setSize(new.size(at: offset), at: slot)
            setSource(new.source, at: slot)
            header.touched |= 1 << UInt64(slot)
        }
        header.isStale = true
        guard !slots.isEmpty else { return }
        let behind = slots.lowerBound + new.count
        if behind < count { header.cuts |= 1 << UInt64(behind) } else { header.touched |= 1 << UInt64(count - 1) }
    }

    /// Appends items in the place of the first of a run.
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
        run.firstStart = RunRecord(run, new.count..<run.count).firstStart
        run.header.count -= new.count
        (header.isStale, run.header.isStale) = (true, true)
    }

    /// A short leaf with room for any size, one of which is set.
    func widened(setting size: AxisSize, at slot: Int) -> ItemNode {
        var wide = header
        wide.kind = .wide
        let node = ItemNode.make(wide)
        let leaf = NodeRef(node)
        for other in 0..<count { _ = leaf.setSize(other == slot ? size : self.size(at: other), at: other) }
        return node
    }
}
