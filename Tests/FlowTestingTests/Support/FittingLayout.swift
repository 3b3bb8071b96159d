import FlowSimulator
import Foundation

/// Rows below each other in a layout of one's own, which makes them as high as their cells prefer.
@MainActor
final class FittingLayout: CollectionViewLayout {
    private let estimate: CGFloat
    /// Whether it heeds what cells prefer.
    private let takesAnswers: Bool
    private var heights: [IndexPath: CGFloat] = [:]

    init(estimate: CGFloat, takesAnswers: Bool = true) {
        self.estimate = estimate
        self.takesAnswers = takesAnswers
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    private var frames: [CGRect] {
        var top: CGFloat = 0
        return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let height = heights[[0, item]] ?? estimate
            defer { top += height }
            return CGRect(x: 0, y: top, width: 320, height: height)
        }
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: frames.last?.maxY ?? 0) }

    override func layoutAttributesForElements(in rect: CGRect) -> [CollectionViewLayoutAttributes]? {
        frames.enumerated().filter { $0.element.intersects(rect) }.map { item, frame in
            let attributes = CollectionViewLayoutAttributes(forCellWith: [0, item])
            attributes.frame = frame
            return attributes
        }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
        withOriginalAttributes original: CollectionViewLayoutAttributes
    ) -> Bool {
        takesAnswers && preferred.size.height != original.size.height
    }

    override func invalidationContext(
        forPreferredLayoutAttributes preferred: CollectionViewLayoutAttributes,
        withOriginalAttributes original: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutInvalidationContext {
        heights[preferred.indexPath] = preferred.size.height
        return super.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
}

/// A cell that prefers to be 60 points high, and each third one 50.
@MainActor
final class FittingCell: CollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        layoutAttributes.size.height = layoutAttributes.indexPath.item.isMultiple(of: 3) ? 50 : 60
        return layoutAttributes
    }
}
