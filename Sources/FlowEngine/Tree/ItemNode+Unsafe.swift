// Nodes with their storage behind them: one allocation a node, read without counting references and without bounds
// checks. Everything above this file speaks of children, summaries, sizes and bits.
//
// Why that is sound: a `NodeRef` is used only while the tree that it comes from is held by a value on the stack, and is
// written to only where the whole path from the root was found, or made, to be referenced once.

/// A node of a tree of items: a branch or a leaf.
final class ItemNode: ManagedBuffer<NodeHeader, UInt64> {
    /// Makes a node.
    ///
    /// - Parameter header: With `count` 0; sizes or children are to be appended.
    static func make(_ header: NodeHeader) -> ItemNode {
        let slots = Int(header.capacity)
        let words: Int =
            switch header.kind {
            case .branch: slots * NodeRef.wordsOfChild
            case .short: slots
            case .wide: slots * 2
            case .run: NodeRef.wordsOfRun
            }
        let node = unsafeDowncast(create(minimumCapacity: words) { _ in header }, to: ItemNode.self)
        NodeRef(node).bindWords()
        return node
    }

    deinit { NodeRef(self).releaseChildren() }
}

/// A reference to a node without reference counting. The node must exist as long as the reference is used.
struct NodeRef {
    private let headerPointer: UnsafeMutablePointer<NodeHeader>
    /// The words of 64 bits behind the node's header. They hold the sizes of a leaf's items, or the children of a
    /// branch. Only files that read unsafe memory use this property.
    let words: UnsafeMutablePointer<UInt64>

    fileprivate static let wordsOfSummary = MemoryLayout<NodeSummary>.stride / MemoryLayout<UInt64>.stride
    static let wordsOfChild = wordsOfSummary + 1
    static let wordsOfRun = 4

    @inline(__always)
    init(_ node: ItemNode) {
        (headerPointer, words) = node.withUnsafeMutablePointers { ($0, $1) }
    }

    var header: NodeHeader {
        @inline(__always) unsafeAddress { UnsafePointer(headerPointer) }
        @inline(__always) nonmutating unsafeMutableAddress { headerPointer }
    }

    var kind: NodeHeader.Kind { @inline(__always) get { headerPointer.pointee.kind } }
    var isBranch: Bool { @inline(__always) get { headerPointer.pointee.kind == .branch } }
    var count: Int { @inline(__always) get { headerPointer.pointee.count } }
    var capacity: Int { @inline(__always) get { Int(headerPointer.pointee.capacity) } }
    var isFull: Bool { count == capacity }

    func isSame(as other: NodeRef) -> Bool { headerPointer == other.headerPointer }

    /// Binds the memory of a new node's words to the types of the values that the node stores.
    fileprivate func bindWords() {
        let memory = UnsafeMutableRawPointer(words)
        switch kind {
        case .branch:
            memory.bindMemory(to: NodeSummary.self, capacity: capacity)
            let references = UnsafeMutableRawPointer(words + capacity * NodeRef.wordsOfSummary)
            references.bindMemory(to: ItemNode.self, capacity: capacity)
        case .wide: memory.bindMemory(to: AxisSize.self, capacity: capacity)
        case .run: memory.bindMemory(to: AxisSize.self, capacity: 1)
        case .short: break
        }
    }

    // MARK: Children

    private var summaries: UnsafeMutablePointer<NodeSummary> {
        @inline(__always) get { UnsafeMutableRawPointer(words).assumingMemoryBound(to: NodeSummary.self) }
    }

    private var children: UnsafeMutablePointer<ItemNode> {
        @inline(__always) get {
            UnsafeMutableRawPointer(words + capacity &* NodeRef.wordsOfSummary).assumingMemoryBound(to: ItemNode.self)
        }
    }

    @inline(__always)
    func summary(_ slot: Int) -> NodeSummary { summaries[slot] }

    @inline(__always)
    func setSummary(_ slot: Int, _ summary: NodeSummary) { summaries[slot] = summary }

    @inline(__always)
    func gain(items: Int, rows: Int, at slot: Int) { summaries[slot].gain(items: items, rows: rows) }

