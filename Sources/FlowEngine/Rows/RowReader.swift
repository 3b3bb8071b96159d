/// What the frames of a section's rows depend on, besides the rows and their items.
struct RowFraming {
    private let section: Int
    private let rowCount: Int
    private let isVertical: Bool
    private let pixels: PixelGrid
    /// How much of the room beside an item lies before it along the scroll axis: all, half or none (R3.10).
    private let shareBefore: Double
    private let placer: RowPlacer

    init(_ place: borrowing SectionPlace, in configuration: borrowing FlowConfiguration) {
        section = place.index
        rowCount = place.section.rows.count
        isVertical = configuration.axis == .vertical
        pixels = PixelGrid(scale: configuration.displayScale)
        shareBefore =
            switch configuration.options.itemAlignment {
            case .start: 0
            case .center: 0.5
            case .end: 1
            }
        placer = RowPlacer(place.section, in: configuration)
    }

    /// Appends the elements of a row whose frames `isWanted`: one look at the sizes to place the row, a second to frame
    /// the items.
    ///
    /// - Parameters:
    ///   - offset: Where the row starts along the scroll axis.
    ///   - reader: Stands at or before the row's first item.
    ///   - room: Takes the elements; when it is full, they go on into `elements`.
    @inline(__always)
    func read(
        _ row: RowItems, at offset: Extent, from reader: inout ItemReader, through room: inout ElementRoom,
        into elements: inout [FlowElement], where isWanted: (FlowRect) -> Bool
    ) {
        reader.open(row.start)
        var line = OpenFrames(placer.place(content(of: row, &reader)), offset: offset.points)
        var next = row.start
        while next < row.end {
            reader.open(next)
            if room.free == 0 { room.flush(into: &elements) }
            // As many as there is room for, but no further than the stretch.
            let end = min(row.end, reader.stretch.range.upperBound, next &+ room.free)
            reader.stretch.forEachSize(in: next..<end) { item, size in
                let frame = frame(of: size, in: row, &line)
                let path = ElementPath(kind: .item, section: section, item: item)
                let origin = reader.stretch.origin(at: item)
                room.put(FlowElement(path: path, frame: frame, origin: origin), if: isWanted(frame))
            }
            next = end
        }
    }

    /// Appends the elements of a single row.
    func read(
        _ row: RowItems, at offset: Extent, from reader: inout ItemReader, into elements: inout [FlowElement],
        where isWanted: (FlowRect) -> Bool
    ) {
        ElementRoom.with { room in
            read(row, at: offset, from: &reader, through: &room, into: &elements, where: isWanted)
            room.flush(into: &elements)
        }
    }

    /// A row of which some items have their frames.
    private struct OpenFrames {
        let placement: RowPlacement
        /// Where the row starts along the scroll axis, in points.
        let offset: Double
        /// How many items have their frames, and the sum of their spans.
        var count = 0.0
        var spans = 0.0

        init(_ placement: RowPlacement, offset: Double) {
            self.placement = placement
            self.offset = offset
        }
    }

    /// The frame of the next item of a row.
    @inline(__always)
    private func frame(of size: AxisSize, in row: RowItems, _ line: inout OpenFrames) -> FlowRect {
        let along = line.offset + (row.length - size.along) * shareBefore
        let across = line.placement.position(of: line.count, spansBefore: line.spans)
        let place = pixels.rounded(SIMD2(along, across))
        line.count += 1
        line.spans += size.across
        return (isVertical ? ScrollAxis.vertical : .horizontal).rect(along: place.x, across: place.y, size: size)
    }

    /// What the items of a row are together. The reader's stretch holds the row's first item.
    @inline(__always)
    private func content(of row: RowItems, _ reader: inout ItemReader) -> RowContent {
        let first = row.start..<min(row.end, reader.stretch.range.upperBound)
        if first.upperBound < row.end || placer.needsUniformity { return look(at: row, &reader) }
        var spans = 0.0
        reader.stretch.forEachSize(in: first) { _, size in spans += size.across }
        return RowContent(count: row.count, spans: spans, uniformity: .empty, isLast: row.index == rowCount &- 1)
    }

    /// The rarer case of a row whose items lie in several stretches, or have to be compared. Spans are added one after
    /// the other (see `RowPlacement`).
    @inline(never)
    private func look(at row: RowItems, _ reader: inout ItemReader) -> RowContent {
        var content = RowContent(count: row.count, spans: 0, uniformity: .empty, isLast: row.index == rowCount - 1)
        var next = row.start
        while next < row.end {
            reader.open(next)
            let end = min(row.end, reader.stretch.range.upperBound)
            reader.stretch.forEachSize(in: next..<end) { _, size in
                content.spans += size.across
                if placer.needsUniformity { content.uniformity.add(.same(size)) }
            }
            next = end
        }
        return content
    }
}

/// The items of one row.
struct RowItems {
    /// The row's index in its section.
    var index: Int
    /// The index of its first item.
    var start: Int
    var count: Int
    /// The row's length along the scroll axis, in points.
    var length: Double

    var end: Int { @inline(__always) get { start &+ count } }
}

/// Reads a section's items stretch by stretch. It counts no references: the model has to outlive it, and to stay as it is
/// meanwhile.
struct ItemReader {
    private var cursor: TreeCursor<ItemPrefix>
    private(set) var stretch: StretchReader

    /// `item` exists.
    init(_ items: borrowing ItemList, startingAt item: Int) {
        let cursor = items.cursor(at: item)
        stretch = cursor.withElement { StretchReader($0, startingAt: cursor.before.count) }
        self.cursor = cursor
    }

    /// Opens the stretch that holds `item`, if it is not open.
    @inline(__always)
    mutating func open(_ item: Int) {
        if item < stretch.range.lowerBound || item >= stretch.range.upperBound { move(to: item) }
    }

    /// The size of any item.
    mutating func size(at item: Int) -> AxisSize {
        open(item)
        var found = AxisSize(along: 0, across: 0)
        stretch.forEachSize(in: item..<item + 1) { found = $1 }
        return found
    }

    @inline(never)
    private mutating func move(to item: Int) {
        if item == stretch.range.upperBound { cursor.advance() } else { cursor.move(to: item) }
        let start = cursor.before.count
        stretch = cursor.withElement { StretchReader($0, startingAt: start) }
    }
}
