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
        let wanted = Hull(start: Extent(position: low), end: Extent(position: high))
        withoutActuallyEscaping({ (element: FlowElement) in
            if element.frame.intersects(rect) { elements.append(element) }
        }) { collect in
            sections.visit { before, summary in
                summary.hull.shifted(by: before.length).overlaps(wanted)
            } body: { before, run in
                visit(run, before: before, wanted: wanted, collect)
            }
        }
    }

    /// All elements whose frames intersect `rect`; see `elements(in:into:)`.
    public func elements(in rect: FlowRect) -> [FlowElement] {
        var elements: [FlowElement] = []
        self.elements(in: rect, into: &elements)
        return elements
    }

    /// The element at a point; of several the one that comes last (R6.15). O(log *n* + *h*).
    public func element(at point: FlowPoint) -> FlowElement? {
        let around = FlowRect(x: point.x - 1, y: point.y - 1, width: 2, height: 2)
        return elements(in: around).last { $0.frame.contains(point) }
    }

    private func visit(
        _ run: SectionRun, before: SectionSummary, wanted: Hull, _ collect: (FlowElement) -> Void
    ) {
        let one = run.sectionSummary
        let indices = Repetition(hull: one.hull.shifted(by: before.length), step: one.length, count: run.sectionCount)
            .indices(overlapping: wanted)
        for index in indices {
            let start = before.length + one.length * index
            let place = SectionPlace(index: before.count + index, section: run.section, start: start)
            visit(place, wanted: wanted, collect)
        }
    }

    private func visit(_ place: SectionPlace, wanted: Hull, _ collect: (FlowElement) -> Void) {
        if let frame = headerFrame(place) {
            collect(FlowElement(path: .header(place.index), frame: frame, origin: .given))
        }
        visitRows(of: place, wanted: wanted, collect)
        if let frame = footerFrame(place) {
            collect(FlowElement(path: .footer(place.index), frame: frame, origin: .given))
        }
    }

    private func visitRows(of place: SectionPlace, wanted: Hull, _ collect: (FlowElement) -> Void) {
        let start = place.start + place.section.rowsStart(configuration.axis)
        let spacing = Extent(place.section.metrics.minimumLineSpacing)
        var reader = RowReader(place, in: configuration)
        place.section.rows.tree.visit { before, summary in
            let offset = start + before.length + spacing * before.rowCount
            return RowList.hull(of: summary, spacing: spacing).shifted(by: offset).overlaps(wanted)
        } body: { before, run in
            let offset = start + before.length + spacing * before.rowCount
            let length = Extent(run.length)
            let hull = Hull(start: offset, end: offset + length)
            let found = Repetition(hull: hull, step: length + spacing, count: run.rowCount)
            for index in found.indices(overlapping: wanted) {
                reader.read(Row(in: .init(before: before, element: run), at: index), collect)
            }
        }
    }
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
