extension FlowModel {
    /// Appends all elements whose frames intersect `rect`: sharing an edge is not enough (R6.1). R6.2: section by
    /// section the header, the items, the footer.
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements in the rows that meet the rectangle. Nothing is allocated but for
    ///   the caller's array. Negative spacings and insets let rows overlap, which costs a few rows more.
    public func elements(in rect: FlowRect, into elements: inout [FlowElement]) {
        let axis = configuration.axis
        // A frame is returned up to half a pixel from where it was found.
        let pixels = PixelGrid(scale: configuration.displayScale)
        let (start, end) = (axis.alongStart(of: rect), axis.alongEnd(of: rect))
        let low = start - pixels.slack(near: start)
        let high = end + pixels.slack(near: end)
        guard low <= high else { return }  // a rectangle without extent meets what it lies inside of
        let wanted = Hull(start: Extent(position: low), end: Extent(position: high))
        let query = Query(rect: rect, window: FrameWindow(rect, axis), wanted: wanted)
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

    /// The element at a point (R6.15: of several the last one). O(log *n* + *h*).
    public func element(at point: FlowPoint) -> FlowElement? {
        // Far out, neighbouring doubles are more than a point apart.
        let reach = max(1, 2 * point.x.ulp, 2 * point.y.ulp)
        let around = FlowRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        return elements(in: around).last { $0.frame.contains(point) }
    }

    private func visit(
        _ run: BorrowedElement<SectionRun>, before: SectionPrefix, _ query: Query, into elements: inout [FlowElement]
    ) {
        // The search found that the run overlaps.
        let isSingle = run.value.sectionCount == 1
        for index in isSingle ? 0..<1 : run.value.indices(overlapping: query.wanted, before: before) {
            let place = SectionPlace(index, of: run, before: before)
            if let frame = headerFrame(place), frame.intersects(query.rect) {
                elements.append(FlowElement(path: .header(place.index), frame: frame, sizeSource: .given))
            }
            visitRows(of: place, query, into: &elements)
            if let frame = footerFrame(place), frame.intersects(query.rect) {
                elements.append(FlowElement(path: .footer(place.index), frame: frame, sizeSource: .given))
            }
        }
    }

    private func visitRows(of place: SectionPlace, _ query: Query, into elements: inout [FlowElement]) {
        let start = place.start + place.section.rowsStart(configuration.axis)
        let spacing = Extent(place.section.metrics.minimumLineSpacing)
        guard spacing >= .zero else {
            visitOverlappingRows(of: place, start: start, spacing: spacing, query, into: &elements)
            return
        }
        // Rows move forward: start at the first that ends inside, and go on until one starts behind. The end of the
        // rows summed up lies one spacing before where the next row starts.
        let target = query.wanted.start - start + spacing
        let found = place.section.rows.firstRow(endingAfter: target, spacing: spacing)
        guard !found.isAtEnd else { return }
        let framing = RowFraming(place, in: configuration)
        var reader = ItemReader(place.section.items, startingAt: found.before.itemCount)
        var offset = RowOffset(start + found.before.length + spacing * found.before.count, spacing, query.wanted.end)
        var cursor = TreeCursor<RowPosition>(at: found, before: found.before.position)
        ElementBuffer.with { buffer in
            while offset.isBeforeEnd {
                guard let run = cursor.current else { break }
                let before = cursor.before
                let points = offset.points
                if offset.pass(run) {
                    let row = RowItems(
                        index: before.count, start: before.itemCount, count: run.itemsPerRow, length: run.length)
                    framing.read(row, at: points, from: &reader, through: &buffer, into: &elements, in: query.window)
                } else {
                    let rows = PlacedRows(run: run, before: before, offset: offset.extent, spacing: spacing)
                    read(rows, framing, query, &reader, through: &buffer, into: &elements)
                    offset.pass(rows)
                }
                cursor.advance()
            }
            buffer.flush(into: &elements)
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
            let rows = PlacedRows(run: run.value, before: before.position, offset: offset, spacing: spacing)
            ElementBuffer.with { buffer in
                read(rows, framing, query, &reader, through: &buffer, into: &elements)
                buffer.flush(into: &elements)
            }
        }
    }

    @inline(never)
    private func read(
        _ rows: PlacedRows, _ framing: RowFraming, _ query: Query, _ reader: inout ItemReader,
        through buffer: inout ElementBuffer, into elements: inout [FlowElement]
    ) {
        for index in rows.indices(overlapping: query.wanted) {
            let offset = index == 0 ? rows.offset : rows.offset + rows.step * index
            framing.read(
                rows[index], at: offset.points, from: &reader, through: &buffer, into: &elements, in: query.window)
        }
    }
}

/// How far a query has come along the scroll axis: in short steps as long as rows are made of them, else exactly too.
private struct RowOffset {
    /// The offset in short steps; -1 when `extent` is it.
    private var steps: Int64
    private var stepsOfSpacing: Int64 = 0
    /// The first whole step that is not before the end.
    private var stepsToEnd: Int64 = 0
    private var exact: Extent
    private let end: Extent

    init(_ offset: Extent, _ spacing: Extent, _ end: Extent) {
        (exact, self.end) = (offset, end)
        steps = -1
        if let steps = offset.shortSteps, let spacing = spacing.shortSteps, let end = end.wholeShortSteps {
            self.steps = steps
            stepsOfSpacing = spacing
            stepsToEnd = end &+ (Extent(shortSteps: end) == self.end ? 0 : 1)
        }
    }

    var extent: Extent { steps >= 0 ? Extent(shortSteps: steps) : exact }

    var points: Double {
        @inline(__always) get { steps >= 0 ? Extent.points(ofShortSteps: steps) : exact.points }
    }

    var isBeforeEnd: Bool {
        @inline(__always) get { steps >= 0 ? steps < stepsToEnd : exact < end }
    }

    /// Moves past a single row and the spacing after it; false, and nothing is done, if that needs more than steps.
    @inline(__always)
    mutating func pass(_ run: RowRun) -> Bool {
        let length = Extent.shortSteps(notNegative: run.length)
        guard run.rowCount == 1, length.isExact, steps >= 0 else { return false }
        steps &+= length.count &+ stepsOfSpacing
        return true
    }

    @inline(never)
    mutating func pass(_ rows: PlacedRows) {
        exact = extent + rows.step * rows.run.rowCount
        if steps >= 0 { steps = exact.shortSteps ?? -1 }
    }
}

/// A run of rows with its position in its section and in the content.
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
                index: before.count &+ index, start: before.itemCount &+ index &* run.itemsPerRow,
                count: run.itemsPerRow, length: run.length)
        }
    }
}

extension SectionRun {
    /// Which of its sections may lie in a stretch along the axis.
    func indices(overlapping wanted: Hull, before: SectionPrefix) -> Range<Int> {
        let hull = sectionSummary.hull.shifted(by: before.length)
        return Repetition(hull: hull, step: sectionSummary.length, count: sectionCount).indices(overlapping: wanted)
    }
}

/// A rectangle, and the stretch along the axis in which its elements are looked for.
private struct Query {
    let rect: FlowRect
    let window: FrameWindow
    let wanted: Hull
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
