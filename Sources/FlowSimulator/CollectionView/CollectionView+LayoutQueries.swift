// Queries to the layout, counted and traced. Results are in the view's coordinates.

extension CollectionView {
    func attributesFromLayout(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        countedWork.elementQueries += 1
        let found = layout.layoutAttributesForElements(in: isMirrored ? mirror(rect) : rect)
        tracer?.queried(rect, found: found?.count ?? 0)
        guard isMirrored, let found else { return found }
        let scale = scaleOfMirroredFrames
        return found.map { mirrored($0, onGridOf: scale) }
    }

    func attributesFromLayout(of name: ElementName) -> CollectionViewLayoutAttributes? {
        name.category.methods.count(&countedWork)
        let found = layout.attributes(of: name)
        tracer?.requeried(TraceEvent.Element(name), found: found != nil)
        return asShown(found)
    }
}
