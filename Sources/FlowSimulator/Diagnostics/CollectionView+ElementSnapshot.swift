import Foundation

extension CollectionView {
    /// One element as the layout places it at this moment, as a value.
    public struct ElementSnapshot: Hashable, Sendable {
        /// A cell, a supplementary view or a decoration view.
        public var category: ElementCategory
        /// Nil for cells.
        public var kind: String?
        /// The path that the layout knows the element by.
        public var indexPath: IndexPath
        /// In content coordinates, points.
        public var frame: CGRect
        /// Greater numbers are in front: 0 for cells, 10 for headers and footers (R6.8).
        public var zIndex: Int
        /// The size is the layout's guess: no cell was measured and nobody gave it.
        public var isEstimated: Bool
        /// A view shows it.
        public var isVisible: Bool

        /// Makes a snapshot of its parts. Nothing is checked.
        public init(
            category: ElementCategory, kind: String?, indexPath: IndexPath, frame: CGRect, zIndex: Int,
            isEstimated: Bool, isVisible: Bool
        ) {
            self.category = category
            self.kind = kind
            self.indexPath = indexPath
            self.frame = frame
            self.zIndex = zIndex
            self.isEstimated = isEstimated
            self.isVisible = isVisible
        }
    }

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
