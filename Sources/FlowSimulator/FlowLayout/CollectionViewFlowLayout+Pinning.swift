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

    /// Puts the pinned elements of the sections on screen into a query's answer, in their order, natural ones out of it
    /// (R7.6). O(log *n* + *h*), *h* elements and sections on screen.
    func pinSupplementaries(in rect: FlowRect) {
        guard let view = collectionView, let sections = sectionsOnScreen(of: view) else { return }
        queryBuffer.removeAll { sections.contains($0.path.section) && pins($0.path.kind) }
        for section in sections {
            for kind in [ElementKind.header, .footer] where pins(kind) {
                guard let frame = supplementaryFrame(kind, of: section), frame.intersects(rect) else { continue }
                queryBuffer.append(
                    FlowElement(path: ElementPath(kind: kind, section: section), frame: frame, origin: .given))
            }
        }
        queryBuffer.sort { $0.path.precedes($1.path) }
    }

    private func pins(_ kind: ElementKind) -> Bool {
        switch kind {
        case .header: sectionHeadersPinToVisibleBounds
        case .footer: sectionFootersPinToVisibleBounds
        case .item: false
        }
    }

    /// The visible part of the content along the scroll axis, insets left out (R7.2).
    private func visibleRange(of view: CollectionView) -> (start: Double, end: Double) {
        let inset = view.adjustedContentInset
        let room = view.bounds.inset(by: inset)
        let start = Double(scrollDirection.along(room.origin))
        return (start, start + Double(scrollDirection.along(room.size)))
    }

    private func sectionsOnScreen(of view: CollectionView) -> ClosedRange<Int>? {
        let visible = visibleRange(of: view)
        guard visible.start.isFinite, visible.end.isFinite,
            let first = model.anchor(at: visible.start)?.element.section
        else { return nil }
        let last = model.anchor(at: visible.end)?.element.section ?? model.sectionCount - 1
        return first...max(first, last)
    }

    /// Headers stop at the section's footer, footers at its header (R7.2, R7.3).
    private func pinned(
        _ frame: FlowRect, _ kind: ElementKind, of section: Int, in view: CollectionView
    ) -> FlowRect {
        let visible = visibleRange(of: view)
        let metrics = model.metrics(of: section)
        let range = model.sectionRange(section)
        let natural = scrollDirection == .vertical ? frame.y : frame.x
        guard visible.start.isFinite, visible.end.isFinite, model.itemCount(in: section) > 0 else { return frame }
        let start: Double
        if kind == .header {
            let limit = max(range.upperBound - metrics.footerLength - metrics.headerLength, natural)
            start = min(max(natural, visible.start), limit)
        } else {
            start = max(min(natural, visible.end - metrics.footerLength), range.lowerBound + metrics.headerLength)
        }
        var result = frame
        if scrollDirection == .vertical { result.y = start } else { result.x = start }
        return result
    }
}

extension CollectionViewFlowLayout {
    /// What the pinned header and footer of an item's section cover, along the scroll axis.
    func pinnedRoom(at indexPath: IndexPath) -> EdgeInsets {
        guard options.scrollsClearOfPinnedViews, pinsSupplementaries, let path = ItemPath(indexPath), model.contains(path)
        else { return .zero }
        let metrics = model.metrics(of: path.section)
        let start = sectionHeadersPinToVisibleBounds ? CGFloat(metrics.headerLength) : 0
        let end = sectionFootersPinToVisibleBounds ? CGFloat(metrics.footerLength) : 0
        return scrollDirection == .vertical
            ? EdgeInsets(top: start, left: 0, bottom: end, right: 0)
            : EdgeInsets(top: 0, left: start, bottom: 0, right: end)
    }
}
