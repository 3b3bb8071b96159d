import FlowEngine

/// The position of a header that sticks to the start of the viewport. `start` is the position of the header's start
/// along the scroll axis, in points. `limit` is the greatest value of `start` that the section allows.
package struct StickyHeader {
    package var start: Double
    package var limit: Double

    package init(start: Double, limit: Double) {
        self.start = start
        self.limit = limit
    }
}

extension FlowModel {
    /// Returns the distance that the content at a place of the viewport has moved. This model is from before the move,
    /// and `later` is from after it. Nil if `later` does not have this content.
    ///
    /// This model is the model at the end of the last pass. A model is a value, so the old model can be kept, and its
    /// anchor is only searched when it is needed.
    ///
    /// - Parameters:
    ///   - place: A place of the viewport.
    ///   - later: The present model.
    ///   - plan: The update between the two; nil if there was no update.
    ///   - reader: The anchor that the reader sees first, if known.
    ///   - stickyHeader: The place of the header that sticks to a start of the viewport; nil if no header sticks.
    /// - Complexity: O(log *n* + *m*), *m* items in the row.
    @MainActor
    package func anchorMove(
        of place: ViewportPlace, to later: FlowModel, through plan: UpdatePlan?, reader: ScrollAnchor?,
        stickyHeader: (_ section: Int, _ start: Double) -> StickyHeader?
    ) -> AnchorMove? {
        // Items that an update inserts at the start of the content are to be seen.
        if case .start(let offset, _) = place, plan != nil, !FlowModel.isBehindStart(Double(offset)) {
            return AnchorMove(length: 0, element: nil)
        }
        guard let anchor = scrollAnchor(at: place, measuredIn: later, after: plan, reader: reader) else { return nil }
        let kept =
            plan.map { keptAnchor(anchor, at: place, through: $0, stickyHeader: stickyHeader) }
            ?? KeptAnchor(position: position(of: anchor), after: anchor)
        guard let kept, later.contains(kept.after) else { return nil }
        let length = CGFloat(later.position(of: kept.after) - kept.position)
        return AnchorMove(length: length, element: kept.after.element)
    }

    /// The anchor that keeps its place while an update is applied to this model. It is content at `place` that the
    /// update does not remove.
    ///
    /// R17.2: if all of this content is gone and its section has no more content behind, the anchor is the section's
    /// sticky header. If the section has more content, the next element behind comes to the place of the first element
    /// that was seen. Content below all elements, such as a table's footer view or an inset, keeps its distance to the
    /// end.
    package func keptAnchor(
        _ anchor: ScrollAnchor, at place: ViewportPlace, through plan: UpdatePlan,
        stickyHeader: (_ section: Int, _ start: Double) -> StickyHeader?
    ) -> KeptAnchor? {
        let seen = seen(from: anchor, at: place)
        let kept = plan.keptAnchor { isKept in
            // `bottom` and `item` name the place that they keep.
            guard case .start(let start, let end) = place else { return seen.first(where: isKept) }
            return seen.firstRead(
                from: Double(start), to: Double(end), extent: { (position(of: $0), length(of: $0)) }, stays: isKept)
        }
        if let kept {
            return KeptAnchor(position: position(of: kept.before), after: kept.after)
        }
        let first = seen.first { _ in true } ?? anchor
        if case .start(let start, _) = place {
            if self.anchor(at: Double(start)) == nil {
                return KeptAnchor(position: position(of: .contentEnd), after: .contentEnd)
            }
            if let header = keptHeader(over: first, through: plan, { stickyHeader($0, Double(start)) }) {
                return header
            }
        }
        return plan.anchorBehind(first).map { KeptAnchor(position: position(of: $0.before), after: $0.after) }
    }

    /// The anchor that keeps a section's sticky header in place. Nil if an item of the section, from `anchor` on, keeps
    /// its place in the update. Without such an item, the header is at the end of the section. Also nil if no header
    /// sticks, or if the section is reloaded or does not keep its place.
    private func keptHeader(
        over anchor: ScrollAnchor, through plan: UpdatePlan, _ stickyHeader: (_ section: Int) -> StickyHeader?
    ) -> KeptAnchor? {
        guard let path = anchor.path, plan.keepsPlace(ofSection: path.section), !plan.reloads(section: path.section),
            plan.firstItemInPlace(from: path) == nil, let section = plan.afterSection(of: path.section),
            let header = stickyHeader(path.section)
        else { return nil }
        let isEmptied = plan.firstItemInPlace(from: ItemPath(section: path.section, item: 0)) == nil
        if isEmptied { return KeptAnchor(position: header.start, after: .sectionStart(section)) }
        let footer = position(of: .footer(path.section))
        return KeptAnchor(position: header.start + footer - header.limit, after: .footer(section))
    }

    /// Whether a viewport that begins at `top` begins after the start of the content. There is a tolerance, because the
    /// start of a mirrored view is a difference of sums.
    package static func isBehindStart(_ top: Double) -> Bool { top > Double(LegalOffsets.tolerance) }

    private func scrollAnchor(
        at place: ViewportPlace, measuredIn later: FlowModel, after plan: UpdatePlan?, reader: ScrollAnchor?
    ) -> ScrollAnchor? {
        switch place {
        case .start(let offset, _):
            if let reader, contains(reader) { return reader }
            guard offset.isFinite else { return nil }
            return scrollAnchor(at: Double(offset)) { path in
                guard let now = plan.map({ $0.keptPath(of: path) }) ?? path else { return false }
                return later.contains(now) && later.sizeSource(of: now) == .measured
            }
        case .end(let offset, _):
            // A row that spans the end of the viewport grows downwards, out of sight.
            return offset.isFinite ? scrollAnchor(at: Double(offset)) { _ in false } : nil
        case .item(let indexPath):
            guard let path = ItemPath(indexPath), contains(path) else { return nil }
            return .row(path)
        }
    }

    /// The elements in the viewport, in the order in which they may become the anchor.
    ///
    /// At the start of the viewport, these are `anchor` and the elements after it; at the end, `anchor` and the
    /// elements before it. If the place is an item, or if no element is in the viewport, `anchor` alone.
    private func seen(from anchor: ScrollAnchor, at place: ViewportPlace) -> AnySequence<ScrollAnchor> {
        let seen: AnySequence<ScrollAnchor> =
            switch place {
            case .start(_, let end): AnySequence(anchors(from: anchor) { $0 < Double(end) })
            case .end(let end, let start):
                // An element that begins at the end of the viewport is not on screen.
                AnySequence(
                    anchors(from: anchor, backwards: true) { $0 > Double(start) }.lazy.drop {
                        position(of: $0) >= Double(end)
                    })
            case .item: AnySequence([])
            }
        return seen.contains { _ in true } ? seen : AnySequence([anchor])
    }

    package func contains(_ path: ItemPath) -> Bool {
        (0..<sectionCount).contains(path.section) && (0..<itemCount(in: path.section)).contains(path.item)
    }

    package func contains(_ anchor: ScrollAnchor) -> Bool {
        switch anchor {
        case .row(let path), .item(let path): contains(path)
        case .sectionStart(let section), .footer(let section): section < sectionCount
        case .contentEnd: true
        }
    }
}
