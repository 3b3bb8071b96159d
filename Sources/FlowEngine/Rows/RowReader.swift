/// Hands out the frames of the items of a section's rows. Rows are asked for in rising order; the reader moves one cursor
/// over the items.
struct RowReader {
    private let section: Int
    private let items: ItemList
    private let rowCount: Int
    private let rowsStart: Extent
    private let lineSpacing: Extent
    private let isVertical: Bool
    private let pixels: PixelGrid
    private let itemAlignment: ItemAlignment
    private let placer: RowPlacer
    private var cursor: TreeCursor<ItemPrefix>
    private var stretch: StretchReader

    /// `item` exists.
    init(_ place: borrowing SectionPlace, startingAt item: Int, in configuration: borrowing FlowConfiguration) {
        section = place.index
        items = place.section.items
        rowCount = place.section.rows.count
        isVertical = configuration.axis == .vertical
        rowsStart = place.start + place.section.rowsStart(configuration.axis)
        lineSpacing = Extent(place.section.metrics.minimumLineSpacing)
        pixels = PixelGrid(scale: configuration.displayScale)
        itemAlignment = configuration.options.itemAlignment
        placer = RowPlacer(place.section, in: configuration)
        cursor = place.section.items.cursor(at: item)
        stretch = StretchReader(cursor.element, startingAt: cursor.before.count)
    }

    /// Appends the elements of a row whose frames `isWanted`: one look at the sizes to place the row, a second to frame the
    /// items.
    @inline(__always)
    mutating func read(_ row: Row, into elements: inout [FlowElement], where isWanted: (FlowRect) -> Bool) {
        move(to: row.start)
        let placement = placer.place(content(of: row))
        let rowOffset = (rowsStart + row.lengthBefore + lineSpacing * row.index).points
        var spans = 0.0
        for item in row.items {
            if item == stretch.range.upperBound { move(to: item) }
            let size = stretch.size(at: item)
            let along = rowOffset + shift(of: size, in: row)
            let across = placement.position(of: item - row.start, spansBefore: spans)
            let axis = isVertical ? ScrollAxis.vertical : .horizontal
            let frame = axis.rect(along: pixels.rounded(along), across: pixels.rounded(across), size: size)
            spans += size.across
            guard isWanted(frame) else { continue }
            let path = ElementPath(kind: .item, section: section, item: item)
            elements.append(FlowElement(path: path, frame: frame, origin: stretch.origin(at: item)))
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

    /// What the items of a row are together. The stretch holds the row's first item, and stays.
    @inline(__always)
    private func content(of row: Row) -> RowContent {
        var content = RowContent(
            count: row.itemCount, spans: 0, uniformity: .empty, isLast: row.index == rowCount - 1)
        add(row.items.clamped(to: stretch.range), of: stretch, to: &content)
        if row.items.upperBound > stretch.range.upperBound { addFurtherStretches(of: row, to: &content) }
        return content
    }

    /// The rarer case of a row whose items lie in several stretches.
    private func addFurtherStretches(of row: Row, to content: inout RowContent) {
        var look = cursor
        var end = stretch.range.upperBound
        while end < row.items.upperBound {
            look.advance()
            let next = StretchReader(look.element, startingAt: look.before.count)
            add(row.items.clamped(to: next.range), of: next, to: &content)
            end = next.range.upperBound
        }
    }

    /// Adds items to what is known of their row, one span after the other (see `RowPlacement`).
    @inline(__always)
    private func add(_ range: Range<Int>, of stretch: StretchReader, to content: inout RowContent) {
        for item in range { content.spans += stretch.size(at: item).across }
        guard placer.needsUniformity else { return }
        for item in range { content.uniformity.add(.same(stretch.size(at: item))) }
    }

    /// Opens the stretch that holds `item`.
    private mutating func move(to item: Int) {
        if stretch.range.contains(item) { return }
        if item == stretch.range.upperBound { cursor.advance() } else { cursor = items.cursor(at: item) }
        stretch = StretchReader(cursor.element, startingAt: cursor.before.count)
    }
}
