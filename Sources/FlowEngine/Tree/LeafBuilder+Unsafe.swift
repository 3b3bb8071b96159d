/// A builder of leaves. Each leaf is broken into rows as soon as it is filled.
struct LeafBuilder {
    let shape: TreeShape
    let rule: LineRule
    private(set) var leaves: [Subtree] = []
    private(set) var work = BreakingWork()
    private var line = OpenLine()

    init(shape: TreeShape, rule: LineRule) {
        (self.shape, self.rule) = (shape, rule)
    }

    mutating func append(_ node: ItemNode) {
        let leaf = NodeRef(node)
        let summary = leaf.scan(from: line, rule)
        line = leaf.header.exit
        let isRun = leaf.kind == .run
        work.rowsReplaced += isRun ? min(summary.rows, 1) : summary.rows
        work.leavesScanned += 1
        work.itemsRead += isRun ? 1 : leaf.count
        leaves.append(Subtree(node: node, summary: summary))
    }

    mutating func append(_ run: RunRecord) {
        let node = LeafMaker(shape: shape).leaf(of: run).node
        NodeRef(node).settleHeader()
        append(node)
    }

    /// Appends sizes in evenly filled leaves; equal neighbours that would fill a leaf become a run.
    mutating func append(_ sizes: [FlowSize], _ axis: ScrollAxis) {
        sizes.withUnsafeBufferPointer { append($0, axis) }
    }

    private mutating func append(_ sizes: UnsafeBufferPointer<FlowSize>, _ axis: ScrollAxis) {
        let fill = LeafMaker(shape: shape).fill
        let number = (sizes.count + fill - 1) / fill
        leaves.reserveCapacity(number)
        var start = 0
        while start < sizes.count {
            let rest = (sizes.count - start + fill - 1) / fill
            let end = start + (sizes.count - start + rest - 1) / rest
            let equal = sizes[start] == sizes[end - 1] ? equalCount(sizes, from: start) : 1
            if equal >= end - start, equal >= EngineTuning.leastRunBuilt(shape.leafCapacity) {
                append(RunRecord(equal, axis.size(sizes[start]), .given))
                start += equal
            } else {
                append(UnsafeBufferPointer(rebasing: sizes[start..<end]), axis, fill: fill)
                start = end
            }
        }
    }

    private func equalCount(_ sizes: UnsafeBufferPointer<FlowSize>, from start: Int) -> Int {
        var end = start + 1
        while end < sizes.count, sizes[end] == sizes[start] { end += 1 }
        return end - start
    }

    private mutating func append(_ sizes: UnsafeBufferPointer<FlowSize>, _ axis: ScrollAxis, fill: Int) {
        let short = ItemNode.make(NodeHeader(.short, capacity: shape.leafCapacity))
        if NodeRef(short).appendShort(sizes, axis) { return append(short) }
        let wide = ItemNode.make(NodeHeader(.wide, capacity: shape.leafCapacity))
        let leaf = NodeRef(wide)
        leaf.header.count = sizes.count
        for slot in 0..<sizes.count { _ = leaf.setSize(axis.size(sizes[slot]), at: slot) }
        append(wide)
    }
}
