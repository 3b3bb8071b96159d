/// The sizes of a section's items by index, and how each is known. It knows nothing of rows.
///
/// A billion items that carry the estimate are one run. Reading or changing one item costs O(log *n*), *n* stretches.
struct ItemList: Sendable {
    private(set) var tree: SummaryTree<ItemStretch>

    static let shape = TreeShape(leafCapacity: 32, branchCapacity: 32)

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

    func origin(at index: Int) -> SizeOrigin { place(at: index).element.origin }

    private func place(at index: Int) -> SummaryTree<ItemStretch>.Place {
        guard index >= 0, let place = tree.place(at: index) else {
            preconditionFailure("item \(index) of a section with \(count) items")
        }
        return place
    }

    /// A cursor at the stretch that holds `index`, or at the end.
    func cursor(at index: Int) -> TreeCursor<ItemStretch> {
        TreeCursor(tree, where: { $0.count }, exceeds: index)
    }
}

extension ItemList {
    mutating func replace(_ range: Range<Int>, with stretches: ContiguousArray<ItemStretch>) {
        tree.replace(range, with: stretches)
    }

    /// Sets one size. In a dense stretch of the same origin this is a write in place.
    mutating func set(_ size: AxisSize, origin: SizeOrigin, at index: Int) {
        var isDone = false
        tree.edit(at: index) { stretch, offset in
            guard case .dense(var dense) = stretch, dense.origin == origin else { return nil }
            stretch = .run(count: 1, size: size, origin: origin)  // lets go of the sizes, so that the write is in place
            dense.set(size, at: offset)
            stretch = .dense(dense)
            isDone = true
            return nil
        }
        if !isDone { replace(index..<index + 1, with: [.run(count: 1, size: size, origin: origin)]) }
    }

    /// The ranges of items that carry the estimate, in order.
    var estimatedRanges: [Range<Int>] {
        var ranges: [Range<Int>] = []
        tree.visit { _, summary in
            summary.estimatedCount > 0
        } body: { before, stretch in
            let range = before.count..<before.count + stretch.count
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
            case .run(let run): .run(count: run.count, size: run.size.transposed, origin: run.origin)
            case .dense(let dense):
                .dense(DenseStretch(ContiguousArray(dense.sizes.map(\.transposed)), origin: dense.origin))
            }
        })
    }

    /// Traps with a message if the list is not what it should be. O(*n*), *n* items in dense stretches and runs.
    func checkInvariants() {
        tree.checkInvariants()
        tree.forEach { stretch in
            guard case .dense(let dense) = stretch else { return }
            precondition(dense.origin != .estimated, "estimated items stand in runs")
            precondition(dense.sizes.count <= ItemStretch.densityLimit, "no stretch is too long")
            precondition(
                dense.uniformity == DenseStretch.uniformity(of: dense.sizes), "a stretch knows whether it is uniform")
        }
    }
}

extension ItemList {
    /// The list of given sizes. Long runs of equal neighbours become runs.
    static func stretches(of sizes: [AxisSize]) -> ContiguousArray<ItemStretch> {
        var stretches: ContiguousArray<ItemStretch> = []
        var start = 0
        var open: ContiguousArray<AxisSize> = []
        func close() {
            if !open.isEmpty { stretches.append(.dense(DenseStretch(open, origin: .given))) }
            open = []
        }
        while start < sizes.count {
            var end = start + 1
            while end < sizes.count && sizes[end] == sizes[start] { end += 1 }
            if end - start >= ItemStretch.shortRun {
                close()
                stretches.append(.run(count: end - start, size: sizes[start], origin: .given))
            } else {
                for size in sizes[start..<end] {
                    if open.count == ItemStretch.densityLimit { close() }
                    open.append(size)
                }
            }
            start = end
        }
        close()
        return stretches
    }
}
