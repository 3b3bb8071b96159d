import CallerChecks

extension CollectionView {
    func startScrolling(to indexPath: IndexPath, at position: ScrollPosition) {
        require(
            position.isDisjoint(with: .verticalConflicts) || position.intersection(.verticalConflicts).isSingle,
            "attempt to use a scroll position with multiple vertical positioning styles")
        require(
            position.isDisjoint(with: .horizontalConflicts) || position.intersection(.horizontalConflicts).isSingle,
            "attempt to use a scroll position with multiple horizontal positioning styles")
        let target = ScrollTarget(indexPath: indexPath, position: position)
        guard core.hasItem(at: indexPath) else { return scrollToZero(insteadOf: target) }
        core.tracer?.beginScrolling(to: target)
        defer { core.tracer?.end() }
        if pass.query.mustRecycleAll || !pass.preparation.isValid { prepareLayoutIfNeeded() }
        keeper.reveal(itemAt: indexPath, at: position)
        core.scrollTarget = target
        if !core.isLayingOut { jumpTowardsScrollTarget() }
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Scrolls to the offset {0, 0}, because the target's item does not exist (R6.16). The position and the insets have
    /// no effect.
    private func scrollToZero(insteadOf target: ScrollTarget) {
        let counts = core.currentCounts
        let section = target.indexPath.count == 2 ? target.indexPath[0] : nil
        core.cancelScrollTarget()
        core.tracer?.begin(.scrollRequested(element: target.element, position: target.position.text))
        defer { core.tracer?.end() }
        core.report(
            .unknownScrollTarget(
                indexPath: target.indexPath, sections: counts.count,
                items: section.flatMap { counts.indices.contains($0) ? counts[$0] : nil }))
        contentOffset = .zero
        setNeedsLayout()
        layoutIfNeeded()
    }

    /// Scrolls to the target with the present sizes, before any cell is made. Cells on the way are therefore not
    /// measured.
    private func jumpTowardsScrollTarget() {
        guard let target = core.scrollTarget else { return }
        var content = contentSize
        if !pass.content.isAdopted {
            let size = layout.collectionViewContentSize
            if !core.wasSettled, size.isFinite { contentSize = size }
            // Mirrored positions are computed from the width that the view has.
            content = size.isFinite && !isMirrored ? size : contentSize
        }
        if let offset = core.offset(for: target, in: content) { contentOffset = offset }
        core.scrollTarget = target
    }

    package func place(ofScrollTarget indexPath: IndexPath) -> (frame: CGRect, covered: EdgeInsets)? {
        guard core.hasItem(at: indexPath), let attributes = attributesFromLayout(of: .cell(at: indexPath))
        else { return nil }
        let covered = insight.pinnedInsets(ofItemAt: indexPath)
        return (attributes.shownPlacement.place, isMirrored ? covered.mirrored : covered)
    }
}
