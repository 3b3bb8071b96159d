// Edits note in leaves what they changed; nothing is broken before `settle`.

extension ItemTree {
    /// Sets the size of one item. O(log *n*).
    mutating func set(_ size: AxisSize, source: SizeSource, at item: Int) {
        let place = leaf(of: item)
        let (oldSize, oldSource) = (place.leaf.size(at: place.slot), place.leaf.source(at: place.slot))
        guard oldSize != size || oldSource != source else { return }
        if place.leaf.kind == .run && place.leaf.count > 1 {
            return replace(item..<item + 1, with: [.equal(count: 1, size, source)])
        }
        count(oldSource, -1)
        count(source, 1)
        guard oldSize != size else {
            return editLeaf(at: place, gaining: 0, isStale: false) { leaf in
                leaf.setSource(source, at: place.slot)
                return nil
            }
        }
        editLeaf(at: place, gaining: 0) { leaf in
            leaf.setSource(source, at: place.slot)
            leaf.header.touched |= leaf.kind == .run ? 1 : 1 << UInt64(place.slot)
            leaf.header.isStale = true
            return leaf.setSize(size, at: place.slot) ? nil : leaf.widened(setting: size, at: place.slot)
        }
    }

    /// Sets the sizes of many items, ascending; neighbours in a run are taken out of it together. O(*m* + *e* log *n*),
    /// *m* sizes, *e* of them new or of items whose leaf none of those before is in.
    mutating func set(_ sizes: [(item: Int, size: AxisSize)], source: SizeSource) {
        var next = 0
        var open: LeafPlace?
        while next < sizes.count {
            let (item, size) = sizes[next]
            let place = open.map { $0.range.contains(item) ? $0 : leaf(of: item) } ?? leaf(of: item)
            open = place
            let slot = item - place.items
            if place.leaf.size(at: slot) == size && place.leaf.source(at: slot) == source {
                next += 1
                continue
            }
            // After an edit, what was found is void.
            open = nil
            guard place.leaf.kind == .run else {
                set(size, source: source, at: item)
                next += 1
                continue
            }
            let new = newNeighbours(sizes[next...], in: place, source)
            replace(item..<item + new.count, with: [.list(new, source)])
            next += new.count
        }
    }

    /// The first of some sizes, and those of its neighbours in the same run that are others, too.
    private func newNeighbours(
        _ sizes: ArraySlice<(item: Int, size: AxisSize)>, in place: LeafPlace, _ source: SizeSource
    ) -> ContiguousArray<AxisSize> {
        let known = place.leaf.source(at: 0) == source ? place.leaf.size(at: 0) : nil
        var new: ContiguousArray<AxisSize> = []
        for (item, size) in sizes {
            guard item == sizes[sizes.startIndex].item + new.count, place.range.contains(item), size != known else {
                break
            }
            new.append(size)
        }
        return new
    }

    /// Gives all items that carry the estimate another. O(*l* + *e* log *n*), *l* leaves, *e* of them with such items.
    mutating func setEstimate(_ size: AxisSize) {
        guard estimatedCount > 0 else { return }
        var ranges: [Range<Int>] = []
        forEachLeaf { place in
            guard place.leaf.header.estimated != 0 else { return }
            place.leaf.forEachRange(of: .estimated) { slots in
                let range = place.items + slots.lowerBound..<place.items + slots.upperBound
                if let last = ranges.last, last.upperBound == range.lowerBound {
                    ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
                } else {
                    ranges.append(range)
                }
            }
        }
        for range in ranges { replace(range, with: [.equal(count: range.count, size, .estimated)]) }
    }

    /// Replaces items. O(log *n* + *m*), *m* new sizes and items of dense leaves that go.
    mutating func replace(_ range: Range<Int>, with new: ArraySlice<NewItems>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of a section with \(count)")
        if new.count <= 1, replaceInLeaf(range, with: new.first ?? .list([], .given)) { return }
        if let only = new.first, new.count == 1, replaceAtStartOfRun(range, with: only) { return }
        replaceLeaves(range, with: new)
    }

