import CollectionSimulator

/// A cell that returns the size in the scenario when it is measured.
final class ScenarioCell: CollectionViewCell, ScenarioElementView {
    static let identifier = "item"

    /// A closure that returns the size of the cell's content, in points. It is called for every measurement, with the
    /// cell's section and the size that the layout gives it.
    var contentSize: (_ section: Int, _ offered: CGSize) -> CGSize = { _, _ in .zero }
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        preferred.size = contentSize(layoutAttributes.indexPath.first ?? 0, layoutAttributes.size)
        return preferred
    }
}

/// A header, a footer or another supplementary view. The layout decides its size, or asks it for its length along the
/// scroll axis.
final class ScenarioSupplementaryView: CollectionReusableView, ScenarioElementView {
    static let identifier = "supplementary"
    private(set) var element: Scenario.ElementName?
    /// The length for which the view asks, in points, with its axis; nil for the length that the layout gives it.
    var length: (axis: CollectionView.ScrollDirection, points: CGFloat)?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let length, let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        switch length.axis {
        case .vertical: preferred.size.height = length.points
        case .horizontal: preferred.size.width = length.points
        }
        return preferred
    }
}

/// The background behind the items of a section.
final class ScenarioBackgroundView: CollectionReusableView, ScenarioElementView {
    static let kind = "background"
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }
}

/// A view that stores the name of the element that it shows.
@MainActor
protocol ScenarioElementView: CollectionReusableView {
    /// The element of the last attributes that were applied to the view; nil before any attributes were applied.
    var element: Scenario.ElementName? { get }
}

extension CollectionView {
    /// The subviews that show elements, each with its element.
    package var elementViews: [(element: Scenario.ElementName, view: CollectionReusableView)] {
        subviews.compactMap { view in
            guard let shown = view as? any ScenarioElementView, !view.isHidden, let element = shown.element else {
                return nil
            }
            return (element, shown)
        }
    }
}
