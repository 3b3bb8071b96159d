import FlowSimulator

/// A header or footer that asks for a height.
final class SizedView: CollectionReusableView {
    var wanted: CGFloat?

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        layoutAttributes.size.height = wanted ?? layoutAttributes.size.height
        return layoutAttributes
    }
}
