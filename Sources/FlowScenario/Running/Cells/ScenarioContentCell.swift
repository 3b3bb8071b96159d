import FlowSimulator

/// A cell that is laid out by constraints, as people write one: it makes its views and constraints when it is made, and
/// from then on shows one content after the other.
final class ScenarioContentCell: CollectionViewCell, ScenarioElementView, TemplateCell {
    /// One identifier for each kind, so that a cell of one never has to become a cell of another.
    static func identifier(of name: String) -> String { "cell " + name }

    let shown = ShownContent()
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let views = shown.views, shown.mayLayOut() else { return layoutAttributes }
        guard views.cell.fit != .both, let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes
        else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        preferred.size = fittingSize(offered: layoutAttributes.size)
        return preferred
    }

    /// As people override it: one side is what the layout has for it. Where both follow from the content, as a cell
    /// does by itself.
    func fittingSize(offered: CGSize) -> CGSize {
        contentView.frame = CGRect(origin: .zero, size: offered)
        let fit = shown.views?.cell.fit ?? .both
        return systemLayoutSizeFitting(
            offered, withHorizontalFittingPriority: fit.horizontalPriority,
            verticalFittingPriority: fit.verticalPriority)
    }
}

extension Scenario.Cell.Fit {
    /// How strongly the width and the height that are offered are kept.
    package var horizontalPriority: LayoutPriority { self == .width ? .required : .fittingSizeLevel }
    package var verticalPriority: LayoutPriority { self == .height ? .required : .fittingSizeLevel }
}

extension ScenarioRun {
    /// Where an item's cell is on screen and has contents.
    func contentCell(at path: Scenario.ItemPath) -> ShownContent? { host.shownContent(at: path.indexPath) }
}
