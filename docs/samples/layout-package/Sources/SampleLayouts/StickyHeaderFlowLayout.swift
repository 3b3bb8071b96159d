import UIKit

/// A flow layout whose first header stays at the top and grows while the content is pulled down.
public final class StickyHeaderFlowLayout: UICollectionViewFlowLayout {
    /// A change of the bounds that only the header has to follow.
    final class HeaderContext: UICollectionViewFlowLayoutInvalidationContext {
        var movesHeaderOnly = false
    }

    private let headerPath = IndexPath(item: 0, section: 0)

    /// How often the flow layout prepared everything anew.
    public private(set) var fullPreparations = 0

    private var movesHeaderOnly = false

    public override class var invalidationContextClass: AnyClass { HeaderContext.self }

    public override func prepare() {
        super.prepare()
        if !movesHeaderOnly { fullPreparations += 1 }
        movesHeaderOnly = false
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard let elements = super.layoutAttributesForElements(in: rect) else { return nil }
        let others = elements.filter {
            !($0.representedElementKind == UICollectionView.elementKindSectionHeader && $0.indexPath == headerPath)
        }
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: headerPath)
        guard let header = header, header.frame.intersects(rect) else { return others }
        return others + [header]
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let original = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        guard elementKind == UICollectionView.elementKindSectionHeader, indexPath == headerPath,
            let collectionView = collectionView,
            let header = original?.copy() as? UICollectionViewLayoutAttributes
        else { return original }
        let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
        header.frame.origin.y = top
        header.frame.size.height += max(0, -top)
        header.zIndex = 1
        return header
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? HeaderContext, newBounds.size == collectionView?.bounds.size else {
            return context
        }
        context.movesHeaderOnly = true
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateSupplementaryElements(
            ofKind: UICollectionView.elementKindSectionHeader, at: [headerPath])
        return context
    }

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        movesHeaderOnly = (context as? HeaderContext)?.movesHeaderOnly ?? false
        super.invalidateLayout(with: context)
    }
}
