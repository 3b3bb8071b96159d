import FlowEngine

extension CollectionViewFlowLayout {
    var pinsSupplementaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    /// The frame of a header or footer as the layout returns it: at its natural place, or pinned. Nil if there is no
    /// such element.
    func supplementaryFrame(_ kind: ElementKind, of section: Int) -> FlowRect? {
        let frame = kind == .header ? model.headerFrame(of: section) : model.footerFrame(of: section)
        guard let frame, pins(kind), let host else { return frame }
        return pinned(frame, kind, of: section, to: visibleRange(of: host.viewport))
    }

    /// Replaces headers and footers in a query's result by pinned headers and footers, and keeps the order of the
    /// elements. O(log *n* + *h*) for *h* elements and sections in the rectangle.
    ///
    /// R7.6: their places follow from the view's bounds, never from the rectangle. They never leave their section, so
    /// only the sections in the rectangle matter, on screen or not: a header whose section was scrolled past is at its
    /// limit. A header that begins in the visible part is there in any case, and stays in the result.
    func pinSupplementaries(in rect: FlowRect) {
        guard let host else { return }
        let visible = visibleRange(of: host.viewport)
        guard visible.start.isFinite, visible.end.isFinite else { return }
        let (pinsHeaders, pinsFooters) = (pins(.header), pins(.footer))
        let (axis, model) = (scrollDirection, model)
        let (start, end) = (axis.start(of: rect), axis.end(of: rect))
        var moved: [FlowElement] = []
        func move(_ frame: FlowRect, _ kind: ElementKind, of section: Int) {
            let pinned = pinned(frame, kind, of: section, to: visible)
            guard pinned.intersects(rect) else { return }
            moved.append(
                FlowElement(path: ElementPath(kind: kind, section: section), frame: pinned, sizeSource: .given))
        }
        for section in model.sections(from: start, to: pinsFooters ? end : max(start, min(end, visible.start))) {
            if pinsHeaders, let frame = model.headerFrame(of: section), axis.start(of: frame) < visible.start {
                move(frame, .header, of: section)
            }
            if pinsFooters, let frame = model.footerFrame(of: section) { move(frame, .footer, of: section) }
        }
        queryBuffer.removeAll(
            headersFrom: pinsHeaders ? visible.start : -.infinity, footers: pinsFooters, along: axis)
        queryBuffer.merge(moved)
    }

    /// Adds the pinned headers and footers to a context for new bounds: those of all sections that are on screen before
    /// or after the change (R7.7).
    ///
    /// The screen is the rectangle that the view has queried or will query, insets included, because the view shows the
    /// elements in this rectangle (R6.4). O(log *n* + *h*) for *h* sections on screen.
    func namePinned(
        from bounds: CGRect, to newBounds: CGRect, in context: CollectionViewLayoutInvalidationContext
    ) {
        guard let host, staleness.isNothing else { return }
        let model = model
        let sections = sections(
            in: model, from: stretch(of: host.rectangleToQuery(for: bounds)),
            and: stretch(of: host.rectangleToQuery(for: newBounds)))
        for kind in [ElementKind.header, .footer] where pins(kind) {
            var paths: [IndexPath] = []
            paths.reserveCapacity(sections.count)
            for section in sections {
                let metrics = model.metrics(of: section)
                if (kind == .header ? metrics.headerLength : metrics.footerLength) > 0 { paths.append(.at(section, 0)) }
            }
            context.invalidateSupplementaryElements(ofKind: kind.supplementaryKind, at: paths)
        }
    }

    /// The sections that are in at least one of two stretches of the content, in ascending order. If the stretches
    /// overlap, as in most scrolls, one search finds all sections.
    private func sections(
        in model: FlowModel, from one: (start: Double, end: Double), and other: (start: Double, end: Double)
    ) -> [Int] {
        let stretches = [one, other].filter { $0.start.isFinite && $0.end.isFinite }
        guard stretches.count == 2 else {
            return stretches.first.map { model.sections(from: $0.start, to: $0.end) } ?? []
        }
        if max(one.start, other.start) <= min(one.end, other.end) {
            return model.sections(from: min(one.start, other.start), to: max(one.end, other.end))
        }
        let found = stretches.flatMap { model.sections(from: $0.start, to: $0.end) }
        return Set(found).sorted()
    }

