/// Computes the frames of items, row by row, from values that all rows of a section share.
struct RowFraming {
    private let section: Int
    private let rowCount: Int
    private let isVertical: Bool
    private let pixels: PixelGrid
    /// The share of an item's free length that is before the item: 0, 0.5 or 1. The free length is the row's length
    /// along the scroll axis minus the item's length. Items that are shorter than their row are usually in the middle
    /// (R3.10).
    private let shareBefore: Double
    private let placer: RowPlacer

    init(_ section: Section, at index: Int, in configuration: borrowing FlowConfiguration) {
        self.section = index
        rowCount = section.items.rowCount
        isVertical = configuration.axis == .vertical
        pixels = PixelGrid(scale: configuration.displayScale)
        shareBefore =
            switch configuration.options.itemAlignment {
            case .start: 0
            case .center: 0.5
            case .end: 1
            }
        placer = RowPlacer(section, in: configuration)
    }

    /// Appends the elements of full rows in a fast way, beginning at the cursor. Ends before the first row that cannot
    /// be read in this way.
    ///
    /// Full rows have several items, start and end in the open leaf, and reach from edge to edge. The sizes of the leaf
    /// are stored in 1/64 pt.
    @inline(__always)
    func readFullRows(
        _ cursor: inout RowCursor, _ offset: inout RowOffset, through buffer: inout ElementBuffer,
        into elements: inout [FlowElement], in window: FrameWindow
    ) {
        let leaf = cursor.leaf
        guard leaf.kind == .short, offset.isShort, placer.justifiesFullLines else { return }
        while offset.isBeforeEnd, let end = leaf.start(behind: cursor.slot) {
            let count = end &- cursor.slot
            guard count > 1, count <= ElementBuffer.limit else { return }
            let line = leaf.lineShort(cursor.slot..<end)
            let row = RowItems(
                index: cursor.index, start: cursor.firstItem &+ cursor.slot, count: count,
                length: Double(line.longest) * 0x1p-6)
            // Whole 1/64 pt are added exactly, so the sum is that of the items one by one.
            let spans = Double(line.across) * 0x1p-6
            let content = RowContent(count: count, spans: spans, uniformity: .empty, isLast: false)
            var frames = OpenFrames(placer.placeFull(content), of: row, offset: offset.points, shareBefore)
            guard pixels.isNear(frames.reach(content)) else { return }
            if buffer.free < count { buffer.flush(into: &elements) }
            leaf.forEachShort(in: cursor.slot..<end) { slot, sides, source in
                put(cursor.firstItem &+ slot, sides, source, pixels.roundedNear(frames.next(sides)), window, &buffer)
            }
            offset.pass(ShortLength(sixtyFourths: line.longest))
            cursor.pass(to: end)
        }
    }

    /// Appends those elements of a row whose frames are in `window`. Sizes are read twice: for the placement of the row
    /// and for the frames of the items.
    ///
    /// - Parameters:
    ///   - offset: Where the row starts along the scroll axis, in points.
    ///   - reader: At or before the row's first item.
    ///   - buffer: Receives the elements; when it is full, they are flushed into `elements`.
    @inline(__always)
    func read(
        _ row: RowItems, at offset: Double, from reader: inout ItemReader, through buffer: inout ElementBuffer,
        into elements: inout [FlowElement], in window: FrameWindow
    ) {
        reader.open(row.start)
        if buffer.free < row.count { buffer.flush(into: &elements) }
        // Most rows are full lines in one leaf, and the buffer has capacity for them.
        let isWhole = row.end <= reader.range.upperBound && row.count <= buffer.free
        if isWhole && reader.isDense {
            var spans = 0.0
            reader.forEachSize(in: row.start..<row.end) { _, size, _ in spans += size.across }
            let isLast = row.index == rowCount &- 1
            let content = RowContent(count: row.count, spans: spans, uniformity: .empty, isLast: isLast)
            var line = OpenFrames(placer.placeFull(content), of: row, offset: offset, shareBefore)
            if placer.isFull(content) && pixels.isNear(line.reach(content)) {
                return frame(row.start..<row.end, reader, &line, window, &buffer) { pixels.roundedNear($0) }
            }
        }
        readParts(row, at: offset, from: &reader, through: &buffer, into: &elements, in: window)
    }

    /// Appends the elements of any row. The row may lie in several leaves, hold more elements than the buffer, or start
    /// far from zero.
    @inline(never)
    private func readParts(
        _ row: RowItems, at offset: Double, from reader: inout ItemReader, through buffer: inout ElementBuffer,
        into elements: inout [FlowElement], in window: FrameWindow
    ) {
        let content = content(of: row, &reader)
        var line = OpenFrames(placer.place(content), of: row, offset: offset, shareBefore)
        var next = row.start
        while next < row.end {
            reader.open(next)
            if buffer.free == 0 { buffer.flush(into: &elements) }
            // As many as the buffer has capacity for, but no further than the leaf.
            let end = min(row.end, reader.range.upperBound, next &+ buffer.free)
            frame(next..<end, reader, &line, window, &buffer) { pixels.rounded($0) }
            next = end
        }
    }

