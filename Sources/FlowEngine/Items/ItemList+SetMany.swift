extension ItemList {
    /// Sets many sizes, ascending by item: one by one, or in one sweep over the list where they are a good part of it.
    mutating func set(_ sizes: [(item: Int, size: AxisSize)], source: SizeSource) {
        if sizes.count < count / 8 {
            for (item, size) in sizes { _ = set(size, source: source, at: item) }
        } else {
            replace(replacements(for: sizes, source: source))
        }
    }

    /// The items that have another size, or whose size is known in another way; neighbours together.
    private func replacements(
        for sizes: [(item: Int, size: AxisSize)], source: SizeSource
    ) -> ContiguousArray<TreeReplacement<ItemStretch>> {
        guard let first = sizes.first else { return [] }
        var replacements: ContiguousArray<TreeReplacement<ItemStretch>> = []
        var neighbours = NeighbouringSizes(startingAt: first.item, source: source)
        var reader = ItemReader(self, startingAt: first.item)
        for (item, size) in sizes {
            let old = reader.item(at: item)
            if old.size == size && old.source == source { continue }
            if item != neighbours.end {
                neighbours.close(into: &replacements)
                neighbours = NeighbouringSizes(startingAt: item, source: source)
            }
            neighbours.append(size)
        }
        neighbours.close(into: &replacements)
        return replacements
    }
}

/// New sizes of items one behind the other.
private struct NeighbouringSizes {
    private let start: Int
    private let source: SizeSource
    private var sizes: ContiguousArray<AxisSize> = []
    /// Whether all sizes so far are equal.
    private var isUniform = true

    var end: Int { start + sizes.count }

    init(startingAt start: Int, source: SizeSource) {
        (self.start, self.source) = (start, source)
    }

    mutating func append(_ size: AxisSize) {
        if let first = sizes.first, first != size { isUniform = false }
        sizes.append(size)
    }

    func close(into replacements: inout ContiguousArray<TreeReplacement<ItemStretch>>) {
        if !sizes.isEmpty { replacements.append(TreeReplacement(range: start..<end, elements: stretches)) }
    }

    private var stretches: ContiguousArray<ItemStretch> {
        if isUniform { return [.run(count: sizes.count, size: sizes[0], source: source)] }
        return ContiguousArray(stride(from: 0, to: sizes.count, by: DenseStretch.limit).map { first in
            let part = sizes[first..<min(first + DenseStretch.limit, sizes.count)]
            return .dense(DenseStretch(ContiguousArray(part), source: source))
        })
    }
}
