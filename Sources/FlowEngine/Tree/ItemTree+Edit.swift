/// New items in the place of others of a section.
struct ItemReplacement: Sendable {
    var range: Range<Int>
    var items: [NewItems]

    /// How many more items come than go.
    var gained: Int { items.reduce(-range.count) { $0 + $1.count } }
}

/// Items that come into a tree: their sizes, and how all of these are known.
enum NewItems: Sendable {
    case equal(count: Int, AxisSize, SizeSource)
    case list(ContiguousArray<AxisSize>, SizeSource)

    var count: Int {
        switch self {
        case .equal(let count, _, _): count
        case .list(let sizes, _): sizes.count
        }
    }

    var source: SizeSource {
        switch self {
        case .equal(_, _, let source), .list(_, let source): source
        }
    }

    func size(at index: Int) -> AxisSize {
        switch self {
        case .equal(_, let size, _): size
        case .list(let sizes, _): sizes[index]
        }
    }

    fileprivate var fitsShort: Bool { allSatisfy { ShortSize($0) != nil } }

    fileprivate func allSatisfy(_ isRight: (AxisSize) -> Bool) -> Bool {
        switch self {
        case .equal(_, let size, _): isRight(size)
        case .list(let sizes, _): sizes.allSatisfy(isRight)
        }
    }

    init(_ items: ItemSizes, _ axis: ScrollAxis) {
        switch items {
        case .estimated(let count, let size): self = .equal(count: count, axis.size(size), .estimated)
        case .equal(let count, let size): self = .equal(count: count, axis.size(size), .given)
        case .each(let sizes): self = .list(ContiguousArray(sizes.map { axis.size($0) }), .given)
        }
    }

    /// Equal neighbours together, if they fill a leaf.
    fileprivate func append(to pieces: inout PieceList, _ shape: TreeShape) {
        guard case .list(let sizes, let source) = self else {
            return pieces.append(.run(RunRecord(count, size(at: 0), source)))
        }
        var next = 0
        var records: [ItemRecord] = []
        while next < sizes.count {
            let equal = sizes[next...].prefix { $0 == sizes[next] }.count
            if equal >= shape.leafCapacity {
                pieces.append(.dense(records))
                records = []
                pieces.append(.run(RunRecord(equal, sizes[next], source)))
            } else {
                let record = ItemRecord(size: sizes[next], source: source, isTouched: true)
                records += repeatElement(record, count: equal)
            }
            next += equal
        }
        pieces.append(.dense(records))
    }
}

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
        editLeaf(of: item, gaining: 0) { leaf in
            let bit: UInt64 = leaf.kind == .run ? 1 : 1 << UInt64(place.slot)
            leaf.setSource(source, at: place.slot)
            guard oldSize != size else { return nil }
            leaf.header.touched |= bit
            leaf.header.isStale = true
            return leaf.setSize(size, at: place.slot) ? nil : leaf.widened(setting: size, at: place.slot)
        }
    }

    /// Sets the sizes of many items, ascending; neighbours in a run are taken out of it together.
    mutating func set(_ sizes: [(item: Int, size: AxisSize)], source: SizeSource) {
        var next = 0
        while next < sizes.count {
            let first = sizes[next].item
            let place = leaf(of: first)
            guard place.leaf.kind == .run else {
                set(sizes[next].size, source: source, at: first)
                next += 1
                continue
            }
            var new: ContiguousArray<AxisSize> = []
            let known = place.leaf.source(at: 0) == source ? place.leaf.size(at: 0) : nil
            while next < sizes.count, sizes[next].item == first + new.count, place.range.contains(sizes[next].item),
                sizes[next].size != known
            {
                new.append(sizes[next].size)
                next += 1
            }
            if new.isEmpty { next += 1 } else { replace(first..<first + new.count, with: [.list(new, source)]) }
        }
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

    /// Replaces items. O(log *n* + *m*), *m* new sizes.
    mutating func replace(_ range: Range<Int>, with new: [NewItems]) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "items \(range) of a section with \(count)")
        if new.count <= 1, replaceInLeaf(range, with: new.first ?? .list([], .given)) { return }
        if new.count == 1, replaceAtStartOfRun(range, with: new[0]) { return }
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
        editBranch(of: range.lowerBound) { branch in
            branch.uniqueChild(slot - 1).append(new, from: branch.uniqueChild(slot))
            branch.gain(items: new.count, at: slot - 1)
            branch.gain(items: -new.count, at: slot)
            branch.header.touched |= 1 << UInt64(slot - 1)
        }
        return true
    }

    /// Where all happens in one dense leaf, which gets neither too full nor too empty; false where it does not.
    private mutating func replaceInLeaf(_ range: Range<Int>, with new: NewItems) -> Bool {
        guard count > 0, new.count <= shape.leafCapacity / 8 else { return false }
        let place = leaf(of: range.isEmpty ? max(range.lowerBound - 1, 0) : range.lowerBound)
        let leaf = place.leaf
        let slots = range.lowerBound - place.items..<range.upperBound - place.items
        let newCount = leaf.count - slots.count + new.count
        guard leaf.kind != .run, slots.upperBound <= leaf.count, newCount > 0, newCount <= leaf.capacity,
            newCount >= leaf.count || newCount >= leaf.capacity / 4 || leaf.count == count,
            leaf.kind == .wide || new.fitsShort
        else { return false }
        for slot in slots { count(leaf.source(at: slot), -1) }
        count(new.source, new.count)
        editLeaf(of: place.items, gaining: newCount - leaf.count) { leaf in
            leaf.replaceSlots(slots, with: new)
            return nil
        }
        return true
    }

    private mutating func count(_ source: SizeSource, _ number: Int) {
        switch source {
        case .estimated: estimatedCount += number
        case .measured: measuredCount += number
        case .given: break
        }
    }

    /// Lends the leaf that holds an item, referenced once, on a path that is noted as stale. What `body` answers takes
    /// the leaf's place.
    private mutating func editLeaf(of item: Int, gaining gained: Int, _ body: (NodeRef) -> ItemNode?) {
        var node = uniqueRoot()
        summary.gain(items: gained)
        guard node.isBranch else {
            if let other = body(node) { root = other }
            return
        }
        var rest = item
        while true {
            var slot = 0
            while node.summary(slot).items <= rest {
                rest &-= node.summary(slot).items
                slot &+= 1
            }
            node.gain(items: gained, at: slot)
            node.header.touched |= 1 << UInt64(slot)
            node.header.isStale = true
            let child = node.uniqueChild(slot)
            guard !child.isBranch else {
                node = child
                continue
            }
            if let other = body(child) { node.replaceChild(slot, by: other) }
            return
        }
    }
}

