// R18.16: neighbouring leaves of equal items become one run, whatever they came from.

/// Where leaves begin whose items are all the same, rising. Equal neighbours count once. One allocates nothing.
struct EqualLeaves {
    private(set) var first: Int?
    private(set) var others: [Int] = []
    private var last: (items: EqualItems, end: Int)?

    mutating func append(_ equal: EqualItems, _ range: Range<Int>) {
        let isNext = last.map { $0.end == range.lowerBound && $0.items == equal } ?? false
        last = (equal, range.upperBound)
        if isNext { return }
        if first == nil { first = range.lowerBound } else { others.append(range.lowerBound) }
    }
}

extension ItemTree {
    /// Joins settled leaves with equal neighbours. O(log *n*) each.
    mutating func joinEqualLeaves(_ leaves: EqualLeaves, _ rule: LineRule) {
        if let first = leaves.first { joinEqualLeaves(around: first, rule) }
        for item in leaves.others { joinEqualLeaves(around: item, rule) }
    }

    private mutating func joinEqualLeaves(around item: Int, _ rule: LineRule) {
        let place = leaf(of: item)
        guard let equal = place.leaf.equalItems else { return }
        // All items of a section are a run also where one leaf would hold them.
        let isWhole = place.leaf.kind != .run && place.leaf.count == count
        guard isWhole && count >= EngineTuning.leastRun(shape.leafCapacity) || hasNeighbour(place, of: equal) else {
            return
        }
        var region = [place]
        while let first = region.first, first.items > 0 {
            let before = leaf(of: first.items - 1)
            guard before.leaf.equalItems == equal else { break }
            region.insert(before, at: 0)
        }
        while let end = region.last?.range.upperBound, end < count {
            let behind = leaf(of: end)
            guard behind.leaf.equalItems == equal else { break }
            region.append(behind)
        }
        guard let first = region.first, let last = region.last else { return }
        let number = last.range.upperBound - first.items
        exchangeSettled(region, for: run(of: equal, number, behind: first.leaf.header.entry, rule))
    }

    private func hasNeighbour(_ place: LeafPlace, of equal: EqualItems) -> Bool {
        let (start, end) = (place.items, place.range.upperBound)
        return start > 0 && leaf(of: start - 1).leaf.equalItems == equal
            || end < count && leaf(of: end).leaf.equalItems == equal
    }

    /// A settled run, in closed form: its rows are those of the leaves that it comes from.
    private func run(of equal: EqualItems, _ count: Int, behind entry: OpenLine, _ rule: LineRule) -> Subtree {
        let node = LeafMaker(shape: shape).leaf(of: RunRecord(count, equal.size, equal.source)).node
        let leaf = NodeRef(node)
        let summary = leaf.scan(from: entry, rule)
        leaf.settleHeader()
        return Subtree(node: node, summary: summary)
    }
}