    @inline(__always)
    private func frame(
        _ items: Range<Int>, _ reader: borrowing ItemReader, _ line: inout OpenFrames, _ window: FrameWindow,
        _ buffer: inout ElementBuffer, _ round: (SIMD2<Double>) -> SIMD2<Double>
    ) {
        reader.forEachSize(in: items) { item, size, source in
            let sides = SIMD2(size.across, size.along)
            put(item, sides, source, round(line.next(sides)), window, &buffer)
        }
    }

    @inline(__always)
    private func put(
        _ item: Int, _ sides: SIMD2<Double>, _ source: SizeSource, _ place: SIMD2<Double>, _ window: FrameWindow,
        _ buffer: inout ElementBuffer
    ) {
        let path = ElementPath(kind: .item, section: section, item: item)
        let element = FlowElement(path: path, frame: rect(place, sides), sizeSource: source)
        buffer.put(element, if: window.meets(place, sides))
    }

    @inline(__always)
    private func rect(_ place: SIMD2<Double>, _ sides: SIMD2<Double>) -> FlowRect {
        isVertical
            ? FlowRect(x: place.x, y: place.y, width: sides.x, height: sides.y)
            : FlowRect(x: place.y, y: place.x, width: sides.y, height: sides.x)
    }

    /// Returns the frame of one item of a row. O(*m*) for *m* items in the row.
    ///
    /// - Parameters:
    ///   - offset: Where the row starts along the scroll axis, in points.
    ///   - reader: At or before the row's first item.
    func frame(of item: Int, in row: RowItems, at offset: Double, from reader: inout ItemReader) -> FlowRect {
        var line = OpenFrames(placer.place(content(of: row, &reader)), of: row, offset: offset, shareBefore)
        var next = row.start
        var frame = FlowRect(x: 0, y: 0, width: 0, height: 0)
        while next <= item {
            reader.open(next)
            let end = min(item + 1, reader.range.upperBound)
            reader.forEachSize(in: next..<end) { _, size, _ in
                let sides = SIMD2(size.across, size.along)
                frame = rect(pixels.rounded(line.next(sides)), sides)
            }
            next = end
        }
        return frame
    }

    /// Appends those elements of a single row whose frames are in `window`.
    func read(
        _ row: RowItems, at offset: Double, from reader: inout ItemReader, into elements: inout [FlowElement],
        in window: FrameWindow
    ) {
        ElementBuffer.with { buffer in
            read(row, at: offset, from: &reader, through: &buffer, into: &elements, in: window)
            buffer.flush(into: &elements)
        }
    }

    /// Returns the content of a row, with the sum of the items' lengths across the scroll axis. The lengths are added
    /// one after the other (see `RowPlacement`).
    private func content(of row: RowItems, _ reader: inout ItemReader) -> RowContent {
        var content = RowContent(count: row.count, spans: 0, uniformity: .empty, isLast: row.index == rowCount - 1)
        var next = row.start
        while next < row.end {
            reader.open(next)
            let end = min(row.end, reader.range.upperBound)
            reader.forEachSize(in: next..<end) { _, size, _ in
                content.spans += size.across
                if placer.needsUniformity { content.uniformity.add(.same(size)) }
            }
            next = end
        }
        return content
    }
}

/// The state of a row while its items are placed one after the other. In each vector, the first number is across the
/// scroll axis and the second number is along it.
private struct OpenFrames {
    /// The place of the row's first item across the axis, and the start of the row along the axis.
    private let start: SIMD2<Double>
    /// The gap between neighbours across the scroll axis, and the placement of each item along it. The placement is the
    /// share of the free length that is before the item: 0, 0.5 or 1.
    private let steps: SIMD2<Double>
    /// The number of items placed so far, and the row's length along the scroll axis. They are the first and the second
    /// number of the vector.
    private var count: SIMD2<Double>
    /// The sum of the placed items' lengths across the axis, and 0 along the axis. Placed items do not move the next
    /// items along the axis.
    private var spans = SIMD2<Double>.zero

    @inline(__always)
    init(_ placement: RowPlacement, of row: RowItems, offset: Double, _ shareBefore: Double) {
        start = SIMD2(placement.lead, offset)
        steps = SIMD2(placement.gap, shareBefore)
        count = SIMD2(0, row.length)
    }

    /// Returns a distance from zero that no coordinate of the row's items exceeds. Items that are near zero are rounded
    /// to pixels in a faster way.
    @inline(__always)
    func reach(_ content: RowContent) -> Double {
        abs(start.x) + content.spans + abs(steps.x) * Double(content.count) + abs(start.y) + count.y
    }

    /// Returns the place of the next item, not rounded.
    ///
    /// Across the scroll axis, the place is computed as `RowPlacement` defines it. Along the axis, it is the row's
    /// start plus a part of the row's free length.
    @inline(__always)
    mutating func next(_ sides: SIMD2<Double>) -> SIMD2<Double> {
        let place = (start + spans) + (count - SIMD2(0, sides.y)) * steps
        spans += SIMD2(sides.x, 0)
        count.x += 1
        return place
    }
}

/// The items of one row.
struct RowItems {
    /// The row's index in its section.
    var index: Int
    /// The index of the row's first item.
    var start: Int
    var count: Int
    /// The row's length along the scroll axis, in points.
    var length: Double

    var end: Int { @inline(__always) get { start &+ count } }
}
