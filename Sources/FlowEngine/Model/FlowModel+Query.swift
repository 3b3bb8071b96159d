extension FlowModel {
    /// Appends all elements whose frames overlap `rect` by more than an edge (R6.1). They are in order of sections, and
    /// in a section the order is header, items, footer (R6.2).
    ///
    /// - Complexity: O(log *n* + *h*), *h* elements in the rows that meet the rectangle. Nothing is allocated except
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
        let query = Query(configuration: configuration, rect: rect, window: FrameWindow(rect, axis), wanted: wanted)
        sections.visit(SectionPrefix.self) { before, summary in
            summary.holdsAnything && summary.hull.shifted(by: before.length).overlaps(query.wanted)
        } body: { before, run in
            query.visit(run, before: before, into: &elements)
        }
    }

    /// Returns all elements whose frames overlap `rect`; see `elements(in:into:)`. O(log *n* + *h*) for *h* elements.
    public func elements(in rect: FlowRect) -> [FlowElement] {
        var elements: [FlowElement] = []
        self.elements(in: rect, into: &elements)
        return elements
    }

    /// Returns the element at a point; nil if there is no such element. If several elements are at the point, the last
    /// of them is returned (R6.15). O(log *n* + *h*) for *h* elements near the point.
    public func element(at point: FlowPoint) -> FlowElement? {
        // Far out, neighbouring doubles are more than a point apart.
        let reach = max(1, 2 * point.x.ulp, 2 * point.y.ulp)
        let around = FlowRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
        return elements(in: around).last { $0.frame.contains(point) }
    }
}

extension SectionRun {
    /// Returns which sections of this run may overlap a stretch along the scroll axis. A run consists of equal
    /// sections, which are stored once. The result has the sections' indices in the run, from 0. `before` has the
    /// number and the length of all sections before the run.
    func indices(overlapping wanted: Hull, before: SectionPrefix) -> Range<Int> {
        let hull = sectionSummary.hull.shifted(by: before.length)
        return Repetition(hull: hull, step: sectionSummary.length, count: sectionCount).indices(overlapping: wanted)
    }
}

/// A query for the elements in a rectangle. `wanted` is the stretch along the scroll axis that is searched for
/// elements.
private struct Query {
    let configuration: FlowConfiguration
    let rect: FlowRect
    let window: FrameWindow
    let wanted: Hull

    func visit(_ run: BorrowedElement<SectionRun>, before: SectionPrefix, into elements: inout [FlowElement]) {
        // The search found that the run overlaps.
        let isSingle = run.value.sectionCount == 1
        for index in isSingle ? 0..<1 : run.value.indices(overlapping: wanted, before: before) {
            let place = SectionPlace(index, of: run, before: before)
            let section = place.section
            if let frame = place.headerFrame(in: configuration), frame.intersects(rect) {
                elements.append(FlowElement(path: .header(place.index), frame: frame, sizeSource: .given))
            }
            visitRows(of: section, place, into: &elements)
            if let frame = place.footerFrame(in: configuration), frame.intersects(rect) {
                elements.append(FlowElement(path: .footer(place.index), frame: frame, sizeSource: .given))
            }
        }
    }

    private func visitRows(of section: Section, _ place: SectionPlace, into elements: inout [FlowElement]) {
        guard let items = section.items.borrowed else { return }
        let start = place.start + section.rowsStart(configuration.axis)
        let spacing = Extent(section.metrics.minimumLineSpacing)
        let framing = RowFraming(section, at: place.index, in: configuration)
        guard spacing >= .zero else {
            var reader = ItemReader(items, startingAt: 0)
            return visitOverlappingRows(of: section, start: start, spacing, framing, &reader, into: &elements)
        }
        // Rows move forward: start at the first that ends inside, and go on until one starts behind. The end of the
        // rows summed up lies one spacing before where the next row starts.
        let target = wanted.start - start + spacing
        guard let found = section.items.firstRow(endingAfter: target, spacing: spacing) else { return }
        var reader = ItemReader(items, at: found)
        var offset = RowOffset(start + found.lengthBefore + spacing * found.index, spacing, wanted.end)
        var cursor = RowCursor(items, at: found)
        ElementBuffer.with { buffer in
            while offset.isBeforeEnd {
                framing.readFullRows(&cursor, &offset, through: &buffer, into: &elements, in: window)
                guard offset.isBeforeEnd, let row = cursor.next() else { break }
                framing.read(
                    row, at: offset.points, from: &reader, through: &buffer, into: &elements, in: window)
                offset.pass(row.length)
            }
            buffer.flush(into: &elements)
        }
    }

    /// Visits all rows that may overlap the rectangle, in a section with negative spacing. The rows of such a section
    /// may overlap each other, or a row may begin before the previous row.
    private func visitOverlappingRows(
        of section: Section, start: Extent, _ spacing: Extent, _ framing: RowFraming, _ reader: inout ItemReader,
        into elements: inout [FlowElement]
    ) {
        ElementBuffer.with { buffer in
            section.items.forEachRow(overlapping: wanted, start: start, spacing: spacing) { row, offset in
                framing.read(
                    row, at: offset.points, from: &reader, through: &buffer, into: &elements, in: window)
            }
            buffer.flush(into: &elements)
        }
    }
}

/// A stretch along the scroll axis that is repeated at equal distances. The distance from the start of one repetition
/// to the start of the next is `step`.
struct Repetition {
    var hull: Hull
    var step: Extent
    var count: Int

    /// Returns the indices of the repetitions that overlap `wanted`. If `step` is positive, the result has exactly
    /// these indices. Otherwise the result has all indices, or none if no repetition can overlap `wanted`.
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
