import CollectionSimulator

extension CollectionHost {
    package func scroll(to path: IndexPath, at alignment: Scenario.ScrollAlignment) {
        guard let position = alignment.inCollectionViews else { return }
        collectionView.scrollToItem(at: path, at: position, animated: false)
    }

    package func remeasure(at path: IndexPath) {
        collectionView.cellForItem(at: path)?.invalidateIntrinsicContentSize()
    }

    package func performBatch(
        _ operations: [Scenario.UpdateOperation], _ changes: @escaping () -> Void
    ) throws {
        try collectionView.performThrowingBatchUpdates(changes)
    }

    package func notify(of operation: Scenario.UpdateOperation.Kind) {
        switch operation {
        case .insertItems(let groups, let path):
            collectionView.insertItems(at: path.following(groups).map(\.indexPath))
        case .deleteItems(let paths): collectionView.deleteItems(at: paths.map(\.indexPath))
        case .moveItem(let source, let target):
            collectionView.moveItem(at: source.indexPath, to: target.indexPath)
        case .reloadItems(let paths, _): collectionView.reloadItems(at: paths.map(\.indexPath))
        case .reconfigureItems(let paths, _): collectionView.reconfigureItems(at: paths.map(\.indexPath))
        case .insertSection(_, let index): collectionView.insertSections(IndexSet(integer: index))
        case .deleteSection(let index): collectionView.deleteSections(IndexSet(integer: index))
        case .moveSection(let source, let target): collectionView.moveSection(source, toSection: target)
        case .reloadSection(let index, _): collectionView.reloadSections(IndexSet(integer: index))
        }
    }

    package func reloadData() { collectionView.reloadData() }

    package func select(_ path: IndexPath, isSelected: Bool) {
        if isSelected {
            collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        } else {
            collectionView.deselectItem(at: path, animated: false)
        }
    }

    package var selectedPaths: [IndexPath] { collectionView.indexPathsForSelectedItems ?? [] }

    package func perform(_ action: Scenario.Action) {
        switch action {
        case .invalidate(.everything): layout.invalidateLayout()
        case .invalidate(.context(let context)): layout.invalidateLayout(with: made(from: context))
        case .movement(let movement): perform(movement)
        default: performOnLayout(action)
        }
    }

    private func made(
        from context: Scenario.Invalidation.Context
    ) -> CollectionViewLayoutInvalidationContext {
        let isFlow = layout is CollectionViewFlowLayout
        let made: CollectionViewLayoutInvalidationContext =
            if context.counts {
                isFlow ? CountingContext() : PlainCountingContext()
            } else {
                isFlow ? CollectionViewFlowLayoutInvalidationContext() : CollectionViewLayoutInvalidationContext()
            }
        if !context.items.isEmpty { made.invalidateItems(at: context.items.map(\.indexPath)) }
        let supplementaries = [
            (CollectionView.elementKindSectionHeader, context.headers),
            (CollectionView.elementKindSectionFooter, context.footers),
        ]
        for (kind, paths) in supplementaries where !paths.isEmpty {
            made.invalidateSupplementaryElements(ofKind: kind, at: paths.map(\.indexPath))
        }
        if !context.backgrounds.isEmpty {
            made.invalidateDecorationElements(
                ofKind: ScenarioBackgroundView.kind, at: context.backgrounds.map { IndexPath(item: 0, section: $0) })
        }
        if let made = made as? CollectionViewFlowLayoutInvalidationContext {
            if let flag = context.delegateMetrics { made.invalidateFlowLayoutDelegateMetrics = flag }
            if let flag = context.attributes { made.invalidateFlowLayoutAttributes = flag }
        }
        made.contentOffsetAdjustment = context.offsetAdjustment
        made.contentSizeAdjustment = context.sizeAdjustment
        return made
    }

    private func perform(_ movement: Scenario.Movement) {
        switch movement {
        case .begin(let path): _ = collectionView.beginInteractiveMovementForItem(at: path.indexPath)
        case .update(let position): collectionView.updateInteractiveMovementTargetPosition(position)
        case .end: collectionView.endInteractiveMovement()
        case .cancel: collectionView.cancelInteractiveMovement()
        }
    }
}

/// An invalidation context that makes the view ask for the numbers of sections and items again. The class overrides
/// properties of the context, as client code does.
private final class CountingContext: CollectionViewFlowLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

/// An invalidation context that makes the view ask for the numbers of sections and items again, for a layout that is no
/// flow layout.
private final class PlainCountingContext: CollectionViewLayoutInvalidationContext {
    override var invalidateDataSourceCounts: Bool { true }
}

extension Scenario.ScrollAlignment {
    /// The scroll position in collection views; nil for an alignment that only table views have.
    fileprivate var inCollectionViews: CollectionView.ScrollPosition? {
        switch self {
        case .top: .top
        case .centeredVertically: .centeredVertically
        case .bottom: .bottom
        case .left: .left
        case .centeredHorizontally: .centeredHorizontally
        case .right: .right
        case .middle, .none: nil
        }
    }
}
