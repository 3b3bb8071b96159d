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

    init(_ place: SectionPlace, startingAt item: Int, in configuration: FlowConfiguration) {
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

    /// Where a row starts along the scroll axis, in points, not rounded.
    func offset(of row: Row) -> Double {
        (rowsStart + row.lengthBefore + lineSpacing * row.index).points
    }

    /// Appends the elements of a row whose frames `isWanted`.
    @inline(__always)
    mutating func read(_ row: Row, into elements: inout [FlowElement], where isWanted: (FlowRect) -> Bool) {
        let first = elements.count
        let content = collect(row, into: &elements)
        let placement = placer.place(content)
        let rowOffset = offset(of: row)
        var kept = first
        for index in 0..<content.count {
            // A collected frame lies at the sum of the spans before it, and at 0 along.
            var element = elements[first + index]
            element.frame = frame(element.frame, at: index, of: row, rowOffset, placement)
            guard isWanted(element.frame) else { continue }
            elements[kept] = element
            kept += 1
        }
        elements.removeSubrange(kept...)
    }

    private func frame(
        _ collected: FlowRect, at index: Int, of row: Row, _ rowOffset: Double, _ placement: RowPlacement
    ) -> FlowRect {
        let spans = axis == .vertical ? collected.x : collected.y
        let size = axis.size(FlowSize(width: collected.width, height: collected.height))
        let along = pixels.rounded(rowOffset + shift(of: size, in: row))
        let across = pixels.rounded(placement.position(of: index, spansBefore: spans))
        return axis.rect(along: along, across: across, size: size)
    }

    /// R3.10: shorter items are centred in their line.
    private func shift(of size: AxisSize, in row: Row) -> Double {
        switch itemAlignment {
        case .start: 0
        case .center: (row.length - size.along) / 2
        case .end: row.length - size.along
        }
    }

    /// Appends the items of a row, each at the sum of the spans before it, and says what they are together.
    private mutating func collect(_ row: Row, into elements: inout [FlowElement]) -> RowContent {
        moveCursor(to: row.start)
        var content = RowContent(count: 0, spans: 0, uniformity: .empty, isLast: row.index == rowCount - 1)
        while content.count < row.itemCount {
            let offset = row.start + content.count - cursor.before.count
            let count = append(row, from: offset, &content, into: &elements)
            if offset + count == cursor.element.count { cursor.advance() }
        }
        return content
    }

    /// Appends the items of the cursor's stretch that belong to the row; returns how many.
    private func append(
        _ row: Row, from offset: Int, _ content: inout RowContent, into elements: inout [FlowElement]
    ) -> Int {
        let end = min(cursor.element.count, offset + row.itemCount - content.count)
        switch cursor.element {
        case .run(let run):
            for _ in offset..<end { append(run.size, run.origin, row, &content, into: &elements) }
            content.uniformity.add(.same(run.size))
        case .dense(let dense):
            for index in offset..<end {
                append(dense.sizes[index], dense.origin(at: index), row, &content, into: &elements)
                if placer.needsUniformity { content.uniformity.add(.same(dense.sizes[index])) }
            }
        }
        return end - offset
    }

    @inline(__always)
    private func append(
        _ size: AxisSize, _ origin: SizeOrigin, _ row: Row, _ content: inout RowContent,
        into elements: inout [FlowElement]
    ) {
        let path = ElementPath(kind: .item, section: section, item: row.start + content.count)
        let frame = axis.rect(along: 0, across: content.spans, size: size)
        elements.append(FlowElement(path: path, frame: frame, origin: origin))
        content.count += 1
        content.spans += size.across
    }

    private mutating func moveCursor(to item: Int) {
        if !cursor.isAtEnd, cursor.before.count <= item {
            if item < cursor.before.count + cursor.element.count { return }
            cursor.advance()
            if !cursor.isAtEnd, item < cursor.before.count + cursor.element.count { return }
        }
        cursor = items.cursor(at: item)
    }
}
