/// Makes leaves of pieces.
struct LeafMaker {
    let shape: TreeShape

    /// A dense leaf is built with room for more.
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
        let number = records.count <= shape.leafCapacity ? 1 : (records.count + fill - 1) / fill
        return (0..<number).map { index in
            leaf(of: records[records.count * index / number..<records.count * (index + 1) / number])
        }
    }

    private func leaf(of records: ArraySlice<ItemRecord>) -> Subtree {
        let isShort = records.allSatisfy { ShortSize($0.size) != nil }
        let node = ItemNode.make(
            NodeHeader(isShort ? .short : .wide, capacity: shape.leafCapacity, count: records.count))
        let leaf = NodeRef(node)
        for (slot, record) in records.enumerated() {
            let bit = UInt64(1) << UInt64(slot)
            _ = leaf.setSize(record.size, at: slot)
            leaf.setSource(record.source, at: slot)
            if record.started { leaf.header.starts |= bit }
            if record.isTouched { leaf.header.touched |= bit }
            if record.isCut { leaf.header.cuts |= bit }
        }
        leaf.header.isStale = true
        return Subtree(node: node, summary: NodeSummary(items: records.count, rows: 0, length: .zero, isMixed: true))
    }

    func leaf(of run: RunRecord) -> Subtree {
        let node = ItemNode.make(NodeHeader(.run, capacity: 1, count: run.count))
        let leaf = NodeRef(node)
        _ = leaf.setSize(run.size, at: 0)
        leaf.setSource(run.source, at: 0)
        (leaf.firstStart, leaf.rowStep) = (run.firstStart, run.rowStep)
        leaf.header.touched = run.isTouched ? 1 : 0
        leaf.header.cuts = run.isCut ? 1 : 0
        leaf.header.isStale = true
        return Subtree(node: node, summary: NodeSummary(items: run.count, rows: 0, length: .zero, isMixed: false))
    }
}
