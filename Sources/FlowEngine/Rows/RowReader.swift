/// Reads rows of a section one after the other and hands out the frames of their items.
///
/// Rows are asked for in rising order; the reader moves one cursor over the items.
struct RowReader {
    private let section: Section
    private let sectionIndex: Int
    private let sectionStart: Extent
    private let rowsStart: Extent
    private let lineSpacing: Extent
    private let axis: ScrollAxis
    private let pixels: PixelGrid
    private let itemAlignment: ItemAlignment
    private let placer: RowPlacer
    private var cursor: TreeCursor<ItemStretch>?

    init(_ place: SectionPlace, in configuration: FlowConfiguration) {
        section = place.section
        sectionIndex = place.index
        sectionStart = place.start
        axis = configuration.axis
        rowsStart = place.start + place.section.rowsStart(configuration.axis)
        lineSpacing = Extent(place.section.metrics.minimumLineSpacing)
        pixels = PixelGrid(scale: configuration.displayScale)
        itemAlignment = configuration.options.itemAlignment
        placer = RowPlacer(place.section, in: configuration)
    }

    /// Where a row starts along the scroll axis, in points, not rounded.
    func offset(of row: Row) -> Double {
        (rowsStart + row.lengthBefore + lineSpacing * row.index).points
    }

    /// Calls `body` with every item of a row: its index, frame and origin.
    mutating func read(_ row: Row, _ body: (FlowElement) -> Void) {
        moveCursor(to: row.start)
        guard var reading = cursor else { return }
        let placement = placer.place(content(of: row))
        let rowOffset = offset(of: row)
        var spans = Extent.zero
        var position = row.start
        let end = row.start + row.itemCount
        while position < end, let stretch = reading.element {
            let first = position - reading.before.count
            let last = min(stretch.count, end - reading.before.count)
            for offset in first..<last {
                let size = stretch.size(at: offset)
                let across = placement.position(of: position - row.start, spansBefore: spans)
                let along = rowOffset + shift(of: size, in: row)
                let frame = axis.rect(
                    along: pixels.rounded(along), across: pixels.rounded(across), size: size)
                let path = ElementPath(kind: .item, section: sectionIndex, item: position)
                body(FlowElement(path: path, frame: frame, origin: stretch.origin))
                spans += Extent(size.across)
                position += 1
            }
            if position < end { reading.advance() }
        }
        cursor = reading
    }

    /// R3.10: shorter items are centred in their line.
    private func shift(of size: AxisSize, in row: Row) -> Double {
        switch itemAlignment {
        case .start: 0
        case .center: (row.length - size.along) / 2
        case .end: row.length - size.along
        }
    }

    private mutating func moveCursor(to item: Int) {
        guard let current = cursor, current.before.count <= item, let stretch = current.element else {
            cursor = section.items.cursor(at: item)
            return
        }
        if item < current.before.count + stretch.count { return }
        cursor?.advance()
        if let next = cursor, let stretch = next.element, item < next.before.count + stretch.count { return }
        cursor = section.items.cursor(at: item)
    }

    /// Sums up a row; runs in closed form.
    private func content(of row: Row) -> RowContent {
        var content = RowContent(
            count: row.itemCount, spans: .zero, uniformity: .empty, isLast: row.index == section.rows.count - 1)
        guard var reading = cursor else { return content }
        var position = row.start
        let end = row.start + row.itemCount
        while position < end, let stretch = reading.element {
            let first = position - reading.before.count
            let last = min(stretch.count, end - reading.before.count)
            switch stretch {
            case .run(let run):
                content.spans += Extent(run.size.across) * (last - first)
                content.uniformity.add(.same(run.size))
            case .dense(let dense):
                for size in dense.sizes[first..<last] {
                    content.spans += Extent(size.across)
                    content.uniformity.add(.same(size))
                }
            }
            position += last - first
            if position < end { reading.advance() }
        }
        return content
    }
}
