extension FlowModel {
    /// Appends all elements whose frames intersect `rect`, sections ascending, header, items and footer in order
    /// (R6.1, R6.2). Sharing an edge is not enough.
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements in the rows that meet the rectangle. Nothing is allocated but for
    ///   the caller's array. Negative spacings and insets let rows overlap, which costs a few rows more.
    public func elements(in rect: FlowRect, into elements: inout [FlowElement]) {
        let axis = configuration.axis
        // A frame is handed out up to half a pixel from where it was found.
        let pixels = PixelGrid(scale: configuration.displayScale)
        let (start, end) = (axis.alongStart(of: rect), axis.alongEnd(of: rect))
        let low = start - pixels.slack(near: start)
        let high = end + pixels.slack(near: end)
        guard low <= high else { return }  // a rectangle without extent meets what it lies inside of
        let query = Query(rect: rect, wanted: Hull(start: Extent(position: low), end: Extent(position: high)))
        sections.visit(SectionPrefix.self) { before, summary in
            summary.holdsAnything && summary.hull.shifted(by: before.length).overlaps(query.wanted)
        } body: { before, run in
            visit(run, before: before, query, into: &elements)
        }
    }

    /// All elements whose frames intersect `rect`; see `elements(in:into:)`. O(log *n* + *h*).
    public func elements(in rect: FlowRect) -> [FlowElement] {
        var elements: [FlowElement] = []
        self.elements(in: rect, into: &elements)
        return elements
    }

    /// The element at a point; of several the one that comes last (R6.15). O(log *n* + *h*).
    public func element(at point: FlowPoint) -> FlowElement? {
        // Far out, neighbouring doubles are more than a point apart.
        let reach = max(1, 2 * point.x.ulp, 2 * point.y.ulp)
        let around = FlowRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        return elements(in: around).last { $0.frame.contains(point) }
    }

    private func visit(
        _ run: SectionRun, before: SectionPrefix, _ query: Query, into elements: inout [FlowElement]
    ) {
        let one = run.sectionSummary
        let repetition = Repetition(
            hull: one.hull.shifted(by: before.length), step: one.length, count: run.sectionCount)
        // The search found that the run overlaps.
        for index in run.sectionCount == 1 ? 0..<1 : repetition.indices(overlapping: query.wanted) {
            let place = run.place(index, before: before)
            if let frame = headerFrame(place), frame.intersects(query.rect) {
                elements.append(FlowElement(path: .header(place.index), frame: frame, origin: .given))
            }
            visitRows(of: place, query, into: &elements)
            if let frame = footerFrame(place), frame.intersects(query.rect) {
                elements.append(FlowElement(path: .footer(place.index), frame: frame, origin: .given))
            }
        }
    }

    private func visitRows(of place: SectionPlace, _ query: Query, into elements: inout [FlowElement]) {
        let start = place.start + place.section.rowsStart(configuration.axis)
        let spacing = Extent(place.section.metrics.minimumLineSpacing)
        let rows = place.section.rows.tree
        guard spacing >= .zero else {
            visitOverlappingRows(of: place, start: start, spacing: spacing, query, into: &elements)
            return
        }
        // Rows move forward: start at the first that ends inside, and go on until one starts behind. The end of the rows
        // summed up lies one spacing before where the next row starts.
        let target = query.wanted.start - start + spacing
        let found = TreeCursor<RowPrefix>(rows) { $0.length + spacing * $0.count > target }
        guard !found.isAtEnd else { return }
        let framing = RowFraming(place, in: configuration)
        var reader = ItemReader(place.section.items, startingAt: found.before.itemCount)
        var offset = start + found.before.length + spacing * found.before.count
        var cursor = TreeCursor<RowPosition>(at: found, before: found.before.position)
        ElementRoom.with { room in
            while !cursor.isAtEnd && offset < query.wanted.end {
                let rows = PlacedRows(run: cursor.element, before: cursor.before, offset: offset, spacing: spacing)
                read(rows, framing, query, &reader, through: &room, into: &elements)
                offset += rows.step * rows.run.rowCount
                cursor.advance()
            }
            room.flush(into: &elements)
        }
    }

