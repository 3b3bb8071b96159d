/// New sizes for items of one section. They ascend by item, and each item has at most one.
struct SizeBatch {
    let section: Int
    private var sizes: [(item: Int, size: AxisSize)] = []

    private init(section: Int) {
        self.section = section
    }

    /// Groups sizes by section, in the order of their paths. If a path has several sizes, the last of them is used.
    static func bySection(_ sizes: [(path: ItemPath, size: FlowSize)], axis: ScrollAxis) -> [SizeBatch] {
        var batches: [SizeBatch] = []
        // They mostly come in order, from a query.
        if sizes.indices.dropFirst().allSatisfy({ sizes[$0 - 1].path <= sizes[$0].path }) {
            for (path, size) in sizes { append(axis.size(size), at: path, to: &batches) }
        } else {
            let order = sizes.indices.sorted { (sizes[$0].path, $0) < (sizes[$1].path, $1) }
            for index in order { append(axis.size(sizes[index].size), at: sizes[index].path, to: &batches) }
        }
        return batches
    }

    private static func append(_ size: AxisSize, at path: ItemPath, to batches: inout [SizeBatch]) {
        if batches.last?.section != path.section { batches.append(SizeBatch(section: path.section)) }
        batches[batches.count - 1].append(size, at: path.item)
    }

    private mutating func append(_ size: AxisSize, at item: Int) {
        if sizes.last?.item == item { sizes.removeLast() }
        sizes.append((item, size))
    }

    /// Sets the sizes in a section, and updates the line breaks that the new sizes may have moved.
    func apply(
        to section: inout Section, source: SizeSource, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> RowSplices {
        section.setSizes(sizes, source: source, in: configuration, work: &work)
    }
}
