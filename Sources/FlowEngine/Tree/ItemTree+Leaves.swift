// Edits that put leaves in the place of others.

extension ItemTree {
    /// Replaces items, and builds the leaves around them again. The new leaves hold the new items and the remaining
    /// items of the old leaves.
    mutating func replaceLeaves(_ range: Range<Int>, with new: ArraySlice<NewItems>) {
        var region = leaves(around: range)
        var pieces = PieceList(shape)
        appendItems(of: region, before: range.lowerBound, to: &pieces)
        let isBoundary = region.first { $0.range.contains(range.lowerBound) }.map {
            range.lowerBound == 0 || $0.leaf.endsRow(before: range.lowerBound - $0.items)
        }
        let startsRow = noteLostRows(range, in: region)
        for place in region { discount(place, place.slots(in: range)) }
        var isCut = isBoundary ?? true
        for items in new where items.count > 0 {
            count(items.source, items.count)
            items.append(to: &pieces, shape, isCut: isCut)
            isCut = false
        }
        let isRemoval = new.allSatisfy { $0.count == 0 } && !range.isEmpty
        if isRemoval, isBoundary == false { pieces.touchLast() }
        var isFirst = true
        for place in region {
            guard var piece = place.leaf.piece(place.slots(in: range.upperBound..<count)) else { continue }
            if isFirst {
                if startsRow { piece.startRow() }
                if isRemoval { piece.cut() }
                isFirst = false
            }
            pieces.append(piece)
        }
        exchange(&region, for: &pieces)
    }

    /// Replaces the sizes of some items of a run. Rows keep their starts until the edited leaves are broken into rows
    /// again.
    mutating func replaceRunItems(_ range: Range<Int>, with new: NewItems) {
        var region = leaves(around: range)
        var pieces = PieceList(shape)
        appendItems(of: region, before: range.lowerBound, to: &pieces)
        for place in region where place.range.contains(range.lowerBound) {
            discount(place, place.slots(in: range))
            new.append(to: &pieces, shape, insteadOf: place.slots(in: range), of: place.leaf)
        }
        count(new.source, new.count)
        for place in region { pieces.append(place.leaf.piece(place.slots(in: range.upperBound..<count))) }
        exchange(&region, for: &pieces)
    }

    private func appendItems(of region: [LeafPlace], before item: Int, to pieces: inout PieceList) {
        for place in region { pieces.append(place.leaf.piece(place.slots(in: 0..<item))) }
    }

    /// Records the rows whose first items are removed. Returns whether the first remaining item has to be marked as the
    /// start of a row.
    private mutating func noteLostRows(_ range: Range<Int>, in region: [LeafPlace]) -> Bool {
        guard let first = region.first else {
            lost.firstRowHasBit = true
            return false
        }
        let starts = region.reduce(0) { $0 + $1.leaf.startCount(in: $1.slots(in: range)) }
        return noteLostRows(range, before: first, starts).startsRow && range.isEmpty
    }

    /// Replaces neighbouring leaves by new leaves. The new leaves are made of pieces, each of which is a run of equal
    /// items or a list of single items.
    private mutating func exchange(_ region: inout [LeafPlace], for pieces: inout PieceList) {
        join(&pieces, with: &region)
        let leaves = LeafMaker(shape: shape).leaves(of: pieces.pieces)
        if exchangeInBranch(region, for: leaves) || exchangeDividingBranch(region, for: leaves) { return }
        exchange((region.first?.items ?? 0)..<(region.last?.range.upperBound ?? 0), for: Subtree.build(leaves, shape))
    }

    /// Replaces leaves by one leaf with the same rows. The rows of all these leaves are up to date.
    mutating func exchangeSettled(_ region: [LeafPlace], for leaf: Subtree) {
        if exchangeInBranch(region, for: [leaf], isStale: false) { return }
        exchange((region.first?.items ?? 0)..<(region.last?.range.upperBound ?? 0), for: leaf)
    }

    /// Adds neighbouring leaves to the leaves that an edit replaces, if this avoids small leaves. A neighbour is added
    /// if it is nearly empty, or if the edit puts few items next to it. It is not added if the neighbour or the items
    /// next to it are a run of equal items.
    ///
    /// `region` has the leaves that are replaced. The leaf in front of them and the leaf behind them are examined.
    /// Without this, many edits would make many leaves of a few items each.
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

    /// Replaces leaves that have the same parent branch. Returns false and does nothing if the leaves are in several
    /// branches, or if the branch would be too full or too empty.
    private mutating func exchangeInBranch(
        _ region: [LeafPlace], for leaves: [Subtree], isStale: Bool = true
    ) -> Bool {
        guard let first = region.first, let branch = first.branch,
            region.allSatisfy({ $0.branch?.isSame(as: branch) == true })
        else { return false }
        let newCount = branch.count - region.count + leaves.count
        let least = branchAbove(first) == nil ? 2 : EngineTuning.leastChildren(branch.capacity)
        guard least...branch.capacity ~= newCount else { return false }
        let slots = first.branchSlot..<first.branchSlot + region.count
        let gained = gained(by: leaves, insteadOf: region)
        editBranch(at: first, gaining: gained.items, rows: gained.rows, isStale: isStale) { branch in
            branch.replaceChildren(slots, with: leaves)
            branch.header.isRearranged = isStale
        }
        return true
    }

    private func gained(by leaves: [Subtree], insteadOf region: [LeafPlace]) -> (items: Int, rows: Int) {
        var gained = (items: 0, rows: 0)
        for place in region {
            gained.items -= place.leaf.count
            gained.rows -= place.leaf.startCount
        }
        for leaf in leaves {
            gained.items += leaf.summary.items
            gained.rows += leaf.summary.rows
        }
        return gained
    }

    /// Replaces leaves of a single branch, and divides this branch because it becomes too full. Returns false and does
    /// nothing if the leaves are in several branches, if the number of children does not require exactly two branches,
    /// or if the branch above is full.
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
        let gained = gained(by: leaves, insteadOf: region)
        editBranch(at: first, height: 2, gaining: gained.items, rows: gained.rows) { above in
            let slot = first.slot(at: 2)
            above.replaceChildren(slot..<slot + 1, with: halves)
        }
        return true
    }

    /// Returns the parent of the branch that holds a leaf.
    private func branchAbove(_ place: LeafPlace) -> NodeRef? {
        guard var node = borrowed?.root, node.header.height > 1 else { return nil }
        while node.header.height > 2 { node = node.child(place.slot(at: Int(node.header.height))) }
        return node
    }

    /// Returns the leaves that hold the items of a range. The leaves of the items directly before and behind the range
    /// are included.
    private func leaves(around range: Range<Int>) -> [LeafPlace] {
        guard count > 0 else { return [] }
        var places = [leaf(of: max(range.lowerBound - 1, 0))]
        let last = min(range.upperBound, count - 1)
        while let end = places.last?.range.upperBound, end <= last { places.append(leaf(of: end)) }
        return places
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
    /// Returns the slots of those items of a range that are in this leaf.
    fileprivate func slots(in items: Range<Int>) -> Range<Int> {
        let common = items.clamped(to: range)
        return common.isEmpty ? 0..<0 : common.lowerBound - self.items..<common.upperBound - self.items
    }
}
