// Edits that put leaves in the place of others.

extension ItemTree {
    /// Takes the leaves around a range out of the tree, and puts others there that hold what is left of them and the
    /// new items.
    mutating func replaceLeaves(_ range: Range<Int>, with new: ArraySlice<NewItems>) {
        var region = leaves(around: range)
        let known = region.first { $0.range.contains(range.lowerBound) }
        let (start, end) = (region.first?.items ?? 0, region.last?.range.upperBound ?? 0)
        var pieces = PieceList(shape)
        for place in region {
            pieces.append(place.leaf.piece(place.slots(in: start..<range.lowerBound)))
            discount(place, place.slots(in: range))
        }
        var isCut = !range.isEmpty
        for items in new {
            count(items.source, items.count)
            if let known, var same = known.piece(of: range, if: new.count == 1 ? items : nil) {
                same.setSource(items.source)
                pieces.append(same)
                isCut = false
            } else if items.count > 0 {
                items.append(to: &pieces, shape)
            }
        }
        for place in region {
            var piece = place.leaf.piece(place.slots(in: range.upperBound..<max(end, range.upperBound)))
            if isCut, piece != nil {
                piece?.cut()
                isCut = false
            }
            pieces.append(piece)
        }
        // At the end of all items nothing follows a cut.
        if isCut { pieces.touchLast() }
        join(&pieces, with: &region)
        let oldStarts = region.reduce(0) { $0 + $1.leaf.startCount + $1.leaf.header.lostStarts }
        let lost = oldStarts - pieces.startCount
        // Which of several changes lost which rows is not known: then they are one.
        if lost > 0, region.contains(where: { $0.leaf.header.touched | $0.leaf.header.cuts != 0 }) { pieces.touchAll() }
        let leaves = LeafMaker(shape: shape).leaves(of: pieces.pieces)
        let changed = leaves.first { NodeRef($0.node).header.touched | NodeRef($0.node).header.cuts != 0 }
        if let changed { NodeRef(changed.node).header.lostStarts = lost }
        if exchangeInBranch(region, for: leaves) || exchangeDividingBranch(region, for: leaves) { return }
        exchange((region.first?.items ?? 0)..<(region.last?.range.upperBound ?? 0), for: Subtree.build(leaves, shape))
    }

    /// Takes the leaf before a region into it, and the one behind, where a nearly empty dense leaf would be beside
    /// another. So no edits, however many, leave a leaf for every few items.
    private func join(_ pieces: inout PieceList, with region: inout [LeafPlace]) {
        guard let first = region.first, let last = region.last else { return }
        if first.items > 0 {
            let place = leaf(of: first.items - 1)
            if pieces.isDivided(behind: place.leaf) {
                pieces.prepend(place.leaf.piece(0..<place.leaf.count))
                region.insert(place, at: 0)
            }
        }
        if last.range.upperBound < count {
            let place = leaf(of: last.range.upperBound)
            if pieces.isDivided(before: place.leaf) {
                pieces.append(place.leaf.piece(0..<place.leaf.count))
                region.append(place)
            }
        }
    }

    /// Where all of the leaves are in one branch, which gets neither too full nor too empty; false where they are not.
    private mutating func exchangeInBranch(_ region: [LeafPlace], for leaves: [Subtree]) -> Bool {
        guard let first = region.first, let branch = first.branch,
            region.allSatisfy({ $0.branch?.isSame(as: branch) == true })
        else { return false }
        let newCount = branch.count - region.count + leaves.count
        let least = branchAbove(first) == nil ? 2 : EngineTuning.leastChildren(branch.capacity)
        guard least...branch.capacity ~= newCount else { return false }
        let slots = first.branchSlot..<first.branchSlot + region.count
        let items = leaves.reduce(0) { $0 + $1.summary.items } - region.reduce(0) { $0 + $1.leaf.count }
        editBranch(at: first, gaining: items) { $0.replaceChildren(slots, with: leaves) }
        return true
    }

