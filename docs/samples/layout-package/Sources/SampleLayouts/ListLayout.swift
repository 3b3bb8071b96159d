import UIKit

/// A flow layout of rows that are as wide as the view and as high as their cells ask for.
public final class ListLayout: UICollectionViewFlowLayout {
    /// The height of a row until its cell is measured.
    public var estimatedRowHeight: CGFloat = 80 {
        didSet { if estimatedRowHeight != oldValue { invalidateLayout() } }
    }

    public override func prepare() {
        if let collectionView = collectionView {
            let available = collectionView.bounds.inset(by: collectionView.adjustedContentInset).width
            let width = max(1, available - sectionInset.left - sectionInset.right)
            let estimate = CGSize(width: width, height: estimatedRowHeight)
            if estimatedItemSize != estimate { estimatedItemSize = estimate }
        }
        super.prepare()
    }
}
