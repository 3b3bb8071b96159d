/// A maker of leaves from the items that an edit keeps and inserts. The items are given in pieces. A piece is a list of
/// single items, or a run of equal items.
///
/// The rows of these leaves are broken later. Until then, the number of items in a leaf's summary is right, and the
/// number of rows includes only former rows.
struct LeafMaker {
    let shape: TreeShape

    /// The number of items of a new leaf that is not a run. It leaves free slots for more items.
    var fill: Int { EngineTuning.builtItems(shape.leafCapacity) }

    func leaves(of pieces: [LeafPiece]) -> [Subtree] {
        pieces.flatMap { piece in
            switch piece {
            case .run(let run): [leaf(of: run)]
            case .dense(let records): leaves(of: records)
            }
        }
    }

    private func leaves(of records: [ItemRecord]) -> [Subtree] {
        var start = 0
        return ends(of: records).map { end in
            defer { start = end }
            return leaf(of: records[start..<end])
        }
    }

    /// Divides a list of items into leaves with about equal numbers of items. Returns the index at which each leaf
    /// ends.
    ///
    /// If a full leaf grew at one end, because items were measured or appended one after the other, the leaf at this
    /// end is short and the other leaf is nearly full.
    private func ends(of records: [ItemRecord]) -> [Int] {
        let count = records.count
        if count <= shape.leafCapacity { return [count] }
        let few = EngineTuning.leastItems(shape.leafCapacity) + 1
        if few > 1, count <= shape.leafCapacity + few, !lostItems(records) {
            if !records.dropLast(few).contains(where: \.isTouched) { return [count - few, count] }
            if !records.dropFirst(few).contains(where: \.isTouched) { return [few, count] }
        }
        let number = (count + fill - 1) / fill
        return (1...number).map { count * $0 / number }
    }

    /// Returns whether items were removed and no other items took their place.
    private func lostItems(_ records: [ItemRecord]) -> Bool {
        records.contains { $0.isCut && !$0.isTouched }
    }

    private func leaf(of records: ArraySlice<ItemRecord>) -> Subtree {
        let isShort = records.allSatisfy { ShortSize($0.size) != nil }
        let capacity = EngineTuning.slots(for: records.count, of: shape.leafCapacity)
        let node = ItemNode.make(NodeHeader(isShort ? .short : .wide, capacity: capacity, count: records.count))
        let leaf = NodeRef(node)
        for (slot, record) in records.enumerated() {
            let bit = UInt64(1) << UInt64(slot)
            _ = leaf.setSize(record.size, at: slot)
            leaf.setSource(record.source, at: slot)
            if record.started { leaf.header.starts |= bit }
            if record.isTouched { leaf.header.touched |= bit }
            if record.isCut { leaf.header.cuts |= bit }
        }
        leaf.header.entryIsCut = records.first?.isEntryCut == true
        leaf.header.isStale = true
        let summary = NodeSummary(items: records.count, rows: leaf.startCount, length: .zero, isMixed: true)
        return Subtree(node: node, summary: summary)
    }

    func leaf(of run: RunRecord) -> Subtree {
        let node = ItemNode.make(NodeHeader(.run, capacity: 1, count: run.count))
        let leaf = NodeRef(node)
        _ = leaf.setSize(run.size, at: 0)
        leaf.setSource(run.source, at: 0)
        (leaf.firstStart, leaf.rowStep) = (run.firstStart, run.rowStep)
        leaf.header.touched = (run.isTouched ? 1 : 0) | (run.isLastTouched ? 2 : 0)
        leaf.header.cuts = run.isCut ? 1 : 0
        leaf.header.isStale = true
        let summary = NodeSummary(items: run.count, rows: leaf.startCount, length: .zero, isMixed: false)
        return Subtree(node: node, summary: summary)
    }
}
