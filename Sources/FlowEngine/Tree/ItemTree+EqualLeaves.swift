// R18.16: neighbouring leaves of equal items become one run, whatever they came from.

/// The edited leaves of equal items that may be joined with equal neighbours. Each leaf is represented by the index of
/// its first item; the indices ascend. If several neighbouring leaves have equal items, the list has only the first of
/// these leaves.
struct EqualLeaves {
    private(set) var starts = SmallList<Int>()
    private var last: (items: EqualItems, end: Int, isBehindOthers: Bool)?

    mutating func append(_ equal: EqualItems, _ range: Range<Int>) {
        let isBehindLast = last?.end == range.lowerBound
        if isBehindLast, last?.items == equal {
            last?.end = range.upperBound
            last?.isBehindOthers = false
            return
        }
        // The last has others on both sides: it joins none.
        let isLastDone = isBehindLast && last?.isBehindOthers == true
        if isLastDone { starts[starts.count - 1] = range.lowerBound } else { starts.append(range.lowerBound) }
        last = (equal, range.upperBound, isBehindOthers: isBehindLast)
    }
}

extension ItemTree {
    /// Joins neighbouring leaves whose items are all equal, after the leaves were broken into rows. O(log *n*) for each
    /// leaf.
    mutating func joinEqualLeaves(_ leaves: EqualLeaves, _ rule: LineRule) {
        for item in leaves.starts { joinEqualLeaves(around: item, rule) }
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
        leafBefore(place)?.equalItems == equal || leafBehind(place)?.equalItems == equal
    }

    private func leafBefore(_ place: LeafPlace) -> NodeRef? {
        if let branch = place.branch, place.branchSlot > 0 { return branch.child(place.branchSlot - 1) }
        return place.items > 0 ? leaf(of: place.items - 1).leaf : nil
    }

    private func leafBehind(_ place: LeafPlace) -> NodeRef? {
        if let branch = place.branch, place.branchSlot + 1 < branch.count { return branch.child(place.branchSlot + 1) }
        return place.range.upperBound < count ? leaf(of: place.range.upperBound).leaf : nil
    }

    /// Makes a run of equal items, with rows that are found in closed form. The rows are those of the leaves that the
    /// run replaces.
    private func run(of equal: EqualItems, _ count: Int, behind entry: OpenLine, _ rule: LineRule) -> Subtree {
        let node = LeafMaker(shape: shape).leaf(of: RunRecord(count, equal.size, equal.source)).node
        let leaf = NodeRef(node)
        let summary = leaf.scan(from: entry, rule)
        leaf.settleHeader()
        return Subtree(node: node, summary: summary)
    }
}
