extension CollectionView {
    /// The elements that the layout returns for `rect`, in the layout's order. They include elements that a subclass of
    /// the layout adds. Makes no views and measures nothing.
    ///
    /// The call changes nothing: the next query costs the same as without it, and ``statistics`` does not include it,
    /// unless the layout was invalid and is prepared by it.
    ///
    /// - Complexity: That of the layout's query; a flow layout's is O(log *n* + *h*), *h* elements.
    public func elementSnapshots(in rect: CGRect) -> [ElementSnapshot] {
        prepareLayoutIfNeeded()
        return placedElements(in: rect) { _ in true }
    }

    /// The elements that the layout returns for a rectangle. This query is not included in the view's statistics, and
    /// is not traced.
    func placedElements(
        in rect: CGRect, where isIncluded: (CollectionViewLayoutAttributes) -> Bool
    ) -> [ElementSnapshot] {
        let made = core.countedWork.attributesMade
        defer { core.countedWork.attributesMade = made }
        let found = keeper.withoutCaching {
            layout.layoutAttributesForElements(in: inLayout(rect))
        }
        return (found ?? []).filter(isIncluded).map { attributes in
            let name = attributes.name
            return ElementSnapshot(
                name, frame: asShown(attributes).frame, zIndex: attributes.zIndex,
                origin: layout.sizeOrigin(at: name), isVisible: core.displayed[name] != nil)
        }
    }
}
