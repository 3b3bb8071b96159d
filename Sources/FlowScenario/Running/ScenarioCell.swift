import FlowSimulator

/// A cell that knows its size: when it is measured it answers what the scenario says.
final class ScenarioCell: CollectionViewCell, ScenarioElementView {
    static let identifier = "item"

    /// Asked for the size of the content in a section, in points, at every measurement.
    var contentSize: (_ section: Int) -> CGSize = { _ in .zero }
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes else {
            return layoutAttributes
        }
        preferred.size = contentSize(layoutAttributes.indexPath.first ?? 0)
        return preferred
    }
}

/// A header or footer. Its size is the layout's business.
final class ScenarioSupplementaryView: CollectionReusableView, ScenarioElementView {
    static let identifier = "supplementary"
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }
}

/// What lies behind the items of a section.
final class ScenarioBackgroundView: CollectionReusableView, ScenarioElementView {
    static let kind = "background"
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }
}

/// A view that remembers what it shows.
@MainActor
protocol ScenarioElementView: CollectionReusableView {
    /// By the last attributes that were applied to it; nil before.
    var element: Scenario.ElementName? { get }
}

extension CollectionView {
    /// The views in the view that show elements, with what they show.
    package var elementViews: [(element: Scenario.ElementName, view: CollectionReusableView)] {
        subviews.compactMap { view in
            guard let shown = view as? any ScenarioElementView, !view.isHidden, let element = shown.element else {
                return nil
            }
            return (element, shown)
        }
    }
}

extension CollectionViewLayoutAttributes {
    /// What they are the attributes of.
    var name: Scenario.ElementName {
        let section = indexPath.first ?? 0
        return switch representedElementCategory {
        case .cell: .item(section: section, item: indexPath.count > 1 ? indexPath[1] : 0)
        case .supplementaryView:
            representedElementKind == CollectionView.elementKindSectionFooter
                ? .footer(section: section) : .header(section: section)
        case .decorationView: .background(section: section)
        }
    }
}
