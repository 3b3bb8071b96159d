#if canImport(UIKit) && !os(watchOS)
import ScenarioFormat
import UIKit

// The calls of the layout, in the order in which they come.

extension CollectionViewRecorder {
    /// Begins to record a change by the app or a finger. Returns whether the change is recorded. If the layout of the
    /// previous step has ended, the previous step ends first.
    ///
    /// - Returns: False for a change that is not recorded: before the first layout it is part of the beginning, and in
    ///   a layout it is the view's own.
    private func beginChange() -> Bool {
        if present.isExplicit { return hasBegun && !present.isLayingOut && !present.isInPass }
        if present.isLayingOut {
            guard present.isLayoutOver else { return false }
            // The next turn: the one before ends as it is now.
            if present.isPending { settle() } else { present = PresentStep() }
        }
        present.isPending = hasBegun
        return hasBegun
    }

    func layoutWillPrepare() {
        if !hasBegun { present.isPending = true }
        present.isPrepared = true
        if !present.isExplicit { beginLayout() }
    }

    /// Records that the view begins a layout of its own accord: the step was not begun by a method that the app called.
    /// Pending changes of the step are recorded first.
    private func beginLayout() {
        if !present.isLayingOut, present.isPending { noticeChanges() }
        present.isLayingOut = true
        present.isLayoutOver = false
    }

    /// Records that a layout pass has begun. Does nothing unless the layout was prepared and has not been queried since
    /// then.
    ///
    /// A question about an item also prepares the layout, but only a pass then asks for the content size.
    func contentSizeWasAsked() {
        if present.isPrepared { present.isInPass = true }
    }

    func layoutWasAsked() {
        present.isPrepared = false
        present.isInPass = false
        if !present.isExplicit, !present.isLayingOut { beginLayout() }
        present.isLayoutOver = true
    }

    /// Stores an invalidation context that the layout itself created. Later, the recorder recognizes the invalidation
    /// with this context as the layout's own.
    ///
    /// - Parameter measuring: Whether a cell's preferred size caused the context, so that the layout continues.
    func layoutMade(_ context: UICollectionViewLayoutInvalidationContext, measuring: Bool = false) {
        present.ownContexts.append((context, measuring))
    }

    func cellWasMeasured(_ preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes) {
        guard preferred.representedElementCategory == .cell else { return }
        readDataIfNeeded()
        guard let item = items.number(at: original.indexPath) else {
            return report("a cell answered for \(original.indexPath.scenarioName), which does not exist")
        }
        answers.record(preferred.size, of: item)
    }

    func layoutWillBeInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        if let index = present.ownContexts.firstIndex(where: { $0.context === context }) {
            guard present.ownContexts.remove(at: index).measuring else { return }
            present.isInPass = true
            if !present.isExplicit { (present.isLayingOut, present.isLayoutOver) = (true, false) }
            return
        }
        guard beginChange() else { return reportInPass(context) }
        present.asksDelegate = true
        let noticed = noticeChanges()
        if context.invalidateEverything, context.invalidateDataSourceCounts { return dataWasReloaded() }
        guard !isConsequence(context, noticed) else { return }
        add(.action(.invalidate(invalidation(context))), cause: .nothing)
        if context.invalidateDataSourceCounts { present.countsContext = present.step.actions.count - 1 }
    }

    /// Reports an invalidation during a layout pass as a problem. An invalidation by the view itself names no items and
    /// is not reported.
    private func reportInPass(_ context: UICollectionViewLayoutInvalidationContext) {
        guard hasBegun, !(context.invalidatedItemIndexPaths ?? []).isEmpty else { return }
        report("the layout was invalidated while it was laid out, which a scenario cannot say")
    }

    /// Returns whether the invalidation follows only from new insets, traits or properties. The app itself did not
    /// request such an invalidation.
    private func isConsequence(
        _ context: UICollectionViewLayoutInvalidationContext, _ noticed: Bool
    ) -> Bool {
        let namesItems = !(context.invalidatedItemIndexPaths ?? []).isEmpty
        if noticed, !namesItems, !context.invalidateDataSourceCounts { return true }
        switch present.cause {
        case .insets, .size: return !context.invalidateEverything && !namesItems && !context.invalidateDataSourceCounts
        case .traits: return !namesItems && !context.invalidateDataSourceCounts
        default: return false
        }
    }

    /// Stores the offset to which the view may move next. The view announces it to the layout, but may still keep its
    /// old offset.
    func boundsWillChange(to bounds: CGRect) {
        guard beginChange() else { return }
        noticeChanges()
        guard bounds.size == collectionView.bounds.size, bounds.origin != collectionView.contentOffset,
            present.cause == .nothing
        else { return }
        present.announcedOffset = bounds.origin
    }

    func dataWasUpdated(_ updates: [UICollectionViewUpdateItem]) {
        guard hasBegun, isDataRead else { return }
        if let index = present.countsContext { present.step.actions.remove(at: index) }
        present.countsContext = nil
        noticeChanges()
        present.isPending = true
        let kinds = updates.compactMap(Scenario.UpdateOperation.Kind.init)
        guard add(kinds, present.reconfigured, count: collectionView.numberOfItems(inSection:)) else { return }
        present.reconfigured = []
        // The next batch of the same step may have taken away what came with this one.
        recordSizes()
    }

    func itemsWereMoved(from sources: [IndexPath], to targets: [IndexPath]) {
        guard hasBegun, isDataRead else { return }
        let moves = zip(sources, targets).filter { $0 != $1 }
            .compactMap { Scenario.UpdateOperation.Kind.moveItem($0, to: $1) }
        guard !moves.isEmpty else { return }
        report("a finger carried an item; it was written as a move in a batch")
        present.step.keep(items)
        guard let applied = items.apply(moves, count: { _ in 0 }) else { return isDataRead = false }
        present.isPending = true
        add(.update(applied), cause: .update)
    }

    private func dataWasReloaded() {
        let source = collectionView.dataSource
        let count = source?.numberOfSections?(in: collectionView) ?? (source == nil ? 0 : 1)
        addReload((0..<count).map { source?.collectionView(collectionView, numberOfItemsInSection: $0) ?? 0 })
    }
}
#endif
