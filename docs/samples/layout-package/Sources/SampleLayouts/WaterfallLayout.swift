import UIKit

public protocol WaterfallLayoutDelegate: AnyObject {
    func waterfallLayout(
        _ layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, withWidth width: CGFloat
    ) -> CGFloat
}

/// Columns of equal width; each item goes to the column that is shortest.
public final class WaterfallLayout: UICollectionViewLayout {
    public weak var delegate: WaterfallLayoutDelegate?

    public var columnCount = 2 {
        didSet { if columnCount != oldValue { invalidateLayout() } }
    }

    public var spacing: CGFloat = 8 {
        didSet { if spacing != oldValue { invalidateLayout() } }
    }

    public var contentInsets: UIEdgeInsets = .zero {
        didSet { if contentInsets != oldValue { invalidateLayout() } }
    }

    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0

    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        return collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
    }

    public override var collectionViewContentSize: CGSize {
        CGSize(width: contentWidth, height: contentHeight)
    }

    public override func prepare() {
        super.prepare()
        attributes.removeAll()
        contentHeight = 0
        guard let collectionView = collectionView, collectionView.numberOfSections > 0 else { return }

        let available = contentWidth - contentInsets.left - contentInsets.right
        let width = ((available - spacing * CGFloat(columnCount - 1)) / CGFloat(columnCount)).rounded(.down)
        var bottoms = [CGFloat](repeating: contentInsets.top, count: columnCount)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let height = delegate?.waterfallLayout(self, heightForItemAt: indexPath, withWidth: width) ?? width
            let itemAttributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            itemAttributes.frame = CGRect(
                x: contentInsets.left + CGFloat(column) * (width + spacing), y: bottoms[column],
                width: width, height: height)
            attributes.append(itemAttributes)
            bottoms[column] += height + spacing
        }
        let bottom = attributes.isEmpty ? contentInsets.top : (bottoms.max() ?? 0) - spacing
        contentHeight = bottom + contentInsets.bottom
    }

    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.bounds.width != newBounds.width
    }
}