    @inline(__always)
    func child(_ slot: Int) -> NodeRef {
        let reference = UnsafeRawPointer(children + slot).load(as: Unmanaged<ItemNode>.self)
        return reference._withUnsafeGuaranteedRef { NodeRef($0) }
    }

    /// Returns the child at a slot, with a counted reference.
    func node(_ slot: Int) -> ItemNode { children[slot] }

    /// Returns the child at a slot, after copying it if another node holds it too. Writing to the child is safe if
    /// writing to this node is safe.
    @inline(__always)
    func uniqueChild(_ slot: Int) -> NodeRef {
        if !isKnownUniquelyReferenced(&children[slot]) { children[slot] = child(slot).copied() }
        return child(slot)
    }

    func replaceChild(_ slot: Int, by node: ItemNode) { children[slot] = node }

    func insert(_ node: ItemNode, _ summary: NodeSummary, at slot: Int) {
        precondition(count < capacity && slot <= count, "a branch with room")
        (summaries + slot + 1).update(from: summaries + slot, count: count - slot)
        (children + slot + 1).moveInitialize(from: children + slot, count: count - slot)
        (children + slot).initialize(to: node)
        summaries[slot] = summary
        let low = NodeHeader.bits(below: slot)
        header.touched = header.touched & low | (header.touched & ~low) << 1
        if NodeRef(node).header.isStale { header.touched |= 1 << UInt64(slot) }
        header.count += 1
        header.isStale = header.touched != 0
    }

    /// Replaces children by other subtrees. The node must have room for them.
    func replaceChildren(_ slots: Range<Int>, with new: [Subtree]) {
        let (first, rest) = (slots.lowerBound, count - slots.upperBound)
        precondition(first + new.count + rest <= capacity && slots.upperBound <= count, "a branch with room")
        (children + first).deinitialize(count: slots.count)
        (children + first + new.count).moveInitialize(from: children + slots.upperBound, count: rest)
        (summaries + first + new.count).update(from: summaries + slots.upperBound, count: rest)
        let low = NodeHeader.bits(below: first)
        let behind = header.touched & ~NodeHeader.bits(below: slots.upperBound)
        header.touched = header.touched & low | (behind >> UInt64(slots.upperBound)) << UInt64(first + new.count)
        for (offset, tree) in new.enumerated() {
            (children + first + offset).initialize(to: tree.node)
            summaries[first + offset] = tree.summary
            if NodeRef(tree.node).header.isStale { header.touched |= 1 << UInt64(first + offset) }
        }
        header.count = first + new.count + rest
        header.isStale = header.touched != 0
        header.isRearranged = true
    }

    func append(_ node: ItemNode, _ summary: NodeSummary) { insert(node, summary, at: count) }

    /// Moves the child at a slot, and all children behind it, to the end of another branch.
    func moveChildren(from slot: Int, to other: NodeRef) {
        for index in slot..<count { other.append(node(index), summaries[index]) }
        removeChildren(from: slot)
    }

    func removeChildren(from slot: Int) {
        (children + slot).deinitialize(count: count - slot)
        header.count = slot
        header.touched &= NodeHeader.bits(below: slot)
        header.isStale = header.touched != 0
    }

    fileprivate func releaseChildren() {
        guard isBranch else { return }
        // One by one: many at once go through a function for any type.
        for slot in 0..<count { (children + slot).deinitialize(count: 1) }
    }

    @inline(never)
    func copied() -> ItemNode {
        let copy = ItemNode.make(header)
        let target = NodeRef(copy)
        switch kind {
        case .branch:
            target.summaries.update(from: summaries, count: count)
            for slot in 0..<count { (target.children + slot).initialize(to: children[slot]) }
        case .short: target.words.update(from: words, count: count)
        case .wide: target.words.update(from: words, count: 2 &* count)
        case .run: target.words.update(from: words, count: NodeRef.wordsOfRun)
        }
        return copy
    }

    // MARK: Sizes

