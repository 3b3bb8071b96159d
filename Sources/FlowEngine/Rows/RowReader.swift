/// Hands out the frames of the items of a section's rows. Rows are asked for in rising order; the reader moves one cursor
/// over the items.
struct RowReader {
    private let section: Int
    private let items: ItemList
    private let rowCount: Int
    private let rowsStart: Extent
    private let lineSpacing: Extent
    private let axis: ScrollAxis
    private let pixels: PixelGrid
    private let itemAlignment: ItemAlignment
    private let placer: RowPlacer
    private var cursor: TreeCursor<ItemStretch>

    init(_ place: borrowing SectionPlace, startingAt item: Int, in configuration: borrowing FlowConfiguration) {
        section = place.index
        items = place.section.items
        rowCount = place.section.rows.count
        axis = configuration.axis
        rowsStart = place.start + place.section.rowsStart(configuration.axis)
        lineSpacing = Extent(place.section.metrics.minimumLineSpacing)
        pixels = PixelGrid(scale: configuration.displayScale)
        itemAlignment = configuration.options.itemAlignment
        placer = RowPlacer(place.section, in: configuration)
        cursor = place.section.items.cursor(at: item)
    }

    /// Appends the elements of a row whose frames `isWanted`: one look at the sizes to place the row, a second to frame the
    /// items.
    @inline(__always)
    mutating func read(_ row: Row, into elements: inout [FlowElement], where isWanted: (FlowRect) -> Bool) {
        moveCursor(to: row.start)
        let placement = placer.place(content(of: row))
        let rowOffset = (rowsStart + row.lengthBefore + lineSpacing * row.index).points
        var spans = 0.0
        var index = 0
        while index < row.itemCount {
            let offset = row.start + index - cursor.before.count
            let count = min(cursor.element.count - offset, row.itemCount - index)
            for step in 0..<count {
                let size = cursor.element.size(at: offset + step)
                let along = rowOffset + shift(of: size, in: row)
                let across = placement.position(of: index + step, spansBefore: spans)
                let frame = axis.rect(along: pixels.rounded(along), across: pixels.rounded(across), size: size)
                spans += size.across
                guard isWanted(frame) else { continue }
                let path = ElementPath(kind: .item, section: section, item: row.start + index + step)
                elements.append(
                    FlowElement(path: path, frame: frame, origin: cursor.element.origin(at: offset + step)))
            }
            index += count
            if offset + count == cursor.element.count { cursor.advance() }
        }
    }

    /// R3.10: shorter items are centred in their line.
    @inline(__always)
    private func shift(of size: AxisSize, in row: Row) -> Double {
        switch itemAlignment {
        case .start: 0
        case .center: (row.length - size.along) / 2
        case .end: row.length - size.along
        }
    }

    /// What the items of a row are together. The cursor stands at the row's start, and stays.
    @inline(__always)
    private func content(of row: Row) -> RowContent {
        var content = RowContent(
            count: row.itemCount, spans: 0, uniformity: .empty, isLast: row.index == rowCount - 1)
        let offset = row.start - cursor.before.count
        if offset + row.itemCount <= cursor.element.count {
            cursor.element.add(offset..<offset + row.itemCount, to: &content, with: placer)
        } else {
            addStretches(of: row, to: &content)
        }
        return content
    }

    /// The rarer case of a row whose items lie in several stretches.
    private func addStretches(of row: Row, to content: inout RowContent) {
        var look = cursor
        var index = 0
        while index < row.itemCount {
            let offset = row.start + index - look.before.count
            let count = min(look.element.count - offset, row.itemCount - index)
            look.element.add(offset..<offset + count, to: &content, with: placer)
            index += count
            if index < row.itemCount { look.advance() }
        }
    }

    @inline(__always)
    private mutating func moveCursor(to item: Int) {
        if !cursor.isAtEnd, cursor.before.count <= item {
            if item < cursor.before.count + cursor.element.count { return }
            cursor.advance()
            if !cursor.isAtEnd, item < cursor.before.count + cursor.element.count { return }
        }
        cursor = items.cursor(at: item)
    }
}

extension ItemStretch {
    /// Adds the items of a range to what is known of their row, one span after the other (see `RowPlacement`).
    @inline(__always)
    fileprivate func add(_ range: Range<Int>, to content: inout RowContent, with placer: RowPlacer) {
        switch self {
        case .run(let run):
            for _ in range { content.spans += run.size.across }
            content.uniformity.add(.same(run.size))
        case .dense(let dense):
            for index in range { content.spans += dense.sizes[index].across }
            guard placer.needsUniformity else { return }
            for index in range { content.uniformity.add(.same(dense.sizes[index])) }
        }
    }
}
