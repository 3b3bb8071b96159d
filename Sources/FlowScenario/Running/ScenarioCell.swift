import FlowSimulator

/// A cell that knows its size: when it is measured it answers what the scenario says.
final class ScenarioCell: CollectionViewCell {
    static let identifier = "item"

    /// Asked for the size of the content, in points, at every measurement.
    var contentSize: () -> CGSize = { .zero }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        preferred.size = contentSize()
        return preferred
    }
}

/// A header or footer. Its size is the layout's business.
final class ScenarioSupplementaryView: CollectionReusableView {
    static let identifier = "supplementary"
}

/// What lies behind the items of a section.
final class ScenarioBackgroundView: CollectionReusableView {
    static let kind = "background"
}