    /// Where as many items come as go, the first of a run, and the dense leaf before has room for them: the usual case
    /// when items are measured one after the other.
    private mutating func replaceAtStartOfRun(_ range: Range<Int>, with new: NewItems) -> Bool {
        guard !range.isEmpty, new.count == range.count else { return false }
        let place = leaf(of: range.lowerBound)
        let marks = place.leaf.header.touched | place.leaf.header.cuts
        guard place.leaf.kind == .run, marks == 0, place.slot == 0, range.count < place.leaf.count,
            place.branchSlot > 0,
            let before = place.branch?.child(place.branchSlot - 1), before.kind != .run,
            before.count + new.count <= before.capacity, before.kind == .wide || new.fitsShort
        else { return false }
        count(place.leaf.source(at: 0), -range.count)
        count(new.source, new.count)
        let slot = place.branchSlot
        editBranch(at: place) { branch in
            branch.uniqueChild(slot - 1).append(new, from: branch.uniqueChild(slot))
            branch.gain(items: new.count, at: slot - 1)
            branch.gain(items: -new.count, at: slot)
            branch.header.touched |= 1 << UInt64(slot - 1)
        }
        return true
    }

    /// Where all happens in one dense leaf, which gets neither too full nor too empty; false where it does not.
    private mutating func replaceInLeaf(_ range: Range<Int>, with new: NewItems) -> Bool {
        guard count > 0, new.count <= EngineTuning.mostItemsAtOnce(shape.leafCapacity) else { return false }
        let place = leaf(of: range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound)
        let leaf = place.leaf
        let slots = range.lowerBound - place.items..<range.upperBound - place.items
        let newCount = leaf.count - slots.count + new.count
        guard leaf.kind != .run, slots.upperBound <= leaf.count, newCount > 0, newCount <= leaf.capacity,
            newCount >= leaf.count || newCount >= EngineTuning.leastItems(shape.leafCapacity) || leaf.count == count,
            leaf.kind == .wide || new.fitsShort
        else { return false }
        for slot in slots { count(leaf.source(at: slot), -1) }
        count(new.source, new.count)
        editLeaf(at: place, gaining: newCount - leaf.count) { leaf in
            leaf.replaceSlots(slots, with: new)
            return nil
        }
        return true
    }

    mutating func count(_ source: SizeSource, _ number: Int) {
        switch source {
        case .estimated: estimatedCount += number
        case .measured: measuredCount += number
        case .given: break
        }
    }

    /// Lends a leaf, referenced once. The path is noted as stale unless rows stay as they are. What `body` answers
    /// takes the leaf's place.
    private mutating func editLeaf(
        at place: LeafPlace, gaining gained: Int, isStale: Bool = true, _ body: (NodeRef) -> ItemNode?
    ) {
        guard place.branch != nil else {
            let root = uniqueRoot()
            precondition(!root.isBranch, "a leaf without a branch is the root")
            summary.gain(items: gained)
            if let other = body(root) { self.root = other }
            return
        }
        editBranch(at: place, gaining: gained, isStale: isStale) { branch in
            branch.gain(items: gained, at: place.branchSlot)
            let other = body(branch.uniqueChild(place.branchSlot))
            if let other { branch.replaceChild(place.branchSlot, by: other) }
        }
    }

    /// Lends a branch on the path to a leaf, the one that holds it or one above, referenced once. The path is noted as
    /// stale unless rows stay as they are.
    mutating func editBranch(
        at place: LeafPlace, height: Int = 1, gaining gained: Int = 0, isStale: Bool = true, _ body: (NodeRef) -> Void
    ) {
        var node = uniqueRoot()
        summary.gain(items: gained)
        while true {
            let slot = place.slot(at: Int(node.header.height))
            if isStale {
                node.header.touched |= 1 << UInt64(slot)
                node.header.isStale = true
            }
            guard node.header.height > height else { return body(node) }
            node.gain(items: gained, at: slot)
            node = node.uniqueChild(slot)
        }
    }
}
