// Edits note in leaves what they changed; nothing is broken before `settle`.

extension ItemTree {
    /// Sets the size of one item. O(log *n*).
    mutating func set(_ size: AxisSize, source: SizeSource, at item: Int) {
        let place = leaf(of: item)
        let oldSource = place.leaf.source(at: place.slot)
        guard oldSource != source || place.leaf.size(at: place.slot) != size else { return }
        if place.leaf.kind == .run && place.leaf.count > 1 {
            return replace(item..<item + 1, with: [.equal(count: 1, size, source)])
        }
        count(oldSource, -1)
        count(source, 1)
        editLeaf(at: place) { leaf in
            let wide = leaf.kind == .short && ShortSize(size) == nil ? leaf.widened() : nil
            let target = wide.map { NodeRef($0) } ?? leaf
            target.resize(place.slot..<place.slot + 1, to: .equal(count: 1, size, source))
            return wide
        }
    }

    /// Sets the sizes of many items, given in ascending order of the items' indices. Neighbouring items of a run are
    /// taken out of the run together. O(*m* + *e* log *n*), where *m* is the number of sizes. *e* is the number of
    /// sizes that change, plus the number of leaves that hold the given items.
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

    /// Returns the first sizes of a list, as many as can be set together. Their items are neighbours in the run at
    /// `place`. Each of these items gets another size than the run has, or another source of the size.
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

    /// Gives another estimate to all items that carry the estimate. O(*l* + *e* log *n*) for *l* leaves and *e* leaves
    /// with such items.
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

    /// Replaces items. If the number of items stays equal, only sizes are replaced.
    ///
    /// O(log *n* + *m*), where *m* is the number of sizes that are written and of removed items that are not in runs.
    mutating func replace(_ range: Range<Int>, with new: ArraySlice<NewItems>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of a section with \(count)")
        let newCount = new.reduce(0) { $0 + $1.count }
        if newCount == range.count { return resize(from: range.lowerBound, to: new) }
        if new.count <= 1, replaceInLeaf(range, with: new.first ?? .list([], .given)) { return }
        replaceLeaves(range, with: new)
    }

    /// Replaces the sizes of items, or the sources of their sizes, leaf by leaf.
    private mutating func resize(from start: Int, to new: ArraySlice<NewItems>) {
        var item = start
        for items in new {
            var done = 0
            while done < items.count {
                let place = leaf(of: item)
                let part = done..<done + min(items.count - done, place.range.upperBound - item)
                resize(place, to: part.count == items.count ? items : items.part(part))
                done += part.count
                item += part.count
            }
        }
    }

    private mutating func resize(_ place: LeafPlace, to new: NewItems) {
        let leaf = place.leaf
        let slots = place.slot..<place.slot + new.count
        guard leaf.differs(from: new, in: slots) else { return }
        let first = place.items + slots.lowerBound
        if leaf.kind == .run, slots.count < leaf.count || !new.allSatisfy({ $0 == new.size(at: 0) }) {
            if !moveFirst(of: place, to: new) { replaceRunItems(first..<first + new.count, with: new) }
            return
        }
        discount(place, slots)
        count(new.source, new.count)
        editLeaf(at: place) { leaf in
            let wide = leaf.kind == .short && !new.fitsShort ? leaf.widened() : nil
            (wide.map { NodeRef($0) } ?? leaf).resize(slots, to: new)
            return wide
        }
    }

    /// Moves the first items of a run, with their new sizes, into the previous leaf. Returns false and does nothing if
    /// this is not possible.
    ///
    /// The previous leaf must have room for the items, or be a run of the new size. These are the usual cases when
    /// items are measured one after the other.
    private mutating func moveFirst(of place: LeafPlace, to new: NewItems) -> Bool {
        let marks = place.leaf.header.touched | place.leaf.header.cuts
        guard marks == 0, place.slot == 0, new.count < place.leaf.count, place.branchSlot > 0,
            let before = place.branch?.child(place.branchSlot - 1)
        else { return false }
        if before.kind == .run {
            let isSame = before.size(at: 0) == new.size(at: 0) && before.source(at: 0) == new.source
            guard new.count == 1, isSame, before.header.touched | before.header.cuts == 0,
                before.canAppendFirst(of: place.leaf)
            else { return false }
        } else {
            guard before.count + new.count <= before.capacity, before.kind == .wide || new.fitsShort else {
                return false
            }
        }
        count(place.leaf.source(at: 0), -new.count)
        count(new.source, new.count)
        let slot = place.branchSlot
        let rows = place.leaf.startCount(in: 0..<new.count)
        editBranch(at: place) { branch in
            let (before, run) = (branch.uniqueChild(slot - 1), branch.uniqueChild(slot))
            if before.kind == .run { before.appendFirst(of: run) } else { before.append(new, from: run) }
            branch.gain(items: new.count, rows: rows, at: slot - 1)
            branch.gain(items: -new.count, rows: -rows, at: slot)
            branch.header.touched |= 1 << UInt64(slot - 1)
        }
        return true
    }