    private var wideSizes: UnsafeMutablePointer<AxisSize> {
        @inline(__always) get { UnsafeMutableRawPointer(words).assumingMemoryBound(to: AxisSize.self) }
    }

    /// Returns the size of an item of a leaf.
    @inline(__always)
    func size(at slot: Int) -> AxisSize {
        switch kind {
        case .short: ShortSize(bits: words[slot]).size
        case .wide: wideSizes[slot]
        case .run, .branch: wideSizes[0]
        }
    }

    /// Sets the size of an item. Returns false and does nothing if the leaf cannot hold the size.
    @inline(__always)
    func setSize(_ size: AxisSize, at slot: Int) -> Bool {
        switch kind {
        case .short:
            guard let short = ShortSize(size) else { return false }
            words[slot] = short.bits
        case .wide: wideSizes[slot] = size
        case .run, .branch: wideSizes[0] = size
        }
        return true
    }

    /// Makes room for new items before a slot of a leaf. The leaf must store a size for each item, and must have enough
    /// free slots.
    func openSlots(_ number: Int, at slot: Int) {
        precondition(count + number <= capacity && slot <= count, "a leaf with room")
        switch kind {
        case .short: (words + slot + number).update(from: words + slot, count: count - slot)
        case .wide: (wideSizes + slot + number).update(from: wideSizes + slot, count: count - slot)
        case .run, .branch: preconditionFailure("a dense leaf")
        }
        let low = NodeHeader.bits(below: slot)
        func open(_ bits: inout UInt64) { bits = bits & low | (bits & ~low) << UInt64(number) }
        open(&header.starts)
        open(&header.measured)
        open(&header.estimated)
        open(&header.touched)
        open(&header.cuts)
        header.count += number
    }

    /// Removes items of a leaf. The leaf must store a size for each item.
    func closeSlots(_ range: Range<Int>) {
        precondition(range.upperBound <= count, "items of the leaf")
        let (slot, number) = (range.lowerBound, range.count)
        switch kind {
        case .short: (words + slot).update(from: words + slot + number, count: count - slot - number)
        case .wide: (wideSizes + slot).update(from: wideSizes + slot + number, count: count - slot - number)
        case .run, .branch: preconditionFailure("a dense leaf")
        }
        let (low, gone) = (NodeHeader.bits(below: slot), NodeHeader.bits(below: slot + number))
        func close(_ bits: inout UInt64) { bits = bits & low | (number == 64 ? 0 : (bits & ~gone) >> UInt64(number)) }
        close(&header.starts)
        close(&header.measured)
        close(&header.estimated)
        close(&header.touched)
        close(&header.cuts)
        header.count -= number
    }

    /// Calls `body` once for each item in a range of the leaf's items. `body` receives the item's index in the leaf,
    /// its size, and the source of the size.
    @inline(__always)
    func forEachSize(in slots: Range<Int>, _ body: (Int, AxisSize, SizeSource) -> Void) {
        switch kind {
        case .short:
            for slot in slots { body(slot, ShortSize(bits: words[slot]).size, denseSource(at: slot)) }
        case .wide:
            for slot in slots { body(slot, wideSizes[slot], denseSource(at: slot)) }
        case .run, .branch:
            let (size, source) = (wideSizes[0], denseSource(at: 0))
            for slot in slots { body(slot, size, source) }
        }
    }

    @inline(__always)
    private func denseSource(at slot: Int) -> SizeSource {
        let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: slot)
        if header.measured & bit != 0 { return .measured }
        return header.estimated & bit != 0 ? .estimated : .given
    }

    // MARK: Runs

    /// The index of the run's first item that starts a row. It is at least `count` if no row starts in the run.
    var firstStart: Int {
        @inline(__always) get { Int(bitPattern: UInt(words[2])) }
        nonmutating set { words[2] = UInt64(UInt(bitPattern: newValue)) }
    }

    /// The number of items from the start of a run's row to the start of the next row.
    var rowStep: Int {
        @inline(__always) get { Int(bitPattern: UInt(words[3])) }
        nonmutating set { words[3] = UInt64(UInt(bitPattern: newValue)) }
    }
}