    /// Where all of the leaves are in one branch, which gets too full and becomes two; false where they are not, or the
    /// branch above is full.
    private mutating func exchangeDividingBranch(_ region: [LeafPlace], for leaves: [Subtree]) -> Bool {
        guard let first = region.first, let branch = first.branch,
            region.allSatisfy({ $0.branch?.isSame(as: branch) == true })
        else { return false }
        let newCount = branch.count - region.count + leaves.count
        let above = branchAbove(first)
        guard branch.capacity < newCount, newCount <= 2 * branch.capacity, above?.isFull != true else { return false }
        let slots = first.branchSlot..<first.branchSlot + region.count
        let children = branch.children(0..<slots.lowerBound) + leaves + branch.children(slots.upperBound..<branch.count)
        let halves = [children[..<(newCount / 2)], children[(newCount / 2)...]].map {
            Subtree.parent(of: Array($0), height: 1, branch.capacity)
        }
        guard above != nil else {
            let tree = Subtree.parent(of: halves, height: 2, branch.capacity)
            (root, summary) = (tree.node, tree.summary)
            return true
        }
        let items = leaves.reduce(0) { $0 + $1.summary.items } - region.reduce(0) { $0 + $1.leaf.count }
        editBranch(at: first, height: 2, gaining: items) { above in
            let slot = first.slot(at: 2)
            above.replaceChildren(slot..<slot + 1, with: halves)
        }
        return true
    }

    /// The branch that holds the one that holds a leaf.
    private func branchAbove(_ place: LeafPlace) -> NodeRef? {
        guard var node = borrowed?.root, node.header.height > 1 else { return nil }
        while node.header.height > 2 { node = node.child(place.slot(at: Int(node.header.height))) }
        return node
    }

    /// Those that hold the items of a range and the items before and behind it, and runs beside them that are as these.
    private func leaves(around range: Range<Int>) -> [LeafPlace] {
        guard count > 0 else { return [] }
        var places = [leaf(of: max(range.lowerBound - 1, 0))]
        let last = min(range.upperBound, count - 1)
        while let end = places.last?.range.upperBound, end <= last { places.append(leaf(of: end)) }
        // Equal runs that came one after the other become one. A few at a time: of a copy, nobody keeps what is done.
        for _ in 0..<EngineTuning.mostRunsJoined {
            guard let first = places.first, first.leaf.kind == .run, first.items > 0 else { break }
            let before = leaf(of: first.items - 1)
            guard before.leaf.canAbsorb(first.leaf) else { break }
            places.insert(before, at: 0)
        }
        for _ in 0..<EngineTuning.mostRunsJoined {
            guard let last = places.last, last.leaf.kind == .run, last.range.upperBound < count else { break }
            let behind = leaf(of: last.range.upperBound)
            guard last.leaf.canAbsorb(behind.leaf) else { break }
            places.append(behind)
        }
        return places
    }

    private mutating func discount(_ place: LeafPlace, _ slots: Range<Int>) {
        if place.leaf.kind == .run { return count(place.leaf.source(at: 0), -slots.count) }
        for slot in slots { count(place.leaf.source(at: slot), -1) }
    }

    private mutating func exchange(_ range: Range<Int>, for middle: Subtree?) {
        let tree = root.map { Subtree(node: $0, summary: summary) }
        root = nil
        let (rest, right) = Subtree.split(tree, at: range.upperBound, shape)
        let (left, _) = Subtree.split(rest, at: range.lowerBound, shape)
        let new = Subtree.join(Subtree.join(left, middle, shape), right, shape)
        (root, summary) = (new?.node, new?.summary ?? NodeSummary())
    }
}

extension LeafPlace {
    /// Items of a run, if new ones in their place have the same sizes: nothing but the source is another then.
    fileprivate func piece(of items: Range<Int>, if new: NewItems?) -> LeafPiece? {
        guard let new, leaf.kind == .run, new.count == items.count, slots(in: items).count == items.count,
            new.allSatisfy({ $0 == leaf.size(at: 0) })
        else { return nil }
        return leaf.piece(slots(in: items))
    }

    /// The slots of a range of items, as far as it is in the leaf.
    fileprivate func slots(in items: Range<Int>) -> Range<Int> {
        let common = items.clamped(to: range)
        return common.isEmpty ? 0..<0 : common.lowerBound - self.items..<common.upperBound - self.items
    }
}
