/// New sizes of items of one section, ascending by item, one for each.
struct SizeBatch {
    let section: Int
    private var sizes: [(item: Int, size: AxisSize)] = []

    private init(section: Int) {
        self.section = section
    }

    /// Sorts sizes by path; of two for one path the later counts.
    static func bySection(_ sizes: [(path: ItemPath, size: FlowSize)], axis: ScrollAxis) -> [SizeBatch] {
        let order = sizes.indices.sorted { (sizes[$0].path, $0) < (sizes[$1].path, $1) }
        var batches: [SizeBatch] = []
        for index in order {
            let (path, size) = sizes[index]
            if batches.last?.section != path.section { batches.append(SizeBatch(section: path.section)) }
            batches[batches.count - 1].append(axis.size(size), at: path.item)
        }
        return batches
    }

    private mutating func append(_ size: AxisSize, at item: Int) {
        if sizes.last?.item == item { sizes.removeLast() }
        sizes.append((item, size))
    }

    /// One re-breaking for each size costs about as much as breaking this many rows from scratch.
    private static let rowsPerRebreak = 32

    /// Sets the sizes and breaks again: around each, or everything at once when there are many.
    func apply(
        to section: inout Section, origin: SizeOrigin, in configuration: FlowConfiguration, work: inout BreakingWork
    ) -> [RowSplice] {
        if sizes.count > 8 && sizes.count * SizeBatch.rowsPerRebreak > section.rows.count {
            return [section.setSizesAndBreakAll(sizes, origin: origin, in: configuration, work: &work)]
        }
        return section.setSizes(sizes, origin: origin, in: configuration, work: &work)
    }
}
