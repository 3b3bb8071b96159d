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
        let indices = Repetition(hull: one.hull.shifted(by: before.length), step: one.length, count: run.sectionCount)
            .indices(overlapping: query.wanted)
        for index in indices {
            let start = before.length + one.length * index
            let place = SectionPlace(index: before.count + index, section: run.section, start: start)
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
        // Rows move forward: start at the first that ends inside, and go on until one starts behind.
        let target = query.wanted.start - start
        var cursor = TreeCursor<RowPrefix>(rows) { $0.length + spacing * ($0.count - 1) > target }
        guard !cursor.isAtEnd else { return }
        var reader = RowReader(place, startingAt: cursor.before.itemCount, in: configuration)
        while !cursor.isAtEnd {
            let before = cursor.before
            let offset = start + before.length + spacing * before.count
            guard offset < query.wanted.end else { return }
            read(cursor.element, before: before, at: offset, spacing: spacing, query, &reader, into: &elements)
            cursor.advance()
        }
    }

    /// Rows overlap or run backwards: visit all that might lie inside.
    private func visitOverlappingRows(
        of place: SectionPlace, start: Extent, spacing: Extent, _ query: Query, into elements: inout [FlowElement]
    ) {
        guard place.section.items.count > 0 else { return }
        var reader = RowReader(place, startingAt: 0, in: configuration)
        place.section.rows.tree.visit(RowPrefix.self) { before, summary in
            let offset = start + before.length + spacing * before.count
            return RowList.hull(of: summary, spacing: spacing).shifted(by: offset).overlaps(query.wanted)
        } body: { before, run in
            let offset = start + before.length + spacing * before.count
            read(run, before: before, at: offset, spacing: spacing, query, &reader, into: &elements)
        }
    }

    @inline(__always)
    private func read(
        _ run: RowRun, before: RowPrefix, at offset: Extent, spacing: Extent, _ query: Query,
        _ reader: inout RowReader, into elements: inout [FlowElement]
    ) {
        let length = Extent(run.length)
        let hull = Hull(start: offset, end: offset + length)
        if run.rowCount == 1 {
            guard hull.overlaps(query.wanted) else { return }
            let row = Row(in: .init(before: before, element: run), at: 0)
            return reader.read(row, into: &elements) { $0.intersects(query.rect) }
        }
        let found = Repetition(hull: hull, step: length + spacing, count: run.rowCount)
        for index in found.indices(overlapping: query.wanted) {
            let row = Row(in: .init(before: before, element: run), at: index)
            reader.read(row, into: &elements) { $0.intersects(query.rect) }
        }
    }
}

/// A rectangle, and the stretch along the axis in which its elements are looked for.
private struct Query {
    var rect: FlowRect
    var wanted: Hull
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
