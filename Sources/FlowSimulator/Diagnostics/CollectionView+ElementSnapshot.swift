import Foundation

extension CollectionView {
    /// What the layout, subclasses included, names for `rect`, in its order. Makes no views and measures nothing.
    ///
    /// Looking changes nothing: the view's next question costs what it would have cost, and ``statistics`` counts
    /// nothing of this one, unless the layout was invalid and is prepared now.
    ///
    /// - Complexity: That of the layout's answer; a flow layout's is O(log *n* + *h*), *h* elements.
    public func elementSnapshots(in rect: CGRect) -> [ElementSnapshot] {
        prepareLayoutIfNeeded()
        let made = countedWork.attributesMade
        defer { countedWork.attributesMade = made }
        // Neither counted nor traced.
        let found = layout.withoutCaching {
            layout.layoutAttributesForElements(in: isMirrored ? mirror(rect) : rect) ?? []
        }
        return found.map { isMirrored ? mirrored($0) : $0 }.map { attributes in
            let category = attributes.representedElementCategory
            let path = attributes.indexPath
            return ElementSnapshot(
                category: category, kind: attributes.representedElementKind, indexPath: path, frame: attributes.frame,
                zIndex: attributes.zIndex,
                isEstimated: category == .cell && layout.carriesEstimate(at: path),
                isVisible: displayed[attributes.name] != nil)
        }
    }
}