extension ItemTree {
    /// Lends the branch that holds the leaf of an item, referenced once, on a path that is noted as stale.
    private mutating func editBranch(of item: Int, gaining gained: Int = 0, _ body: (NodeRef) -> Void) {
        var node = uniqueRoot()
        summary.gain(items: gained)
        var rest = item
        while true {
            var slot = 0
            while node.summary(slot).items <= rest {
                rest &-= node.summary(slot).items
                slot &+= 1
            }
            node.header.touched |= 1 << UInt64(slot)
            node.header.isStale = true
            guard node.child(slot).isBranch else { return body(node) }
            node.gain(items: gained, at: slot)
            node = node.uniqueChild(slot)
        }
    }
}

// MARK: - Whole leaves

extension ItemTree {
    /// Takes the leaves around a range out of the tree, and puts others there that hold what is left of them and the
    /// new items.
    private mutating func replaceLeaves(_ range: Range<Int>, with new: [NewItems]) {
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
        if exchangeInBranch(region, for: leaves) { return }
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
        guard newCount <= branch.capacity, newCount >= max(branch.capacity / 3, 2) else { return false }
        let slots = first.branchSlot..<first.branchSlot + region.count
        let items = leaves.reduce(0) { $0 + $1.summary.items } - region.reduce(0) { $0 + $1.leaf.count }
        editBranch(of: first.items, gaining: items) { $0.replaceChildren(slots, with: leaves) }
        return true
    }

    /// So many runs on each side are joined by one edit.
    private static let mostJoined = 4

    /// Those that hold the items of a range and the items before and behind it, and runs beside them that are as these.
    private func leaves(around range: Range<Int>) -> [LeafPlace] {
        guard count > 0 else { return [] }
        var places = [leaf(of: max(range.lowerBound - 1, 0))]
        let last = min(range.upperBound, count - 1)
        while let end = places.last?.range.upperBound, end <= last { places.append(leaf(of: end)) }
        // Equal runs that came one after the other become one. A few at a time: of a copy, nobody keeps what is done.
        for _ in 0..<ItemTree.mostJoined {
            guard let first = places.first, first.leaf.kind == .run, first.items > 0 else { break }
            let before = leaf(of: first.items - 1)
            guard before.leaf.canAbsorb(first.leaf) else { break }
            places.insert(before, at: 0)
        }
        for _ in 0..<ItemTree.mostJoined {
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

extension NodeRef {
    /// Items of a dense leaf for others; `cuts` says where only some were removed.
    fileprivate func replaceSlots(_ slots: Range<Int>, with new: NewItems) {
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
    fileprivate func append(_ new: NewItems, from run: NodeRef) {
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
        run.firstStart = RunRecord(run, new.count..<run.count).firstStart
        run.header.count -= new.count
        (header.isStale, run.header.isStale) = (true, true)
    }

    /// A short leaf with room for any size, one of which is set.
    fileprivate func widened(setting size: AxisSize, at slot: Int) -> ItemNode {
        var wide = header
        wide.kind = .wide
        let node = ItemNode.make(wide)
        let leaf = NodeRef(node)
        for other in 0..<count { _ = leaf.setSize(other == slot ? size : self.size(at: other), at: other) }
        return node
    }
}

/// Makes leaves of pieces.
struct LeafMaker {
    let shape: TreeShape

    /// A dense leaf is built with room for more.
    var fill: Int { max(shape.leafCapacity - shape.leafCapacity / 10, 2) }

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
