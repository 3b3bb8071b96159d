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
        if pass.query.mustRecycleAll || !pass.preparation.isValid { prepareLayoutIfNeeded() }
        pass.scrollTarget = ScrollTarget(indexPath: indexPath, position: position)
        if !pass.isRunning { jumpTowardsScrollTarget() }
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Goes to the target by present knowledge before any cell is made, so that none is measured on the way.
    private func jumpTowardsScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        var content = contentSize
        if !pass.content.isAdopted {
            let size = layout.collectionViewContentSize
            if !wasSettled, size.isFinite { contentSize = size }
            // Mirrored positions are reckoned from the width that the view has.
            content = size.isFinite && !isMirrored ? size : contentSize
        }
        if let offset = offset(for: target, in: content) { contentOffset = offset }
        pass.scrollTarget = target
    }

    /// With everything on screen measured: goes to the target, or is there (R17.12: a scroll lands where the content
    /// ends up; places are compared in pixels).
    ///
    /// Parts of a pixel are made good once. No layout has to answer the same to the last bit to be believed.
    func moveTowardsScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        let goal = offset(for: target) ?? contentOffset
        let isReached = showsSamePixels(at: goal)
        guard goal != contentOffset, !(isReached && target.isReached) else {
            pass.scrollTarget = nil
            tracer?.landed(at: target, error: along(contentOffset) - along(goal))
            return
        }
        pass.scrollTarget?.isReached = isReached
        tracer?.resume(tracer?.scrollRequest)
        contentOffset = goal
        tracer?.end()
    }

    private func showsSamePixels(at offset: CGPoint) -> Bool {
        let half = pixelsPerPoint > 0 ? 0.5 / pixelsPerPoint : LegalOffsets.tolerance
        let (dx, dy) = (offset.x - contentOffset.x, offset.y - contentOffset.y)
        return abs(dx) < half && abs(dy) < half
    }

    /// Ends the way to the target wherever the view is.
    func cancelScrollTarget() {
        guard let target = pass.scrollTarget else { return }
        pass.scrollTarget = nil
        tracer?.cancelled(target, wanted: offset(for: target))
    }

    /// R6.16: the legal offset at which the item is at the start, the middle or the end of the viewport, insets
    /// subtracted, clear of what is pinned over it (G67). Where the view is now has a say only on an axis that no
    /// position was named for.
    private func offset(for target: ScrollTarget) -> CGPoint? { offset(for: target, in: contentSize) }

    private func offset(for target: ScrollTarget, in content: CGSize) -> CGPoint? {
        guard hasItem(at: target.indexPath), let attributes = attributesFromLayout(of: .cell(at: target.indexPath))
        else {
            return nil
        }
        let frame = attributes.place
        let covered = layout.pinnedInsets(at: target.indexPath)
        let edges = adjustedContentInset + (isMirrored ? covered.mirrored : covered)
        let position = target.position
        let x = ScrollPosition.offset(
            start: frame.origin.x - edges.left, length: frame.size.width,
            available: bounds.size.width - edges.left - edges.right, current: contentOffset.x,
            atStart: position.contains(.left), atMiddle: position.contains(.centeredHorizontally),
            atEnd: position.contains(.right))
        let y = ScrollPosition.offset(
            start: frame.origin.y - edges.top, length: frame.size.height,
            available: bounds.size.height - edges.top - edges.bottom, current: contentOffset.y,
            atStart: position.contains(.top), atMiddle: position.contains(.centeredVertically),
            atEnd: position.contains(.bottom))
        guard x.isFinite, y.isFinite else { return nil }
        return LegalOffsets(content: content, inset: adjustedContentInset, bounds: bounds.size)
            .nearest(to: CGPoint(x: x, y: y))
    }
}

extension CollectionView.ScrollPosition {
    static let verticalConflicts: CollectionView.ScrollPosition = [.top, .centeredVertically, .bottom]
    static let horizontalConflicts: CollectionView.ScrollPosition = [.left, .centeredHorizontally, .right]

    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The offset on one axis, given the one at which the item starts with the available length. Without a position: as
    /// little movement as shows the item.
    static func offset(
        start: CGFloat, length: CGFloat, available: CGFloat, current: CGFloat, atStart: Bool, atMiddle: Bool,
        atEnd: Bool
    ) -> CGFloat {
        let end = start + (length - available)
        if atStart { return start }
        if atMiddle { return start + (length - available) / 2 }
        if atEnd { return end }
        if start < current || length > available { return start }
        return max(current, end)
    }
}