    /// Rows overlap or run backwards: visit all that might lie inside.
    private func visitOverlappingRows(
        of place: SectionPlace, start: Extent, spacing: Extent, _ query: Query, into elements: inout [FlowElement]
    ) {
        guard place.section.items.count > 0 else { return }
        let framing = RowFraming(place, in: configuration)
        var reader = ItemReader(place.section.items, startingAt: 0)
        place.section.rows.tree.visit(RowPrefix.self) { before, summary in
            let offset = start + before.length + spacing * before.count
            return RowList.hull(of: summary, spacing: spacing).shifted(by: offset).overlaps(query.wanted)
        } body: { before, run in
            let offset = start + before.length + spacing * before.count
            let rows = PlacedRows(run: run, before: before.position, offset: offset, spacing: spacing)
            ElementRoom.with { room in
                read(rows, framing, query, &reader, through: &room, into: &elements)
                room.flush(into: &elements)
            }
        }
    }

    @inline(__always)
    private func read(
        _ rows: PlacedRows, _ framing: RowFraming, _ query: Query, _ reader: inout ItemReader,
        through room: inout ElementRoom, into elements: inout [FlowElement]
    ) {
        let edges = query.edges
        for index in rows.indices(overlapping: query.wanted) {
            let offset = index == 0 ? rows.offset : rows.offset + rows.step * index
            framing.read(rows[index], at: offset, from: &reader, through: &room, into: &elements) { edges.meet($0) }
        }
    }
}

/// A run of rows where it stands in its section and in the content.
private struct PlacedRows {
    let run: RowRun
    let before: RowPosition
    /// Where the first row starts.
    let offset: Extent
    private let length: Extent
    /// From the start of one row to the start of the next.
    let step: Extent

    @inline(__always)
    init(run: RowRun, before: RowPosition, offset: Extent, spacing: Extent) {
        self.run = run
        self.before = before
        self.offset = offset
        length = Extent(notNegative: run.length)
        step = length + spacing
    }

    @inline(__always)
    func indices(overlapping wanted: Hull) -> Range<Int> {
        let hull = Hull(start: offset, end: offset + length)
        if run.rowCount == 1 { return 0..<(hull.overlaps(wanted) ? 1 : 0) }
        return Repetition(hull: hull, step: step, count: run.rowCount).indices(overlapping: wanted)
    }

    subscript(index: Int) -> RowItems {
        @inline(__always) get {
            RowItems(
                index: before.count &+ index, start: before.itemCount &+ index &* run.itemsPerRow, count: run.itemsPerRow,
                length: run.length)
        }
    }
}

/// A rectangle, and the stretch along the axis in which its elements are looked for.
private struct Query {
    let rect: FlowRect
    let wanted: Hull

    /// The edges of a rectangle, added up once.
    struct Edges {
        let minX, maxX, minY, maxY: Double

        /// As `intersects` (R6.1).
        @inline(__always)
        func meet(_ frame: FlowRect) -> Bool {
            minX < frame.maxX && frame.minX < maxX && minY < frame.maxY && frame.minY < maxY
        }
    }

    var edges: Edges { Edges(minX: rect.minX, maxX: rect.maxX, minY: rect.minY, maxY: rect.maxY) }
}

/// The same stretch again and again, `step` further each time.
struct Repetition {
    var hull: Hull
    var step: Extent
    var count: Int

    /// Which repetitions overlap `wanted`; in closed form when they move forward, else all of them if any could.
    func indices(overlapping wanted: Hull) -> Range<Int> {
        guard step > .zero else {
            let last = hull.shifted(by: step * (count - 1))
            let all = Hull(start: min(hull.start, last.start), end: max(hull.end, last.end))
            return all.overlaps(wanted) ? 0..<count : 0..<0
        }
        // Repetition k overlaps when hull.end + k·step > wanted.start and hull.start + k·step < wanted.end.
        let first = max((wanted.start - hull.end).wholeSteps(of: step) + 1, 0)
        let end = min((wanted.end - hull.start).wholeSteps(of: step) + 1, count)
        return first..<max(first, end)
    }
}
