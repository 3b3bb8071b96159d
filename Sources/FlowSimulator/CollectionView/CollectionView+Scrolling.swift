import Foundation

extension CollectionView {
    func startScrolling(to indexPath: IndexPath, at position: ScrollPosition) {
        precondition(
            position.isDisjoint(with: .verticalConflicts) || position.intersection(.verticalConflicts).isSingle,
            "attempt to use a scroll position with multiple vertical positioning styles")
        precondition(
            position.isDisjoint(with: .horizontalConflicts) || position.intersection(.horizontalConflicts).isSingle,
            "attempt to use a scroll position with multiple horizontal positioning styles")
        precondition(hasItem(at: indexPath), "Attempted to scroll to an invalid index path: \(Array(indexPath))")
        tracer?.beginScrolling(to: indexPath, at: position)
        defer { tracer?.end() }
        if pass.mustRecycleAll || !pass.isLayoutPrepared { prepareLayoutIfNeeded() }
        pass.scrollTarget = ScrollTarget(indexPath: indexPath, position: position)
        if !pass.isRunning { jumpTowardsScrollTarget() }
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Goes to the target by present knowledge before any cell is made, so that none is measured on the way.
    private func jumpTowardsScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        if pass.settledLimits == nil, layout.collectionViewContentSize.isFinite {
            contentSize = layout.collectionViewContentSize
        }
        if let offset = offset(for: target) { contentOffset = offset }
        pass.scrollTarget = target
    }

    /// With everything on screen measured: goes to the target, or is there.
    func moveTowardsScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        guard let offset = offset(for: target), offset != contentOffset else {
            pass.scrollTarget = nil
            tracer?.landed(at: target, error: 0)
            return
        }
        tracer?.resume(tracer?.scrollRequest)
        contentOffset = offset
        tracer?.end()
    }

    /// Ends the way to the target wherever the view is.
    func abandonScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        pass.scrollTarget = nil
        tracer?.abandoned(target, wanted: offset(for: target))
    }

    /// The legal offset at which the item stands where asked (R6.16), clear of what is pinned over it (G67).
    private func offset(for target: ScrollTarget) -> CGPoint? {
        guard hasItem(at: target.indexPath), let attributes = attributesFromLayout(forItemAt: target.indexPath) else {
            return nil
        }
        let frame = attributes.frame
        let inset = adjustedContentInset
        let covered = layout.pinnedInsets(at: target.indexPath)
        let room = bounds.inset(by: inset).inset(by: isMirrored ? covered.mirrored : covered)
        let edges = CGPoint(x: room.origin.x - bounds.origin.x, y: room.origin.y - bounds.origin.y)
        let position = target.position
        let x = ScrollPosition.offset(
            start: frame.origin.x, length: frame.size.width, room: room.size.width, current: room.origin.x,
            atStart: position.contains(.left), atMiddle: position.contains(.centeredHorizontally),
            atEnd: position.contains(.right))
        let y = ScrollPosition.offset(
            start: frame.origin.y, length: frame.size.height, room: room.size.height, current: room.origin.y,
            atStart: position.contains(.top), atMiddle: position.contains(.centeredVertically),
            atEnd: position.contains(.bottom))
        guard x.isFinite, y.isFinite else { return nil }
        return legalOffsets.nearest(to: CGPoint(x: x - edges.x, y: y - edges.y))
    }
}

extension CollectionView.ScrollPosition {
    static let verticalConflicts: CollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontalConflicts: CollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]

    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// Start of the visible room on one axis. Without a position: as little movement as shows the item.
    static func offset(
        start: CGFloat, length: CGFloat, room: CGFloat, current: CGFloat, atStart: Bool, atMiddle: Bool, atEnd: Bool
    ) -> CGFloat {
        if atStart { return start }
        if atMiddle { return start + length / 2 - room / 2 }
        if atEnd { return start + length - room }
        if start < current || length > room { return start }
        return max(current, start + length - room)
    }
}
