// Nodes with their storage behind them: one allocation a node, read without counting references and without bounds
// checks. Everything above this file speaks of children, summaries, sizes and bits.
//
// Why that is sound: a `NodeRef` is used only while the tree that it comes from is held by a value on the stack, and is
// written to only where the whole path from the root was found, or made, to be referenced once.

/// A node of an item tree.
final class ItemNode: ManagedBuffer<NodeHeader, UInt64> {
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
        return unsafeDowncast(create(minimumCapacity: words) { _ in header }, to: ItemNode.self)
    }

    deinit { NodeRef(self).releaseChildren() }
}

/// A node that outlives this, without counting references.
struct NodeRef {
    private let headerPointer: UnsafeMutablePointer<NodeHeader>
    fileprivate let words: UnsafeMutablePointer<UInt64>

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
    func gain(items: Int, at slot: Int) { summaries[slot].gain(items: items) }

    @inline(__always)
    func child(_ slot: Int) -> NodeRef {
        let reference = UnsafeRawPointer(children + slot).load(as: Unmanaged<ItemNode>.self)
        return reference._withUnsafeGuaranteedRef { NodeRef($0) }
    }

    /// A child, with a reference that counts.
    func node(_ slot: Int) -> ItemNode { children[slot] }

    /// The child at a slot, safe to write to where this node is.
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

    /// Children in the place of others; there is room.
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

    /// Moves the children from a slot on to the end of another branch.
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

    /// The size of an item of a leaf.
    @inline(__always)
    func size(at slot: Int) -> AxisSize {
        switch kind {
        case .short: ShortSize(bits: words[slot]).size
        case .wide: wideSizes[slot]
        case .run, .branch: wideSizes[0]
        }
    }

    /// False, and nothing is done, where a dense leaf cannot hold the size.
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

    /// Makes room for items before a slot of a dense leaf that is not full.
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

    /// Removes items of a dense leaf, and notes how many of them started rows.
    func closeSlots(_ range: Range<Int>) {
        precondition(range.upperBound <= count, "items of the leaf")
        let (slot, number) = (range.lowerBound, range.count)
        switch kind {
        case .short: (words + slot).update(from: words + slot + number, count: count - slot - number)
        case .wide: (wideSizes + slot).update(from: wideSizes + slot + number, count: count - slot - number)
        case .run, .branch: preconditionFailure("a dense leaf")
        }
        let (low, gone) = (NodeHeader.bits(below: slot), NodeHeader.bits(below: slot + number))
        header.lostStarts += (header.starts & gone & ~low).nonzeroBitCount
        func close(_ bits: inout UInt64) { bits = bits & low | (number == 64 ? 0 : (bits & ~gone) >> UInt64(number)) }
        close(&header.starts)
        close(&header.measured)
        close(&header.estimated)
        close(&header.touched)
        // A cut at any of the places is one before what follows.
        let hadCut = header.cuts & gone & ~low != 0
        close(&header.cuts)
        header.count -= number
        if hadCut, slot < count { header.cuts |= 1 << UInt64(slot) }
    }

    /// Calls `body` with slots of a leaf, their sizes, and how these are known.
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

    /// Where the first row of a run starts: an item, or at least `count`, if none does.
    var firstStart: Int {
        @inline(__always) get { Int(bitPattern: UInt(words[2])) }
        nonmutating set { words[2] = UInt64(UInt(bitPattern: newValue)) }
    }

    /// From the start of a row of a run to the next.
    var rowStep: Int {
        @inline(__always) get { Int(bitPattern: UInt(words[3])) }
        nonmutating set { words[3] = UInt64(UInt(bitPattern: newValue)) }
    }
}

/// A size in 1/64 pt, in one word.
struct ShortSize {
    let bits: UInt64

    @inline(__always)
    init(bits: UInt64) { self.bits = bits }

    /// Nil for a size that is none of so many, or is longer than lines reckon with.
    @inline(__always)
    init?(_ size: AxisSize) {
        // At 2⁴⁶ doubles are 1/64 apart.
        let sides = SIMD2(size.across, size.along)
        let shifted = sides + 0x1p46
        let steps = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &- (0x1p46).bitPattern
        let kept = unsafeBitCast(shifted - 0x1p46, to: SIMD2<UInt64>.self)
        let lost = kept ^ unsafeBitCast(sides, to: SIMD2<UInt64>.self)
        guard lost == .zero, (steps.x | steps.y) >> 31 == 0 else { return nil }
        bits = steps.x | steps.y << 32
    }

    var span: Span { @inline(__always) get { Span(steps: Int64(bitPattern: (bits &<< 32) &>> 2)) } }
    /// In 1/64 pt.
    var across: UInt64 { @inline(__always) get { bits & 0xFFFF_FFFF } }
    /// In 1/64 pt.
    var along: UInt64 { @inline(__always) get { bits >> 32 } }

    /// In points, the one across first.
    var sides: SIMD2<Double> {
        @inline(__always) get { SIMD2<Double>(unsafeBitCast(bits, to: SIMD2<Int32>.self)) * 0x1p-6 }
    }

    var size: AxisSize {
        @inline(__always) get {
            let sides = sides
            return AxisSize(along: sides.y, across: sides.x)
        }
    }
}

// MARK: - Breaking

