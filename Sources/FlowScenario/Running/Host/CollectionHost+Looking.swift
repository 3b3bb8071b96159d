import CollectionSimulator

// Public calls only, which client code may make at any moment (R17.14).

extension CollectionHost {
    package func lookAtEverything() {
        lookAtTheView()
        lookAtTheLayout()
    }

    private func lookAtTheView() {
        let view = collectionView
        _ = view.hasUncommittedUpdates
        for cell in view.visibleCells { _ = (view.indexPath(for: cell), cell.frame, cell.isHidden) }
        for path in view.indexPathsForVisibleItems { _ = view.cellForItem(at: path)?.frame }
        for x in [view.bounds.minX, view.bounds.midX, view.bounds.maxX] {
            for y in [view.bounds.minY, view.bounds.midY, view.bounds.maxY] {
                _ = view.indexPathForItem(at: CGPoint(x: x, y: y))
            }
        }
        _ = view.elementSnapshots(in: view.bounds)
    }

    private func lookAtTheLayout() {
        let bounds = collectionView.bounds
        _ = (itemState, layout.collectionViewContentSize)
        for rect in [bounds, bounds.insetBy(dx: -bounds.width, dy: -bounds.height)] {
            _ = layout.layoutAttributesForElements(in: rect)
        }
        for other in [bounds, bounds.offsetBy(dx: 5, dy: 5), bounds.insetBy(dx: 10, dy: 10)] {
            _ = layout.shouldInvalidateLayout(forBoundsChange: other)
        }
        _ = layout.targetContentOffset(forProposedContentOffset: collectionView.contentOffset)
    }

    func lookAtElements(of section: Int, itemCount: Int) {
        let (view, path) = (collectionView, IndexPath(item: 0, section: section))
        for kind in [CollectionView.elementKindSectionHeader, CollectionView.elementKindSectionFooter] {
            _ = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            _ = view.supplementaryView(forElementKind: kind, at: path)
        }
        _ = layout.layoutAttributesForDecorationView(ofKind: ScenarioBackgroundView.kind, at: path)
        for item in 0..<min(view.numberOfItems(inSection: section), itemCount) {
            let path = IndexPath(item: item, section: section)
            _ = (view.layoutAttributesForItem(at: path), layout.layoutAttributesForItem(at: path))
            _ = (isEstimated(at: path), view.cellForItem(at: path))
        }
    }
}
