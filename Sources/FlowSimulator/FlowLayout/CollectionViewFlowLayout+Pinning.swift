import FlowEngine
import Foundation

extension CollectionViewFlowLayout {
    var pinsSupplementaries: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }

    /// The frame that is handed out: natural, or pinned. Nil where there is no such element.
    func supplementaryFrame(_ kind: ElementKind, of section: Int) -> FlowRect? {
        let frame = kind == .header ? model.headerFrame(of: section) : model.footerFrame(of: section)
        guard let frame, pins(kind), let view = collectionView else { return frame }
        return pinned(frame, kind, of: section, in: view)
    }

    /// Puts pinned elements into a query's answer, in their order, natural ones out of it (R7.6). They never leave their
    /// section, so the sections in the rectangle are all that matter, on screen or not: a header whose section was
    /// scrolled past stands at its limit. O(log *n* + *h*), *h* elements and sections in the rectangle.
    func pinSupplementaries(in rect: FlowRect) {
        guard collectionView != nil else { return }
        let (start, end) = scrollDirection == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        queryBuffer.removeAll { pins($0.path.kind) }
        for section in model.sections(from: start, to: end) {
            for kind in [ElementKind.header, .footer] where pins(kind) {
                guard let frame = supplementaryFrame(kind, of: section), frame.intersects(rect) else { continue }
                queryBuffer.append(
                    FlowElement(path: ElementPath(kind: kind, section: section), frame: frame, origin: .given))
            }
        }
        queryBuffer.sort { $0.path.precedes($1.path) }
    }

    /// Names the pinned elements that stand on screen before or after the bounds change: those may move, nothing else
    /// does. O(log *n* + *h*), *h* sections on screen.
    func namePinned(from newBounds: CGRect, in context: CollectionViewLayoutInvalidationContext) {
        guard let view = collectionView, staleness.isNothing else { return }
        var sections: Set<Int> = []
        for bounds in [view.boundsInLayout, view.isMirrored ? view.mirror(newBounds) : newBounds] {
            let visible = visibleRange(of: bounds, in: view)
            guard visible.start.isFinite, visible.end.isFinite else { continue }
            sections.formUnion(model.sections(from: visible.start, to: visible.end))
        }
        for (kind, name) in [
            (ElementKind.header, CollectionView.elementKindSectionHeader),
            (.footer, CollectionView.elementKindSectionFooter),
        ] where pins(kind) {
            let paths = sections.sorted().filter { exists(kind, in: $0) }.map { IndexPath.at($0, 0) }
            context.invalidateSupplementaryElements(ofKind: name, at: paths)
        }
    }

    /// What pinned elements cover of the items of a section, at the start and the end (G67).
    func roomForPinned(at indexPath: IndexPath) -> EdgeInsets {
        updateModel()
        guard pinsSupplementaries, let path = ItemPath(indexPath), model.contains(path) else { return .zero }
        let metrics = model.metrics(of: path.section)
        let before = sectionHeadersPinToVisibleBounds ? CGFloat(metrics.headerLength) : 0
        let after = sectionFootersPinToVisibleBounds ? CGFloat(metrics.footerLength) : 0
        return scrollDirection == .vertical
            ? EdgeInsets(top: before, left: 0, bottom: after, right: 0)
            : EdgeInsets(top: 0, left: before, bottom: 0, right: after)
    }

    private func exists(_ kind: ElementKind, in section: Int) -> Bool {
        let metrics = model.metrics(of: section)
        return (kind == .header ? metrics.headerLength : metrics.footerLength) > 0
    }

    /// Shows only cells that begin inside the rectangle (`UIKitQuirks.omitsPartlyVisibleCells`).
    func omitPartlyVisibleCells(in rect: FlowRect) {
        queryBuffer.removeAll { $0.path.kind == .item && ($0.frame.x < rect.x || $0.frame.y < rect.y) }
    }

    private func pins(_ kind: ElementKind) -> Bool {
        switch kind {
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        case .item: false
        }
    }

    /// The visible part of the content along the scroll axis, insets left out (R7.2).
    private func visibleRange(of bounds: CGRect, in view: CollectionView) -> (start: Double, end: Double) {
        let room = bounds.inset(by: view.insetInLayout)
        let start = Double(scrollDirection.along(room.origin))
        return (start, start + Double(scrollDirection.along(room.size)))
    }

    /// Where headers stop, by their end (R7.3).
    private func limit(_ metrics: SectionMetrics, end: Double) -> Double {
        let insets = metrics.insets
        switch options.pinLimit {
        case .footerTop: return end - metrics.footerLength
        case .lastItemEnd:
            return end - metrics.footerLength - (scrollDirection == .vertical ? insets.bottom : insets.right)
        case .sectionEnd: return end
        }
    }

    /// Headers stop at the section's footer, footers at its header (R7.2, R7.3).
    private func pinned(
        _ frame: FlowRect, _ kind: ElementKind, of section: Int, in view: CollectionView
    ) -> FlowRect {
        let visible = visibleRange(of: view.boundsInLayout, in: view)
        let metrics = model.metrics(of: section)
        let range = model.sectionRange(section)
        let natural = scrollDirection == .vertical ? frame.y : frame.x
        guard visible.start.isFinite, visible.end.isFinite, model.itemCount(in: section) > 0 else { return frame }
        let start: Double
        if kind == .header {
            let limit = max(limit(metrics, end: range.upperBound) - metrics.headerLength, natural)
            start = min(max(natural, visible.start), limit)
        } else {
            start = max(min(natural, visible.end - metrics.footerLength), range.lowerBound + metrics.headerLength)
        }
        var result = frame
        if scrollDirection == .vertical { result.y = start } else { result.x = start }
        return result
    }
}
