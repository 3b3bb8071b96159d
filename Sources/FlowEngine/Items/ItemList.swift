/// The sizes of a section's items by index, and how each is known. It knows nothing of rows.
///
/// A billion items that carry the estimate are one run. Reading or changing one item costs O(log *n*), *n* stretches.
struct ItemList: Sendable {
    private(set) var tree: SummaryTree<ItemStretch>

    static let shape = TreeShape(leafCapacity: 16, branchCapacity: 16)

    init(_ stretches: some Sequence<ItemStretch>, shape: TreeShape = ItemList.shape) {
        tree = SummaryTree(stretches, shape: shape)
    }

    private init(tree: SummaryTree<ItemStretch>) {
        self.tree = tree
    }

    var count: Int { tree.count }
    var summary: ItemSummary { tree.summary }

    func size(at index: Int) -> AxisSize {
        let place = place(at: index)
        return place.element.size(at: index - place.before.count)
    }

    func sizeSource(at index: Int) -> SizeSource {
        let place = place(at: index)
        return place.element.sizeSource(at: index - place.before.count)
    }

    private func place(at index: Int) -> TreePlace<ItemPrefix> {
        guard index >= 0, let place = tree.place(at: index, ItemPrefix.self) else {
            preconditionFailure("item \(index) of a section with \(count) items")
        }
        return place
    }

    /// A cursor at the stretch that holds `index`, or at the end.
    func cursor(at index: Int) -> TreeCursor<ItemPrefix> {
        TreeCursor(tree) { $0.count > index }
    }
}

extension ItemList {
    mutating func replace(_ range: Range<Int>, with stretches: ContiguousArray<ItemStretch>) {
        if !replaceInStretch(range, with: stretches) { tree.replace(range, with: stretches) }
    }

    /// Removes items of one dense stretch, or inserts a few there; false if that is not what is to be done.
    private mutating func replaceInStretch(
        _ range: Range<Int>, with stretches: ContiguousArray<ItemStretch>
    ) -> Bool {
        guard range.lowerBound >= 0, range.upperBound <= count, count > 0 else { return false }
        var isDone = false
        if stretches.isEmpty && range.count < ItemStretch.leastLeft && !range.isEmpty {
            tree.edit(at: range.lowerBound) { stretch, offset in
                isDone = stretch.removeInPlace(offset..<offset + range.count)
                return nil
            }
        } else if range.isEmpty, stretches.count == 1, case .run(let run) = stretches[0] {
            let isAtEnd = range.lowerBound == count
            tree.edit(at: isAtEnd ? count - 1 : range.lowerBound) { stretch, offset in
                var second: ItemStretch?
                isDone = stretch.insertInPlace(run, at: isAtEnd ? offset + 1 : offset, &second)
                return second
            }
        }
        return isDone
    }

    /// Replaces several ranges, which rise and do not overlap: one by one, or in one sweep when they are many.
    mutating func replace(_ replacements: ContiguousArray<TreeReplacement<ItemStretch>>) {
        if tree.isSweptFaster(than: replacements.count) {
            tree = StretchPacker.sweep(tree, replacements)
        } else {
            tree.replace(replacements)
        }
    }

    /// Sets one size and says whether it is another than before. In a dense stretch this is a write in place.
    mutating func set(_ size: AxisSize, source: SizeSource, at index: Int) -> Bool {
        var isChanged = true
        var isDone = false
        tree.edit(at: index) { stretch, offset in
            isChanged = stretch.size(at: offset) != size
            isDone = stretch.setInPlace(size, source: source, at: offset)
            return nil
        }
        if !isDone { replace(index..<index + 1, with: [.run(count: 1, size: size, source: source)]) }
        return isChanged
    }

    /// Sets the sizes of neighbouring items.
    mutating func set(_ sizes: ContiguousArray<AxisSize>, source: SizeSource, startingAt first: Int) {
        if case .dense = place(at: first).element {
            for (offset, size) in sizes.enumerated() { _ = set(size, source: source, at: first + offset) }
            return
        }
        var stretches: ContiguousArray<ItemStretch> = []
        var next = 0
        while next < sizes.count {
            let end = min(next + DenseStretch.limit, sizes.count)
            stretches.append(.dense(DenseStretch(ContiguousArray(sizes[next..<end]), source: source)))
            next = end
        }
        replace(first..<first + sizes.count, with: stretches)
    }

    /// The ranges of items that carry the estimate, in order.
    var estimatedRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        tree.visit(ItemPrefix.self) { _, summary in
            summary.estimatedCount > 0
        } body: { before, stretch in
            let range = before.count..<before.count + stretch.value.count
            if let last = ranges.last, last.upperBound == range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges
    }

    /// The same items with along and across exchanged, for the other scroll axis.
    var transposed: ItemList {
        ItemList(tree: tree.mapElements { stretch in
            switch stretch {
            case .run(let run): .run(count: run.count, size: run.size.transposed, source: run.source)
            case .dense(let dense): .dense(dense.transposed)
            }
        })
    }

    /// Traps with a message if the list is not what it should be. O(*n*), *n* items in dense stretches and runs.
    func checkInvariants() {
        tree.checkInvariants()
        tree.forEach { stretch in
            if case .dense(let dense) = stretch { dense.checkInvariants() }
        }
    }
}
