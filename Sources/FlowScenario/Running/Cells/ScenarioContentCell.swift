import CollectionSimulator

/// A cell that is laid out by constraints. The cell makes its views and constraints once and shows different contents
/// in them, as cells of apps do.
final class ScenarioContentCell: CollectionViewCell, ScenarioElementView, TemplateCell {
    /// Returns the reuse identifier for a kind of cell. Each kind has its own identifier, so that a cell is never
    /// reused for another kind.
    static func identifier(of name: String) -> String { "cell " + name }

    let shown = ShownContent()
    private(set) var element: Scenario.ElementName?

    override func apply(_ layoutAttributes: CollectionViewLayoutAttributes) { element = layoutAttributes.name }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: CollectionViewLayoutAttributes
    ) -> CollectionViewLayoutAttributes {
        guard let views = shown.views, shown.chargeLayout() else { return layoutAttributes }
        guard views.cell.fit != .both, let preferred = layoutAttributes.copy() as? CollectionViewLayoutAttributes
        else { return super.preferredLayoutAttributesFitting(layoutAttributes) }
        preferred.size = fittingSize(offered: layoutAttributes.size)
        return preferred
    }

    /// Returns the size that fits the content. It is computed in the way that is usual in apps that override
    /// `preferredLayoutAttributesFitting`. The width or the height keeps the value that the layout gives, unless the
    /// content determines both.
    func fittingSize(offered: CGSize) -> CGSize {
        contentView.frame = CGRect(origin: .zero, size: offered)
        let fit = shown.views?.cell.fit ?? .both
        return systemLayoutSizeFitting(
            offered, withHorizontalFittingPriority: fit.horizontalPriority,
            verticalFittingPriority: fit.verticalPriority)
    }
}

extension Scenario.Cell.Fit {
    /// The priority of the width that the layout gives a cell. It applies when the cell is fitted to its content.
    package var horizontalPriority: LayoutPriority { self == .width ? .required : .fittingSizeLevel }
    /// The priority of the height that the layout gives a cell. It applies when the cell is fitted to its content.
    package var verticalPriority: LayoutPriority { self == .height ? .required : .fittingSizeLevel }
}

extension ScenarioRun {
    /// Returns the content that an item's cell shows; nil if the cell has no contents or is not on screen.
    func contentCell(at path: Scenario.ItemPath) -> ShownContent? { host.shownContent(at: path.indexPath) }
}
