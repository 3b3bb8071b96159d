import Foundation

// Queries to the layout, counted and traced; answers are in the view's coordinates.

extension CollectionView {
    func attributesFromLayout(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        countedWork.elementQueries += 1
        let found = layout.layoutAttributesForElements(in: isMirrored ? mirror(rect) : rect)
        tracer?.queried(rect, found: found?.count ?? 0)
        guard isMirrored, let found else { return found }
        let scale = scaleOfMirroredFrames
        return found.map { mirrored($0, onGridOf: scale) }
    }

    func attributesFromLayout(forItemAt indexPath: IndexPath) -> CollectionViewLayoutAttributes? {
        countedWork.itemAttributesQueries += 1
        let found = layout.layoutAttributesForItem(at: indexPath)
        tracer?.requeried(TraceEvent.Element(itemAt: indexPath), found: found != nil)
        return asShown(found)
    }

    func attributesFromLayout(
        forSupplementaryViewOfKind kind: String, at indexPath: IndexPath
    ) -> CollectionViewLayoutAttributes? {
        countedWork.supplementaryAttributesQueries += 1
        let found = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
        tracer?.requeried(
            TraceEvent.Element(category: .supplementary, kind: kind, path: indexPath.components), found: found != nil)
        return asShown(found)
    }
}