extension NodeRef {
    /// Breaks the items of a short leaf in a window. Nil where the line that is open before it, or the rule, wants more
    /// than whole 1/64 pt.
    ///
    /// Most of what a layout costs is here. Where a line ends is as good as random, so a branch on it would be
    /// mispredicted once a row. There is none: `ends` is all ones where a line ends before an item, else zero.
    @inline(__always)
    func scanShort(from entry: OpenLine, _ rule: LineRule, _ window: ScanWindow) -> NodeSummary? {
        guard rule.spacing >= .zero, let entryLength = ShortSize(AxisSize(along: entry.length, across: 0))?.along else {
            return nil
        }
        let (count, oldStarts) = (count, header.starts)
        let (available, spacing) = (rule.available.steps, rule.spacing.steps)
        var (starts, sum): (UInt64, UInt64) = (0, 0)
        var (rest, length, index) = (available &- entry.used.steps, entryLength, 0)
        if window.start > 0 {
            starts = oldStarts & NodeHeader.bits(below: window.start &+ 1)
            sum = lengthsShort(ofRowsEndingAt: starts, from: 0, entryLength)
        }
        if window.start > 0 || entry.count == 0 {
            let size = ShortSize(bits: words[window.start])
            (rest, length, index) = (available &- size.span.steps, size.along, window.start &+ 1)
        }
        while index < count {
            let stop = min(count, index &+ EngineTuning.itemsBetweenLooks)
            while index < stop {
                let size = ShortSize(bits: words[index])
                let fresh = available &- size.span.steps
                let next = rest &- (spacing &+ size.span.steps)
                let ends = next &>> 63
                let endsBits = UInt64(bitPattern: ends)
                starts |= (endsBits & 1) &<< UInt64(truncatingIfNeeded: index)
                sum &+= length & endsBits
                rest = next ^ ((next ^ fresh) & ends)
                length = max(size.along, length & ~endsBits)
                index &+= 1
            }
            if index < count, starts & oldStarts & ~NodeHeader.bits(below: window.end) != 0 {
                // From the last start on all is as it was, the exit too.
                let last = 63 &- starts.leadingZeroBitCount
                let others = oldStarts & ~NodeHeader.bits(below: last &+ 1)
                sum &+= lengthsShort(ofRowsEndingAt: others, from: last, 0)
                header.starts = starts | others
                return summaryShort(sum)
            }
        }
        let open = starts == 0 ? Int(entry.count) &+ count : count &- 63 &+ starts.leadingZeroBitCount
        header.starts = starts
        header.exit = OpenLine(
            count: Int64(open), used: Span(steps: available &- rest), length: Double(length) * 0x1p-6)
        return summaryShort(sum)
    }

    private func summaryShort(_ sum: UInt64) -> NodeSummary {
        NodeSummary(
            items: count, rows: header.starts.nonzeroBitCount, length: Extent(ShortLength(sixtyFourths: sum)),
            isMixed: isMixedShort)
    }

    /// The lengths of rows that end before some items, in 1/64 pt; the first starts at a slot, or before, with items up
    /// to `longest`.
    @inline(__always)
    private func lengthsShort(ofRowsEndingAt ends: UInt64, from start: Int, _ longest: UInt64) -> UInt64 {
        var (ends, start, longest, sum) = (ends, start, longest, UInt64(0))
        while ends != 0 {
            let end = ends.trailingZeroBitCount
            sum &+= max(longest, longestShort(start..<end))
            (start, longest) = (end, 0)
            ends &= ends &- 1
        }
        return sum
    }

    private var isMixedShort: Bool {
        let first = words[0]
        for slot in 1..<max(count, 1) where words[slot] != first { return true }
        return false
    }

    /// The longest of some items of a short leaf, in 1/64 pt.
    @inline(__always)
    func longestShort(_ range: Range<Int>) -> UInt64 {
        var longest: UInt64 = 0
        for slot in range { longest = max(longest, words[slot] >> 32) }
        return longest
    }

    /// What some items of a short leaf add up to across, and the longest of them, both in 1/64 pt.
    @inline(__always)
    func lineShort(_ range: Range<Int>) -> (across: UInt64, longest: UInt64) {
        var (across, longest): (UInt64, UInt64) = (0, 0)
        for slot in range {
            let size = ShortSize(bits: words[slot])
            across &+= size.across
            longest = max(longest, size.along)
        }
        return (across, longest)
    }

    /// Calls `body` with items of a short leaf: slots, sizes in points, those across first, and how they are known.
    @inline(__always)
    func forEachShort(in slots: Range<Int>, _ body: (Int, SIMD2<Double>, SizeSource) -> Void) {
        let (measured, estimated) = (header.measured, header.estimated)
        for slot in slots {
            let bit = UInt64(1) &<< UInt64(truncatingIfNeeded: slot)
            let source: SizeSource = measured & bit != 0 ? .measured : estimated & bit != 0 ? .estimated : .given
            body(slot, ShortSize(bits: words[slot]).sides, source)
        }
    }

    /// Appends sizes to a short leaf; false, and nothing is done, where one does not fit.
    @inline(__always)
    func appendShort(_ sizes: UnsafeBufferPointer<FlowSize>, _ axis: ScrollAxis) -> Bool {
        let target = words + count
        var (lost, large) = (SIMD2<UInt64>.zero, UInt64(0))
        for index in 0..<sizes.count {
            let size = sizes[index]
            let sides = axis == .vertical ? SIMD2(size.width, size.height) : SIMD2(size.height, size.width)
            let shifted = sides + 0x1p46
            let steps = unsafeBitCast(shifted, to: SIMD2<UInt64>.self) &- (0x1p46).bitPattern
            let kept = unsafeBitCast(shifted - 0x1p46, to: SIMD2<UInt64>.self)
            lost |= kept ^ unsafeBitCast(sides, to: SIMD2<UInt64>.self)
            large |= steps.x | steps.y
            target[index] = steps.x | steps.y << 32
        }
        guard lost == .zero, large >> 31 == 0 else { return false }
        header.count += sizes.count
        return true
    }
}