    /// The lengths of the viewport that a section's pinned views cover: at its start for a header, at its end for a
    /// footer (G67). The section is the one that contains the item at `indexPath`.
    func insetsOfPinned(at indexPath: IndexPath) -> EdgeInsets {
        updateModel()
        guard pinsSupplementaries, let path = ItemPath(indexPath), model.contains(path) else { return .zero }
        let metrics = model.metrics(of: path.section)
        let before = sectionHeadersPinToVisibleBounds ? CGFloat(metrics.headerLength) : 0
        let after = sectionFootersPinToVisibleBounds ? CGFloat(metrics.footerLength) : 0
        return scrollDirection.insets(start: before, end: after)
    }

    private func pins(_ kind: ElementKind) -> Bool {
        switch kind {
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        case .item: false
        }
    }

    /// The visible part of the content along the scroll axis, without insets (R7.2).
    private func visibleRange(of viewport: FlowViewport) -> (start: Double, end: Double) {
        stretch(of: viewport.bounds.inset(by: viewport.inset))
    }

    /// The place of a pinned header in a viewport that begins at `start`, and the last place that the header can have.
    /// Nil if the header is at its natural place, or cannot be pinned.
    func pinnedHeaderRange(
        of section: Int, in model: FlowModel, from start: Double, inset: EdgeInsets
    ) -> (start: Double, limit: Double)? {
        let metrics = model.metrics(of: section)
        guard metrics.headerLength > 0, model.itemCount(in: section) > 0 else { return nil }
        let range = model.sectionRange(section)
        let visible = start + Double(scrollDirection.start(of: inset))
        let limit = max(limit(metrics, end: range.upperBound) - metrics.headerLength, range.lowerBound)
        guard visible.isFinite, visible > range.lowerBound else { return nil }
        return (min(visible, limit), limit)
    }

    /// The farthest place that the end of a pinned header can reach. R7.3: this is the start of the section's footer,
    /// unless the option `pinLimit` names another place. The section ends at `end`.
    private func limit(_ metrics: SectionMetrics, end: Double) -> Double {
        switch options.pinLimit {
        case .footerTop: return end - metrics.footerLength
        case .lastItemEnd:
            return end - metrics.footerLength - scrollDirection.end(of: metrics.insets)
        case .sectionEnd: return end
        }
    }

    private func stretch(of rect: CGRect) -> (start: Double, end: Double) {
        let start = Double(scrollDirection.along(rect.origin))
        return (start, start + Double(scrollDirection.along(rect.size)))
    }

    /// Returns the frame of a header or footer, at its pinned place if it is pinned. `frame` is the frame at its own
    /// place.
    ///
    /// R7.2: a header is at its own place or, if this place was scrolled past, at the start of the visible part, up to
    /// its limit; a footer at its own place or at the end of the visible part, but not before the end of its header.
    /// R7.4: in a view that is pulled beyond the start, a header stays at its own place. R7.8: only the origin changes.
    private func pinned(
        _ frame: FlowRect, _ kind: ElementKind, of section: Int, to visible: (start: Double, end: Double)
    ) -> FlowRect {
        let metrics = model.metrics(of: section)
        let range = model.sectionRange(section)
        let natural = scrollDirection.start(of: frame)
        // R7.5: in an empty section no element is pinned.
        guard visible.start.isFinite, visible.end.isFinite, model.itemCount(in: section) > 0 else { return frame }
        let start: Double
        if kind == .header {
            let limit = max(limit(metrics, end: range.upperBound) - metrics.headerLength, natural)
            start = min(max(natural, visible.start), limit)
        } else {
            let limit = min(range.lowerBound + metrics.headerLength, natural)
            start = max(min(natural, visible.end - metrics.footerLength), limit)
        }
        // R17.11: rounded like all frames; neither offset nor limit need be on the grid.
        return scrollDirection.rect(frame, startingAt: model.configuration.onPixelGrid(start))
    }
}

// Not isolated: a closure that is would check its executor for every element.
extension [FlowElement] {
    /// Removes the headers that begin before `start` along the axis. If `footers` is true, also removes all footers.
    fileprivate mutating func removeAll(
        headersFrom start: Double, footers: Bool, along axis: ScrollDirection
    ) {
        removeAll { element in
            switch element.path.kind {
            case .item: false
            case .header: axis.start(of: element.frame) < start
            case .footer: footers
            }
        }
    }

    /// Inserts elements that are not yet in the list. Both lists are in ascending order. The insertion begins at the
    /// back, so that no element moves twice.
    fileprivate mutating func merge(_ others: [FlowElement]) {
        var read = count - 1
        append(contentsOf: others)
        var write = count - 1
        for element in others.reversed() {
            while read >= 0, element.path.precedes(self[read].path) {
                self[write] = self[read]
                (read, write) = (read - 1, write - 1)
            }
            self[write] = element
            write -= 1
        }
    }
}
