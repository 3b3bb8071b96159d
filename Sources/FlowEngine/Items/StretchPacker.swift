/// Goes through a list of items once and writes it anew with many replacements: what is cut up is packed together
/// again, stretches that nothing touches are shared with the old list.
struct StretchPacker {
    private var builder: TreeBuilder<ItemStretch>
    /// Sizes that wait for more, up to two full stretches, so that no stretch is left with a few items.
    private var open: ContiguousArray<AxisSize> = []
    private var measured = WideBitSet()

    /// Never inlined, and it holds the old tree to its end: the cursor does not, and nobody else may need it any more.
    @inline(never)
    static func sweep(
        _ tree: SummaryTree<ItemStretch>, _ replacements: ContiguousArray<TreeReplacement<ItemStretch>>
    ) -> SummaryTree<ItemStretch> {
        defer { withExtendedLifetime(tree) {} }
        var packer = StretchPacker(builder: TreeBuilder(shape: tree.shape))
        packer.open.reserveCapacity(2 * DenseStretch.limit)
        var cursor = TreeCursor<ItemPrefix>(tree) { $0.count > 0 }
        var position = 0
        for replacement in replacements {
            packer.copy(position..<replacement.range.lowerBound, from: &cursor)
            for stretch in replacement.elements { packer.append(stretch, 0..<stretch.count) }
            position = replacement.range.upperBound
        }
        packer.copy(position..<tree.count, from: &cursor)
        packer.flush()
        return packer.builder.finish()
    }

    /// Appends a range of items. The cursor is at or before its first stretch, and moves forward only.
    private mutating func copy(_ range: Range<Int>, from cursor: inout TreeCursor<ItemPrefix>) {
        while !range.isEmpty && !cursor.isAtEnd && cursor.before.count < range.upperBound {
            let start = cursor.before.count
            let end = start + cursor.element.count
            if end > range.lowerBound {
                append(cursor.element, max(range.lowerBound, start) - start..<min(range.upperBound, end) - start)
            }
            if end > range.upperBound { return }
            cursor.advance()
        }
    }

    private mutating func append(_ stretch: ItemStretch, _ range: Range<Int>) {
        switch stretch {
        case .run(let run) where range.count >= ItemStretch.shortRun || run.source == .estimated:
            flush()
            builder.append(.run(count: range.count, size: run.size, source: run.source))
        case .run(let run):
            if run.source == .measured { measured.insert(BitSet128(below: range.count), at: open.count) }
            open.append(contentsOf: repeatElement(run.size, count: range.count))
            emitIfFull()
        case .dense(let dense):
            let isWhole = range.count == dense.sizes.count
            if isWhole && (open.isEmpty || open.count + range.count > DenseStretch.limit) {
                flush()
                builder.append(stretch)
                return
            }
            measured.insert(dense.measured(in: range), at: open.count)
            open.append(contentsOf: dense.sizes[range])
            emitIfFull()
        }
    }

    /// Reserves the capacity for another stretch's worth.
    private mutating func emitIfFull() {
        if open.count > DenseStretch.limit { emit(DenseStretch.limit) }
    }

    /// Closes what is open: as one stretch, or as two of about the same length.
    private mutating func flush() {
        if open.count > DenseStretch.limit { emit(open.count / 2) }
        if !open.isEmpty { emit(open.count) }
    }

    private mutating func emit(_ count: Int) {
        let first = measured.removeFirst(count)
        builder.append(.dense(DenseStretch(ContiguousArray(open[..<count]), measured: first)))
        open.removeSubrange(..<count)
    }
}

/// A set of numbers from 0 to 255.
private struct WideBitSet {
    /// The numbers up to 127.
    private var low = BitSet128.empty
    /// The others, less 128.
    private var high = BitSet128.empty

    /// Inserts numbers plus an offset, which is below 256.
    mutating func insert(_ numbers: BitSet128, at offset: Int) {
        if offset < 128 {
            low |= numbers << offset
            high |= numbers >> (128 - offset)
        } else {
            high |= numbers << (offset - 128)
        }
    }

    /// Takes the numbers below `count` out and subtracts `count`, at most 128, from the others.
    mutating func removeFirst(_ count: Int) -> BitSet128 {
        let first = low & BitSet128(below: count)
        low = (low >> count) | (high << (128 - count))
        high = high >> count
        return first
    }
}