    /// Replaces items within a single leaf that is no run. Returns false and does nothing if this is not possible, for
    /// example if the leaf would be too full or too empty.
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
        let isBoundary = endsRow(before: range.lowerBound, place)
        let gained = noteLostRows(range, before: place, leaf.startCount(in: slots))
        discount(place, slots)
        count(new.source, new.count)
        editLeaf(at: place, gaining: newCount - leaf.count, rows: gained.rows) { leaf in
            if gained.startsRow { leaf.header.starts |= 1 }
            leaf.replaceSlots(slots, with: new, isBoundary: isBoundary)
            return nil
        }
        if new.count == 0, range.lowerBound == place.items + newCount { noteCut(before: range.lowerBound) }
        return true
    }

    /// Records that items directly before an item were removed. The item is the first item of its leaf, and the removed
    /// items were in the previous leaf.
    private mutating func noteCut(before item: Int) {
        guard item < count else { return }
        editLeaf(at: leaf(of: item)) { leaf in
            leaf.header.cuts |= 1
            leaf.header.isStale = true
            return nil
        }
    }

    /// Returns whether a row ends directly before an item, according to the last computation of line breaks. True at
    /// the start and at the end of all items. `place` is the leaf of the item, or of the item before it.
    private func endsRow(before item: Int, _ place: LeafPlace) -> Bool {
        if item == 0 || item == count { return true }
        let place = item < place.range.upperBound ? place : leaf(of: item)
        return place.leaf.endsRow(before: item - place.items)
    }

    /// Records the rows whose first items are removed.
    ///
    /// `starts` is the number of removed items that have a bit as the start of a row. Returns the change of the number
    /// of rows with such a bit, and whether the first remaining item needs one.
    mutating func noteLostRows(
        _ range: Range<Int>, before place: LeafPlace, _ starts: Int
    ) -> (rows: Int, startsRow: Bool) {
        let startsRow = range.lowerBound == 0 && !lost.firstRowHasBit
        if starts > 0 || startsRow && !range.isEmpty {
            let slots = 0..<max(range.lowerBound - place.items, 0)
            let left =
                range.lowerBound == 0
                ? 0 : place.rows + place.leaf.startCount(in: slots) + (lost.firstRowHasBit ? 0 : 1)
            lost.insert(left..<left + starts + (startsRow ? 1 : 0))
        }
        if range.lowerBound == 0 { lost.firstRowHasBit = true }
        return ((startsRow && range.isEmpty ? 1 : 0) - starts, startsRow)
    }

    mutating func discount(_ place: LeafPlace, _ slots: Range<Int>) {
        if place.leaf.kind == .run { return count(place.leaf.source(at: 0), -slots.count) }
        for slot in slots { count(place.leaf.source(at: slot), -1) }
    }

    mutating func count(_ source: SizeSource, _ number: Int) {
        switch source {
        case .estimated: estimatedCount += number
        case .measured: measuredCount += number
        case .given: break
        }
    }

    /// Calls `body` with a leaf, which `body` edits in place. If `body` returns another leaf, the other leaf replaces
    /// the edited leaf.
    ///
    /// The leaf is copied first if another tree holds it. The branches on the path to the leaf are marked as stale.
    private mutating func editLeaf(
        at place: LeafPlace, gaining items: Int = 0, rows: Int = 0, _ body: (NodeRef) -> ItemNode?
    ) {
        guard place.branch != nil else {
            let root = uniqueRoot()
            precondition(!root.isBranch, "a leaf without a branch is the root")
            summary.gain(items: items, rows: rows)
            if let other = body(root) { self.root = other }
            return
        }
        editBranch(at: place, gaining: items, rows: rows) { branch in
            branch.gain(items: items, rows: rows, at: place.branchSlot)
            let other = body(branch.uniqueChild(place.branchSlot))
            if let other { branch.replaceChild(place.branchSlot, by: other) }
        }
    }

    /// Calls `body` with a branch on the path to a leaf, and `body` edits the branch in place. The branch has the given
    /// height; a branch of height 1 is the leaf's parent.
    ///
    /// The branch is copied first if another tree holds it. The branches on the path are marked as stale unless all
    /// leaves are settled.
    mutating func editBranch(
        at place: LeafPlace, height: Int = 1, gaining items: Int = 0, rows: Int = 0, isStale: Bool = true,
        _ body: (NodeRef) -> Void
    ) {
        var node = uniqueRoot()
        summary.gain(items: items, rows: rows)
        while true {
            let slot = place.slot(at: Int(node.header.height))
            if isStale {
                node.header.touched |= 1 << UInt64(slot)
                node.header.isStale = true
            }
            guard node.header.height > height else { return body(node) }
            node.gain(items: items, rows: rows, at: slot)
            node = node.uniqueChild(slot)
        }
    }
}
